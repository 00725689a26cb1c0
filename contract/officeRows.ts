import { z } from 'zod';
import { CURRENCIES, filledLine, id, METHODS, millis, money } from './wire.ts';

/* What several calls of the back office speak of. */

/** Somebody the office speaks of. */
export const namedPlayer = z.object({ id: z.string(), username: z.string() });

export const WARNINGS = [
  'transaction-seen',
  'transaction-credited',
  'picture-seen',
  'no-picture',
  'new-payee',
  'excluded',
  'shared-payee',
  'no-play',
  'case-open',
] as const;
export type Warning = (typeof WARNINGS)[number];

export const payment = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdrawal']),
  player: z.object({ id: z.string(), username: z.string(), blocked: z.boolean() }),
  at: millis,
  amount: money,
  currency: z.enum(CURRENCIES),
  asked: z.string(),
  method: z.enum(METHODS),
  /** UTR or hash of a deposit; the payout reference of a withdrawal. */
  reference: z.string(),
  state: z.string(),
  fourEyes: z.boolean(),
  firstApproval: z.object({ by: z.string(), name: z.string(), at: millis }).nullable(),
  claimedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  warnings: z.array(z.enum(WARNINGS)),
});

export const wallet = z.object({ balance: money, exposure: money, held: money });

export const auditRow = z.object({
  seq: z.int(),
  at: millis,
  actor: z.string(),
  /** What the actor is called: a colleague's name, a player's username. */
  name: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  address: z.string(),
  request: z.string(),
  hash: z.string(),
});

/** Most decisions of staff: on what, and why. */
export const reason = z.strictObject({ id, reason: filledLine(300) });

export const done = z.object({});
