#!/usr/bin/env python3
"""Draws the cards of a Maidan round again, from its record alone.

    python3 verify_round.py round.json [next.json ...]     several rounds of one table, the earliest first
    python3 verify_round.py < round.json
    python3 verify_round.py --bet bets.json round.json     that bets, or one, are in the roots of the bets of their round
    python3 verify_round.py --vectors vectors.json         tests this verifier itself

Written apart from the house's own verifier, with nothing but Python's standard library, and needing no network.
It proves that every card is the one which the committed seed and the public entropy draw from the shoe in the record.
Of a number of the public beacon (drand) it proves that it is the SHA-256 of the signature in the record. That the beacon
made this signature is for the check on the Fair Play page, for `npm run verify`, or for any client of drand.
It does not know the rules of the games: whether the game deals from that shoe, to those seats, stops there and makes
that result of the cards is for `npm run verify`, or for you. Ends with 0 when all is well, with 1 when it is not.
"""

import hashlib
import hmac
import json
import re
import sys

VERSION = "v1"  # of the draws; records are of v1, v2 or v4
LOCAL = "local beacon, not independent"
DRAND = "drand quicknet round ([1-9][0-9]{0,14})"
SHOE_MAX = 2**32
CHAIN_MAX = 10_000
WINDOW_MAX = 600_000  # no betting window is open for longer, in ms
GENESIS, PERIOD, MARGIN = 1_692_803_367_000, 3_000, 1_000  # of drand quicknet, and from the close on, in ms

FAULTS = {
    "record-is-not-json": "This is not a JSON file.",
    "record-is-of-another-version": "This is not a round record of version v1, v2 or v4.",
    "record-field-is-missing": "A field of the record is missing.",
    "record-field-is-unknown": "The record has a field that does not belong there.",
    "record-field-is-malformed": "A field of the record is not written as it must be.",
    "seed-is-not-the-committed-one": "The seed is not the one that was committed to before the round.",
    "gone-does-not-fit-the-shoe": "The cards said to be gone before the round cannot have come from this shoe.",
    "window-went-backwards": "A card is said to come before a betting window that an earlier card came after.",
    "entropy-is-missing": "A card was dealt after a betting window for which nothing was made public.",
    "entropy-was-used-twice": "Two betting windows share their entropy, so the later cards could be known too early.",
    "entropy-was-not-used": "The record has entropy for a betting window that no card was dealt after.",
    "entropy-is-not-of-its-signature": "A number of the public beacon is not the SHA-256 of its signature.",
    "beacon-went-backwards": "A later betting window has an older number of the public beacon, known while bets were open.",
    "announcement-is-another-one": "A betting window was announced otherwise than the record says.",
    "beacon-is-not-the-first-after-the-close": "Another number of the public beacon was announced than the first one after the window closes.",
    "window-was-not-announced": "A card was dealt after a betting window that was never announced.",
    "beacon-is-not-the-announced-one": "A card was drawn with another number than was announced while bets were open.",
    "bets-root-is-missing": "A card was dealt after a betting window that has no root of its bets.",
    "bets-root-was-late": "The root of the bets was put on record when the number that decides might already have been known.",
    "bets-root-was-too-early": "The root of the bets is said to be older than the bets can be.",
    "closed-round-was-voided-by-one": "Bets on the round were closed, and yet one person alone made it void.",
    "void-is-not-as-the-record-shows": "The round is said to be void for a reason that the rest of the record contradicts.",
    "shoe-was-empty": "A card was dealt from an empty shoe.",
    "card-is-not-the-drawn-one": "A card is not the one that the seed and the public entropy draw.",
    "record-was-altered": "The record is not as it was published: its digest is another one.",
    "rounds-are-not-of-one-chain": "The seed of the later round does not lead back to the seed of the earlier one.",
    "version-went-backwards": "The later record tells less than the earlier one, as if the house had forgotten how.",
    "announcement-does-not-follow": "The later round was announced after another one than the earlier.",
    "shoe-did-not-carry-over": "The later round does not start with the shoe as the earlier one left it.",
}


class Wrong(Exception):
    """Something is wrong with the record: the name of the fault, and where."""

    def __init__(self, fault, where=""):
        super().__init__(fault)
        self.fault = fault
        self.where = where


# Reading the record


def parse(text):
    try:
        record = json.loads(text, parse_float=number, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise Wrong("record-is-not-json") from None
    if not isinstance(record, dict) or record.get("version") not in ("v1", "v2", "v4"):
        raise Wrong("record-is-of-another-version", "version")
    check_fields(record, "", {"v1": RECORD, "v2": SECOND, "v4": TIMED}[record["version"]])
    such(record["version"] == "v1" or (record["result"] is None) != (record["void"] is None), "void")
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


def a_hash(value, at):
    such(isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value), at)


