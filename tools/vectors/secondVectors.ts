import { announcementOf } from '@maidan/games/kit/fair/announcement';
import { leafOf, leavesOf, pathTo, rootOf, saltOf } from '@maidan/games/kit/fair/betsTree';
import * as samples from '@maidan/games/kit/testing/fairSamples';
import type { Fault } from '@maidan/games/kit/fair/faults';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import * as second from '@maidan/games/kit/testing/secondSamples';
import { drandSource } from '@maidan/core/drand';
import { after } from '@maidan/core/ids';
import type { Pair } from './pairVectors.ts';
import { resealed, type Vector, verified } from './vector.ts';

/* Records of version v2, true and corrupted, rounds of it in a row, and bets in their root. */

const { openCard, deck, SAMPLES, hashOf } = samples;
const RECORD = second.secondRecord(openCard, 80);
const PUBLIC = second.announcedRecord(deck, 81);

export function secondVectors(): Vector[] {
  return [
    ...SAMPLES.map((game, n) => verified(`v2: ${game.code}, round r-${90 + n}`, second.secondRecord(game, 90 + n))),
    verified('v2: with the public beacon', PUBLIC),
    verified('v2: void by two people after a card', second.voidRecord(openCard, 82, 1)),
    verified('v2: void by two people before any card', second.voidRecord(deck, 83, 0)),
    ...unreadable(),
    ...announced(),
    {
      ...verified('v2: a void round with a card to another seat', wrongSeat()),
      withRules: 'card-went-to-another-seat',
    },
  ];
}

function unreadable(): Vector[] {
  const { previous: _, ...unchained } = RECORD;
  const [window] = RECORD.windows!;
  const malformed: Readonly<Record<string, unknown>> = {
    'a result, and void': { ...RECORD, void: { fault: 'table-fault', by: 'house' } },
    'no result, and not void': { ...RECORD, result: null },
    'void by three': { ...RECORD, result: null, void: { fault: 'table-fault', by: 'three' } },
    'windows that start with the second': { ...RECORD, windows: [{ ...window, window: 2 }] },
    'a window that closes before the one before': {
      ...RECORD,
      windows: [window, { ...window, window: 2, closes: window!.closes - 1 }],
    },
    'a root that is a number': { ...RECORD, windows: [{ ...window, betsRoot: 1 }] },
  };
  return [
    { name: 'v2: no announcement before', expect: 'record-field-is-missing', record: unchained },
    { name: 'v2: windows in a record of v1', expect: 'record-field-is-unknown', record: { ...RECORD, version: 'v1' } },
    ...Object.entries(malformed).map(([name, record]) => ({
      ...{ name: `v2: ${name}`, expect: 'record-field-is-malformed' as const, record },
    })),
  ];
}

/** What a forger would change, with a digest that fits and, where he can, an announcement too. */
function announced(): Vector[] {
  const windows = RECORD.windows!;
  const rounds: readonly (readonly [string, Fault, RoundRecord])[] = [
    [
      'another closing time',
      'announcement-is-another-one',
      withWindow(RECORD, { closes: after(windows[0]!.closes, 1) }),
    ],
    ['another announcement before', 'announcement-is-another-one', resealed({ previous: hashOf('x') }, RECORD)],
    ['a window that nobody announced', 'window-was-not-announced', resealed({ windows: windows.slice(0, -1) }, RECORD)],
    ['no root of the bets', 'bets-root-is-missing', withWindow(RECORD, { betsRoot: null })],
    ['a later number than the first', 'beacon-is-not-the-first-after-the-close', later()],
    ['another number than announced', 'beacon-is-not-the-announced-one', otherThanAnnounced()],
    ['void by one after the close', 'closed-round-was-voided-by-one', voidByOne()],
  ];
  const altered = { ...RECORD, windows: windows.map(each => ({ ...each, betsRoot: hashOf('another') })) };
  return [
    ...rounds.map(([name, expect, record]) => ({ name: `v2: ${name}`, expect, record })),
    { name: 'v2: another root, the digest as it was', expect: 'record-was-altered', record: altered },
  ];
}

const withWindow = (record: RoundRecord, change: object): RoundRecord =>
  resealed({ windows: record.windows!.map((each, n) => (n === 0 ? { ...each, ...change } : each)) }, record);

