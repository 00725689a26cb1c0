import { commit, type Words } from '@maidan/core/commitment';
import { originFault } from '@maidan/core/entropy';
import { ok, refuse, type Result } from '@maidan/core/result';
import { announcementFault, lastAnnouncement } from './announcement.ts';
import { couldBeGone, couldFollow } from './carriedShoe.ts';
import { voidFault } from './endedRecord.ts';
import { type Proof, verify, words } from './fair.ts';
import type { Fault } from './faults.ts';
import type { Game } from '../game.ts';
import { digestOf, recordedShoe, type RecordedDeal, type RoundRecord, windowsOf } from './record.ts';
import { seatAfter } from '../play.ts';
import { type Face, Pile } from '../shoe.ts';

/** One card of a record, drawn again. */
export interface Draw {
  readonly deal: RecordedDeal;
  /** The words it took: all but the last were thrown away, because they would have favoured some faces. */
  readonly words: readonly number[];
  /** How many cards were left to draw from. */
  readonly left: number;
  readonly face: Face;
}

export interface Recount {
  /** Up to the first wrong card. */
  readonly drawn: readonly Draw[];
  readonly fault?: Fault;
}

/**
 * Draws every card of the record again, from the record alone. Whether the game deals from that shoe, to those seats,
 * stops there and makes that result of it is for `verifyRecord`, which knows the rules.
 */
export function recount(record: RoundRecord): Recount {
  const before = faultBeforeDealing(record);
  if (before) return { drawn: [], fault: before };
  const drawn: Draw[] = [];
  for (const draw of draws(record)) {
    if (!draw) return { drawn, fault: 'shoe-was-empty' };
    drawn.push(draw);
    if (draw.face !== draw.deal.face) return { drawn, fault: 'card-is-not-the-drawn-one' };
  }
  return digestOf(record) === record.digest ? { drawn } : { drawn, fault: 'record-was-altered' };
}

/**
 * The whole proof but for signatures, which are for `beaconFault`: the record is of this game, drawn as committed, dealt
 * and decided by its rules.
 */
export function verifyRecord(game: Game, record: RoundRecord): Result<number, Fault> {
  if (record.game !== game.code) return refuse('game-is-another-one');
  if (JSON.stringify(recordedShoe(game.shoe)) !== JSON.stringify(shoeOf(record))) {
    return refuse('shoe-is-not-the-one-of-the-game');
  }
  const { commitment, gone, dealt, result } = record;
  const claim = { commitment, gone, dealt, result };
  const verified = verify(game, proofOf(record), claim);
  if (!verified.ok) return verified;
  const windows = windowsOf(game, claim);
  if (dealt.some(({ window }, n) => window !== windows[n])) return refuse('card-was-dealt-in-another-window');
  const { drawn, fault } = recount(record);
  return fault ? refuse(fault) : ok(drawn.length);
}

/** From the first on. A table that has once told more in its records does not tell less again. */
const VERSIONS = ['v1', 'v2', 'v4'];

/** How far a chain is followed back from one round to an earlier one. */
const CHAIN_MAX = 10_000;

/**
 * How many rounds lie from the earlier record to the later one of the same table: the same chain leads to both. When a
 * fresh shoe was due is for `verifyFollowing`, which knows the rules.
 */
export function roundsBetween(earlier: RoundRecord, later: RoundRecord): Result<number, Fault> {
  if (earlier.table !== later.table) return refuse('rounds-are-not-of-one-chain');
  let seed = later.seed;
  for (let rounds = 1; rounds <= CHAIN_MAX; rounds++) {
    seed = commit(seed);
    if (seed !== earlier.seed) continue;
    if (VERSIONS.indexOf(later.version) < VERSIONS.indexOf(earlier.version)) return refuse('version-went-backwards');
    if (rounds > 1) return ok(rounds);
    if (!carriesOver(earlier, later)) return refuse(NOT_CARRIED);
    return isAnnouncedAfter(earlier, later) ? ok(rounds) : refuse('announcement-does-not-follow');
  }
  return refuse('rounds-are-not-of-one-chain');
}

