#!/usr/bin/env python3
"""Writes placements.jsonl: formatted values between neighbours, drawn by an implementation of UAX #9 that is not ours.

    placements.py requests > requests.jsonl
    bidi-show format --jsonl < requests.jsonl > answers.jsonl
    placements.py draw FOLDER requests.jsonl answers.jsonl > ../placements.jsonl

FOLDER holds uba.py (`levels(text, base)`, `order(levels)`: UAX #9 in Python, checked against BidiTest.txt and
BidiCharacterTest.txt). The strings are this package's, made with ICU 72.1; where their characters are seen is not.
"""
import json
import random
import sys

SEED = 20240512
COUNT = 2000
LOCALES = [
    "ar", "ar-AE", "ar-EG", "ar-MA", "ckb", "fa", "fa-AF", "ff-Adlm", "he", "ks", "lrc", "mzn",
    "pa-Arab", "ps", "sd", "ug", "ur", "ur-IN", "uz-Arab", "yi", "en", "de", "fr-CA", "bn",
]
LEFT_TO_RIGHT = {"en", "de", "fr-CA", "bn"}
CURRENCIES = ["AED", "SAR", "ILS", "IRR", "PKR", "AFN", "USD", "EUR", "RUB", "GBP", "JPY", "KWD", "CHF", "BTN"]
NEIGHBOURS = [
    ("", ""), ("Total ", " today"),
    ("\u0627\u0644\u0645\u062c\u0645\u0648\u0639 ", " \u0627\u0644\u064a\u0648\u0645"),
    ("\u05e1\u05da ", " \u05d4\u05d9\u05d5\u05dd"), ("5 ", " 7"), ("\u0665 ", " \u0667"), ("(", ")"), ("- ", " -"),
    ("\u0627\u0644\u0645\u062c\u0645\u0648\u0639 ", " OK"), ("OK ", " \u0627\u0644\u0645\u062c\u0645\u0648\u0639"),
    ("a", "b"), ("\u0628", "\u0628"), ("#", "%"), ("1", "2"),
]


def request(number):
    locale = random.choice(LOCALES)
    kind = random.choice(["price"] * 5 + ["number", "percent", "time-range", "phone", "card"])
    fields = {"id": number, "kind": kind, "locale": locale}
    if locale in LEFT_TO_RIGHT:
        fields["isolation"] = "isolates"
    if kind == "time-range":
        fields["start"], fields["end"] = random.choice(
            [("10:00", "18:00"), ("10:00", "11:00"), ("22:30", "02:00"), ("10:00", "10:00"), ("00:00", "24:00")])
    elif kind == "phone":
        fields["value"] = random.choice(["+971 50 123 4567", "+972-50-123-4567", "(02) 555-0123", "050-123-4567"])
    elif kind == "card":
        fields["value"] = random.choice(["4111111111111234", "378282246310005"])
    else:
        fields["value"] = random.choice(["0", "1", "-5", "1234.5", "-1234.5", "1234567.891", "0.26", "-0.26"])
    if kind == "price":
        fields["currency"] = random.choice(CURRENCIES)
    return fields


def requests():
    random.seed(SEED)
    for number in range(COUNT):
        print(json.dumps(request(number), separators=(",", ":")))


def draw(folder, requests_file, answers_file):
    sys.path.insert(0, folder)
    import uba

    random.seed(SEED)
    for asked, answered in zip(open(requests_file), open(answers_file)):
        case, answer = json.loads(asked), json.loads(answered)
        assert case["id"] == answer["id"] and "error" not in answer, answered
        before, after = random.choice(NEIGHBOURS)
        base = random.choice(["ltr", "rtl"])
        _, levels = uba.levels(before + answer["text"] + after, base)
        case.update(before=before, after=after, base=base, text=answer["text"], order=uba.order(levels))
        print(json.dumps(case, separators=(",", ":")))


if sys.argv[1:] == ["requests"]:
    requests()
elif sys.argv[1:2] == ["draw"] and len(sys.argv) == 5:
    draw(*sys.argv[2:])
else:
    sys.exit(__doc__)
