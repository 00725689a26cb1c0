import { type Diary, HARM_WEEKS, type HarmMarker, type HarmThresholds, HOUR_MS } from './marker.ts';
import { lookedAt, spanOfRows, within } from './marker.ts';

/**
 * A withdrawal cannot be taken back by who asked for it. What is done instead is paying in again: within the hour, so many times
 * in four weeks.
 */
export function depositAfterWithdrawal(diary: Diary, { returnedTimes }: HarmThresholds): HarmMarker | undefined {
  const { player, upto, rows } = diary;
  const since = lookedAt(diary, 'depositAfterWithdrawal', HARM_WEEKS);
  const returned = within(rows.withdrawals, since, upto).filter(
    ({ at }) => within(rows.deposits, at + 1, untilOf(at, upto)).length > 0,
  );
  const last = returned.at(-1);
  if (returned.length < returnedTimes || !last) return undefined;
  return {
    ...{ rule: 'depositAfterWithdrawal', player, cause: String(last.at), upto },
    figures: { times: returned.length },
    spans: returned.flatMap(({ at }) => [
      spanOfRows('withdrawn', 'withdrawals', at, at + 1),
      spanOfRows('paidIn', 'deposits', at + 1, untilOf(at, upto)),
    ]),
  };
}

/** Rows that follow two withdrawals are rows of one figure, and added up once. */
const untilOf = (at: number, upto: number): number => Math.min(at + 1 + HOUR_MS, upto);
