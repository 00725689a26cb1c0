#!/usr/bin/env python3
"""Draws the words of a Maidan match again, from its record alone.

    python3 verify_match.py match.json [next.json ...]     several matches of one chain of seeds, the earliest first
    python3 verify_match.py < match.json
    python3 verify_match.py --vectors matchVectors.json    tests this verifier itself

Written apart from the house's own verifier, with nothing but Python's standard library, and needing no network.
It proves that the seed is the committed one and of its chain, that every step was decided by the number that was announced
for it, and that the words it took are those which the seed and that number make. Of a number of the public beacon (drand)
it proves that it is the SHA-256 of the signature in the record. That the beacon made this signature is for the check on the
match's page, for `npm run verify`, or for any client of drand.
It does not know the rules of the sports: what happens when these words are drawn, and who has won, is for `npm run verify`.
Ends with 0 when all is well, with 1 when it is not.
"""

import hashlib
import hmac
import json
import re
import sys

VERSION = "v1"
LOCAL = "local beacon, not independent"
DRAND = "drand quicknet round ([1-9][0-9]{0,14})"
GENESIS_MS = 1_692_803_367_000
PERIOD_MS = 3_000
SAFE = 2**53 - 1

FAULTS = {
    "record-is-not-json": "This is not a JSON file.",
    "record-is-of-another-version": "This is not a match record of version v1.",
    "record-field-is-missing": "A field of the record is missing.",
    "record-field-is-unknown": "The record has a field that does not belong there.",
    "record-field-is-malformed": "A field of the record is not written as it must be.",
    "seed-is-not-the-committed-one": "The seed is not the one that was committed to before anybody could bet.",
    "seed-is-not-of-its-chain": "The seed does not lead back to the head of its chain.",
    "prelude-is-not-of-one-number": "What was played before anybody could bet has more than one number to go by.",
    "entropy-is-not-the-announced-one": "A step was decided by another number than was announced for it.",
    "entropy-was-used-twice": "Two steps share their entropy, so the later one could be known too early.",
    "entropy-is-not-of-its-signature": "A number of the public beacon is not the SHA-256 of its signature.",
    "beacon-went-backwards": "A later step has an older number of the public beacon, known while bets were open.",
    "entropy-was-known-too-early": "A step was decided by a number that was public before it was announced.",
    "words-are-not-the-drawn-ones": "The words of a step are not those of the seed and the public entropy.",
    "record-was-altered": "The record is not as it was published: its digest is another one.",
    "matches-are-not-of-one-chain": "The seed of the later match does not lead back to the seed of the earlier one.",
}


class Wrong(Exception):
    """Something is wrong with the record: the name of the fault, and where."""

    def __init__(self, fault, where=""):
        super().__init__(fault)
        self.fault = fault
        self.where = str(where)


# Reading the record


