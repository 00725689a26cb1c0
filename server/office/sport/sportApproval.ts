import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { VOID_WAITS } from '@maidan/contract/stopCodes';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { EventRow, MarketRow } from '../../exchange/rows.ts';
import { settlementOf, type SettlementPart } from '../../exchange/settlement.ts';
import { marketOf, marketsOf, marketsWithBets } from '../../exchange/store.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import { isDecided } from '../../sport/decided.ts';
import { type Effect, NO_EFFECT } from '../proposals/effect.ts';
import { propose } from '../proposals/propose.ts';
import { seenIn, settlingOf } from './sportSettle.ts';
import { eventNamed } from './sportStore.ts';
import { waitingFor } from '../proposals/waiting.ts';
import { putStop } from '../tables/wholeStops.ts';

/* What the second person's approval does to markets. Nothing happens in the match, and nobody bets, until it is done. */

/** Closed, and settled by exactly what was seen when it was proposed; or not at all. */
export async function settlementEffect(deps: Deps, { subject, detail }: ProposalRow): Promise<Effect> {
  const { db, sport } = deps;
  const { answer, voided = null, seen } = detail;
  const row = await marketOf(db, subject);
  if (!row || !answer) return NO_EFFECT;
  const { event_id: event } = row;
  const release = await sport.operator.hold(event);
  try {
    const open = isDecided(row) ? [] : [row];
    await sport.operator.shut(event, open);
    const isAsSeen = seenIn(await settlingOf(deps, row, { answer, voided })) === seen;
    if (!isAsSeen) return { ...NO_EFFECT, release };
    await sport.operator.close(open);
    const { accounts, rows, settle } = settlementOf(await settlingOf(deps, row, { answer, voided }));
    return {
      accounts,
      rows,
      happen: decision => {
        const settled = settle(decision);
        return settled.ok ? ok(undefined) : settled;
      },
      done: () => sport.operator.settled(event, open),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Every market of it is void: those that are settled too. */
export async function voidEventEffect(deps: Deps, { subject: event, reason }: ProposalRow): Promise<Effect> {
  const { db, sport } = deps;
  const release = await sport.operator.hold(event);
  try {
    const markets = (await marketsOf(db, event)).filter(({ status }) => status !== 'void');
    const open = markets.filter(row => !isDecided(row));
    await sport.operator.shut(event, open);
    await sport.operator.close(open);
    const voiding = await voidingOf(deps, markets, { type: 'void', reason });
    return {
      ...voiding,
      rows: [['sportEvent', event], ...voiding.rows],
      happen: (decision, ...rest) => {
        const row = decision.row('sportEvent', event);
        if (!row || row.state === 'void') return refuse('event-over');
        decision.put('sportEvent', { ...row, state: 'void', changed_at: decision.now });
        return voiding.happen(decision, ...rest);
      },
      done: () => {
        sport.operator.settled(event, open);
        sport.operator.voided(event);
      },
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function voidingOf(deps: Deps, markets: readonly MarketRow[], answer: Answer): Promise<Effect> {
  const bet = await marketsWithBets(
    deps.db,
    markets.map(({ id }) => id),
  );
  const parts: SettlementPart[] = [];
  for (const row of markets)
    if (bet.has(row.id)) parts.push(settlementOf(await settlingOf(deps, row, { answer, voided: null })));
  const unbet = markets.filter(({ id }) => !bet.has(id));
  return {
    accounts: [...new Set(parts.flatMap(({ accounts }) => accounts))],
    rows: markets.map(({ id }) => ['market', id] as const),
    happen: decision => {
      for (const { settle } of parts) {
        const settled = settle(decision);
        if (!settled.ok) return settled;
      }
      return voidUnbet(decision, unbet, answer);
    },
  };
}

function voidUnbet(decision: Decision, markets: readonly MarketRow[], answer: Answer): Result<void, ErrorCode> {
  for (const { id, settlements } of markets) {
    const now = decision.row('market', id);
    if (!now || now.settlements !== settlements) return refuse('market-changed');
    decision.put('market', { ...now, status: 'void', answer, settlements: settlements + 1, settled_at: decision.now });
  }
  return ok(undefined);
}

/** While it waits for a second person nobody can bet on the event. */
export async function proposeVoidEvent(
  { db, writer, sport, stops }: Deps,
  caller: Staff,
  { id, reason }: Input<'proposeVoidEvent'>,
): Promise<Result<{ id: string }, ErrorCode>> {
  if (!(await eventNamed(db, id))) return refuse('unknown-event');
  let stopped: EventRow | undefined;
  let following: Promise<void> | undefined;
  const proposed = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['sportEvent', id], waitingFor(`event:${id}`)],
    numbers: ['proposal'],
    decide: decision => {
      const row = decision.row('sportEvent', id);
      if (!row || row.state === 'void') return refuse('event-over');
      const isOpen = row.state !== 'over' && !row.is_stopped;
      stopped = isOpen ? { ...row, is_stopped: true, changed_at: decision.now } : undefined;
      if (stopped) decision.put('sportEvent', stopped);
      if (stopped) putStop(decision, `event:${id}`, true, VOID_WAITS);
      const detail = { isTold: true as const, ...(stopped && { isStopping: true as const }) };
      return propose(decision, caller, 'voidEvent', id, detail, reason);
    },
    onCommit: () => {
      if (!stopped) return;
      stops.set(`event:${id}`, true, VOID_WAITS);
      following = sport.operator.changed(id, { is_stopped: true }, []);
    },
  });
  await following;
  return proposed;
}
