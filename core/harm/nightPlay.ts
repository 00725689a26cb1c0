import type { Diary, HarmMarker, HarmThresholds } from './marker.ts';
import { HARM_WEEKS, HOUR_MS, lookedAt, spanOfRows, within } from './marker.ts';

const INDIA_MS = 5.5 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const NIGHT_HOURS = 5;

/** Midnight to five, in India: when people sleep. */
const isAtNight = (at: number): boolean => (at + INDIA_MS) % DAY_MS < NIGHT_HOURS * HOUR_MS;

/** A large share of all bets is placed at night, in many nights. */
export function nightPlay(diary: Diary, thresholds: HarmThresholds): HarmMarker | undefined {
  const { player, upto } = diary;
  const since = lookedAt(diary, 'nightPlay', HARM_WEEKS);
  const all = within(diary.rows.stakes, since, upto);
  const atNight = all.filter(({ at }) => isAtNight(at));
  const nights = new Set(atNight.map(({ at }) => Math.floor((at + INDIA_MS) / DAY_MS))).size;
  const isMuch = atNight.length >= thresholds.nightBets && atNight.length * 100 >= all.length * thresholds.nightShare;
  if (!isMuch || nights < thresholds.nights) return undefined;
  return {
    ...{ rule: 'nightPlay', player, cause: String(atNight.at(-1)?.at), figures: { nights }, upto },
    spans: [spanOfRows('atNight', 'stakes', since, upto, true), spanOfRows('inAll', 'stakes', since, upto)],
  };
}
