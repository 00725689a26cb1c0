import { chanceOfAtLeast, oneInOf } from '../alerts/chance.ts';
import { type Diary, HARM_WEEKS, type HarmMarker, type HarmThresholds, lookedAt, type Moved } from './marker.ts';
import { spanOfRows, sumOf, WEEK_MS, within } from './marker.ts';

const BEFORE = HARM_WEEKS - 1;

/**
 * Stakes that leave the player's own past: a week comes to many times an average one of the three before, in each of which they
 * played; and so many of its stakes are above the middle one of before, as who bets like before does not by chance.
 */
export function growingStakes(diary: Diary, thresholds: HarmThresholds): HarmMarker | undefined {
  const { growLeast, growTimes, growOneIn } = thresholds;
  const { player, upto } = diary;
  const since = lookedAt(diary, 'growingStakes', 1);
  if (since > upto - WEEK_MS) return undefined; // the week was looked at
  const week = within(diary.rows.stakes, since, upto);
  const weeks = weeksBefore(diary, since);
  const before = weeks.flat();
  const [staked, average] = [sumOf(week), sumOf(before) / BEFORE];
  if (weeks.some(({ length }) => length === 0) || staked < growLeast || staked < average * growTimes) return undefined;
  const middle = before.map(({ amount }) => amount).toSorted((a, b) => a - b)[Math.floor(before.length / 2)] ?? 0;
  const larger = week.filter(({ amount }) => amount > middle).length;
  const chance = chanceOfAtLeast(
    week.map(() => ({ chance: 0.5, gain: 1, loss: 0 })),
    larger,
  );
  if (chance * growOneIn > 1) return undefined;
  return {
    ...{ rule: 'growingStakes', player, cause: String(week.at(-1)?.at), upto },
    figures: { larger, of: week.length, oneIn: oneInOf(chance) },
    spans: [
      spanOfRows('thisWeek', 'stakes', since, upto),
      spanOfRows('weeksBefore', 'stakes', since - BEFORE * WEEK_MS, since),
    ],
  };
}

const weeksBefore = ({ rows }: Diary, since: number): readonly (readonly Moved[])[] =>
  Array.from({ length: BEFORE }, (_, nth) => within(rows.stakes, since - (nth + 1) * WEEK_MS, since - nth * WEEK_MS));
