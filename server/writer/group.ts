import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis } from '@maidan/core/ids';
import type { Account, Transfer } from '@maidan/core/ledger';
import { add, type Money, ZERO } from '@maidan/core/money';
import { spanAt, SPANS } from '@maidan/core/ownLimits';
import { ok, refuse, type Result } from '@maidan/core/result';
import { type AuditEntry, chained, GENESIS } from './audit.ts';
import { answerSeal, type KeptAnswer } from './answerSeals.ts';
import { sealFor } from './auditSeals.ts';
import { epochsOf, outdated } from './epochs.ts';
import { Decision, Changes, type Opening, type Sequence } from './decision.ts';
import {
  type Client,
  type Db,
  type Ends,
  inOneGo,
  jsonArray,
  type Queryable,
  textArray,
  timestamp,
  together,
  transaction,
} from '../db/db.ts';
import { Hooks, thrownBy } from './hooks.ts';
import type { KeptRows } from './keptRows.ts';
import { isOfNow, keyOf, type Kind, READING, type Rows } from './rows.ts';
import type { Command } from './command.ts';
import { inPieces } from '../work/pieces.ts';
import { type RowOfKind, writingOf, writtenOf } from './writing.ts';

/** What a command is answered: a result, or the bug it ran into. */
type CommandAnswer = Result<unknown, ErrorCode> | Error;
/** In the order of the commands. */
export type Answers = readonly CommandAnswer[];

export interface Decided {
  readonly fingerprint: string;
  readonly result: Result<unknown, ErrorCode>;
}

/** The group before, while it is being committed: what it changed, and whether that came to be. */
export interface Predecessor {
  readonly changes: Changes;
  readonly committed: Promise<unknown>;
}

export interface Circumstances {
  /** Keys are not looked up: one that was used before fails the group, which must then be decided again with a look. */
  readonly areNew?: boolean;
  /** Decided upon before it is true, and committed only if it came true. */
  readonly before?: Predecessor | undefined;
  /** What need not be read again. */
  readonly kept?: KeptRows;
  /** All is decided and on its way into the database, so that the next group can be decided upon it. */
  readonly onDecided?: (changes: Changes) => void;
}

/**
 * Decides a group of commands in one transaction. What it reads is asked for at once with its beginning, and what it writes
 * is sent at once with its commit: while one answer is waited for, a busy process serves a hundred others.
 */
export async function decideGroup(
  db: Db,
  commands: readonly Command<unknown>[],
  now: Millis,
  circumstances: Circumstances = {},
): Promise<{ readonly answers: Answers; readonly changes: Changes }> {
  const hooks = new Hooks();
  try {
    const done = await inOneGo(db, (client, ends) =>
      decideIn(client, commands, now, { ...circumstances, hooks, ...ends }),
    );
    hooks.committed((place, error) => (done.answers[place] = error));
    return done;
  } catch (error) {
    hooks.dropped();
    const refusal = commands.length === 1 ? conflictOf(error, commands[0]!) : undefined;
    if (!refusal) throw error;
    return transaction(db, async client => {
      const answers: CommandAnswer[] = [refuse(refusal)];
      const remembered = commands.filter(isRemembered).map(command => [command, refuse(refusal)] as const);
      await record(client, recordOf(client, remembered, [], now, []));
      return { answers, changes: new Changes() };
    });
  }
}

