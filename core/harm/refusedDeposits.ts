import { type Diary, type HarmMarker, type HarmThresholds, lookedAt, spanOfRows, within } from './marker.ts';

/** Deposits tried again and again, in a week, that a limit of the player's own refuses. */
export function refusedDeposits(diary: Diary, { refusedTimes }: HarmThresholds): HarmMarker | undefined {
  const { player, upto, rows } = diary;
  const since = lookedAt(diary, 'refusedDeposits', 1);
  const tries = within(rows.tries, since, upto);
  const last = tries.at(-1);
  if (tries.length < refusedTimes || !last) return undefined;
  return {
    ...{ rule: 'refusedDeposits', player, cause: String(last.at), figures: { times: tries.length }, upto },
    spans: [spanOfRows('refused', 'tries', since, upto)],
  };
}