def a_name(value, at):
    such(isinstance(value, str) and re.fullmatch("[A-Za-z0-9_ .:-]{1,64}", value), at)


def a_text(value, at):
    such(isinstance(value, str) and not re.search("[\ud800-\udfff]", value), at)


def a_flag(value, at):
    such(isinstance(value, bool), at)


def is_whole(value, least, most):
    return type(value) is int and least <= value <= most  # True is no number here


def a_window(value, at):
    such(is_whole(value, 0, 999), at)


def a_face(value, at):
    such(is_whole(value, 0, 999) or (isinstance(value, str) and re.fullmatch("[ -~]{1,40}", value)), at)


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


def a_signature(value, at):
    such(isinstance(value, str) and re.fullmatch("[0-9a-f]{96}", value), at)


def an_entropy(value, at):
    checks = {"window": a_window, "value": a_hash, "source": a_source}
    if isinstance(value, dict) and drand_round(value.get("source")):
        checks["signature"] = a_signature
    check_fields(value, at, checks)


def all_entropy(value, at):
    a_list_of(an_entropy)(value, at)
    windows = [each["window"] for each in value]
    such(windows == sorted(set(windows)), at)


def all_faces(value, at):
    def pair(item, where):
        such(isinstance(item, list) and len(item) == 2, where)
        a_face(item[0], f"{where}.0")
        such(is_whole(item[1], 1, SHOE_MAX), f"{where}.1")

    a_list_of(pair)(value, at)
    such(value and len({face for face, _ in value}) == len(value), at)
    such(sum(count for _, count in value) <= SHOE_MAX, at)


DEAL = {"to": a_name, "face": a_face, "window": a_window}
SHOE = {"faces": all_faces, "replace": a_flag, "perSeat": a_flag}
RESULT = {"code": a_text, "text": a_text}
RECORD = {
    "version": lambda value, at: None,
    "game": a_name,
    "table": a_name,
    "round": a_name,
    "commitment": a_hash,
    "seed": a_hash,
    "entropy": all_entropy,
    "shoe": lambda value, at: check_fields(value, at, SHOE),
    "gone": a_list_of(a_face),
    "dealt": a_list_of(lambda item, at: check_fields(item, at, DEAL)),
    "result": lambda value, at: check_fields(value, at, RESULT),
    "digest": a_hash,
}


def or_none(check):
    return lambda value, at: None if value is None else check(value, at)


def a_moment(value, at):
    such(is_whole(value, 0, 2**53 - 1), at)


WINDOW = {"window": a_window, "closes": a_moment, "beacon": a_source, "announcement": a_hash, "betsRoot": or_none(a_hash)}


def a_timed_window(value, at):
    """From v4 on a root has its time, and only a root has."""
    check_fields(value, at, {**WINDOW, "betsRootAt": or_none(a_moment)})
    such((value["betsRoot"] is None) == (value["betsRootAt"] is None), at)


def all_windows(value, at, check=lambda item, where: check_fields(item, where, WINDOW)):
    a_list_of(check)(value, at)
    such([each["window"] for each in value] == list(range(1, len(value) + 1)), at)
    closes = [each["closes"] for each in value]
    such(closes == sorted(set(closes)), at)


# Why a round was ended: for what the house finds before a card is dealt, for what people see, and for what both may.
BEFORE_CARDS = ("restarted-while-betting", "beacon-missing", "bets-root-late", "bets-root-untold")
BY_PEOPLE = ("voided-by-operator", "cards-in-doubt", "price-wrong", "picture-failed")
BY_BOTH = ("table-fault",)
VOID = {
    "fault": lambda value, at: such(value in BEFORE_CARDS + BY_PEOPLE + BY_BOTH, at),
    "by": lambda value, at: such(value in ("house", "one", "two"), at),
}
BEFORE = ["version", "game", "table", "round", "commitment", "seed"]
SECOND = {key: RECORD[key] for key in BEFORE}
SECOND.update({"previous": a_hash, "windows": all_windows})
SECOND.update({key: RECORD[key] for key in ["entropy", "shoe", "gone", "dealt"]})
SECOND.update({"result": or_none(RECORD["result"]), "void": or_none(lambda value, at: check_fields(value, at, VOID))})
SECOND["digest"] = a_hash
TIMED = {**SECOND, "windows": lambda value, at: all_windows(value, at, a_timed_window)}


