import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { sportOf } from '@maidan/exchange/sports';
import type { Staff } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { StopId } from '../stops.ts';
import { entryBy } from './entry.ts';

/* A sport, the casino or a category of it, stopped with one press. Who pressed is in the log at once; why may follow. */

type Done = Promise<Result<Record<never, never>, ErrorCode>>;

interface Told {
  readonly isStopped: boolean;
  readonly reason: string;
}

export async function stopOneSport(deps: Deps, caller: Staff, code: string, told: Told): Done {
  if (!sportOf(code)) return refuse('unknown-event');
  const action = told.isStopped ? 'sport.stop' : 'sport.resume';
  return stopWhole(deps, caller, `sport:${code}`, { ...told, action }, () => deps.sport.operator.followStop(code));
}

export function stopCasino(deps: Deps, caller: Staff, { category, ...told }: Input<'stopCasino'>): Done {
  const action = told.isStopped ? 'casino.stop' : 'casino.resume';
  const id: StopId = category === 'All Casino' ? 'casino:all' : `casino:${category}`;
  return stopWhole(deps, caller, id, { ...told, action }, () => deps.tables.followStops());
}

/** It counts from the commit on; what follows is only for who looks. */
async function stopWhole(
  { writer, stops }: Deps,
  caller: Staff,
  id: StopId,
  { isStopped, reason, action }: Told & { readonly action: string },
  follow: () => Promise<void> | void,
): Done {
  if (!isStopped && reason === '') return refuse('reason-needed');
  let following: Promise<void> | void = undefined;
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['stop', id]],
    decide: books => {
      const before = { isStopped: books.row('stop', id)?.is_stopped ?? false };
      books.put('stop', { id, is_stopped: isStopped, changed_at: books.now });
      books.audit(entryBy(caller, action, id, { before, after: { isStopped }, reason }));
      return ok({});
    },
    onCommit: () => {
      stops.set(id, isStopped);
      following = follow();
    },
  });
  await following;
  return done;
}
