"""Writes resolver-random.txt: random strings with the levels that a second implementation of UAX #9 gives them.

Usage: resolver_random.py DIRECTORY_OF_ORACLE > resolver-random.txt

The oracle is a module `uba` with `resolve(classes, code_points, paragraph, default)` and the table `BC` of classes; it
passes all of BidiTest.txt and BidiCharacterTest.txt of Unicode 15.0 and shares no code with this package.

A line is: base (l, r, a: first strong), code points in hexadecimal, levels (x: removed by X9; run lengths as n*level),
separated by semicolons.
"""
import itertools
import random
import sys

sys.path.insert(0, sys.argv[1])
import uba  # noqa: E402

SEED = 20221

LETTERS = [0x61, 0x62, 0x5D0, 0x5D1, 0x627, 0x628, 0x10380, 0x10800, 0x1E900, 0x1EE00, 0x1D400]
NUMBERS = [0x31, 0x32, 0x660, 0x6F1, 0x10D30, 0x10E60, 0x1D7CE]
PARTS = [0x2B, 0x2D, 0x2F, 0x2C, 0x2E, 0x3A, 0xA0, 0x24, 0x25, 0x20AA, 0x66A]
MARKS = [0x301, 0x5B0, 0x64B, 0xFE0F, 0x1D167, 0xE0100]
NEUTRALS = [0x20, 0x20, 0x21, 0x26, 0x2013, 0x1F600, 0x9, 0x2028]
BRACKETS = [0x28, 0x29, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x2329, 0x232A, 0x3008, 0x3009, 0x27E8, 0x27E9, 0xFF08, 0xFF09]
ISOLATES = [0x2066, 0x2067, 0x2068, 0x2069, 0x2069]
EMBEDDINGS = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x202C]
IGNORED = [0xAD, 0x200B, 0x200C, 0x200D, 0xFEFF, 0xE0001]
POOLS = [LETTERS, NUMBERS, PARTS, MARKS, NEUTRALS, BRACKETS, ISOLATES, EMBEDDINGS, IGNORED]


def string(generator):
    """Mostly short strings over a few of the pools; now and then a long or a deep one."""
    kind = generator.random()
    pools = generator.sample(POOLS, generator.randint(2, 5))
    if kind < 0.02:
        pools, length = [BRACKETS[:8], LETTERS, LETTERS], generator.randint(150, 260)
    elif kind < 0.03:
        pools, length = [ISOLATES[:3], EMBEDDINGS[:2], LETTERS[2:4]], generator.randint(130, 300)
    elif kind < 0.10:
        pools, length = POOLS, generator.randint(30, 90)
    else:
        length = generator.randint(1, 16)
    text = [generator.choice(generator.choice(pools)) for _ in range(length)]
    return text + [0x2029] if generator.random() < 0.02 else text


def packed(levels):
    runs = ((len(list(run)), "x" if level is None else str(level)) for level, run in itertools.groupby(levels))
    return " ".join(level if count == 1 else f"{count}*{level}" for count, level in runs)


def main():
    generator = random.Random(SEED)
    for _ in range(20_000):
        text = string(generator)
        base = generator.choice("lra")
        classes = [uba.BC[point] for point in text]
        _, levels = uba.resolve(classes, text, {"l": 0, "r": 1, "a": "auto"}[base], 0)
        print(base, " ".join(f"{point:X}" for point in text), packed(levels), sep=";")


main()