def parse(text):
    try:
        record = json.loads(text, parse_float=number, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise Wrong("record-is-not-json") from None
    if not isinstance(record, dict) or record.get("version") != VERSION or record.get("kind") != "match":
        raise Wrong("record-is-of-another-version", "version")
    check_fields(record, "", RECORD)
    return record


def number(text):
    """1.0 is the number 1, as it is everywhere else in JSON."""
    value = float(text)
    return int(value) if value.is_integer() else value


def no_constant(text):
    raise ValueError(text)


def check_fields(value, at, checks):
    such(isinstance(value, dict), at)
    path = (lambda key: f"{at}.{key}") if at else (lambda key: key)
    for key in checks:
        if key not in value:
            raise Wrong("record-field-is-missing", path(key))
    for key in value:
        if key not in checks:
            raise Wrong("record-field-is-unknown", path(key))
    for key, check in checks.items():
        check(value[key], path(key))


def such(is_fine, at):
    if not is_fine:
        raise Wrong("record-field-is-malformed", at)


def matching(pattern):
    return lambda value, at: such(isinstance(value, str) and re.fullmatch(pattern, value), at)


def a_text(value, at):
    such(isinstance(value, str) and not re.search("[\ud800-\udfff]", value), at)


def whole(most):
    return lambda value, at: such(type(value) is int and 0 <= value <= most, at)  # True is no number here


def a_list_of(check):
    def each(value, at):
        such(isinstance(value, list), at)
        for n, item in enumerate(value):
            check(item, f"{at}.{n}")

    return each


def drand_round(source):
    """The number of the round that is named so, or None."""
    found = re.fullmatch(DRAND, source) if isinstance(source, str) else None
    return int(found[1]) if found else None


def a_source(value, at):
    such(value == LOCAL or drand_round(value), at)


a_hash = matching("[0-9a-f]{64}")
a_name = matching("[A-Za-z0-9_ .:-]{1,64}")

CERTAIN = {"at": whole(SAFE), "event": a_text}
DRAWN = {
    **CERTAIN,
    "announced": lambda value, at: value is None or a_source(value, at),
    "value": a_hash,
    "source": a_source,
    "words": matching("([0-9a-f]{8})*"),
}
SIGNED = {**DRAWN, "signature": matching("[0-9a-f]{96}")}


def a_step(value, at):
    if not isinstance(value, dict) or "value" not in value:
        return check_fields(value, at, CERTAIN)
    return check_fields(value, at, SIGNED if drand_round(value.get("source")) else DRAWN)


def an_answer(value, at):
    such(isinstance(value, list) and len(value) == 3, at)
    a_text(value[0], f"{at}.0")
    a_text(value[1], f"{at}.1")
    such(value[2] in ("match", "hand"), f"{at}.2")


RECORD = {
    "version": lambda value, at: None,
    "kind": lambda value, at: None,
    "event": a_name,
    "sport": a_name,
    "fixture": a_text,
    "chain": a_name,
    "head": a_hash,
    "nth": whole(10_000),
    "commitment": a_hash,
    "seed": a_hash,
    "state": lambda value, at: such(value in ("over", "void"), at),
    "steps": a_list_of(a_step),
    "answers": a_list_of(an_answer),
    "digest": a_hash,
}


# Drawing the words


def hashed(seed, times):
    for _ in range(times):
        seed = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    return seed


def words(record, nth, entropy, digits):
    """HMAC-SHA256(seed, "v1|event|nth|entropy|block"), block after block, as many digits as are asked for."""
    key = bytes.fromhex(record["seed"])
    text = ""
    block = 0
    while len(text) < digits:
        message = f"{VERSION}|{record['event']}|{nth}|{entropy}|{block}"
        text += hmac.new(key, message.encode(), hashlib.sha256).hexdigest()
        block += 1
    return text[:digits]


def check_entropy(steps):
    drawn = [(nth, step) for nth, step in enumerate(steps, 1) if "value" in step]
    live = next((n for n, (_, step) in enumerate(drawn) if step["announced"] is not None), len(drawn))
    prelude, played = drawn[:live], drawn[live:]
    if len({step["value"] for _, step in prelude}) > 1:
        raise Wrong("prelude-is-not-of-one-number")
    for nth, step in played:
        if step["announced"] != step["source"]:
            raise Wrong("entropy-is-not-the-announced-one", nth)
    fresh = [step for _, step in prelude[-1:] + played]
    if len({step["value"] for step in fresh}) < len(fresh):
        raise Wrong("entropy-was-used-twice")
    for nth, step in drawn:
        if "signature" in step and hashlib.sha256(bytes.fromhex(step["signature"])).hexdigest() != step["value"]:
            raise Wrong("entropy-is-not-of-its-signature", nth)
    rounds = [drand_round(step["source"]) for step in fresh if "signature" in step]
    if rounds != sorted(set(rounds)):
        raise Wrong("beacon-went-backwards")
    for nth, step in played:
        made = drand_round(step["source"])
        if made and nth > 1 and GENESIS_MS + (made - 1) * PERIOD_MS <= steps[nth - 2]["at"]:
            raise Wrong("entropy-was-known-too-early", nth)


def digest_of(record):
    decided = ["announced", "value", "source", "signature", "words"]
    plain = "version kind event sport fixture chain head nth commitment seed state".split()
    values = [
        *(record[key] for key in plain),
        [[step["at"], step["event"], *(step[key] for key in decided if key in step)] for step in record["steps"]],
        record["answers"],
    ]
    text = json.dumps(values, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


UNCHECKED = "Not checked here: that drand made them. The page of the match or any client of drand does"


def verify(record, tell=lambda line: None):
    if hashed(record["seed"], 1) != record["commitment"]:
        raise Wrong("seed-is-not-the-committed-one")
    tell(f"SHA-256 of the seed is the commitment {record['commitment']}")
    if hashed(record["seed"], record["nth"] + 1) != record["head"]:
        raise Wrong("seed-is-not-of-its-chain")
    tell(f"hashed {record['nth'] + 1} times it is the head of chain {record['chain']}")
    check_entropy(record["steps"])
    for nth, step in enumerate(record["steps"], 1):
        if "value" not in step:
            continue
        if words(record, nth, step["value"], len(step["words"])) != step["words"]:
            raise Wrong("words-are-not-the-drawn-ones", nth)
        tell(f"step {nth}, by {step['value']} ({step['source']}): {step['words']} makes {step['event']}")
    if any("signature" in step for step in record["steps"]):
        tell(f"numbers of drand are the SHA-256 of their signatures. {UNCHECKED}")
    if digest_of(record) != record["digest"]:
        raise Wrong("record-was-altered")
    tell(f"the digest is {record['digest']}")


def matches_between(earlier, later):
    """How many matches of one chain lie from the earlier record to the later one."""
    between = later["nth"] - earlier["nth"]
    is_one = earlier["chain"] == later["chain"] and earlier["head"] == later["head"] and between > 0
    if not is_one or hashed(later["seed"], between) != earlier["seed"]:
        raise Wrong("matches-are-not-of-one-chain")
    return between


# Telling people


def verdict(check, *what):
    try:
        check(*what)
        return "verified"
    except Wrong as wrong:
        return wrong.fault


def run_vectors(path):
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    found = [
        (each, verdict(lambda text: verify(parse(text)), each["text"] if "text" in each else json.dumps(each["record"])))
        for each in vectors["records"]
    ]
    found += [(each, verdict(matches_between, each["earlier"], each["later"])) for each in vectors["pairs"]]
    bad = [(each, got) for each, got in found if got != each["expect"]]
    for each, got in bad:
        print(f"{each['name']}: expected {each['expect']}, found {got}")
    print(f"{len(found) - len(bad)} of {len(found)} vectors are as expected")
    return 1 if bad else 0


def main(paths):
    sys.stdout.reconfigure(errors="backslashreplace")
    if paths[:1] == ["--vectors"] and len(paths) == 2:
        return run_vectors(paths[1])
    if any(path.startswith("--") for path in paths):
        print(__doc__)
        return 0 if paths == ["--help"] else 1
    earlier = None
    try:
        for path in paths or ["-"]:
            record = parse(read(path))
            print(f"Match {record['event']}, {record['sport']}")
            verify(record, lambda line: print(f"  {line}"))
            if earlier:
                print(f"  it is {matches_between(earlier, record)} after match {earlier['event']} in one chain of seeds")
            print("  not checked, because it takes the rules of the sport: what these words make happen, and who won")
            earlier = record
    except Wrong as wrong:
        print(f"NOT VERIFIED: {wrong.fault}{f' ({wrong.where})' if wrong.where else ''}. {FAULTS[wrong.fault]}")
        return 1
    except OSError as error:
        print(error)
        return 1
    print("verified: every step was drawn from what was committed to and announced")
    return 0


def read(path):
    if path == "-":
        return sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "surrogateescape")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
