import type { Reply } from '@maidan/contract/api';
import { may } from '@maidan/contract/roles';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { EventRow, MarketRow } from '../../exchange/rows.ts';
import type { ProposalRow, RowRef } from '../../writer/rows.ts';
import { isDecided } from '../../sport/decided.ts';
import { difference, entryBy } from '../entry.ts';
import { subjectOf } from '../proposals/propose.ts';
import { isWaiting } from '../proposals/waiting.ts';
import { putStop } from '../tables/wholeStops.ts';

/* Who stopped the betting, when and why, as the audit log has it; and how it goes on when a proposal is rejected. */

export type Stop = NonNullable<Reply<'officeSportEvent'>['stop']>;

const COLUMNS = `at, reason, after->>'proposal' as proposal,
  coalesce((select name from staff where 'staff:' || id = actor), actor) as by`;

/** The last stop of each, by how the log names them. A proposal stopped what it found open. */
export async function stopsOf(db: Queryable, subjects: readonly string[]): Promise<ReadonlyMap<string, Stop>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await db.query(
    `select distinct on (subject) subject, ${COLUMNS} from audit
     where subject = any($1)
       and (action in ('sport.stop', 'casino.stop') or (action like '%.propose' and after->>'isStopping' = 'true'))
     order by subject, seq desc`,
    [subjects],
  );
  return new Map(rows.map(({ subject, ...stop }) => [subject, stop]));
}

/** Of all sport: with its button, or among the settings. */
export async function stopOfAll(db: Queryable): Promise<Stop | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from audit
     where subject in ('sport:all', 'settings:sport') and after->>'betting' = 'stopped' order by seq desc limit 1`,
  );
  return rows[0] ?? null;
}

/** Whether the betting is stopped by this proposal and by nothing that came after it. */
export const isStoppedBy = ({ id }: Pick<ProposalRow, 'id'>, stop: Stop | undefined): boolean => stop?.proposal === id;

/** What becomes of the betting when a proposal is rejected, in one commit with the rejection. */
export interface GoingOn {
  readonly rows: readonly RowRef[];
  happen(decision: Decision, caller: Staff, reason: string): void;
  /** The match follows it. */
  follow(): Promise<void>;
}

/** It stays as it is. */
export const STAYS: GoingOn = { rows: [], happen: () => {}, follow: async () => {} };

/** It goes on if nothing else stopped it, no other proposal waits, and whoever rejects may let it go on. */
export async function goingOnWithout(deps: Deps, caller: Staff, proposal: ProposalRow): Promise<GoingOn> {
  const { db } = deps;
  const { kind, subject, detail } = proposal;
  if (!detail.isStopping || !may(caller.role, 'sport.write')) return STAYS;
  const stop = (await stopsOf(db, [subjectOf(proposal)])).get(subjectOf(proposal));
  if (!isStoppedBy(proposal, stop)) return STAYS;
  return kind === 'voidEvent' ? eventGoesOn(deps, subject) : marketGoesOn(deps, subject);
}

function eventGoesOn({ sport, stops }: Deps, id: string): GoingOn {
  let next: EventRow | undefined;
  return {
    rows: [['sportEvent', id]],
    happen: (decision, caller, reason) => {
      const row = decision.row('sportEvent', id);
      if (!row?.is_stopped || row.state === 'over' || row.state === 'void') return;
      if (isWaiting(decision, `event:${id}`)) return; // for another proposal
      next = { ...row, is_stopped: false, changed_at: decision.now };
      decision.put('sportEvent', next);
      putStop(decision, `event:${id}`, false, '');
      decision.audit(entryBy(caller, 'sport.resume', `event:${id}`, { ...difference(row, next), reason }));
    },
    follow: async () => {
      if (!next) return;
      stops.set(`event:${id}`, false);
      await sport.operator.changed(id, { is_stopped: false }, []);
    },
  };
}

function marketGoesOn({ sport, stops }: Deps, id: string): GoingOn {
  let next: MarketRow | undefined;
  return {
    rows: [['market', id]],
    happen: (decision, caller, reason) => {
      const row = decision.row('market', id);
      if (!row?.is_stopped || isDecided(row)) return;
      if (isWaiting(decision, `market:${id}`)) return; // for another proposal
      next = { ...row, is_stopped: false };
      decision.put('market', next);
      putStop(decision, `market:${id}`, false, '');
      decision.audit(entryBy(caller, 'sport.resume', `market:${id}`, { ...difference(row, next), reason }));
    },
    follow: async () => {
      if (!next) return;
      stops.set(`market:${id}`, false);
      await sport.operator.changed(next.event_id, {}, [next]);
    },
  };
}
