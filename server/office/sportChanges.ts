import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Staff } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { marketOf } from '../exchange/store.ts';
import { isDecided } from '../sport/marketKeeper.ts';
import { difference, entryBy } from './entry.ts';
import { eventNamed } from './sportStore.ts';
import { isWaiting, waitingFor } from './waiting.ts';

/* A change of an event or a market by hand: written down, audited, and followed at once by who plays the match. */

export interface Told {
  readonly action: string;
  readonly reason: string;
}

/** Betting goes on: not while a proposal about it waits for a second person. */
const RESUME = 'sport.resume';

export async function changeEvent(
  { db, writer, sport }: Deps,
  caller: Staff,
  id: string,
  change: (row: EventRow) => EventRow,
  { action, reason }: Told,
): Promise<Result<Record<never, never>, ErrorCode>> {
  if (!(await eventNamed(db, id))) return refuse('unknown-event');
  let next: EventRow | undefined;
  let following: Promise<void> | undefined;
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['sportEvent', id], waitingFor(`event:${id}`)],
    decide: books => {
      const row = books.row('sportEvent', id);
      if (!row) return refuse('unknown-event');
      if (row.state === 'over' || row.state === 'void') return refuse('event-over');
      if (action === RESUME && isWaiting(books, `event:${id}`)) return refuse('proposal-waits');
      next = { ...change(row), changed_at: books.now };
      books.put('sportEvent', next);
      books.audit(entryBy(caller, action, `event:${id}`, { ...difference(row, next), reason }));
      return ok({});
    },
    onCommit: () => {
      if (!next) return;
      const { is_stopped, book_margin, row_margin, stream_url } = next; // where the match is, its desk knows better
      following = sport.operator.changed(id, { is_stopped, book_margin, row_margin, stream_url }, []);
    },
  });
  await following;
  return done;
}

export async function changeMarket(
  { db, writer, sport }: Deps,
  caller: Staff,
  id: string,
  change: (row: MarketRow) => Result<MarketRow, ErrorCode>,
  { action, reason }: Told,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await marketOf(db, id);
  if (!known) return refuse('unknown-market');
  const subjects = [`market:${id}`, `event:${known.event_id}`];
  let next: MarketRow | undefined;
  let following: Promise<void> | undefined;
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['market', id], ...subjects.map(waitingFor)],
    decide: books => {
      const row = books.row('market', id);
      if (!row) return refuse('unknown-market');
      if (isDecided(row)) return refuse('market-closed');
      if (action === RESUME && subjects.some(each => isWaiting(books, each))) return refuse('proposal-waits');
      const changed = change(row);
      if (!changed.ok) return changed;
      next = changed.value;
      books.put('market', next);
      books.audit(entryBy(caller, action, `market:${id}`, { ...difference(row, next), reason }));
      return ok({});
    },
    onCommit: () => {
      if (next) following = sport.operator.changed(next.event_id, {}, [next]);
    },
  });
  await following;
  return done;
}
