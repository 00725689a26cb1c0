import { type Diary, type HarmMarker, type HarmThresholds, HOUR_MS, lookedAt, type Moved } from './marker.ts';
import { spanOfRows, sumOf, within } from './marker.ts';

/** Stakes after a loss are raised by this much where it is run after. */
const RAISED_TIMES = 2;

/**
 * Losses that are run after: so much was lost within an hour, and in the hour that follows money is paid in, or twice as much is
 * staked as in the hour before. So many times within a week. An hour is counted once.
 */
export function chasingLosses(diary: Diary, { chaseLeast, chaseTimes }: HarmThresholds): HarmMarker | undefined {
  const { player, upto } = diary;
  const since = lookedAt(diary, 'chasingLosses', 1);
  const chased = lossesIn(diary, since, chaseLeast).flatMap(at => chasedAfter(diary, since, at) ?? []);
  const last = chased.slice(-chaseTimes);
  const end = last.at(-1);
  if (last.length < chaseTimes || !end) return undefined;
  return {
    ...{ rule: 'chasingLosses', player, cause: String(end.at), figures: { times: last.length }, upto },
    spans: last.flatMap(({ from, at, until }) => [
      spanOfRows('lost', 'results', from, at + 1),
      spanOfRows('stakedBefore', 'stakes', from, at + 1),
      spanOfRows('paidIn', 'deposits', at + 1, until),
      spanOfRows('stakedAfter', 'stakes', at + 1, until),
    ]),
  };
}

/** The moments at which so much was lost within the hour: the next one comes when the hour that follows is over, and its own. */
function lossesIn(diary: Diary, since: number, least: number): readonly number[] {
  const results = within(diary.rows.results, since, diary.upto);
  const moments: number[] = [];
  let hour: Moved[] = [];
  for (const result of results) {
    const over = (moments.at(-1) ?? -Infinity) + HOUR_MS;
    hour = [...hour, result].filter(({ at }) => at > result.at - HOUR_MS);
    if (-sumOf(hour) >= least && result.at - HOUR_MS >= over) moments.push(result.at);
  }
  return moments;
}

interface Chased {
  readonly from: number;
  readonly at: number;
  readonly until: number;
}

function chasedAfter({ rows, upto }: Diary, since: number, at: number): Chased | undefined {
  const [from, until] = [Math.max(since, at + 1 - HOUR_MS), Math.min(at + 1 + HOUR_MS, upto)];
  const before = sumOf(within(rows.stakes, from, at + 1));
  const after = sumOf(within(rows.stakes, at + 1, until));
  const isRaised = before > 0 && after >= before * RAISED_TIMES;
  return isRaised || within(rows.deposits, at + 1, until).length > 0 ? { from, at, until } : undefined;
}
