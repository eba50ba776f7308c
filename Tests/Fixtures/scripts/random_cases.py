#!/usr/bin/env python3
"""Writes random.jsonl: random strings of all bidi classes, with the answers of an implementation that is not ours.

    random_cases.py FOLDER > ../random.jsonl

FOLDER holds uba.py (`levels(text, base)`, `order(levels)`: UAX #9 in Python, checked against BidiTest.txt and
BidiCharacterTest.txt) and icubidi.py (ICU by ctypes). Clusters and mirroring are done here, from Debian's
unicode-data. Levels, order and what is seen are uba's; ICU must agree with the order. The line is ICU's `ubidi_setLine`.
"""
import ctypes
import json
import random
import sys
import unicodedata

sys.path.insert(0, sys.argv[1])
import icubidi
import uba

SEED = 20240512
COUNT = 2000
UNICODE = "/usr/share/unicode/"

# At least one scalar of every class, supplementary planes, marks, joiners and brackets among them. No character here
# joins the next one into a cluster but for marks, ZWNJ and ZWJ, so that clusters() can be this short.
POOL = (
    ["a", "b", "Z", "\U0001D400"]  # L
    + ["\u05d0", "\u05e9", "\U00010A10"]  # R
    + ["\u0628", "\u0645", "\u06cc", "\U0001EE00"]  # AL
    + ["1", "2", "\u06f5"]  # EN
    + ["\u0661", "\u0662", "\u066b"]  # AN
    + ["+", "-", "$", "%", ",", ":", "\u00a0"]  # ES ET CS
    + ["\t", " ", "\u2028", "!", "\u2013", "\u2211", "\U0001F600"]  # S WS ON
    + ["(", ")", "[", "]", "\u2329", "\u232a", "\u00ab", "\u00bb"]  # ON, mirrored
    + ["\u0301", "\u064e", "\U000E0100"]  # NSM
    + ["\u200c", "\u200d", "\u200b", "\u00ad", "\u0000"]  # BN
    + ["\u200e", "\u200f", "\u061c"]  # marks of class L, R, AL
    + ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e"]  # LRE RLE PDF LRO RLO
    + ["\u2066", "\u2067", "\u2068", "\u2069", "\u2069"]  # LRI RLI FSI PDI
)
EXTEND = {"\u0301", "\u064e", "\U000E0100", "\u200c", "\u200d"}
# Grapheme_Cluster_Break=Control (or a line or paragraph separator): nothing extends these.
ALONE = {"\t", "\u2028", "\u2029", "\u200b", "\u00ad", "\u0000"} | set(icubidi.CONTROLS)

MIRROR = {}
for line in open(UNICODE + "BidiMirroring.txt", encoding="utf-8"):
    fields = line.split("#")[0].split(";")
    if len(fields) == 2:
        MIRROR[chr(int(fields[0], 16))] = chr(int(fields[1], 16))


def clusters(text):
    """Lists of offsets."""
    result = []
    for i, c in enumerate(text):
        if c in EXTEND and result and text[result[-1][-1]] not in ALONE:
            result[-1].append(i)
        else:
            result.append([i])
    return result


def visual(text, base_level, levels):
    pieces, piece_levels = [], []
    last = base_level
    for cluster in clusters(text):
        piece = []
        for i in cluster:
            level = last if levels[i] is None else levels[i]
            if piece and level != last:
                pieces.append(piece)
                piece_levels.append(last)
                piece = []
            piece.append(i)
            last = level
        pieces.append(piece)
        piece_levels.append(last)
    out = []
    for k in uba.order(piece_levels):
        for i in pieces[k]:
            if text[i] not in icubidi.CONTROLS:
                out.append(MIRROR.get(text[i], text[i]) if piece_levels[k] & 1 else text[i])
    return "".join(out)


set_line = icubidi._f(
    "ubidi_setLine", None, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)


def icu_line_order(text, base, levels, start, end):
    """The visual order of a line, given by scalar offsets, from ICU's levels for this line."""
    status = ctypes.c_int32(0)
    buffer = ctypes.create_string_buffer(text.encode("utf-16-le") + b"\0\0")
    unit = [0]
    for c in text:
        unit.append(unit[-1] + (2 if ord(c) > 0xFFFF else 1))
    paragraph, line = icubidi._open(), icubidi._open()
    icubidi._setPara(paragraph, buffer, unit[-1], icubidi.BASE[base], None, ctypes.byref(status))
    set_line(paragraph, unit[start], unit[end], line, ctypes.byref(status))
    units = icubidi._levels(line, ctypes.byref(status))
    assert status.value <= 0, status.value
    line_levels = [None if levels[i] is None else units[unit[i] - unit[start]] for i in range(start, end)]
    icubidi._close(line)
    icubidi._close(paragraph)
    return [start + i for i in uba.order(line_levels)]


random.seed(SEED)
for number in range(COUNT):
    length = random.choice([1, 2, 3, 5, 8, 12, 20, 40])
    text = "".join(random.choice(POOL) for _ in range(length))
    # Two emoji with a ZWJ between are one cluster, which clusters() does not know.
    text = text.replace("\u200d\U0001F600", "\u200d!")
    if number % 10 == 0:
        text += "\u2029"
    base = random.choice(["ltr", "rtl", "auto", "auto-rtl"])
    base_level, levels = uba.levels(text, base)
    order = uba.order(levels)
    assert icu_line_order(text, base, levels, 0, len(text)) == order
    start = random.randrange(len(text))
    end = random.randrange(start, len(text)) + 1
    case = {
        "text": text, "base": base, "base_level": base_level,
        "levels": levels, "order": order, "visual": visual(text, base_level, levels),
        "line": {"start": start, "end": end, "order": icu_line_order(text, base, levels, start, end)},
    }
    print(json.dumps(case, separators=(",", ":")))
