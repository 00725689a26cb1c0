import { drandRound, drandSource, QUICKNET, randomnessOf } from '@maidan/core/drand';
import { after, type Millis } from '@maidan/core/ids';
import { announcementOf, MARGIN_MS, NO_ANNOUNCEMENT } from '../fair/announcement.ts';
import { leavesOf, type LeafBet, rootOf } from '../fair/betsTree.ts';
import { hashOf, QUICKNET_ROUNDS, sampleRecord, sampleRoundFrom } from './fairSamples.ts';
import type { Game } from '../game.ts';
import { LOCAL_SOURCE, recordOf, type RecordedWindow, type RoundRecord, sealed } from '../fair/record.ts';
import { claimed } from '../written.ts';

/* Records of version v2 for tests: the samples of fairSamples.ts, with what was announced and bet. */

/** The first window closes here. */
const START = 1_790_000_000_000 as Millis;
const WINDOW_MS = 20_000;

/** Three bets, as leaves of a tree; the secret that they are salted with; and the leaves. */
export const BETS: readonly LeafBet[] = [1, 2, 3].map(n => ({
  ...{ id: `bet-${n}`, selection: 'A.win', side: 'back', line: 0 },
  ...{ odds: 1_980, stake: n * 10_000 },
})) as unknown as readonly LeafBet[]; // brands are made here
export const SECRET = hashOf('secret of the round');
export const LEAVES = leavesOf(SECRET, BETS);

/** Windows as they would have been announced, the first `closed` of them with a root. */
export function windowsFor(
  record: Pick<RoundRecord, 'table' | 'round' | 'commitment'>,
  beacons: readonly string[],
  { previous = NO_ANNOUNCEMENT, closed = beacons.length } = {},
): readonly RecordedWindow[] {
  const windows: RecordedWindow[] = [];
  for (const [n, beacon] of beacons.entries()) {
    const before = windows.at(-1)?.announcement ?? previous;
    const closes = closingBefore(beacon, n);
    const announced = { window: n + 1, closes, beacon };
    const announcement = announcementOf({ ...record, ...announced, previous: before });
    windows.push({ ...announced, announcement, betsRoot: n < closed ? rootOf(LEAVES) : null });
  }
  return windows;
}

/** When a window closes that is decided by this number: half a second before the latest moment. */
function closingBefore(beacon: string, n: number): Millis {
  const round = drandRound(beacon);
  if (round === undefined) return after(START, n * WINDOW_MS);
  return after(QUICKNET.genesis, (round - 1) * QUICKNET.periodMs - MARGIN_MS - 500);
}

/** The same round as its record of version v1 has, with all of its windows. */
export function secondRecord(game: Game, n: number, previous = NO_ANNOUNCEMENT): RoundRecord {
  const { digest: _, ...first } = sampleRecord(game, n);
  const count = Math.max(...first.dealt.map(({ window }) => window));
  const windows = windowsFor(
    first,
    Array.from({ length: count }, () => LOCAL_SOURCE),
    { previous },
  );
  return sealed({ ...first, version: 'v2', previous, windows, void: null });
}

/** A round that two people made void after so many cards. */
export function voidRecord(game: Game, n: number, cards: number): RoundRecord {
  const { digest: _, ...whole } = secondRecord(game, n);
  const dealt = whole.dealt.slice(0, cards);
  const entropy = whole.entropy.filter(({ window }) => dealt.some(deal => deal.window === window));
  return sealed({ ...whole, dealt, entropy, result: null, void: { fault: 'cards-in-doubt', by: 'two' } });
}

/** With numbers of the public beacon after every window, as they were announced. */
export function announcedRecord(game: Game, n: number): RoundRecord {
  const at = (window: number) => QUICKNET_ROUNDS[window % QUICKNET_ROUNDS.length]!;
  const round = sampleRoundFrom(game, n, hashOf(`seed ${n}`), [], window => randomnessOf(at(window).signature));
  const { result, proof } = round.ending!;
  const origins = proof.entropy.map((_, window) => ({
    source: drandSource(at(window).round),
    signature: at(window).signature,
  }));
  const beacons = origins.slice(1).map(({ source }) => source);
  const windows = windowsFor({ ...round, table: game.code, round: round.id }, beacons);
  return recordOf(game, proof, { ...round, result: claimed(result) }, origins, {
    ...{ version: 'v2', previous: NO_ANNOUNCEMENT, windows, void: null },
  });
}
