import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Warning } from '@maidan/contract/office';
import { may } from '@maidan/contract/roles';
import type { Settings } from '@maidan/contract/settings';
import type { Millis, StaffId } from '@maidan/core/ids';
import { ok, refuse } from '@maidan/core/result';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { entriesAbout } from '../audit/auditStore.ts';
import { kindOf, needsTwo } from './desk.ts';
import { entryBy } from '../entry.ts';
import { mapPage } from '../page.ts';
import { walletOf } from '../staff/peopleStore.ts';
import { marksOf, paidSoFar } from './playerMarks.ts';
import { figures, type QueueRow, requestOf, requestsIn, sharedWith } from './queueStore.ts';
import { isStandingStill, pictureOf, staffNow, standingOf } from '../store.ts';
import { twoFrom } from '../proposals/vouching.ts';

/* Looking at the queues. Deciding: payments.ts and payouts.ts. */

type Answered = Pick<Handlers, 'officeSummary' | 'payments' | 'payment' | 'screenshot'>;

export function queueHandlers(deps: Deps): Answered {
  const { db, world, settings, reconciler } = deps;
  return {
    officeSummary: async () => {
      const now = world.now();
      const [figure, open] = await Promise.all([figures(db, now, midnightInIndia(now)), reconciler.open()]);
      return ok({
        waiting: figure.waiting,
        oldestAt: figure.oldest,
        depositsToday: figure.deposits,
        withdrawalsToday: figure.withdrawals,
        ledgerBalanced: open === 0,
        proposals: figure.proposals,
      });
    },
    payments: async (filter, caller) => {
      const page = await requestsIn(db, filter, caller.staff);
      const marks = await marksOf(deps, page.rows, caller);
      return ok(mapPage(page, row => paymentOf(row, settings.values, marks.get(row.id)?.warnings)));
    },
    payment: async ({ id }, caller) => {
      const row = await requestOf(db, id);
      return row ? ok(await detailOf(deps, row, caller)) : refuse('unknown-payment');
    },
    screenshot: ({ id }, caller) => screenshot(deps, id, caller),
  };
}

export function paymentOf(
  row: QueueRow,
  { limits }: Settings,
  more: readonly Warning[] = [],
): Reply<'payments'>['rows'][number] {
  const { first_at: firstAt, claimed_by: claimer } = row;
  const isChecked = row.first_role !== null && may(row.first_role, 'payments.decide');
  const first = row.state === 'requested' && !isChecked ? null : row.first_by;
  return {
    id: row.id,
    type: row.type,
    player: { id: row.user_id, username: row.username, blocked: row.is_blocked },
    at: row.at,
    amount: row.amount,
    currency: row.currency,
    asked: row.asked,
    method: row.method,
    reference: row.reference,
    state: row.state,
    fourEyes: first !== null || needsTwo(row, limits),
    firstApproval: first && firstAt ? { by: first, name: row.first_name ?? '', at: firstAt } : null,
    claimedBy: claimer && { id: claimer, name: row.claimed_name ?? '' },
    warnings: [...warningsOf(row), ...more],
  };
}

function warningsOf(row: QueueRow): Warning[] {
  const warnings: readonly [isSo: boolean, warning: Warning][] = [
    [row.transaction_credited, 'transaction-credited'],
    [row.transaction_seen, 'transaction-seen'],
    [row.picture_seen, 'picture-seen'],
    [row.no_picture, 'no-picture'],
    [row.new_payee, 'new-payee'],
  ];
  return warnings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

async function detailOf(deps: Deps, row: QueueRow, caller: Staff): Promise<Reply<'payment'>> {
  const { db, settings, world } = deps;
  const [seen, history, standing, playerWallet, marks, playerPaid] = await Promise.all([
    sharedWith(db, row.id),
    entriesAbout(db, `${row.type}:${row.id}`),
    standingOf(db, row.user_id, row.at),
    walletOf(db, row.user_id),
    marksOf(deps, [row], caller),
    paidSoFar(db, row.user_id),
  ]);
  const mark = marks.get(row.id);
  const payment = paymentOf(row, settings.values, mark?.warnings);
  const now = world.now();
  const staff = await staffNow(db);
  const first = payment.firstApproval?.by as StaffId | undefined; // of the staff
  const secondFrom = first === undefined ? null : twoFrom(staff.get(first), staff.get(caller.staff), now);
  const isSecond = first !== caller.staff && secondFrom === null;
  return {
    ...payment,
    secondFrom: first === caller.staff ? null : secondFrom,
    cannot: cannotOf(row, now, isSecond, await isStandingStill(db, `${row.type}:${row.id}`, now)),
    payee: Object.fromEntries(Object.entries(row.payee).filter(([, value]) => value !== '')),
    rate: row.rate,
    hasScreenshot: row.screenshot_id !== null,
    decidedBy: row.decided_name ?? '',
    reason: row.reason,
    holdUntil: row.hold_until,
    seenBefore: seen,
    history,
    playerSince: standing.since,
    playerPayments: standing.before,
    playerWallet,
    playerPaid,
    openCase: mark?.openCase ?? null,
  };
}

/** What would be refused now, and why: it is not offered. */
function cannotOf(row: QueueRow, now: Millis, isSecond: boolean, waits: boolean): Reply<'payment'>['cannot'] {
  const refusals: readonly [isSo: boolean, step: keyof Reply<'payment'>['cannot'], why: ErrorCode][] = [
    [row.transaction_credited, 'approve', 'reference-credited'],
    [!isSecond && row.state === 'requested', 'approve', 'second-person-needed'],
    [row.hold_until !== null && row.hold_until > now, 'send', 'payee-on-hold'],
    [waits, 'confirm', 'proposal-waits'],
    [waits, 'fail', 'proposal-waits'],
  ];
  return Object.fromEntries(refusals.filter(([isSo]) => isSo).map(([, step, why]) => [step, why]));
}

/** Every look is written down, also a second one with the same key: so the key here is the request's own. */
async function screenshot(
  { db, writer, pictureLinks }: Deps,
  id: string,
  caller: Staff,
): ReturnType<Answered['screenshot']> {
  const request = await requestOf(db, id);
  if (!request) return refuse('unknown-payment');
  const picture = await pictureOf(db, id);
  if (!picture) return refuse('no-screenshot');
  const written = await writer.do({
    key: `${caller.key}/${caller.request}/screenshot`,
    fingerprint: caller.fingerprint,
    accounts: [],
    decide: decision => {
      decision.audit(entryBy(caller, `${kindOf(id)}.screenshot`, `${kindOf(id)}:${id}`));
      return ok({});
    },
  });
  return written.ok ? ok(pictureLinks.linkTo(picture)) : written;
}

const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** India has had one offset, without summer time, since 1945. */
const midnightInIndia = (now: Millis): Millis => (Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS) as Millis;
