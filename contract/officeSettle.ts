import { z } from 'zod';
import { call } from './call.ts';
import { market } from './exchange.ts';
import { namedPlayer } from './officeRows.ts';
import { filledLine, id, millis, money } from './wire.ts';

/* The back office's calls about results that are given by hand. */

const reason = filledLine(300);

/** '0' or '1,2': places in the list of runners, from 0. */
const places = z.string().regex(/^(\d{1,3}(,\d{1,3}){0,99})?$/, 'Name runners by their places: 0,2.');

/** What became of a market, in fields that fit a query. */
const result = {
  result: z.enum(['won', 'runs', 'void']),
  /** Who won. Empty for nobody: a yes-or-no row that did not come true. */
  winners: places.default(''),
  /** Of a dead heat in a place market: who share the last places. All winners unless it says so. */
  tied: places.default(''),
  /** Of a yes-or-no row that came true for several: how many share it. */
  sharedBy: z.coerce.number().int().min(2).max(100).optional(),
  /** Where runs decide, or their parity or last digit. */
  total: z.coerce.number().int().min(0).max(5_000).optional(),
};

export const outcome = z.object(result);

const answer = {
  market,
  ...result,
  /** Bets struck after this instant are void, both sides alike; up to the other one, if it is given. */
  voidAfter: z.coerce.number().pipe(millis).optional(),
  voidUpTo: z.coerce.number().pipe(millis).optional(),
};

/** A result that was proposed, for who has to approve it: `settlePreview` takes it as it is. */
export const proposedAnswer = z.object(answer);

const payment = z.object({ profit: money, commission: money });

export const settling = {
  settlePreview: call(
    'settlePreview',
    'sport.read',
    'What a result would pay everybody, and what it would change if the market is settled already.',
    z.strictObject(answer),
    z.object({
      market: z.string(),
      /** As the statement would say it. */
      words: z.string(),
      /** To be sent with the proposal: it is refused when the market has changed since. */
      seen: z.string(),
      /** What the official record says, and whether this is the same; null while it does not say. */
      record: z.object({ words: z.string(), isSame: z.boolean() }).nullable(),
      /** How often it was settled before. */
      settlements: z.int(),
      bets: z.int(),
      /** Of them, void because of when they were struck. */
      voidBets: z.int(),
      /** Everybody who had a bet, the house's maker too. */
      payments: z.array(payment.extend({ player: namedPlayer })),
      /** Against the last settlement, only those who get something else; empty when it was never settled. */
      changes: z.array(payment.extend({ player: namedPlayer, before: payment, after: payment })),
      total: z.object({
        /** To those who win, and from those who lose, before commission. */
        paid: money,
        taken: money,
        commission: money,
        /** What the house makes: its rows, its maker, what rounding left, and commission. */
        house: money,
        /** The same by the last settlement; null when it was never settled. */
        houseBefore: money.nullable(),
      }),
    }),
  ),
  proposeSettlement: call(
    'proposeSettlement',
    'sport.write',
    'Propose a result, a void or another result for a market. It is suspended meanwhile; a second person approves.',
    z.strictObject({ ...answer, seen: filledLine(64), reason }),
    z.object({ id: z.string() }),
    { once: true },
  ),
  proposeVoidEvent: call(
    'proposeVoidEvent',
    'sport.write',
    'Propose to make every market of an event void. It is suspended meanwhile; a second person approves.',
    z.strictObject({ id, reason }),
    z.object({ id: z.string() }),
    { once: true },
  ),
} as const;