# Drawing the cards


def commit(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def words(record, entropy):
    """HMAC-SHA256(seed, "v1|table|round|entropy|block"), as 32-bit words with the first byte first."""
    key = bytes.fromhex(record["seed"])
    block = 0
    while True:
        message = f"{VERSION}|{record['table']}|{record['round']}|{entropy}|{block}"
        digest = hmac.new(key, message.encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(n, stream):
    """A number from 0 to n-1, none likelier than another, and the words that were thrown away to that end."""
    limit = 2**32 - 2**32 % n
    thrown = []
    for word in stream:
        if word < limit:
            return word % n, word, thrown
        thrown.append(word)


def check_before_dealing(record):
    if commit(record["seed"]) != record["commitment"]:
        raise Wrong("seed-is-not-the-committed-one")
    shoe, gone = record["shoe"], record["gone"]
    counts = dict(map(tuple, shoe["faces"]))
    if gone and (shoe["replace"] or shoe["perSeat"]):
        raise Wrong("gone-does-not-fit-the-shoe")
    if any(gone.count(face) > counts.get(face, 0) for face in gone):
        raise Wrong("gone-does-not-fit-the-shoe")
    windows = [deal["window"] for deal in record["dealt"]]
    if windows != sorted(windows):
        raise Wrong("window-went-backwards")
    public = {each["window"]: each["value"] for each in record["entropy"]}
    if set(windows) - set(public):
        raise Wrong("entropy-is-missing")
    if len(set(public.values())) < len(public):
        raise Wrong("entropy-was-used-twice")
    if set(public) - set(windows):
        raise Wrong("entropy-was-not-used")
    check_signed([each for each in record["entropy"] if "signature" in each])
    if record["version"] != "v1":
        check_announced(record)


def check_signed(signed):
    """Signed numbers are made of their signatures, and none is older than the one before."""
    if any(hashlib.sha256(bytes.fromhex(each["signature"])).hexdigest() != each["value"] for each in signed):
        raise Wrong("entropy-is-not-of-its-signature")
    rounds = [drand_round(each["source"]) for each in signed]
    if rounds != sorted(set(rounds)):
        raise Wrong("beacon-went-backwards")


def sha256_of(*parts):
    """SHA-256 of a text whose parts are divided by bars."""
    return hashlib.sha256("|".join(map(str, parts)).encode()).hexdigest()


def first_round_after(closes):
    """The round of drand that is made first when a second has gone by since the close."""
    return max(1, -((GENESIS - closes - MARGIN) // PERIOD) + 1)


def is_root_late(window):
    """The root was put on record when the number of drand that decides could be known. Before v4 nothing tells."""
    made = drand_round(window["beacon"])
    return made is not None and "betsRootAt" in window and window["betsRootAt"] >= GENESIS + (made - 1) * PERIOD


def check_announced(record):
    """Windows were announced as the record says, and cards came after the number that was named, and after the bets."""
    before = record["previous"]
    about = [record["table"], record["round"], record["commitment"]]
    for each in record["windows"]:
        announced = sha256_of("v2", *about, each["window"], each["closes"], each["beacon"], before)
        if announced != each["announcement"]:
            raise Wrong("announcement-is-another-one", f"window {each['window']}")
        before = announced
    for each in record["windows"]:
        if drand_round(each["beacon"]) not in (None, first_round_after(each["closes"])):
            raise Wrong("beacon-is-not-the-first-after-the-close", f"window {each['window']}")
    check_not_early(record["windows"])
    windows = {each["window"]: each for each in record["windows"]}
    for each in record["entropy"]:
        if each["window"] == 0:
            continue
        if each["window"] not in windows:
            raise Wrong("window-was-not-announced")
        if windows[each["window"]]["beacon"] != each["source"]:
            raise Wrong("beacon-is-not-the-announced-one")
        if windows[each["window"]]["betsRoot"] is None:
            raise Wrong("bets-root-is-missing")
        if is_root_late(windows[each["window"]]):
            raise Wrong("bets-root-was-late", f"window {each['window']}")
    if record["void"]:
        check_void(record, record["void"]["fault"], record["void"]["by"])


def check_not_early(windows):
    """No root is older than the one before it, nor than its betting window can be."""
    before = 0
    for each in windows:
        at = each.get("betsRootAt")
        if at is not None and (at < each["closes"] - WINDOW_MAX or at < before):
            raise Wrong("bets-root-was-too-early", f"window {each['window']}")
        before = at or 0


def check_void(record, fault, by):
    """The round could have ended as the record says it did."""
    windows = record["windows"]
    if by == "one" and any(each["betsRoot"] for each in windows):
        raise Wrong("closed-round-was-voided-by-one")
    is_fit = fault in BY_BOTH + (BEFORE_CARDS if by == "house" else BY_PEOPLE)
    if fault in BEFORE_CARDS and any(0 < each["window"] >= len(windows) for each in record["entropy"]):
        is_fit = False
    if fault in ("bets-root-late", "bets-root-untold"):
        last = windows[-1] if windows else None
        if last is None or last["betsRoot"] is None or drand_round(last["beacon"]) is None:
            is_fit = False  # only a number of drand has a time that a root can miss
        elif record["version"] == "v4" and is_root_late(last) != (fault == "bets-root-late"):
            is_fit = False
    if not is_fit:
        raise Wrong("void-is-not-as-the-record-shows")


def check_bet(proof, record):
    """The path leads from the salted bet to the root that the record has of its window."""
    bet = proof["bet"]
    made = sha256_of("leaf", proof["salt"], *(bet[key] for key in ["id", "selection", "side", "odds", "line", "stake"]))
    for step in proof["path"]:
        pair = [step["hash"], made] if step["side"] == "left" else [made, step["hash"]]
        made = sha256_of("node", *pair)
    roots = {each["window"]: each["betsRoot"] for each in record.get("windows", [])}
    is_this = [proof["table"], proof["round"]] == [record["table"], record["round"]]
    return is_this and roots.get(proof["window"]) == made


def check_cards(record, tell):
    shoe = record["shoe"]
    piles = {}
    streams = {each["window"]: words(record, each["value"]) for each in record["entropy"]}
    for n, deal in enumerate(record["dealt"], 1):
        seat = deal["to"] if shoe["perSeat"] else ""
        if seat not in piles:
            piles[seat] = [[face, count - record["gone"].count(face)] for face, count in shoe["faces"]]
        pile = piles[seat]
        left = sum(count for _, count in pile)
        if left == 0:
            raise Wrong("shoe-was-empty", f"card {n}")
        nth, word, thrown = below(left, streams[deal["window"]])
        drawn = counted_along(pile, nth)
        away = f", after {len(thrown)} thrown away" if thrown else ""
        how = f"word {word}{away}; {word} mod {left} = {nth}: {drawn[0]}"
        if type(drawn[0]) is not type(deal["face"]) or drawn[0] != deal["face"]:
            tell(f"card {n}, after window {deal['window']}, to {deal['to']}: {how}, but the record says {deal['face']}")
            raise Wrong("card-is-not-the-drawn-one", f"card {n}")
        tell(f"card {n}, after window {deal['window']}, to {deal['to']}: {how}")
        if not shoe["replace"]:
            drawn[1] -= 1


def counted_along(pile, nth):
    for entry in pile:
        if nth < entry[1]:
            return entry
        nth -= entry[1]


def digest_of(record):
    is_told = record["version"] != "v1"
    told = ["window", "closes", "beacon", "announcement", "betsRoot", "betsRootAt"]
    windows = [[each[key] for key in told if key in each] for each in record.get("windows", [])]
    result, void = record["result"], record.get("void")
    values = [
        *(record[key] for key in BEFORE),
        *([record["previous"], windows] if is_told else []),
        [[each[key] for key in ["window", "value", "source", "signature"] if key in each] for each in record["entropy"]],
        [record["shoe"]["faces"], record["shoe"]["replace"], record["shoe"]["perSeat"]],
        record["gone"],
        [[deal["to"], deal["face"], deal["window"]] for deal in record["dealt"]],
        result and [result["code"], result["text"]],
        *([void and [void["fault"], void["by"]]] if is_told else []),
    ]
    text = json.dumps(values, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def root_told(window):
    """What the record says about when the root was put on record."""
    if "betsRootAt" not in window:
        return "this record is older than v4 and does not say when the root was put on record"
    if window["betsRootAt"] is None:
        return "betting never closed, so there is no root"
    made = drand_round(window["beacon"])
    if made is None:
        return f"the root was on record at {window['betsRootAt']}; a number of the house's own has no time to hold it against"
    return f"the root was on record at {window['betsRootAt']}, and the number is made at {GENESIS + (made - 1) * PERIOD}"


UNCHECKED = "Not checked here: that drand made it. The Fair Play page or any client of drand does"


def verify(record, tell=lambda line: None):
    check_before_dealing(record)
    tell(f"SHA-256 of the seed is the commitment {record['commitment']}")
    for each in record.get("windows", []):
        tell(f"window {each['window']} closes {each['closes']}, then {each['beacon']}; root of the bets {each['betsRoot']}")
        tell(f"  {root_told(each)}")
    for each in record["entropy"]:
        tell(f"entropy after window {each['window']}: {each['value']} ({each['source']})")
        if "signature" in each:
            tell(f"  SHA-256 of the signature {each['signature']}. {UNCHECKED}")
    check_cards(record, tell)
    if digest_of(record) != record["digest"]:
        raise Wrong("record-was-altered")
    tell(f"the digest is {record['digest']}")


def rounds_between(earlier, later):
    """How many rounds of one chain lie from the earlier record to the later one."""
    if earlier["table"] != later["table"]:
        raise Wrong("rounds-are-not-of-one-chain")
    seed = later["seed"]
    for rounds in range(1, CHAIN_MAX + 1):
        seed = commit(seed)
        if seed != earlier["seed"]:
            continue
        if later["version"] < earlier["version"]:  # v1, v2, v4: a table that told more does not tell less again
            raise Wrong("version-went-backwards")
        left = earlier["gone"] + [deal["face"] for deal in earlier["dealt"]]
        went_back = earlier["result"] is None and later["gone"] == earlier["gone"]
        if rounds == 1 and later["gone"] and later["gone"] != left and not went_back:
            raise Wrong("shoe-did-not-carry-over")
        if rounds == 1 and "previous" in earlier and "previous" in later:
            announced = [earlier["previous"], *(each["announcement"] for each in earlier["windows"])]
            if later["previous"] != announced[-1]:
                raise Wrong("announcement-does-not-follow")
        return rounds
    raise Wrong("rounds-are-not-of-one-chain")


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
    found += [(each, verdict(rounds_between, each["earlier"], each["later"])) for each in vectors["pairs"]]
    for each in vectors.get("bets", []):
        found.append((each, "verified" if check_bet(each["proof"], each["record"]) else "bet-is-not-in-the-root"))
    bad = [(each, got) for each, got in found if got != each["expect"]]
    for each, got in bad:
        print(f"{each['name']}: expected {each['expect']}, found {got}")
    print(f"{len(found) - len(bad)} of {len(found)} vectors are as expected")
    return 1 if bad else 0


def run_bet(proof_path, record_path):
    try:
        record = parse(read(record_path))
        verify(record)
        proofs = json.loads(read(proof_path))
        proofs = proofs if isinstance(proofs, list) else [proofs]
        missing = [proof for proof in proofs if not check_bet(proof, record)]
        for proof in missing:
            print(f"NOT VERIFIED: bet {proof['bet']['id']} is not in the root of window {proof['window']}")
    except (Wrong, OSError, ValueError, KeyError, TypeError) as error:
        print(f"NOT VERIFIED: {error}")
        return 1
    if not proofs:
        print("NOT VERIFIED: there is no proof in this file")
    elif not missing:
        print(f"verified: {len(proofs)} of {len(proofs)} bets are in the roots of their windows")
    return 0 if proofs and not missing else 1


def main(paths):
    sys.stdout.reconfigure(errors="backslashreplace")
    if paths[:1] == ["--vectors"] and len(paths) == 2:
        return run_vectors(paths[1])
    if paths[:1] == ["--bet"] and len(paths) == 3:
        return run_bet(paths[1], paths[2])
    if any(path.startswith("--") for path in paths):
        print(__doc__)
        return 0 if paths == ["--help"] else 1
    earlier = None
    try:
        for path in paths or ["-"]:
            record = parse(read(path))
            print(f"Round {record['round']} at table {record['table']}, game {record['game']}")
            verify(record, lambda line: print(f"  {line}"))
            if earlier:
                print(f"  it is {rounds_between(earlier, record)} after round {earlier['round']} in one chain of seeds")
            ending = f"that {record['result']['code']} is the result" if record["result"] else "how far it was dealt by the rules"
            if record.get("void"):
                print(f"  void: {record['void']['fault']}, ended by {record['void']['by']}")
            print(f"  not checked, because it takes the rules of the game: {ending}, and when a fresh shoe is due")
            earlier = record
    except Wrong as wrong:
        print(f"NOT VERIFIED: {wrong.fault}{f' ({wrong.where})' if wrong.where else ''}. {FAULTS[wrong.fault]}")
        return 1
    except OSError as error:
        print(error)
        return 1
    print("verified: every card is the one that was committed to")
    return 0


def read(path):
    if path == "-":
        return sys.stdin.buffer.read().decode("utf-8", "surrogateescape")
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "surrogateescape")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
