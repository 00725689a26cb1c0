import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { type Queryable, textArray } from '../../db/db.ts';
import { betsShown } from './betsShown.ts';
import { listedOf } from './caseStore.ts';

type Shown = Reply<'officeCase'>;

/** A case with everything it rests on. */
export async function caseShown(db: Queryable, id: string): Promise<Shown | undefined> {
  const row = await caseRow(db, id);
  if (!row) return undefined;
  const [found, notes, others] = await Promise.all([foundIn(db, id), notesOn(db, id), othersOf(db, row.user_id, id)]);
  const rules = [...new Set(found.map(({ rule }) => rule))];
  const { blocked, since, paidIn, paidOut, reason, closedBy, closedAt } = row;
  return {
    ...listedOf({ ...row, rules, alerts: found.length, last_at: found.at(-1)?.at ?? null }),
    ...{ blocked: blocked ?? false, since, paidIn: paidIn as Shown['paidIn'], paidOut: paidOut as Shown['paidOut'] },
    ...{ reason, closedBy, closedAt, found, notes, others },
  };
}

async function caseRow(db: Queryable, id: string) {
  const { rows } = await db.query(
    `select cases.id, user_id, username, state, opened_at, taken_by, outcome, reason, closed_at as "closedAt",
       users.status = 'blocked' as blocked, users.created_at as since,
       (select name from staff where id = taken_by) as taken_name,
       (select name from staff where id = closed_by) as "closedBy",
       (select coalesce(sum(amount), 0)::bigint from deposits
        where deposits.user_id = cases.user_id and deposits.state = 'approved') as "paidIn",
       (select coalesce(sum(amount), 0)::bigint from withdrawals
        where withdrawals.user_id = cases.user_id and withdrawals.state = 'confirmed') as "paidOut"
     from cases join users on users.id = cases.user_id where cases.id = $1`,
    [id],
  );
  return rows[0];
}

/** Most are few; a case nobody looked at for long shows the newest. */
const SHOWN = 100;

async function foundIn(db: Queryable, id: string): Promise<Shown['found']> {
  const { rows } = await db.query(
    `select id, rule, at, figures, evidence from alerts where case_id = $1 order by at desc, id limit ${SHOWN}`,
    [id],
  );
  const of = <K extends 'players' | 'payments' | 'bets'>(kind: K): string[] => [
    ...new Set(rows.flatMap(({ evidence }) => evidence[kind])),
  ];
  const [players, payments, bets] = await Promise.all([
    namedIn(db, of('players')),
    paymentsIn(db, of('payments')),
    betsShown(db, of('bets')),
  ]);
  const known = <T>(ids: readonly string[], from: ReadonlyMap<string, T>): T[] =>
    ids.flatMap(each => from.get(each) ?? []);
  return rows.toReversed().map(({ evidence, figures, ...alert }) => ({
    ...{ ...alert, figures: { ...figures } },
    players: known(evidence.players, players),
    payments: known(evidence.payments, payments),
    bets: known(evidence.bets, bets),
  }));
}

async function namedIn(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.query('select id, username from users where id = any($1)', [textArray(ids)]);
  return new Map<string, { id: UserId; username: string }>(rows.map(row => [row.id, row]));
}

async function paymentsIn(db: Queryable, ids: readonly string[]) {
  const [into, out] = await Promise.all([
    db.query('select id, amount, state, at from deposits where id = any($1)', [textArray(ids)]),
    db.query('select id, amount, state, at from withdrawals where id = any($1)', [textArray(ids)]),
  ]);
  const all = [
    ...into.rows.map(row => ({ ...row, type: 'deposit' as const })),
    ...out.rows.map(row => ({ ...row, type: 'withdrawal' as const })),
  ];
  return new Map(all.map(row => [String(row.id), row]));
}

async function notesOn(db: Queryable, id: string): Promise<Shown['notes']> {
  const { rows } = await db.query(
    `select case_notes.id, staff.name as by, text, at from case_notes join staff on staff.id = by
     where case_id = $1 order by at, case_notes.id`,
    [id],
  );
  return rows;
}

async function othersOf(db: Queryable, user: UserId, id: string): Promise<Shown['others']> {
  const { rows } = await db.query(
    `select id, state, opened_at as "openedAt" from cases where user_id = $1 and id <> $2
     order by opened_at desc limit 20`,
    [user, id],
  );
  return rows;
}