/** Announced again as if it had been so from the start. */
function reannounced(record: RoundRecord, change: object): RoundRecord {
  const window = { ...record.windows![0]!, ...change };
  const announcement = announcementOf({ ...record, ...window, previous: record.previous! });
  return resealed({ windows: [{ ...window, announcement }] }, record);
}

/** The operator waited for a number he liked better. */
const later = (): RoundRecord => reannounced(PUBLIC, { closes: after(PUBLIC.windows![0]!.closes, -6_000) });

/** He announced one number and took another, of the same moment as far as the record tells. */
function otherThanAnnounced(): RoundRecord {
  const { beacon, closes } = PUBLIC.windows![0]!;
  const before = Number(beacon.split(' ').at(-1)) - 1;
  return reannounced(PUBLIC, { beacon: drandSource(before), closes: after(closes, -3_000) });
}

const voidByOne = (): RoundRecord =>
  resealed({ void: { fault: 'cards-in-doubt', by: 'one' } }, second.voidRecord(openCard, 82, 1));

function wrongSeat(): RoundRecord {
  const record = second.voidRecord(openCard, 82, 2);
  return resealed({ dealt: record.dealt.with(1, { ...record.dealt[1]!, to: 'B' }) }, record);
}

/** Neighbouring rounds, whose announcements are of one chain too. */
export function secondPairs(): Pair[] {
  const [earlier, later] = samples.sampleRecords(samples.carried, 'second', 2).map(first => asSecond(first));
  const last = earlier!.windows!.at(-1)!.announcement;
  const after = asSecond(later!, last);
  const gone = asSecond({ ...samples.sampleRecords(samples.carried, 'second', 2)[1]!, gone: [] }, last);
  const ended = resealed({ result: null, void: { fault: 'table-fault', by: 'house' } }, earlier!);
  return [
    { name: 'v2: two rounds in a row', expect: 'verified', earlier: earlier!, later: after },
    { name: 'v2: cards of a void round that went back', expect: 'verified', earlier: ended, later: gone },
    { name: 'v2: another round between', expect: 'announcement-does-not-follow', earlier: earlier!, later: later! },
  ];
}

/** The same round, as a record of v2 tells it. */
export function asSecond(first: RoundRecord, previous?: string): RoundRecord {
  const { digest: _, ...content } = first;
  const before = previous ?? hashOf('before');
  const windows = second.windowsFor(
    first,
    first.entropy.map(({ source }) => source),
    { previous: before },
  );
  return resealed({ ...content, version: 'v2', previous: before, windows, void: null }, first);
}

/** A proof that a bet is in the root of a record, and what a verifier must say of it. */
export interface BetVector {
  readonly name: string;
  readonly expect: 'verified' | 'bet-is-not-in-the-root';
  readonly record: RoundRecord;
  readonly proof: unknown;
}

export function betVectors(): BetVector[] {
  const { BETS, LEAVES, SECRET } = second;
  const proofs = BETS.map(bet => {
    const salt = saltOf(SECRET, bet.id);
    return {
      ...{ version: 'v2', table: RECORD.table, round: RECORD.round, window: 1, bet, salt },
      path: pathTo(LEAVES, leafOf(salt, bet))!,
    };
  });
  const [first] = proofs;
  const alone = withWindow(RECORD, { betsRoot: rootOf(leavesOf(SECRET, BETS.slice(0, 1))) });
  const wrong = (name: string, proof: unknown, record = RECORD): BetVector => ({
    ...{ name, expect: 'bet-is-not-in-the-root', record, proof },
  });
  return [
    ...proofs.map((proof, n): BetVector => ({ name: `bet ${n + 1} of 3`, expect: 'verified', record: RECORD, proof })),
    { name: 'the only bet', expect: 'verified', record: alone, proof: { ...first!, path: [] } },
    wrong('another stake', { ...first!, bet: { ...BETS[0]!, stake: 1 } }),
    wrong('another salt', { ...first!, salt: hashOf('x') }),
    wrong('of another round', { ...first!, round: 'r-1' }),
    wrong('of a window there was not', { ...first!, window: 9 }),
    wrong('a path that is too short', { ...first!, path: first!.path.slice(1) }),
    wrong('a bet that was left out', { ...first!, path: [] }),
  ];
}
