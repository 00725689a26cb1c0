import { OWN_LIMITS } from '@maidan/core/ownLimits';
import { MOST } from '@maidan/core/money';
import { z } from 'zod';
import { call } from './call.ts';
import { millis, money, nothing } from './wire.ts';

/* What players do to keep within limits of their own. Amounts are paise, times minutes; null is no limit. */

const limit = z.enum(OWN_LIMITS);
const value = z.int().min(1).max(MOST).nullable();

const paid = z.object({ in: money, out: money, net: money });

const LIMIT_EFFECTS = ['now', 'asked', 'kept'] as const;

export const protection = {
  playSafe: call(
    'playSafe',
    'player',
    'One’s own limits, what is used of them and when that begins anew, and what was changed.',
    nothing,
    z.object({
      limits: z.array(
        z.object({
          limit,
          value,
          /** None where nothing is added up, or there is no limit. */
          used: z.int().nullable(),
          resetsAt: millis.nullable(),
          /** Something looser that may be confirmed from then on. */
          asked: z.object({ value, from: millis }).nullable(),
        }),
      ),
      /** Whether there is a limit of deposits, or the player said to go without. */
      hasChosen: z.boolean(),
      /** Since when it is asked whether the limits of deposits are still right. */
      askedAt: millis.nullable(),
      changes: z.array(
        z.object({
          what: z.union([limit, z.literal('without')]),
          effect: z.enum([...LIMIT_EFFECTS, 'confirmed', 'declined']),
          before: value,
          after: value,
          at: millis,
        }),
      ),
    }),
  ),
  netDeposits: call(
    'netDeposits',
    'player',
    'What one paid in and out: today, in thirty days, and ever.',
    nothing,
    z.object({ today: paid, month: paid, ever: paid }),
  ),
  setLimit: call(
    'setLimit',
    'player',
    'A limit of one’s own. Tighter counts at once; looser, or none, a day later, and when it is confirmed then.',
    z.strictObject({ limit, value }),
    z.object({ effect: z.enum(LIMIT_EFFECTS), from: millis }),
    { once: true },
  ),
  confirmLimit: call(
    'confirmLimit',
    'player',
    'The second yes to a looser limit, a day after it was asked for.',
    z.strictObject({ limit }),
    z.object({ value }),
    { once: true },
  ),
  goWithoutLimit: call(
    'goWithoutLimit',
    'player',
    'Say that one wants no limit of deposits, when asked for one.',
    z.strictObject({ isSure: z.literal(true) }),
    z.object({}),
    { once: true },
  ),
  playSession: call(
    'playSession',
    'player',
    'How long one has been signed in, what was staked and won since, and when play stops for a reality check.',
    nothing,
    z.object({
      since: millis,
      staked: money,
      won: money,
      net: money,
      checkAt: millis.nullable(),
      /** Until when play rests, by the player’s own limit of time. */
      restUntil: millis.nullable(),
      /** The most that another bet may be by a limit of one’s own, and by which. */
      left: z.object({ limit, value: z.int(), left: money }).nullable(),
    }),
  ),
  answerCheck: call(
    'answerCheck',
    'player',
    'Seen how long it is by now: play may go on until the next reality check.',
    nothing,
    z.object({ checkAt: millis.nullable() }),
    { once: true },
  ),
} as const;
