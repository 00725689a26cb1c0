import { z } from 'zod';
import { call } from './call.ts';
import { type ErrorCode, ERRORS } from './errors.ts';
import { FIELD } from './fieldSentences.ts';
import { books } from './officeBooks.ts';
import { officeSupport } from './officeSupport.ts';
import { officeContests } from './officeContests.ts';
import { officeIdentity } from './officeIdentity.ts';
import { officeCases } from './officeCases.ts';
import { officeProtection } from './officeProtection.ts';
import { people } from './officePeople.ts';
import { officePlayer } from './officePlayer.ts';
import { officeReviews } from './officeReviews.ts';
import { auditRow, done, payment, reason, wallet, WARNINGS } from './officeRows.ts';
import { settling } from './officeSettle.ts';
import { officeSlots } from './officeSlots.ts';
import { sport } from './officeSport.ts';
import { tables } from './officeTables.ts';
import { ROLE_NAMES } from './roles.ts';
import { filledLine, id, line, millis, money, nothing, paged, paging } from './wire.ts';

export type { Warning } from './officeRows.ts';

/* The back office's HTTP API: staff only, each call with the permission it needs. People and settings: officePeople.ts.
   Tables: officeTables.ts. Sport: officeSport.ts, officeSettle.ts. */

const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

const password = z.string().min(1).max(1024);
const code = z.string().regex(/^\d{6}$/, FIELD.sixDigits);

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLE_NAMES),
  twoStep: z.boolean(),
  /** Two-step sign-in is required and not set up: nothing else answers until it is. */
  mustSetUpTwoStep: z.boolean(),
  mustChangePassword: z.boolean(),
  lastLogin: millis.nullable(),
});

export const office = {
  officeLogin: call(
    'officeLogin',
    'public',
    'Staff sign-in; answers with an HttpOnly cookie.',
    z.strictObject({ email: z.email().max(254).toLowerCase(), password, code: code.optional() }),
    me,
  ),
  officeSignOut: call('officeSignOut', 'staff', 'End this staff session.', nothing, done),
  officeMe: call('officeMe', 'staff', 'Who is signed in.', nothing, me),
  officePassword: call(
    'officePassword',
    'staff',
    'Change one’s own password. After a first password or a reset, other calls answer only when it is changed.',
    z.strictObject({ current: password, password }),
    done,
  ),
  officeBeginTwoStep: call(
    'officeBeginTwoStep',
    'staff',
    'A new secret for an authenticator app, within ten minutes of signing in.',
    nothing,
    z.object({ secret: z.string(), uri: z.string() }),
  ),
  officeConfirmTwoStep: call(
    'officeConfirmTwoStep',
    'staff',
    'Switch two-step sign-in on. All other sessions end.',
    z.strictObject({ code }),
    done,
  ),

  officeSummary: call(
    'officeSummary',
    'payments.read',
    'The figures above the queue.',
    nothing,
    z.object({
      waiting: z.int(),
      oldestAt: millis.nullable(),
      depositsToday: money,
      withdrawalsToday: money,
      ledgerBalanced: z.boolean(),
      proposals: z.int(),
    }),
  ),
  payments: call(
    'payments',
    'payments.read',
    'The deposit and withdrawal queues.',
    z.strictObject({
      type: z.enum(['all', 'deposit', 'withdrawal']).default('all'),
      state: z.enum(['waiting', 'open', 'approved', 'sent', 'done', 'all']).default('waiting'),
      mine: z.enum(['yes', 'no']).default('no'),
      search: line(100).default(''),
      ...paging,
    }),
    paged(payment),
  ),
  payment: call(
    'payment',
    'payments.read',
    'One request with everything needed to decide it.',
    z.strictObject({ id }),
    payment.extend({
      payee: z.record(z.string(), z.string()),
      rate: z.int().nullable(),
      hasScreenshot: z.boolean(),
      decidedBy: z.string(),
      reason: z.string(),
      holdUntil: millis.nullable(),
      /** Other requests with the same number or picture; later ones are no fault of this one. */
      seenBefore: z.array(
        z.object({ id: z.string(), username: z.string(), why: z.enum(WARNINGS), isLater: z.boolean() }),
      ),
      /** Steps that would be refused now, and why. */
      cannot: z.partialRecord(z.enum(['approve', 'send', 'confirm', 'fail']), z.enum(ERROR_CODES)),
      /** From when who asks counts as a second person beside the first; nothing if they do now. */
      secondFrom: millis.nullable(),
      history: z.array(auditRow),
      playerSince: millis,
      playerPayments: z.int(),
      playerWallet: wallet,
      /** Credited and paid out so far. */
      playerPaid: z.object({ in: money, out: money }),
      /** For who may see it. */
      openCase: z.string().nullable(),
    }),
  ),
  screenshot: call(
    'screenshot',
    'payments.read',
    'A link to the payment picture that lasts a few minutes. Every view is written to the audit log.',
    z.strictObject({ id }),
    z.object({ url: z.string(), until: millis }),
  ),
  claimPayment: call('claimPayment', 'payments.decide', 'Take a request to work on.', z.strictObject({ id }), done, {
    once: true,
  }),
  releasePayment: call(
    'releasePayment',
    'payments.decide',
    'Give a claimed request back.',
    z.strictObject({ id }),
    done,
    { once: true },
  ),
  approvePayment: call(
    'approvePayment',
    'payments.decide',
    'Approve; the second approval counts above the threshold.',
    z.strictObject({ id, reason: line(300).default('') }),
    z.object({ state: z.string(), waitsForSecond: z.boolean() }),
    { once: true },
  ),
  rejectPayment: call(
    'rejectPayment',
    'payments.decide',
    'Reject with a reason; a withdrawal is refunded.',
    reason,
    done,
    { once: true },
  ),
  markSent: call(
    'markSent',
    'payments.decide',
    'The payout left the bank, with its reference.',
    z.strictObject({ id, reference: filledLine(80) }),
    done,
    { once: true },
  ),
  markConfirmed: call('markConfirmed', 'payments.decide', 'The payout arrived.', z.strictObject({ id }), done, {
    once: true,
  }),
  markFailed: call(
    'markFailed',
    'payments.decide',
    'The payout was not taken: the player is refunded. Once it was sent, a second person approves that.',
    reason,
    z.object({ proposal: z.string().nullable() }),
    { once: true },
  ),

  ...people,
  ...officePlayer,
  ...officeReviews,
  ...officeIdentity,
  ...officeSupport,
  ...officeCases,
  ...officeProtection,
  ...books,
  ...tables,
  ...officeSlots,
  ...sport,
  ...settling,
  ...officeContests,
} as const;
