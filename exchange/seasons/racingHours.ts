import type { Millis } from '@maidan/core/ids';

/* When races are run: by day where the course is; dogs into the night. */

interface Hours {
  /** Minutes that the clocks there are ahead of UTC. */
  readonly ahead: number;
  /** Minutes of the day there. */
  readonly from: number;
  readonly to: number;
}

const hours = (ahead: number, from: number, to: number): Hours => ({ ahead: 60 * ahead, from: 60 * from, to: 60 * to });

const HORSES: Readonly<Record<string, Hours>> = {
  GB: hours(0, 12, 20.5),
  IE: hours(0, 12, 20.5),
  FR: hours(1, 11, 20),
  ZA: hours(2, 11, 18),
  AU: hours(10, 11, 21),
  IN: hours(5.5, 10.5, 18),
  US: hours(-5, 12, 23.5),
};

/** Mornings and afternoons for the betting shops, evenings for the stands. */
const DOGS: Readonly<Record<string, Hours>> = {
  GB: hours(0, 10.5, 23.5),
  IE: hours(0, 17, 23),
  AU: hours(10, 9, 23),
  NZ: hours(12, 10.5, 23),
};

const DAY_MINUTES = 1_440;

/** Whether a race can be off there at that time. */
export function isRacing(sport: string, country: string, at: Millis): boolean {
  const found = (sport === 'horseRacing' ? HORSES : DOGS)[country];
  if (!found) return false;
  const minute = (((at / 60_000 + found.ahead) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return minute >= found.from && minute <= found.to;
}
