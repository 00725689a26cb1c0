import { z } from 'zod';
import { call } from './call.ts';
import { codeFound } from './codeView.ts';
import { done, namedPlayer } from './officeRows.ts';
import { FAULT_RULE_NAMES } from './reconciliation.ts';
import { filledLine, millis, nothing } from './wire.ts';

/* The back office's calls about alarms, and about the books beside what moved them. */

const fault = z.object({
  id: z.string(),
  rule: z.enum(FAULT_RULE_NAMES),
  subject: z.string(),
  expected: z.int(),
  found: z.int(),
  player: namedPlayer.nullable(),
  /** The round, and the table it was played at. */
  round: z.object({ id: z.string(), table: z.string() }).nullable(),
  /** The market, and its event. */
  market: z.object({ id: z.string(), event: z.string() }).nullable(),
  /** A deposit, a withdrawal or a proposal. */
  request: z.string().nullable(),
  /** A colleague. */
  staff: z.object({ id: z.string(), name: z.string() }).nullable(),
  transfers: z.array(z.string()),
  firstAt: millis,
  lastAt: millis,
  /** Until somebody explains it, also when it is not found any more. */
  state: z.enum(['open', 'explained']),
  /** A pass over everything did not find it any more. */
  goneAt: millis.nullable(),
  explanation: z.object({ by: z.string(), at: millis, words: z.string() }).nullable(),
});

const pass = z.object({
  number: z.int(),
  kind: z.enum(['step', 'full']),
  at: millis,
  tookMs: z.int(),
  /** Transfers, up to which number; rounds and markets. */
  transfers: z.int(),
  upTo: z.int(),
  rounds: z.int(),
  markets: z.int(),
  faults: z.int(),
  /** What the house has made, by where it made it; of a pass over everything. */
  figures: z
    .object({ casino: z.int(), sport: z.int(), commission: z.int(), adjustments: z.int(), lent: z.int() })
    .nullable(),
});

export const books = {
  officeAlarms: call(
    'officeAlarms',
    'audit.read',
    'How many things somebody has to look at now.',
    nothing,
    z.object({ faults: z.int(), audit: z.int(), code: z.int() }),
  ),
  reconciliation: call(
    'reconciliation',
    'audit.read',
    'The books beside what was asked for, bet and decided: what was found, and every pass.',
    nothing,
    z.object({ open: z.int(), faults: z.array(fault), passes: z.array(pass), code: codeFound.nullable() }),
  ),
  reconcileNow: call(
    'reconcileNow',
    'audit.read',
    'Make a pass now: over what is new, or over everything.',
    z.strictObject({ kind: z.enum(['step', 'full']) }),
    z.object({ faults: z.int() }),
    { once: true },
  ),
  explainFault: call(
    'explainFault',
    'settings.write',
    'Say what something that was found is. It stays on record and is no alarm any more.',
    z.strictObject({ id: filledLine(300), reason: filledLine(300) }),
    done,
    { once: true },
  ),
} as const;