async function decideIn(
  client: Client,
  commands: readonly Command<unknown>[],
  now: Millis,
  around: Circumstances & Ends & { readonly hooks: Hooks },
) {
  const [, , decided, opening, epochs] = await Promise.all(
    together(
      client,
      () =>
        [
          around.begin(),
          client.query(BY_INDEX),
          around.areNew ? new Map<string, Decided>() : known(client, commands),
          open(client, commands, now, around),
          epochsOf(client, commands),
        ] as const,
    ),
  );
  const changes = new Changes();
  const fresh: [Command<unknown>, Result<unknown, ErrorCode>][] = [];
  const answers: CommandAnswer[] = [];
  for (const [place, command] of commands.entries()) {
    const before = isRemembered(command) ? decided.get(command.key) : undefined;
    const made = before ? again(command, before) : (outdated(command, epochs) ?? attempt(command, opening, changes));
    const result = made instanceof Promise ? await made : made;
    answers.push(result);
    if (before || result instanceof Error) continue;
    if (result.ok) around.hooks.accepted(command, place);
    if (!isRemembered(command)) continue;
    decided.set(command.key, { fingerprint: command.fingerprint, result });
    fresh.push([command, result]);
  }
  await around.before?.committed;
  const rows = await inPieces(writtenOf(changes));
  // Made before anything is sent: what fails here must not leave the rest to be committed.
  const written = await inPieces(writingOf(client, rows));
  const values = recordOf(client, fresh, changes.transfers, now, mostOf(changes, opening));
  const isLast = changes.audit.length === 0; // the log is continued from where it ends, which has to be looked up
  const sent = allOf(
    together(client, () => [
      record(client, values),
      ...written.map(statement => client.query(statement)),
      ...(isLast ? [around.commit()] : []),
    ]),
  );
  around.onDecided?.(changes);
  await sent;
  if (!isLast) {
    await chain(client, changes.audit, now);
    await around.commit();
  }
  around.kept?.keep(opening.rows);
  around.kept?.keep(rows);
  return { answers, changes };
}

/**
 * Plans are kept with their statements, by index: one made while a table was small would read all of it ever after. They are
 * kept from the first time on: left to itself the database makes some of them anew for each group, which takes it longer
 * than to do what they say.
 */
const BY_INDEX = `select set_config('enable_seqscan', 'off', true) as scans,
  set_config('plan_cache_mode', 'force_generic_plan', true) as plans`;

/** The first that failed is why: whatever was sent after it is only told that the transaction is aborted. */
async function allOf(statements: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(statements)).find(statement => statement.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A refusal leaves nothing behind; a bug fails its own command and no other. */
function attempt(
  command: Command<unknown>,
  opening: Opening,
  changes: Changes,
): CommandAnswer | Promise<CommandAnswer> {
  const decision = new Decision(opening, changes);
  const taken = (result: Result<unknown, ErrorCode>): CommandAnswer => {
    if (result.ok) changes.absorb(decision.own);
    return result;
  };
  const failed = (error: unknown): Error => {
    thrownBy(() => command.onDrop?.()); // what decide threw came first, and is the answer
    return error instanceof Error ? error : new Error(String(error));
  };
  const { inPieces: pieces } = command.decide;
  if (pieces) return inPieces(pieces(decision)).then(taken).catch(failed);
  try {
    return taken(command.decide(decision));
  } catch (error) {
    return failed(error);
  }
}

const isRemembered = (command: Command<unknown>): boolean => command.isRemembered ?? true;

const again = (command: Command<unknown>, { fingerprint, result }: Decided): CommandAnswer =>
  thrownBy(() => command.onKnown?.()) ?? (fingerprint === command.fingerprint ? result : refuse('key-reused'));

/* Reading. */

const known = (client: Client, commands: readonly Command<unknown>[]): Promise<Map<string, Decided>> =>
  decidedUnder(
    client,
    commands.filter(isRemembered).map(({ key }) => key),
  );

/** What was decided under these keys, of those that were used. */
export async function decidedUnder(client: Queryable, keys: readonly string[]): Promise<Map<string, Decided>> {
  if (keys.length === 0) return new Map();
  const { rows } = await client.query({
    name: 'writer-known',
    text: 'select key, fingerprint, refused, answer from commands where key = any($1)',
    values: [textArray(keys)],
  });
  return new Map(
    rows.map(row => [
      row.key,
      { fingerprint: row.fingerprint, result: row.refused ? refuse(row.refused) : ok(row.answer) },
    ]),
  );
}

async function open(
  client: Client,
  commands: readonly Command<unknown>[],
  now: Millis,
  { before, kept }: Circumstances,
): Promise<Opening> {
  const accounts = accountsOf(commands);
  const [balances, rows, numbers] = await Promise.all([
    balancesOf(client, [...accounts]),
    rowsOf(client, commands, now, kept),
    numbersFor(client, commands),
  ]);
  // Whether these were read as they were before or after that group, its own figures are right.
  for (const [account, balance] of before?.changes.balances ?? []) balances.set(account, balance);
  return { now, accounts, balances, rows, numbers };
}

/** Each once. Commands on one market share a list, which is then gone through once. */
function accountsOf(commands: readonly Command<unknown>[]): Set<Account> {
  const named = new Set(commands.map(({ accounts }) => accounts));
  const lists = new Set([...named].map(accounts => (typeof accounts === 'function' ? accounts() : accounts)));
  return new Set([...lists].flat());
}

/**
 * Read without a lock: who writes for other places rarely has the same player at the same moment. A balance that was spent
 * meanwhile is found where it is written; the database refuses to go below zero, and the group is decided again.
 */
async function balancesOf(client: Client, accounts: readonly Account[]): Promise<Map<Account, Money>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await client.query({
    name: 'writer-balances',
    text: 'select id, balance from accounts where id = any($1)',
    values: [textArray(accounts)],
  });
  return new Map(rows.map(row => [row.id, row.balance]));
}

