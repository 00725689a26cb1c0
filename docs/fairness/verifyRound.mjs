#!/usr/bin/env node
/*
 * Draws the cards of a Maidan round again, from its record alone.
 *
 *     node verifyRound.mjs round.json [next.json ...]     several rounds of one table, the earliest first
 *     node verifyRound.mjs < round.json
 *     node verifyRound.mjs --vectors vectors.json         tests this verifier itself
 *
 * Written apart from the house's own verifier, with nothing but what Node brings along, and needing no network.
 * It proves that every card is the one which the committed seed and the public entropy draw from the shoe in the record.
 * Of a number of the public beacon (drand) it proves that it is the SHA-256 of the signature in the record. That the
 * beacon made this signature is for the check on the Fair Play page, or for any client of drand.
 * It does not know the rules of the games: whether the game deals from that shoe, to those seats, stops there and makes
 * that result of the cards is for the check on the Fair Play page, or for you. Ends with 0 when all is well, else with 1.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const VERSION = 'v1'; // of the draws; records are of v1, v2 or v4
const LOCAL = 'local beacon, not independent';
const DRAND = /^drand quicknet round ([1-9][0-9]{0,14})$/;
const SHOE_MAX = 2 ** 32;
const CHAIN_MAX = 10_000;
const WINDOW_MAX = 600_000; // no betting window is open for longer, in ms
const [GENESIS, PERIOD, MARGIN] = [1_692_803_367_000, 3_000, 1_000]; // of drand quicknet, and from the close on, in ms

/** Something is wrong with the record: the name of the fault, and where. */
class Wrong extends Error {
  constructor(fault, where = '') {
    super(fault);
    this.fault = fault;
    this.where = where;
  }
}

// Reading the record

function parse(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    throw new Wrong('record-is-not-json');
  }
  const checks = isObject(record) ? { v1: RECORD, v2: SECOND, v4: TIMED }[record.version] : undefined;
  if (!checks) throw new Wrong('record-is-of-another-version', 'version');
  checkFields(record, '', checks);
  such(record.version === 'v1' || (record.result === null) !== (record.void === null), 'void');
  return record;
}

function checkFields(value, at, checks) {
  such(isObject(value), at);
  const path = key => (at === '' ? key : `${at}.${key}`);
  for (const key of Object.keys(checks)) {
    if (!Object.hasOwn(value, key)) throw new Wrong('record-field-is-missing', path(key));
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(checks, key)) throw new Wrong('record-field-is-unknown', path(key));
  }
  for (const [key, check] of Object.entries(checks)) check(value[key], path(key));
}

