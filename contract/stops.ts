import { FEWEST_DAYS, FEWEST_MONTHS, MOST_DAYS, MOST_MONTHS } from '@maidan/core/stop';
import { z } from 'zod';
import { call } from './call.ts';
import { DATA_PARTS } from './dataParts.ts';
import { longFile, millis, nothing } from './wire.ts';

/* How players stop, close the account and take their data with them. */

export const STOP_KINDS = ['timeOut', 'exclusion', 'closed'] as const;

/** As it stands. */
export const stopView = z.object({
  kind: z.enum(STOP_KINDS),
  since: millis,
  /** Null is for ever. */
  until: millis.nullable(),
  /** When play is open, for who asked to return. */
  opensAt: millis.nullable(),
});

const isSure = z.literal(true);

export const stops = {
  playStop: call(
    'playStop',
    'player',
    'Whether one has stopped and until when, whether the account is being looked at, and who helps.',
    nothing,
    z.object({
      stop: stopView.nullable(),
      /** Whether one may ask to return. */
      mayReturn: z.boolean(),
      inReview: z.boolean(),
      /** What would be cancelled, what stands, and whether the account could be closed. */
      openOrders: z.int(),
      openBets: z.boolean(),
      mayClose: z.boolean(),
      help: z.array(z.string()),
    }),
  ),
  stopPlay: call(
    'stopPlay',
    'player',
    'Stop at once: a time-out of some days, or an exclusion of some months or for ever. Nobody ends it early.',
    z
      .strictObject({
        kind: z.enum(['timeOut', 'exclusion']),
        /** Of a time-out. */
        days: z.int().min(FEWEST_DAYS).max(MOST_DAYS).optional(),
        /** Of an exclusion; null is for ever. */
        months: z.int().min(FEWEST_MONTHS).max(MOST_MONTHS).nullable().optional(),
        isSure,
      })
      .refine(({ kind, days, months }) =>
        kind === 'timeOut' ? days !== undefined && months === undefined : days === undefined && months !== undefined,
      ),
    z.object({ stop: stopView }),
    { once: true },
  ),
  askReturn: call(
    'askReturn',
    'player',
    'Ask to play again after a stop has ended. Play is open a day later.',
    nothing,
    z.object({ opensAt: millis }),
    { once: true },
  ),
  closeAccount: call(
    'closeAccount',
    'player',
    'Close the account for good, once nothing is in it and no bet is open.',
    z.strictObject({ password: z.string().max(1_000), isSure }),
    z.object({ stop: stopView }),
  ),
  myData: call('myData', 'player', 'All that is kept of oneself, as one JSON file.', nothing, longFile, { file: true }),
  myDataCsv: call(
    'myDataCsv',
    'player',
    'One part of what is kept of oneself, as CSV.',
    z.strictObject({ part: z.enum(DATA_PARTS) }),
    longFile,
    { file: true },
  ),
} as const;
