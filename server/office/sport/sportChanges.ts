import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { EventRow, MarketRow } from '../../exchange/rows.ts';
import { marketOf } from '../../exchange/store.ts';
import { isDecided } from '../../sport/decided.ts';
import type { StopId } from '../../stops.ts';
import { difference, entryBy } from '../entry.ts';
import { eventNamed } from './sportStore.ts';
import { waitingFault, waitingFor } from '../proposals/waiting.ts';
import { putStop } from '../tables/wholeStops.ts';

/* A change of an event or a market by hand: written down, audited, and followed at once by who plays the match. */

/** Betting goes on: not while a proposal about it waits for a second person. */
const RESUME = 'sport.resume';

export interface Told {
  readonly action: string;
  readonly reason: string;
  /** Of a stop, or of the end of one. */
  readonly stopping?: Stopping;
}

export interface Stopping {
  readonly isStopped: boolean;
  readonly reason: string;
  readonly isExplaining: boolean;
}

const actionOf = ({ isStopped }: Stopping): string => (isStopped ? 'sport.stop' : RESUME);

export const stopEvent = (deps: Deps, caller: Staff, id: string, stopping: Stopping) =>
  changeEvent(deps, caller, id, row => ({ ...row, is_stopped: stopping.isStopped }), {
    action: actionOf(stopping),
    reason: stopping.reason,
    stopping,
  });

export const stopMarket = (deps: Deps, caller: Staff, id: string, stopping: Stopping) =>
  changeMarket(deps, caller, id, row => ok({ ...row, is_stopped: stopping.isStopped }), {
    action: actionOf(stopping),
    reason: stopping.reason,
    stopping,
  });

/** Why, said after a colleague has let it go on: it is written down, and changes nothing. */
function isExplainedLate(
  decision: Decision,
  caller: Staff,
  subject: StopId,
  isStopped: boolean,
  { stopping, reason }: Told,
) {
  if (stopping?.isExplaining !== true || isStopped) return false;
  decision.audit(entryBy(caller, 'sport.explain', subject, { reason }));
  return true;
}

export async function changeEvent(
  { db, writer, sport, stops }: Deps,
  caller: Staff,
  id: string,
  change: (row: EventRow) => EventRow,
  told: Told,
): Promise<Result<Record<never, never>, ErrorCode>> {
  if (!(await eventNamed(db, id))) return refuse('unknown-event');
  const { action, reason, stopping } = told;
  let next: EventRow | undefined;
  let following: Promise<void> | undefined;
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['sportEvent', id], waitingFor(`event:${id}`)],
    decide: decision => {
      const row = decision.row('sportEvent', id);
      if (!row) return refuse('unknown-event');
      if (row.state === 'over' || row.state === 'void') return refuse('event-over');
      const waiting = action === RESUME ? waitingFault(decision, [`event:${id}`]) : undefined;
      if (waiting) return waiting;
      if (isExplainedLate(decision, caller, `event:${id}`, row.is_stopped, told)) return ok({});
      next = { ...change(row), changed_at: decision.now };
      if (stopping) putStop(decision, `event:${id}`, stopping.isStopped, reason);
      decision.put('sportEvent', next);
      const { stream_url: url } = next;
      if (url !== row.stream_url) decision.announce('picture', { event: id, url });
      decision.audit(entryBy(caller, action, `event:${id}`, { ...difference(row, next), reason }));
      return ok({});
    },
    onCommit: () => {
      if (!next) return;
      if (stopping) stops.set(`event:${id}`, stopping.isStopped, reason);
      const { is_stopped, book_margin, row_margin, stream_url } = next; // where the match is, its desk knows better
      following = sport.operator.changed(id, { is_stopped, book_margin, row_margin, stream_url }, []);
    },
  });
  await following;
  return done;
}

export async function changeMarket(
  { db, writer, sport, stops }: Deps,
  caller: Staff,
  id: string,
  change: (row: MarketRow) => Result<MarketRow, ErrorCode>,
  told: Told,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await marketOf(db, id);
  if (!known) return refuse('unknown-market');
  const subjects = [`market:${id}`, `event:${known.event_id}`];
  const { action, reason, stopping } = told;
  let next: MarketRow | undefined;
  let following: Promise<void> | undefined;
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['market', id], ...subjects.map(waitingFor)],
    decide: decision => {
      const row = decision.row('market', id);
      if (!row) return refuse('unknown-market');
      if (isDecided(row)) return refuse('market-closed');
      const waiting = action === RESUME ? waitingFault(decision, subjects) : undefined;
      if (waiting) return waiting;
      if (isExplainedLate(decision, caller, `market:${id}`, row.is_stopped, told)) return ok({});
      const changed = change(row);
      if (!changed.ok) return changed;
      next = changed.value;
      decision.put('market', next);
      if (stopping) putStop(decision, `market:${id}`, stopping.isStopped, reason);
      decision.audit(entryBy(caller, action, `market:${id}`, { ...difference(row, next), reason }));
      return ok({});
    },
    onCommit: () => {
      if (!next) return;
      if (stopping) stops.set(`market:${id}`, stopping.isStopped, reason);
      following = sport.operator.changed(next.event_id, {}, [next]);
    },
  });
  await following;
  return done;
}