function such(isFine, at) {
  if (!isFine) throw new Wrong('record-field-is-malformed', at);
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
const matches = (value, pattern) => typeof value === 'string' && pattern.test(value);

const hash = (value, at) => such(matches(value, /^[0-9a-f]{64}$/), at);
const name = (value, at) => such(matches(value, /^[A-Za-z0-9_ .:-]{1,64}$/), at);
const words = (value, at) => such(typeof value === 'string' && !/[\ud800-\udfff]/u.test(value), at);
const flag = (value, at) => such(typeof value === 'boolean', at);
const window = (value, at) => such(isWhole(value, 0, 999), at);
const face = (value, at) => such(isWhole(value, 0, 999) || matches(value, /^[ -~]{1,40}$/), at);

const listOf = check => (value, at) => {
  such(Array.isArray(value), at);
  value.forEach((item, n) => check(item, `${at}.${n}`));
};

/** The number of the round that is named so, or NaN. */
const drandRound = source => (typeof source === 'string' ? Number(DRAND.exec(source)?.[1]) : Number.NaN);

const source = (value, at) => such(value === LOCAL || drandRound(value) > 0, at);
const signature = (value, at) => such(matches(value, /^[0-9a-f]{96}$/), at);

const LOCAL_ENTROPY = { window, value: hash, source };
const entropyFields = value =>
  isObject(value) && drandRound(value.source) > 0 ? { ...LOCAL_ENTROPY, signature } : LOCAL_ENTROPY;

function allEntropy(value, at) {
  listOf((item, where) => checkFields(item, where, entropyFields(item)))(value, at);
  const isRising = value.every((each, n) => n === 0 || each.window > value[n - 1].window);
  such(isRising, at);
}

function allFaces(value, at) {
  listOf((item, where) => {
    such(Array.isArray(item) && item.length === 2, where);
    face(item[0], `${where}.0`);
    such(isWhole(item[1], 1, SHOE_MAX), `${where}.1`);
  })(value, at);
  such(value.length > 0 && new Set(value.map(([each]) => each)).size === value.length, at);
  such(value.reduce((sum, [, count]) => sum + count, 0) <= SHOE_MAX, at);
}

const fields = checks => (value, at) => checkFields(value, at, checks);
const RECORD = {
  version: () => undefined,
  game: name,
  table: name,
  round: name,
  commitment: hash,
  seed: hash,
  entropy: allEntropy,
  shoe: fields({ faces: allFaces, replace: flag, perSeat: flag }),
  gone: listOf(face),
  dealt: listOf(fields({ to: name, face, window })),
  result: fields({ code: words, text: words }),
  digest: hash,
};

const orNull = check => (value, at) => value === null || check(value, at);
const moment = (value, at) => such(isWhole(value, 0, 2 ** 53 - 1), at);
const WINDOW = { window, closes: moment, beacon: source, announcement: hash, betsRoot: orNull(hash) };
/** From v4 on a root has its time, and only a root has. */
function timedWindow(value, at) {
  checkFields(value, at, { ...WINDOW, betsRootAt: orNull(moment) });
  such((value.betsRoot === null) === (value.betsRootAt === null), at);
}
const allWindows = check => (value, at) => {
  listOf(check)(value, at);
  const isInOrder = (each, n) => each.window === n + 1 && (n === 0 || each.closes > value[n - 1].closes);
  such(value.every(isInOrder), at);
};
/** Why a round was ended, by whom: for what the house finds before a card is dealt, or for what people see. */
const FOUND = ['restarted-while-betting', 'beacon-missing', 'bets-root-late', 'bets-root-untold'];
const SEEN = ['voided-by-operator', 'cards-in-doubt', 'price-wrong', 'picture-failed', 'table-fault'];
const VOID = fields({
  fault: (value, at) => such([...FOUND, ...SEEN].includes(value), at),
  by: (value, at) => such(['house', 'one', 'two'].includes(value), at),
});
const { entropy, shoe, gone, dealt, result, digest, ...before } = RECORD;
const SECOND = {
  ...{ ...before, previous: hash, windows: allWindows(fields(WINDOW)), entropy, shoe, gone, dealt },
  ...{ result: orNull(result), void: orNull(VOID), digest },
};
const TIMED = { ...SECOND, windows: allWindows(timedWindow) };

// Drawing the cards

const sha256 = bytes => createHash('sha256').update(bytes).digest('hex');
const commit = seed => sha256(Buffer.from(seed, 'hex'));

/** HMAC-SHA256(seed, "v1|table|round|entropy|block"), as 32-bit words with the first byte first. */
function* wordsFrom({ seed, table, round }, entropy) {
  for (let block = 0; ; block += 1) {
    const message = `${VERSION}|${table}|${round}|${entropy}|${block}`;
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}

/** A number from 0 to n-1, none likelier than another, and how many words were thrown away to that end. */
function below(n, stream) {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let thrown = 0; ; thrown += 1) {
    const word = stream.next().value;
    if (word < limit) return { nth: word % n, word, thrown };
  }
}

const timesIn = (list, wanted) => list.filter(each => each === wanted).length;

function checkBeforeDealing(record) {
  const { seed, commitment, shoe, gone, dealt, entropy } = record;
  if (commit(seed) !== commitment) throw new Wrong('seed-is-not-the-committed-one');
  const counts = new Map(shoe.faces);
  const isShort = gone.some(each => timesIn(gone, each) > (counts.get(each) ?? 0));
  if ((gone.length > 0 && (shoe.replace || shoe.perSeat)) || isShort) throw new Wrong('gone-does-not-fit-the-shoe');
  const windows = dealt.map(deal => deal.window);
  if (windows.some((each, n) => n > 0 && each < windows[n - 1])) throw new Wrong('window-went-backwards');
  const known = entropy.map(each => each.window);
  if (windows.some(each => !known.includes(each))) throw new Wrong('entropy-is-missing');
  if (new Set(entropy.map(each => each.value)).size < entropy.length) throw new Wrong('entropy-was-used-twice');
  if (known.some(each => !windows.includes(each))) throw new Wrong('entropy-was-not-used');
  checkSigned(entropy.filter(each => each.signature));
  if (record.version !== 'v1') checkAnnounced(record);
}

/** The round of drand that is made first when a second has gone by since the close. */
const firstRoundAfter = closes => Math.max(1, Math.ceil((closes + MARGIN - GENESIS) / PERIOD) + 1);

/** When the number is made that is named so: NaN for one of the house's own. */
const madeAt = beacon => GENESIS + (drandRound(beacon) - 1) * PERIOD;
/** The root was put on record when the number of drand that decides could be known. Before v4 nothing tells. */
const isRootLate = ({ beacon, betsRootAt }) => betsRootAt >= madeAt(beacon);

/** Windows were announced as the record says, and cards came after the number that was named, and after the bets. */
function checkAnnounced(record) {
  const { table, round, commitment, previous, windows, entropy } = record;
  let last = previous;
  for (const each of windows) {
    last = sha256(['v2', table, round, commitment, each.window, each.closes, each.beacon, last].join('|'));
    if (last !== each.announcement) throw new Wrong('announcement-is-another-one', `window ${each.window}`);
  }
  const isLate = each => drandRound(each.beacon) > 0 && drandRound(each.beacon) !== firstRoundAfter(each.closes);
  if (windows.some(isLate)) throw new Wrong('beacon-is-not-the-first-after-the-close');
  if (windows.some(isRootEarly)) throw new Wrong('bets-root-was-too-early');
  for (const each of entropy.filter(one => one.window > 0)) {
    const announced = windows[each.window - 1];
    if (!announced) throw new Wrong('window-was-not-announced');
    if (announced.beacon !== each.source) throw new Wrong('beacon-is-not-the-announced-one');
    if (announced.betsRoot === null) throw new Wrong('bets-root-is-missing');
    if (isRootLate(announced)) throw new Wrong('bets-root-was-late', `window ${each.window}`);
  }
  if (record.void) checkVoid(record, record.void);
}

/** The root is older than the one before it, or than its betting window can be. Before v4 nothing tells. */
const isRootEarly = ({ closes, betsRootAt }, n, windows) =>
  typeof betsRootAt === 'number' &&
  (betsRootAt < closes - WINDOW_MAX || betsRootAt < (windows[n - 1]?.betsRootAt ?? 0));

/** The round could have ended as the record says it did. */
function checkVoid({ version, windows, entropy }, { fault, by }) {
  if (by === 'one' && windows.some(each => each.betsRoot)) throw new Wrong('closed-round-was-voided-by-one');
  const isTheirs = fault === 'table-fault' || FOUND.includes(fault) === (by === 'house');
  const isDealt = entropy.some(({ window }) => window > 0 && window >= windows.length);
  const last = windows.at(-1);
  const isTimed = last?.betsRoot && drandRound(last.beacon) > 0; // only drand has a time that a root can miss
  const couldMiss = isTimed && (version !== 'v4' || isRootLate(last) === (fault === 'bets-root-late'));
  const isFit = isTheirs && !(FOUND.includes(fault) && isDealt) && (!fault.startsWith('bets-root') || couldMiss);
  if (!isFit) throw new Wrong('void-is-not-as-the-record-shows');
}

/** Signed numbers are made of their signatures, and none is older than the one before. */
function checkSigned(signed) {
  if (signed.some(each => commit(each.signature) !== each.value)) throw new Wrong('entropy-is-not-of-its-signature');
  const rounds = signed.map(each => drandRound(each.source));
  if (rounds.some((each, n) => n > 0 && each <= rounds[n - 1])) throw new Wrong('beacon-went-backwards');
}

function checkCards(record, tell) {
  const { shoe, gone, dealt, entropy } = record;
  const piles = new Map();
  const streams = new Map(entropy.map(each => [each.window, wordsFrom(record, each.value)]));
  dealt.forEach((deal, n) => {
    const seat = shoe.perSeat ? deal.to : '';
    const full = () => shoe.faces.map(([each, count]) => ({ face: each, left: count - timesIn(gone, each) }));
    if (!piles.has(seat)) piles.set(seat, full());
    const pile = piles.get(seat);
    const left = pile.reduce((sum, entry) => sum + entry.left, 0);
    if (left === 0) throw new Wrong('shoe-was-empty', `card ${n + 1}`);
    const { nth, word, thrown } = below(left, streams.get(deal.window));
    const drawn = countedAlong(pile, nth);
    const away = thrown > 0 ? `, after ${thrown} thrown away` : '';
    const told = `card ${n + 1}, after window ${deal.window}, to ${deal.to}: word ${word}${away}; ${word} mod ${left} = ${nth}`;
    if (drawn.face !== deal.face) {
      tell(`${told}: ${drawn.face}, but the record says ${deal.face}`);
      throw new Wrong('card-is-not-the-drawn-one', `card ${n + 1}`);
    }
    tell(`${told}: ${drawn.face}`);
    if (!shoe.replace) drawn.left -= 1;
  });
}

function countedAlong(pile, nth) {
  let rest = nth;
  return pile.find(entry => {
    if (rest < entry.left) return true;
    rest -= entry.left;
    return false;
  });
}

function digestOf({ version, game, table, round, commitment, seed, entropy, shoe, gone, dealt, result, ...second }) {
  const { previous, windows, void: ended } = second;
  const isTold = version !== 'v1';
  const windowValues = w => [w.window, w.closes, w.beacon, w.announcement, w.betsRoot, ...timeOf(w)];
  const timeOf = w => (version === 'v4' ? [w.betsRootAt] : []);
  const values = [
    ...[version, game, table, round, commitment, seed],
    ...(isTold ? [previous, windows.map(windowValues)] : []),
    entropy.map(each => [each.window, each.value, each.source, ...(each.signature ? [each.signature] : [])]),
    [shoe.faces, shoe.replace, shoe.perSeat],
    gone,
    dealt.map(deal => [deal.to, deal.face, deal.window]),
    result && [result.code, result.text],
    ...(isTold ? [ended && [ended.fault, ended.by]] : []),
  ];
  return sha256(JSON.stringify(values));
}

/** What the record says about when the root of the bets was put on record. */
function rootTold({ window, betsRoot, betsRootAt, beacon }) {
  if (betsRoot === null) return `window ${window} never closed: there is no root of its bets`;
  const root = `root of the bets of window ${window}: ${betsRoot}`;
  if (betsRootAt === undefined) return `${root}; this record is older than v4 and does not say since when`;
  const made = drandRound(beacon) > 0 ? `, and the number is made at ${madeAt(beacon)}` : '';
  return `${root}, on record at ${betsRootAt}${made || '; a number of the house has no time to hold it against'}`;
}

const UNCHECKED = 'Not checked here: that drand made it. The Fair Play page or any client of drand does';

function verify(record, tell = () => undefined) {
  checkBeforeDealing(record);
  tell(`SHA-256 of the seed is the commitment ${record.commitment}`);
  for (const each of record.windows ?? []) tell(rootTold(each));
  for (const { window, value, source, signature } of record.entropy) {
    tell(`entropy after window ${window}: ${value} (${source})`);
    if (signature) tell(`  SHA-256 of the signature ${signature}. ${UNCHECKED}`);
  }
  checkCards(record, tell);
  if (digestOf(record) !== record.digest) throw new Wrong('record-was-altered');
  tell(`the digest is ${record.digest}`);
}

/** How many rounds of one chain lie from the earlier record to the later one. */
function roundsBetween(earlier, later) {
  let { seed } = later;
  for (let rounds = 1; rounds <= CHAIN_MAX && earlier.table === later.table; rounds += 1) {
    seed = commit(seed);
    if (seed !== earlier.seed) continue;
    if (later.version < earlier.version) throw new Wrong('version-went-backwards'); // v1, v2, v4
    const left = [...earlier.gone, ...earlier.dealt.map(deal => deal.face)];
    const isCarried = later.gone.length === 0 || JSON.stringify(later.gone) === JSON.stringify(left);
    const wentBack = earlier.result === null && JSON.stringify(later.gone) === JSON.stringify(earlier.gone);
    if (rounds === 1 && !isCarried && !wentBack) throw new Wrong('shoe-did-not-carry-over');
    const last = earlier.windows?.at(-1)?.announcement ?? earlier.previous;
    const isFollowing = !last || !later.previous || later.previous === last;
    if (rounds === 1 && !isFollowing) throw new Wrong('announcement-does-not-follow');
    return rounds;
  }
  throw new Wrong('rounds-are-not-of-one-chain');
}

// Telling people

const say = line => process.stdout.write(`${line}\n`);

function verdict(check) {
  try {
    check();
    return 'verified';
  } catch (error) {
    if (error instanceof Wrong) return error.fault;
    throw error;
  }
}

function runVectors(path) {
  const { records, pairs } = JSON.parse(readFileSync(path, 'utf8'));
  const found = [
    ...records.map(each => [each, verdict(() => verify(parse(each.text ?? JSON.stringify(each.record))))]),
    ...pairs.map(each => [each, verdict(() => roundsBetween(each.earlier, each.later))]),
  ];
  const bad = found.filter(([each, got]) => got !== each.expect);
  for (const [each, got] of bad) say(`${each.name}: expected ${each.expect}, found ${got}`);
  say(`${found.length - bad.length} of ${found.length} vectors are as expected`);
  return bad.length === 0;
}

const UNRULED = 'not checked, because it takes the rules of the game:';

function verifyAll(paths) {
  let earlier;
  for (const path of paths.length > 0 ? paths : [0]) {
    const record = parse(readFileSync(path, 'utf8'));
    say(`Round ${record.round} at table ${record.table}, game ${record.game}`);
    verify(record, line => say(`  ${line}`));
    if (earlier) say(`  it is ${roundsBetween(earlier, record)} after round ${earlier.round} in one chain of seeds`);
    const ending = record.result ? `that ${record.result.code} is the result` : 'how far it was dealt by the rules';
    if (record.void) say(`  void: ${record.void.fault}, ended by ${record.void.by}`);
    say(`  ${UNRULED} ${ending}, and when a fresh shoe is due`);
    earlier = record;
  }
  say('verified: every card is the one that was committed to');
  return true;
}

const USAGE = 'Usage: node verifyRound.mjs round.json [next.json ...]   or   node verifyRound.mjs < round.json';

function run(words) {
  try {
    if (words[0] === '--vectors' && words.length === 2) return runVectors(words[1]);
    if (!words.some(word => word.startsWith('-'))) return verifyAll(words);
    say(USAGE);
    return false;
  } catch (error) {
    const where = error.where ? ` (${error.where})` : '';
    say(error instanceof Wrong ? `NOT VERIFIED: ${error.fault}${where}` : error.message);
    return false;
  }
}

process.exitCode = run(process.argv.slice(2)) ? 0 : 1;
