import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { slotEntryOf } from '@maidan/games/slots/list';
import { sportOf } from '@maidan/exchange/sports/sports';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { StopId } from '../../stops.ts';
import { entryBy } from '../entry.ts';

/* A sport, the casino or a category of it, stopped with one press. Who pressed is in the log at once; why may follow. */

type Done = Promise<Result<Record<never, never>, ErrorCode>>;

interface Told {
  readonly isStopped: boolean;
  readonly reason: string;
  readonly isExplaining: boolean;
}

export async function stopOneSport(deps: Deps, caller: Staff, code: string, told: Told): Done {
  if (!sportOf(code)) return refuse('unknown-event');
  return stopWhole(deps, caller, `sport:${code}`, { ...told, of: 'sport' }, () => deps.sport.operator.followStop(code));
}

export function stopCasino(deps: Deps, caller: Staff, { category, ...told }: Input<'stopCasino'>): Done {
  return stopWhole(deps, caller, casinoStopId(category), { ...told, of: 'casino' }, () => deps.tables.followStops());
}

/** One slot, or all of them: nobody waits for a spin, so there is nothing to follow. */
export async function stopSlots(deps: Deps, caller: Staff, { slot, ...told }: Input<'stopSlots'>): Done {
  if (slot !== undefined && !slotEntryOf(slot)) return refuse('unknown-slot');
  return stopWhole(deps, caller, slotStopId(slot), { ...told, of: 'casino' }, () => {});
}

export const slotStopId = (slot?: string): StopId => `slot:${slot ?? 'all'}`;

/** As the log names it. */
export const casinoStopId = (category: Input<'stopCasino'>['category']): StopId =>
  category === 'All Casino' ? 'casino:all' : `casino:${category}`;

/** In one commit with what it is about. What goes on has nothing to tell. */
export function putStop(decision: Decision, id: StopId, isStopped: boolean, reason: string): void {
  decision.put('stop', { id, is_stopped: isStopped, words: isStopped ? reason : '', changed_at: decision.now });
}

/** It counts from the commit on; what follows is only for who looks. */
async function stopWhole(
  { writer, stops, node }: Deps,
  caller: Staff,
  id: StopId,
  { isStopped, reason, isExplaining, of }: Told & { readonly of: 'sport' | 'casino' },
  follow: () => Promise<void> | void,
): Done {
  if (!isStopped && reason === '') return refuse('reason-needed');
  let following: Promise<void> | void = undefined;
  let isLate = false; // somebody has let it go on
  const done = await writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['stop', id]],
    decide: decision => {
      const before = { isStopped: decision.row('stop', id)?.is_stopped ?? false };
      isLate = isExplaining && !before.isStopped;
      const after = isLate ? before : { isStopped };
      if (!isLate) putStop(decision, id, isStopped, reason);
      const action = isLate ? `${of}.explain` : isStopped ? `${of}.stop` : `${of}.resume`;
      decision.audit(entryBy(caller, action, id, { before, after, reason }));
      return ok({});
    },
    onCommit: () => {
      if (isLate) return;
      stops.set(id, isStopped, reason);
      following = follow();
    },
  });
  await following;
  if (done.ok && !isLate) await node?.stopped();
  return done;
}
