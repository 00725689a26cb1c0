import { once } from '../../rows/question.ts';
import type { ElectionState, Region } from './election.ts';

/*
 * Seats fall one by one, and each one tells something about all others: the mood of the country is not known, only how
 * likely each mood is by what has been declared. Chances are mixed over moods, so they are exact.
 */

/** How far the country may lean to the first party, and how likely that is before a vote is counted. */
const MOODS: readonly (readonly [mood: number, chance: number])[] = [
  [-0.36, 0.05],
  [-0.24, 0.12],
  [-0.12, 0.2],
  [0, 0.26],
  [0.12, 0.2],
  [0.24, 0.12],
  [0.36, 0.05],
];

/** Of a seat, to go to the first, the second, or somebody else. */
export type SeatChances = readonly [number, number, number];

function inMood({ lean, others }: Region, mood: number): SeatChances {
  const first = (1 - others) / (1 + Math.exp(-(lean + mood)));
  return [first, 1 - others - first, others];
}

/** How much a seat of each region and party tells for each mood: the regions stay the same through an election. */
const tellings = once((regions: readonly Region[]) =>
  MOODS.map(([mood]) => regions.map(region => inMood(region, mood).map(Math.log))),
);

/** Each mood with its chance, by what has been declared. */
const moods = once((state: ElectionState): readonly (readonly [mood: number, chance: number])[] => {
  const told = tellings(state.regions);
  const weights = MOODS.map(([, chance], m) => {
    const inThis = state.declared.map((declared, n) =>
      declared.reduce((sum, seats, party) => sum + seats * told[m]![n]![party]!, 0),
    );
    return Math.log(chance) + inThis.reduce((sum, each) => sum + each, 0);
  });
  const most = Math.max(...weights);
  const total = weights.reduce((sum, weight) => sum + Math.exp(weight - most), 0);
  return MOODS.map(([mood], n) => [mood, Math.exp(weights[n]! - most) / total]);
});

/** Of the next seat of a region, over all moods. */
export function nextSeat(state: ElectionState, region: number): SeatChances {
  const sums: [number, number, number] = [0, 0, 0];
  for (const [mood, chance] of moods(state)) {
    inMood(state.regions[region]!, mood).forEach((seat, party) => (sums[party]! += chance * seat));
  }
  return sums;
}

export const seatsLeft = (state: ElectionState, region: number): number =>
  state.regions[region]!.seats - state.declared[region]!.reduce((sum, seats) => sum + seats, 0);

export const seatsOf = (state: ElectionState, party: number): number =>
  state.declared.reduce((sum, seats) => sum + seats[party]!, 0);

/** The chance of each number of seats of a party in the end, in these regions. */
export function seatTotals(state: ElectionState, party: number, regions: readonly number[]): readonly number[] {
  const already = regions.reduce((sum, n) => sum + state.declared[n]![party]!, 0);
  const left = regions.reduce((sum, n) => sum + seatsLeft(state, n), 0);
  const sums = Array.from({ length: already + left + 1 }, () => 0);
  for (const [mood, chance] of moods(state)) {
    if (chance < 1e-12) continue;
    const counts = new Float64Array(left + 1);
    counts[0] = 1;
    let gone = 0;
    for (const n of regions) {
      const seat = inMood(state.regions[n]!, mood)[party]!;
      for (let k = seatsLeft(state, n); k > 0; k--) {
        gone += 1;
        for (let seats = gone; seats > 0; seats--)
          counts[seats] = counts[seats]! * (1 - seat) + counts[seats - 1]! * seat;
        counts[0]! *= 1 - seat;
      }
    }
    counts.forEach((each, seats) => (sums[already + seats]! += chance * each));
  }
  return sums;
}

/** The chance of the first party to have more seats than the second; half of it when they have as many. */
export const mostSeats = once((state: ElectionState): number => {
  const left = state.regions.reduce((sum, _, n) => sum + seatsLeft(state, n), 0);
  const lead = seatsOf(state, 0) - seatsOf(state, 1);
  let wins = 0;
  for (const [mood, chance] of moods(state)) {
    if (chance < 1e-12) continue;
    leads(state, mood, left).forEach((each, place) => {
      const then = lead + place - left;
      wins += chance * each * (then > 0 ? 1 : then === 0 ? 0.5 : 0);
    });
  }
  return wins;
});

/** The chance of each change of the lead, from all seats lost to all seats won. */
function leads(state: ElectionState, mood: number, left: number): Float64Array {
  let now = new Float64Array(2 * left + 1);
  now[left] = 1;
  let gone = 0;
  state.regions.forEach((region, n) => {
    const [first, second, others] = inMood(region, mood);
    for (let k = seatsLeft(state, n); k > 0; k--) {
      const next = new Float64Array(now.length);
      for (let at = left - gone; at <= left + gone; at++) {
        const mass = now[at]!;
        next[at + 1]! += mass * first;
        next[at - 1]! += mass * second;
        next[at]! += mass * others;
      }
      gone += 1;
      now = next;
    }
  });
  return now;
}