/** The same by the rules of the game both are of: the later round also finds the shoe as they have it. */
export function verifyFollowing(game: Game, earlier: RoundRecord, later: RoundRecord): Result<number, Fault> {
  if (earlier.game !== game.code || later.game !== game.code) return refuse('game-is-another-one');
  const rounds = roundsBetween(earlier, later);
  if (!rounds.ok) return rounds;
  const isGoneBack =
    earlier.result === null && couldFollow(game, { gone: earlier.gone, dealt: [] }, later.gone, rounds.value);
  const isCarried = isGoneBack || (isWhole(game, earlier) && couldFollow(game, earlier, later.gone, rounds.value));
  return isCarried ? rounds : refuse(NOT_CARRIED);
}

/** A round that was ended without a result may have stopped anywhere. */
const isWhole = (game: Game, { gone, dealt }: RoundRecord): boolean => seatAfter(game, { gone, dealt }) === undefined;

const NOT_CARRIED = 'shoe-did-not-carry-over';

/** Announcements of neighbouring rounds are of one chain too, from version v2 on. */
const isAnnouncedAfter = (earlier: RoundRecord, later: RoundRecord): boolean =>
  earlier.previous === undefined || later.previous === undefined || later.previous === lastAnnouncement(earlier);

/** The next round takes the shoe as it is, or a full one: as much as the records tell. After a void round cards go back. */
function carriesOver(earlier: RoundRecord, later: RoundRecord): boolean {
  const left = [...earlier.gone, ...earlier.dealt.map(({ face }) => face)];
  const found = JSON.stringify(later.gone);
  if (later.gone.length === 0 || found === JSON.stringify(left)) return true;
  return earlier.result === null && found === JSON.stringify(earlier.gone);
}

function faultBeforeDealing(record: RoundRecord): Fault | undefined {
  const { seed, commitment, shoe, gone, dealt, entropy } = record;
  if (commit(seed) !== commitment) return 'seed-is-not-the-committed-one';
  // What goes back, or comes from a pack of the seat's own, is never gone.
  if (gone.length > 0 && (shoe.replace || shoe.perSeat)) return 'gone-does-not-fit-the-shoe';
  if (!couldBeGone(new Map(shoe.faces), gone)) return 'gone-does-not-fit-the-shoe';
  const windows = dealt.map(({ window }) => window);
  if (windows.some((window, n) => window < (windows[n - 1] ?? 0))) return 'window-went-backwards';
  const known = entropy.map(({ window }) => window);
  if (windows.some(window => !known.includes(window))) return 'entropy-is-missing';
  if (new Set(entropy.map(({ value }) => value)).size < entropy.length) return 'entropy-was-used-twice';
  if (known.some(window => !windows.includes(window))) return 'entropy-was-not-used';
  return originFault(entropy) ?? announcementFault(record) ?? voidFault(record);
}

/** Every deal drawn again; undefined where the shoe was empty. */
function* draws(record: RoundRecord): Generator<Draw | undefined> {
  const shoe = { kind: 'cards', ...record.shoe, faces: new Map(record.shoe.faces) } as const;
  const piles = new Map<string, Pile>();
  const streams = new Map<number, Words>();
  const pileFor = (seat: string): Pile => {
    const pile = new Pile(shoe);
    record.gone.forEach(face => pile.take(face));
    piles.set(seat, pile);
    return pile;
  };
  for (const deal of record.dealt) {
    const seat = shoe.perSeat ? deal.to : '';
    const pile = piles.get(seat) ?? pileFor(seat);
    const stream = streams.get(deal.window) ?? words(proofOf(record), deal.window);
    streams.set(deal.window, stream);
    const left = [...pile.left().values()].reduce((sum, count) => sum + count, 0);
    if (left === 0) return yield undefined;
    const taken: number[] = [];
    const face = pile.draw(() => taken[taken.push(stream()) - 1]!);
    yield { deal, words: taken, left, face };
  }
}

/** The proof as the house had it: windows that no card came after have nothing to show. */
function proofOf({ table, round, seed, entropy }: RoundRecord): Proof {
  const values: string[] = Array.from({ length: (entropy.at(-1)?.window ?? -1) + 1 }, () => '');
  for (const { window, value } of entropy) values[window] = value;
  return { table, round, seed, entropy: values };
}

const shoeOf = ({ shoe: { faces, replace, perSeat } }: RoundRecord) => ({ faces, replace, perSeat });
