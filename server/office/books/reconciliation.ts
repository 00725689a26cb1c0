import type { Reply } from '@maidan/contract/api';
import { ok, refuse } from '@maidan/core/result';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { type FaultRow, faultRows, type Pass, passRows } from '../../reconcile/store.ts';
import { entryBy } from '../entry.ts';

type Answered = Pick<Handlers, 'officeAlarms' | 'reconciliation' | 'reconcileNow' | 'explainFault'>;
type ReconciliationReply = Reply<'reconciliation'>;

const FAULTS_SHOWN = 100;
const PASSES_SHOWN = 60;

/** What passes over the books found, and what was said to it. */
export function reconciliationHandlers({ db, writer, reconciler, bus, anchors, code }: Deps): Answered {
  return {
    officeAlarms: async () => {
      const changed = code.found?.isChanged === true ? 1 : 0;
      const [faults, byNode] = await Promise.all([reconciler.open(), anchors.faultsOfAll()]);
      return ok({ faults, audit: [...byNode.values()].flat().length, code: changed });
    },
    reconciliation: async () => {
      const [open, faults, passes] = await Promise.all([
        reconciler.open(),
        faultRows(db, FAULTS_SHOWN),
        passRows(db, PASSES_SHOWN),
      ]);
      const names = await namesFor(db, faults);
      return ok({
        open,
        faults: faults.map(row => faultOf(row, names)),
        passes: passes.map(passOf),
        code: code.found ?? null,
      });
    },
    reconcileNow: async ({ kind }, caller) => {
      const before = await writer.answered<{ faults: number }>(caller);
      if (before) return before;
      const verdict = await reconciler.run(kind);
      if (!verdict) return refuse('busy');
      return writer.do({
        ...{ key: caller.key, fingerprint: caller.fingerprint, accounts: [] },
        decide: decision => {
          decision.audit(entryBy(caller, 'reconciliation.run', 'books', { after: { kind } }));
          return ok({ faults: verdict.faults.length });
        },
      });
    },
    explainFault: async ({ id, reason }, caller) => {
      const explained = await writer.do<Record<string, never>>({
        ...{ key: caller.key, fingerprint: caller.fingerprint, accounts: [], rows: [['found', id]] as const },
        decide: decision => {
          const row = decision.row('found', id);
          if (!row) return refuse('unknown-fault');
          if (row.explained_at !== null) return refuse('fault-explained');
          decision.put('found', {
            ...row,
            explained_by: caller.staff,
            explained_at: decision.now,
            explanation: reason,
          });
          const { expected, found, links } = row;
          const after = { expected, found, evidence: 'evidence' in links ? links.evidence : null };
          decision.audit(entryBy(caller, 'reconciliation.explain', id.slice(0, 200), { after, reason }));
          return ok({});
        },
      });
      if (explained.ok) bus.publish('payments', {});
      return explained;
    },
  };
}

interface Names {
  readonly players: ReadonlyMap<string, string>;
  readonly tables: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  readonly staff: ReadonlyMap<string, string>;
}

async function namesFor(db: Queryable, faults: readonly FaultRow[]): Promise<Names> {
  const of = (name: 'player' | 'round' | 'market' | 'staff') => faults.flatMap(({ links }) => links[name] ?? []);
  const named = async (sql: string, ids: readonly string[]) => {
    const { rows } = await db.query<{ id: string; name: string }>(sql, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  const [players, tables, events, staff] = await Promise.all([
    named('select id, username as name from users where id = any($1)', of('player')),
    named('select id, game as name from rounds where id = any($1)', of('round')),
    named('select id, event_id as name from markets where id = any($1)', of('market')),
    named('select id, name from staff where id = any($1)', of('staff')),
  ]);
  return { players, tables, events, staff };
}

function faultOf(row: FaultRow, { players, tables, events, staff }: Names): ReconciliationReply['faults'][number] {
  const { player, round, market, request, staff: colleague, transfers } = row.links;
  const name = staff.get(colleague ?? '');
  const [username, table, event] = [players.get(player ?? ''), tables.get(round ?? ''), events.get(market ?? '')];
  return {
    id: row.id,
    rule: row.rule,
    subject: row.subject,
    expected: row.expected,
    found: row.found,
    player: player && username !== undefined ? { id: player, username } : null,
    round: round && table !== undefined ? { id: round, table } : null,
    market: market && event !== undefined ? { id: market, event } : null,
    request: request ?? null,
    staff: colleague && name !== undefined ? { id: colleague, name } : null,
    transfers: [...(transfers ?? [])],
    firstAt: row.first_at,
    lastAt: row.last_at,
    state: row.explained_at !== null ? 'explained' : 'open',
    goneAt: row.cleared_at,
    explanation: row.explained_at && {
      by: row.explained_name ?? '',
      at: row.explained_at,
      words: row.explanation,
    },
  };
}

const passOf = ({
  number,
  kind,
  began_at,
  ended_at,
  up_to,
  counted,
  figures,
  faults,
}: Pass): ReconciliationReply['passes'][number] => ({
  ...{ number, kind, at: ended_at, tookMs: ended_at - began_at, upTo: up_to, faults, figures },
  ...{ transfers: counted.transfers, rounds: counted.rounds, markets: counted.markets },
});
