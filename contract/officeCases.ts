import { ALERT_RULES } from '@maidan/core/alerts/alert';
import { z } from 'zod';
import { call } from './call.ts';
import { CASE_OUTCOMES } from './caseOutcomes.ts';
import { done, namedPlayer } from './officeRows.ts';
import { filledLine, id, line, millis, money, paged, paging } from './wire.ts';

/* The back office's calls about what was found to look at of players: for compliance and the owner, and for nobody else. */

const rule = z.enum(ALERT_RULES);
const colleague = z.object({ id: z.string(), name: z.string() }).nullable();

const listed = {
  id: z.string(),
  player: namedPlayer,
  state: z.enum(['open', 'closed']),
  openedAt: millis,
  /** When something was found last. */
  lastAt: millis,
  rules: z.array(rule),
  alerts: z.int(),
  takenBy: colleague,
  outcome: z.enum(CASE_OUTCOMES).nullable(),
};

/** Something in the evidence, and where it is found. */
const bet = z.object({
  id: z.string(),
  kind: z.enum(['table', 'row', 'order', 'match']),
  player: namedPlayer.nullable(),
  /** The round or the market. */
  place: z.string(),
  event: z.string().nullable(),
  on: z.string(),
  side: z.enum(['back', 'lay']),
  odds: z.int(),
  stake: money,
  profit: money.nullable(),
  at: millis,
});
const payment = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdrawal']),
  amount: money,
  state: z.string(),
  at: millis,
});

export const officeCases = {
  cases: call(
    'cases',
    'cases.decide',
    'Cases of players, those that wait longest first.',
    z.strictObject({
      state: z.enum(['open', 'closed', 'all']).default('open'),
      rule: z.enum(['all', ...ALERT_RULES]).default('all'),
      /** Opened this many days ago or earlier. */
      age: z.coerce.number().int().min(0).max(3_650).default(0),
      whose: z.enum(['all', 'mine', 'nobody']).default('all'),
      search: line(100).default(''),
      ...paging,
    }),
    paged(z.object(listed)),
  ),
  officeCase: call(
    'officeCase',
    'cases.decide',
    'One case: what was found, with the evidence, what colleagues noted, and what became of it.',
    z.strictObject({ id }),
    z.object({
      ...listed,
      blocked: z.boolean(),
      since: millis,
      paidIn: money,
      paidOut: money,
      reason: z.string(),
      closedBy: z.string().nullable(),
      closedAt: millis.nullable(),
      found: z.array(
        z.object({
          id: z.string(),
          rule,
          at: millis,
          figures: z.record(z.string(), z.number()),
          players: z.array(namedPlayer),
          payments: z.array(payment),
          bets: z.array(bet),
        }),
      ),
      notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: millis })),
      /** Other cases of the player. */
      others: z.array(z.object({ id: z.string(), state: z.enum(['open', 'closed']), openedAt: millis })),
    }),
  ),
  takeCase: call('takeCase', 'cases.decide', 'Take a case to work on.', z.strictObject({ id }), done, { once: true }),
  giveBackCase: call('giveBackCase', 'cases.decide', 'Give a case back.', z.strictObject({ id }), done, { once: true }),
  noteCase: call(
    'noteCase',
    'cases.decide',
    'Note something on a case, for colleagues of compliance.',
    z.strictObject({ id, text: filledLine(1_000) }),
    done,
    { once: true },
  ),
  closeCase: call(
    'closeCase',
    'cases.decide',
    'Close a case: it is cleared, was reported, or the account is held for a review that takes two people to end.',
    z.strictObject({ id, outcome: z.enum(CASE_OUTCOMES), reason: filledLine(300) }),
    done,
    { once: true },
  ),
} as const;
