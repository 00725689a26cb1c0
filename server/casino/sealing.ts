import type { Millis } from '@maidan/core/ids';
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
  /** The root of the bets is on record: it is told before the entropy exists. */
  onRoot(root: string): void;
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
  const windows = sealing.round.steps - sealing.round.dealt.length; // every step so far is a window or a deal
  if (row.entropy.length > windows) return row;
  const closed = await closedFor(windows, row, sealing);
  const entropy = [...closed.entropy];
  const origins = [...closed.origins];
  while (entropy.length <= windows) {
    const { value, origin } = await entropyAfter(entropy.length, windows, closed, sealing);
    entropy.push(value);
    origins.push(origin);
  }
  return sealing.rounds.update(closed, { state: 'dealing', entropy, origins });
}

/** Behind every bet that was taken, and with the root of them on record before the entropy exists. */
async function closedFor(windows: number, row: RoundRow, { round, rounds, onRoot }: Sealing): Promise<RoundRow> {
  if (row.state === 'dealing') return row;
  const steps = { steps: round.steps };
  const closed = await rounds.update(row, { ...steps, state: 'closed' });
  if (closed.bet_roots.length >= windows) return closed; // a former owner came that far
  const rooted = await rounds.root(closed, round.steps);
  onRoot(rooted.bet_roots.at(-1)!);
  return rooted;
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