async function rowsOf(
  client: Client,
  commands: readonly Command<unknown>[],
  now: Millis,
  kept: KeptRows | undefined,
): Promise<Opening['rows']> {
  const wanted = new Map<Kind, Set<string>>();
  const atHand: [string, RowOfKind][] = [];
  for (const [kind, id] of commands.flatMap(command => command.rows ?? [])) {
    const name = `${kind} ${id}`;
    const row = kept?.get(name);
    if (row) atHand.push([name, row]);
    else wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  const inOrder = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const found = await Promise.all(
    inOrder.map(async ([kind, ids]) => {
      const { rows } = await client.query<Rows[Kind]>({
        name: `writer-read-${kind}`,
        text: READING[kind],
        values: [textArray([...ids]), ...(isOfNow(kind) ? SPANS.map(span => timestamp(spanAt(span, now).from)) : [])],
      });
      return rows.map(row => [`${kind} ${keyOf(kind, row as never)}`, { kind, row }] as const);
    }),
  );
  return new Map([...atHand, ...found.flat()]);
}

async function numbersFor(client: Client, commands: readonly Command<unknown>[]): Promise<Map<Sequence, number[]>> {
  const wanted = new Map<Sequence, number>();
  for (const sequence of commands.flatMap(command => command.numbers ?? [])) {
    wanted.set(sequence, (wanted.get(sequence) ?? 0) + 1);
  }
  const drawn = [...wanted].map(async ([sequence, count]): Promise<[Sequence, number[]]> => {
    const { rows } = await client.query<{ number: number }>(
      `select nextval('${sequence}_number') as number from generate_series(1, $1)`,
      [count],
    );
    return [sequence, rows.map(row => row.number)];
  });
  return new Map(await Promise.all(drawn));
}

/* Writing. */

/** Keys with their answers, and transfers. */
function recordOf(
  client: Client,
  decided: readonly (readonly [Command<unknown>, Result<unknown, ErrorCode>])[],
  transfers: readonly Transfer[],
  now: Millis,
  most: readonly (readonly [Account, Money])[],
) {
  if (decided.length === 0 && transfers.length === 0) return undefined;
  return [
    textArray(decided.map(([command]) => command.key)),
    textArray(decided.map(([command]) => command.fingerprint)),
    textArray(decided.map(([, result]) => (result.ok ? null : result.error))),
    jsonArray(decided.map(([, result]) => (result.ok ? JSON.stringify(result.value ?? {}) : null))),
    textArray(transfers.map(transfer => transfer.id)),
    textArray(transfers.map(transfer => transfer.from)),
    textArray(transfers.map(transfer => transfer.to)),
    `{${transfers.map(transfer => transfer.amount).join(',')}}`,
    textArray(transfers.map(transfer => transfer.kind)),
    textArray(transfers.map(transfer => transfer.ref)),
    timestamp(now),
    textArray(decided.map(([command, result]) => answerSeal(client, keptAs(command, result, now)))),
    textArray(shared(transfers)),
    textArray(most.map(([account]) => account)),
    `{${most.map(([, amount]) => amount).join(',')}}`,
  ] as const;
}

/** What limited accounts may have before the group is written: what it was decided upon, and the room that is left above that. */
const mostOf = ({ room }: Changes, { balances }: Opening): readonly (readonly [Account, Money])[] =>
  [...room].map(([account, left]) => [account, add(balances.get(account) ?? ZERO, left)]);

/** Whose order counts. Our own accounts have a slice for each transaction (0070_many_pens.sql). */
const shared = (transfers: readonly Transfer[]): Account[] =>
  [...new Set(transfers.flatMap(({ from, to }) => [from, to]))].filter(account => account.includes(':'));

/** One statement, so that the database is not left waiting between the two. */
const record = (client: Client, values: ReturnType<typeof recordOf>): Promise<unknown> =>
  values ? client.query({ name: 'writer-record', text: RECORD, values }) : Promise.resolve();

const keptAs = (
  { key, fingerprint }: Command<unknown>,
  result: Result<unknown, ErrorCode>,
  at: Millis,
): KeptAnswer => ({
  ...{ key, fingerprint, at },
  refused: result.ok ? null : result.error,
  answer: result.ok ? (result.value ?? {}) : null,
});

/**
 * Keys come first, because the other part of a statement waits for the main one: a key used before is told as such. Numbers
 * of transfers are drawn when their accounts are locked, in one order for all writers: for each account they are the order
 * in which they counted. What limited accounts have then is compared with what was decided upon (0077_limits_in_turn.sql).
 */
const RECORD = `
  with locked as (
    select id, balance from accounts where id = any($13) order by id for update
  ), limited as (
    select count(beyond_a_limit(id)) from locked join unnest($14::text[], $15::bigint[]) as limits (id, most) using (id)
    where balance > most
  ), moved as (
    insert into transfers (id, from_account, to_account, amount, kind, ref, at)
    select id, from_account, to_account, amount, kind, ref, $11
    from unnest($5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[])
      as posted (id, from_account, to_account, amount, kind, ref)
    where (select count(*) from locked) is not null and (select count from limited) is not null
  )
  insert into commands (key, fingerprint, refused, answer, at, seal)
  select key, fingerprint, refused, answer, $11, seal
  from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[], $12::text[])
    as decided (key, fingerprint, refused, answer, seal)`;

/** Any number will do, as long as everyone who appends asks for the same lock. */
const AUDIT_LOCK = 7_162_535;

export async function chain(client: Client, entries: readonly AuditEntry[], now: Millis): Promise<void> {
  if (entries.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [AUDIT_LOCK]);
  const { rows } = await client.query('select seq, hash from audit order by seq desc limit 1');
  const chainedRows = chained(entries, now, rows[0] ?? { seq: 0, hash: GENESIS });
  await client.query(
    `insert into audit (seq, at, actor, action, subject, before, after, reason, address, request, previous, hash, seal)
     select seq, at, actor, action, subject, before, after, reason, address, request, previous, hash, seal
     from json_populate_recordset(null::audit, $1)`,
    [
      JSON.stringify(
        chainedRows.map(row => ({ ...row, at: new Date(row.at).toISOString(), seal: sealFor(client, row.hash) })),
      ),
    ],
  );
}

function conflictOf(error: unknown, command: Command<unknown>): ErrorCode | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  return command.conflicts?.[String(error.constraint)];
}
