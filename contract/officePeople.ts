import { TRANSFER_KINDS } from '@maidan/core/ledger';
import { z } from 'zod';
import { call } from './call.ts';
import { auditRow, done, namedPlayer, payment, reason, wallet } from './officeRows.ts';
import { LANGUAGES } from './language.ts';
import { tag } from './officePlayer.ts';
import { proposedAnswer } from './officeSettle.ts';
import { ROLE_NAMES } from './roles.ts';
import { SECTIONS, SETTINGS } from './settings.ts';
import { STOP_KINDS, stopView } from './stops.ts';
import { file, filledLine, id, line, millis, money, nothing, paged, paging } from './wire.ts';

/* The back office's calls about people and the house: players, proposals, settings, staff, audit. */

const transfer = z.object({
  number: z.int(),
  id: z.string(),
  at: millis,
  from: z.string(),
  to: z.string(),
  amount: money,
  kind: z.enum(TRANSFER_KINDS),
  ref: z.string(),
});

const PROPOSAL_KINDS = [
  'adjustment',
  'role',
  'voidRound',
  'settleMarket',
  'voidEvent',
  'settings',
  'refundPayout',
  'tableLimits',
  'marketLimits',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

const MAIL_KINDS = ['confirmEmail', 'resetPassword', 'passwordReset', 'ticketAnswered'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const stakes = z.object({ min: money, max: money });

const proposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  at: millis,
  expiresAt: millis,
  maker: z.object({ id: z.string(), name: z.string() }),
  subject: z.string(),
  /** What the subject is called. */
  about: z.string(),
  words: z.string(),
  reason: z.string(),
  state: z.enum(['open', 'approved', 'rejected', 'expired']),
  /** Of a settlement: the market and its result, for a preview. */
  settlement: proposedAnswer.nullable(),
  /** Of a settlement: what the record of the match said when it was proposed, where that was something else. */
  against: z.string(),
  /** Of sport: whether the betting is suspended now, for this alone or for another reason. */
  suspended: z.enum(['forThis', 'otherwise']).nullable(),
  /** Of settings: the fields that change, as they were and as they are to be. */
  change: z
    .object({
      section: z.enum(SECTIONS),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** Of limits: of one bet, market by market, as they were and as they are to be. */
  limits: z.array(z.object({ name: z.string(), before: stakes, after: stakes })),
  /** What should make the second person look twice. */
  caution: z.string(),
  /** From when who asks counts as a second person beside its maker; nothing if they do now. */
  countsFrom: millis.nullable(),
});

export const people = {
  players: call(
    'players',
    'players.read',
    'Players by name, email, phone or id.',
    z.strictObject({
      search: line(100).default(''),
      status: z.enum(['all', 'active', 'blocked']).default('all'),
      tag: z.union([z.literal(''), tag]).default(''),
      ...paging,
    }),
    paged(
      z.object({
        id: z.string(),
        username: z.string(),
        email: z.string(),
        demo: z.boolean(),
        status: z.enum(['active', 'blocked']),
        since: millis,
        tags: z.array(z.string()),
        wallet,
      }),
    ),
  ),
  player: call(
    'player',
    'players.read',
    'One player: details, wallet, sessions.',
    z.strictObject({ id }),
    z.object({
      id: z.string(),
      username: z.string(),
      email: z.string(),
      phone_number: z.string(),
      country: z.string(),
      demo: z.boolean(),
      status: z.enum(['active', 'blocked']),
      /** Of a blocked player: who did it, when and why. */
      block: z.object({ by: z.string(), at: millis, reason: z.string() }).nullable(),
      since: millis,
      /** How the player has stopped, now and ever; nobody here ends it. */
      stop: stopView.nullable(),
      stops: z.array(z.object({ what: z.enum([...STOP_KINDS, 'return']), at: millis, until: millis.nullable() })),
      inReview: z.boolean(),
      lastLogin: millis.nullable(),
      emailConfirmed: z.boolean(),
      twoStep: z.boolean(),
      wallet,
      paidIn: money,
      paidOut: money,
      sessions: z.array(
        z.object({
          id: z.string(),
          startedAt: millis,
          seenAt: millis,
          endedAt: millis.nullable(),
          address: z.string(),
          device: z.string(),
        }),
      ),
      payments: z.array(payment),
    }),
  ),
  playerLedger: call(
    'playerLedger',
    'players.read',
    'Every transfer of one player.',
    z.strictObject({ id, ...paging }),
    paged(transfer),
  ),
  blockPlayer: call('blockPlayer', 'players.block', 'Block a player and end all sessions.', reason, done, {
    once: true,
  }),
  unblockPlayer: call('unblockPlayer', 'players.block', 'Let a blocked player in again.', reason, done, { once: true }),
  endPlayerSession: call(
    'endPlayerSession',
    'players.block',
    'End one session of a player.',
    z.strictObject({ id, session: id, reason: filledLine(300) }),
    done,
    { once: true },
  ),
  startReset: call(
    'startReset',
    'players.reset',
    'Mail a player a link to choose a new password; with it two-step sign-in ends, where the player has lost that too.',
    reason.extend({ twoStep: z.boolean().default(false) }),
    done,
    { once: true },
  ),
  mails: call(
    'mails',
    'players.read',
    'Mails to players, the newest first, without what stands in them.',
    z.strictObject({ search: line(100).default(''), ...paging }),
    paged(
      z.object({
        id: z.string(),
        at: millis,
        player: namedPlayer,
        to: z.string(),
        kind: z.enum(MAIL_KINDS),
        state: z.enum(['waiting', 'sent', 'unsure', 'passedOn', 'over']),
        tries: z.int(),
        answer: z.string(),
        readBy: z.string().nullable(),
      }),
    ).extend({ post: z.enum(['sent', 'passedOn', 'stopped']) }),
  ),
  readMail: call(
    'readMail',
    'players.reset',
    'Read a mail that was not sent, to pass it on by another way. It is not sent any more.',
    reason,
    z.object({ to: z.string(), subject: z.string(), text: z.string() }),
    { once: true },
  ),
  houseNews: call(
    'houseNews',
    'players.read',
    'News of the house to players, the newest first, and how many were told.',
    z.strictObject({ ...paging }),
    paged(
      z.object({
        id: z.string(),
        at: millis,
        title: z.string(),
        words: z.string(),
        language: z.enum(LANGUAGES).nullable(),
        by: z.string(),
        told: z.int(),
        isDone: z.boolean(),
      }),
    ),
  ),
  sendNews: call(
    'sendNews',
    'news.write',
    'Tell all players something, or those who read one language. Who may not be invited is not told.',
    z.strictObject({
      title: filledLine(80),
      words: filledLine(500),
      language: z.enum(LANGUAGES).nullable(),
      reason: filledLine(300),
    }),
    z.object({ id: z.string() }),
    { once: true },
  ),
  proposeAdjustment: call(
    'proposeAdjustment',
    'players.adjust',
    'Propose a manual change of balance; a second person approves.',
    z.strictObject({
      id,
      amount: z
        .int()
        .min(-10_000_000_000)
        .max(10_000_000_000)
        .refine(n => n !== 0, 'The amount must not be zero.'),
      reason: filledLine(300),
    }),
    z.object({ id: z.string() }),
    { once: true },
  ),
  proposals: call(
    'proposals',
    'players.read',
    'What waits for a second person.',
    z.strictObject({ state: z.enum(['open', 'all']).default('open'), ...paging }),
    paged(proposal),
  ),
  approveProposal: call('approveProposal', 'staff', 'Approve as the second person.', z.strictObject({ id }), done, {
    once: true,
  }),
  rejectProposal: call(
    'rejectProposal',
    'staff',
    'Reject a proposal, or withdraw one’s own. Betting that was suspended for it alone goes on, unless it is to stay so.',
    reason.extend({ staysSuspended: z.boolean().default(false) }),
    done,
    { once: true },
  ),

  settings: call(
    'settings',
    'settings.read',
    'Everything the operator sets.',
    nothing,
    z.object({ version: z.int(), values: z.object(SETTINGS) }),
  ),
  changeSettings: call(
    'changeSettings',
    'settings.write',
    'Change one section, from the version seen. What money depends on becomes a proposal that a second person approves.',
    z.strictObject({
      version: z.int(),
      section: z.enum(SECTIONS),
      values: z.record(z.string(), z.unknown()),
      reason: filledLine(300),
    }),
    z.object({ version: z.int(), proposal: z.string().nullable() }),
    { once: true },
  ),

  staff: call(
    'staff',
    'staff.read',
    'Colleagues and their roles.',
    nothing,
    z.object({
      rows: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          role: z.enum(ROLE_NAMES),
          disabled: z.boolean(),
          twoStep: z.boolean(),
          lastLogin: millis.nullable(),
          /** Whose word this colleague is let in on, and from when they count as a second person beside them. */
          vouched: z.object({ by: z.string(), until: millis }).nullable(),
          /** The owner of the new house said that they count at once. */
          counted: z.object({ by: z.string(), at: millis }).nullable(),
          /** Whoever asks may say so now. */
          mayCount: z.boolean(),
        }),
      ),
    }),
  ),
  addStaff: call(
    'addStaff',
    'staff.write',
    'Add a colleague; the password is shown once.',
    z.strictObject({ name: filledLine(60), email: z.email().max(254).toLowerCase(), role: z.enum(ROLE_NAMES) }),
    z.object({ id: z.string(), password: z.string() }),
    { once: true },
  ),
  proposeRole: call(
    'proposeRole',
    'staff.write',
    'Propose another role; a second person approves.',
    z.strictObject({ id, role: z.enum(ROLE_NAMES), reason: filledLine(300) }),
    z.object({ id: z.string() }),
    { once: true },
  ),
  resetStaff: call(
    'resetStaff',
    'staff.write',
    'A new password and a new two-step set-up for a colleague.',
    reason,
    z.object({ password: z.string() }),
    { once: true },
  ),
  disableStaff: call('disableStaff', 'staff.write', 'Shut a colleague out at once.', reason, done, { once: true }),
  countStaff: call(
    'countStaff',
    'staff.write',
    'On the first day of a house: its first colleague counts as a second person at once. Once.',
    reason,
    done,
    { once: true },
  ),
  enableStaff: call('enableStaff', 'staff.write', 'Let a colleague in again.', reason, done, { once: true }),

  audit: call(
    'audit',
    'audit.read',
    'The audit log, newest first.',
    z.strictObject({ search: line(100).default(''), ...paging }),
    paged(auditRow),
  ),
  verifyAudit: call(
    'verifyAudit',
    'audit.read',
    'Recompute the hash chain from the first row.',
    nothing,
    z.object({
      rows: z.int(),
      intact: z.boolean(),
      brokenAt: z.int().nullable(),
      head: z.string(),
      anchors: z.int(),
      unreadableAnchors: z.int(),
      /** What is wrong with the file of anchors, or with that of any node. */
      anchorFaults: z.array(z.string()),
      /** Of a house of several nodes, each with a file of its own: null where a node did not answer. */
      nodes: z.array(z.object({ name: z.string(), anchors: z.int().nullable(), faults: z.array(z.string()) })),
    }),
  ),
  exportAudit: call('exportAudit', 'audit.read', 'The whole log, one JSON row a line.', nothing, file, { file: true }),
} as const;
