import type { Millis } from '@maidan/core/ids';
import type { Crowd } from '@maidan/games/kit/crowd';
import { numberMadeAt } from '@maidan/games/kit/fair/announcement';
import type { Round } from '@maidan/games/kit/round';
import type { Clock } from '../clock.ts';
import type { Beacon, Entropy } from './beacon.ts';
import { RoundFault, RoundGone } from './faults.ts';
import type { Rounds } from './rounds.ts';
import type { RoundRow } from './rows.ts';

/* What comes between a betting window and its first card. */

/** How long a round waits for a beacon that does not answer, before all stakes go back. */
const BEACON_MS = 30_000;

/** Stands for the entropy of cards before the first window, where there are none. */
const NOT_NEEDED = { value: '-', origin: null };

export interface Sealing {
  readonly round: Round;
  readonly clock: Clock;
  readonly beacon: Beacon;
  readonly rounds: Rounds;
  /** The root of the bets is on record: it is told before the entropy exists, with what everybody has bet. */
  onRoot(rooted: { readonly root: string; readonly at: Millis } & Omit<Crowd, 'watching'>): void;
  /** Ended without a result meanwhile. */
  isVoid(): boolean;
  /** Waits until then, or until the round is ended. */
  until(at: Millis): Promise<void>;
}

/**
 * No card moves while a bet is still being written: the closing goes through the same writer behind them, and what
 * it finds then is what counts. Every window is followed by fresh entropy.
 */
export async function sealed(row: RoundRow, sealing: Sealing): Promise<RoundRow> {
  const windows = windowsOf(sealing);
  if (row.entropy.length > windows) return row;
  const closed = await closedWith(row, sealing);
  const entropy = [...closed.entropy];
  const origins = [...closed.origins];
  while (entropy.length <= windows) {
    const { value, origin } = await entropyAfter(entropy.length, windows, closed, sealing);
    entropy.push(value);
    origins.push(origin);
  }
  return sealing.rounds.update(closed, { state: 'dealing', entropy, origins });
}

/** Every step so far is a window or a deal. */
const windowsOf = ({ round }: Sealing): number => round.steps - round.dealt.length;

/**
 * Closed behind every bet that was taken, with the root of them on record and told at once. Where that was not done
 * before the number that decides may be public, the round cannot go on: nobody could tell which bets there were.
 */
export async function closedWith(row: RoundRow, sealing: Sealing): Promise<RoundRow> {
  const { round, rounds, clock, onRoot } = sealing;
  if (row.state === 'dealing') return row;
  const closed = row.state === 'closed' ? row : await rounds.update(row, { steps: round.steps, state: 'closed' });
  const windows = windowsOf(sealing);
  if (closed.bet_roots.length >= windows) return inTime(windows, closed, closed.bet_roots_at?.at(-1)); // came that far
  const { row: rooted, ...bet } = await rounds.root(closed, () => clock.now());
  onRoot({ root: rooted.bet_roots.at(-1)!, at: rooted.bet_roots_at?.at(-1) ?? clock.now(), ...bet });
  return inTime(windows, rooted, clock.now());
}

function inTime(windows: number, row: RoundRow, told: Millis | undefined): RoundRow {
  const made = numberMadeAt(row.beacons[windows - 1] ?? '');
  if (made === undefined || told === undefined || told < made) return row;
  const recorded = row.bet_roots_at?.at(-1) ?? told; // rounds that were announced before v4 do not tell
  throw new RoundFault(recorded < made ? 'bets-root-untold' : 'bets-root-late');
}

async function entropyAfter(
  window: number,
  windows: number,
  { beacons }: RoundRow,
  sealing: Sealing,
): Promise<Entropy | typeof NOT_NEEDED> {
  const target = beacons[window - 1];
  if (target !== undefined) return patiently(target, sealing);
  return windows === 0 ? sealing.beacon.now() : NOT_NEEDED;
}

async function patiently(target: string, { round, clock, beacon, isVoid, until }: Sealing): Promise<Entropy> {
  const latest = clock.in(BEACON_MS);
  for (;;) {
    const found = await beacon.at(target);
    if (isVoid()) throw new RoundGone(round.id);
    if (found !== undefined) return found;
    if (clock.now() >= latest) throw new RoundFault('beacon-missing');
    await (clock.wait?.(1_000) ?? until(clock.in(1_000))); // also in a hurry
  }
}
