import { createHash } from 'node:crypto';
import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { RESULT_WAITS } from '@maidan/contract/stopCodes';
import type { UserId } from '@maidan/core/ids';
import { add, type Money, negate, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { changesBetween, type Payment, type Settlement } from '@maidan/exchange/positions/settle';
import { say } from '@maidan/words/say';
import { canonical } from '../../writer/audit.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import { MAKER } from '../../exchange/makerAccount.ts';
import { paymentsOf } from '../../exchange/payments.ts';
import type { MarketRow } from '../../exchange/rows.ts';
import type { Settling } from '../../exchange/settlement.ts';
import { refWords } from '../../exchange/sportWords.ts';
import { settledRef } from '../../exchange/sportRef.ts';
import { marketOf, removalsOf, settlementsOf } from '../../exchange/store.ts';
import { isDecided } from '../../sport/decided.ts';
import { propose } from '../proposals/propose.ts';
import { type Told, toldBy } from './sportAnswer.ts';
import { heldAgainst, recordedOf } from './sportRecord.ts';
import { betCounts, eventNamed, usernames } from './sportStore.ts';
import { waitingFor } from '../proposals/waiting.ts';
import { putStop } from '../tables/wholeStops.ts';

/* A market settled by hand: what it would pay, and the proposal that a second person approves. */

type Preview = Reply<'settlePreview'>;

export async function settlePreview(
  deps: Deps,
  { market: id, ...entered }: Input<'settlePreview'>,
): Promise<Result<Preview, ErrorCode>> {
  const { db } = deps;
  const row = await marketOf(db, id);
  if (!row) return refuse('unknown-market');
  const told = toldBy(entered, row, 'preview', await removedFrom(deps, row));
  if (!told.ok) return told;
  const settling = await settlingOf(deps, row, told.value);
  const { due, before } = settling;
  const old: Settlement = {
    payments: before.map(({ user_id: user, profit, commission }) => ({ user, profit, commission })),
    house: negate(sum(before.map(({ profit }) => profit))),
  };
  const names = await usernames(db, [...new Set([...due.payments, ...old.payments].map(({ user }) => user))]);
  const playerOf = (user: UserId) => ({ id: user, username: names.get(user) ?? '' });
  const changes = row.settlements === 0 ? [] : changesBetween(old, due);
  return ok({
    market: row.id,
    words: refWords(say, settling.ref),
    seen: seenIn(settling),
    record: await recordFor(deps, row, told.value),
    settlements: row.settlements,
    ...(await betCounts(db, row, told.value)),
    payments: due.payments.filter(isPlayers).map(({ user, ...payment }) => ({ player: playerOf(user), ...payment })),
    changes: changes.filter(isPlayers).map(({ user, before: was, after, ...change }) => ({
      player: playerOf(user),
      ...change,
      before: amountsOf(was),
      after: amountsOf(after),
    })),
    total: {
      ...totalsOf(due.payments),
      house: houseOf(due),
      houseBefore: row.settlements === 0 ? null : houseOf(old),
    },
  });
}

/** What the official record has to say about a result. */
async function recordFor(deps: Deps, row: MarketRow, { answer }: Told): Promise<Preview['record']> {
  const event = await eventNamed(deps.db, row.event_id);
  return event ? heldAgainst(await recordedOf(deps, event), row, answer) : null;
}

/** While it waits for a second person nobody can bet on the market. */
export async function proposeSettlement(
  deps: Deps,
  caller: Staff,
  { market: id, seen, reason, ...entered }: Input<'proposeSettlement'>,
): Promise<Result<{ id: string }, ErrorCode>> {
  const { db, writer, sport, stops } = deps;
  const row = await marketOf(db, id);
  if (!row) return refuse('unknown-market');
  const told = toldBy(entered, row, reason, await removedFrom(deps, row));
  if (!told.ok) return told;
  const isAsSeen = seenIn(await settlingOf(deps, row, told.value)) === seen;
  const record = await recordFor(deps, row, told.value);
  const against = record && !record.isSame ? { against: record.words } : {};
  let stopped: MarketRow | undefined;
  let following: Promise<void> | undefined;
  const proposed = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['market', id], waitingFor(`market:${id}`)],
    numbers: ['proposal'],
    decide: decision => {
      const now = decision.row('market', id);
      if (!now || !isAsSeen || now.settlements !== row.settlements) return refuse('market-changed');
      stopped = isDecided(now) || now.is_stopped ? undefined : { ...now, is_stopped: true };
      if (stopped) decision.put('market', stopped);
      if (stopped) putStop(decision, `market:${id}`, true, RESULT_WAITS);
      const detail = {
        ...told.value,
        seen,
        ...against,
        isTold: true as const,
        ...(stopped && { isStopping: true as const }),
      };
      return propose(decision, caller, 'settleMarket', id, detail, reason);
    },
    onCommit: () => {
      if (!stopped) return;
      stops.set(`market:${id}`, true, RESULT_WAITS);
      following = sport.operator.changed(row.event_id, {}, [stopped]);
    },
  });
  await following;
  return proposed;
}

/** Everything a settlement needs. What is held changes until nobody can bet any more. */
export async function settlingOf({ db, sport }: Deps, row: MarketRow, { answer, voided }: Told): Promise<Settling> {
  const [event, due, before, held] = await Promise.all([
    eventNamed(db, row.event_id),
    paymentsOf(db, row, answer, voided),
    settlementsOf(db, row.id, row.settlements),
    isDecided(row) ? new Map<UserId, Money>() : sport.keeper.heldIn(row),
  ]);
  const named = event ? (sport.sportOf(event.fixture)?.code ?? event.sport) : '';
  const ref = settledRef({ sport: named, event: event?.fixture.name ?? '', market: row }, answer, due.removals);
  return { row, answer, voided, due, held, before, ref: voided ? { ...ref, someVoid: true } : ref };
}

/** Whoever approves it approves exactly these payments. */
export function seenIn({ row, answer, voided, due }: Settling): string {
  const { type, ...what } = answer;
  const told = type === 'void' ? { type } : { type, ...what }; // its reason is not known yet in a preview
  const payments = due.payments.map(amounts => [amounts.user, amounts.profit, amounts.commission]).toSorted();
  const text = canonical([row.settlements, told, voided, payments, due.house, due.bets.length]);
  return createHash('sha256').update(text).digest('base64url');
}

async function removedFrom({ db }: Deps, { id, kind }: MarketRow): Promise<readonly string[]> {
  return kind === 'exchange' ? (await removalsOf(db, [id])).map(({ runner }) => runner) : [];
}

const amountsOf = ({ profit, commission }: Payment) => ({ profit, commission });

/** What the house's own maker gets is a part of what the house makes. */
const isPlayers = ({ user }: Pick<Payment, 'user'>): boolean => user !== MAKER;

/** Of players. */
function totalsOf(payments: readonly Payment[]): Pick<Preview['total'], 'paid' | 'taken' | 'commission'> {
  const theirs = payments.filter(isPlayers);
  return {
    paid: sum(theirs.map(({ profit }) => (profit > 0 ? profit : ZERO))),
    taken: sum(theirs.map(({ profit }) => (profit < 0 ? negate(profit) : ZERO))),
    commission: sum(theirs.map(({ commission }) => commission)),
  };
}

/** The rows, what rounding left, what the maker makes, and what players pay besides. */
function houseOf({ payments, house }: Settlement): Money {
  const maker = payments.find(({ user }) => user === MAKER);
  return add(add(house, maker?.profit ?? ZERO), totalsOf(payments).commission);
}
