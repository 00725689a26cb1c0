import type { Money } from '@maidan/core/money';
import type { Role } from '@maidan/contract/roles';
import type { VoidedSpan } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { LimitChange } from '../office/limits.ts';
import type { Tables } from '../db/statements.ts';
import { columnsOf, type Shape } from './rowShape.ts';
import { CASINO_SHAPES, type CasinoRows } from '../casino/rows.ts';
import { EXCHANGE_SHAPES, type ExchangeRows } from '../exchange/rows.ts';
import { FOUND_SHAPE, type FoundRow } from '../reconcile/rows.ts';
import type { TopUpRow } from '../wallet/rows.ts';

/* The rows that commands decide upon: read and locked before a decision, written whole after it. */

export type UserRow = Omit<Tables['users'], 'is_house'>;

/**
 * `vouched_by`, `vouched_at`: who let this colleague in, or in again, and when: see office/vouching.ts. `counted_by`: the owner
 * of a new house said that this colleague counts as a second person at once.
 */
export type StaffRow = Tables['staff'];

/** `four_eyes_from`: from which amount two people had to decide when it was asked for. */
export type DepositRow = Omit<Tables['deposits'], 'reference_key'>;

export type WithdrawalRow = Tables['withdrawals'];

/** How much a player has waiting for somebody to decide it. */
type WaitingRow = Tables['waiting_requests'];

/** Something that is stopped, or was: see stops.ts. `words` are for players. */
type StopRow = Tables['stops'];

/**
 * What waits for a second person, by how the log names it: market:…, event:…, withdrawal:…; a field of the settings as
 * settings:bank.ifsc.
 */
type StandingRow = Tables['standing_still'];

/** What is proposed, by its kind. */
interface Detail {
  readonly amount?: Money;
  readonly role?: Role;
  readonly answer?: Answer;
  /** Bets of then are void. */
  readonly voided?: VoidedSpan | null;
  /** What it would have paid when it was proposed. */
  readonly seen?: string;
  /** What the record of the match said then, where that was something else. */
  readonly against?: string;
  /** The betting was open, and is suspended for this. */
  readonly isStopping?: true;
  /** Whoever gave the reason was told that players read it. */
  readonly isTold?: true;
  /** Why a round is to be void. */
  readonly fault?: FaultCode;
  /** Of settings and limits: what changes, as it was and as it is to be. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly limits?: readonly LimitChange[];
}

export type ProposalRow = Tables['proposals'];

declare module '../db/columns.ts' {
  interface DomainTypes {
    'proposals.detail': Detail;
  }
}

/** The writer does not look which sections there are. */
type SettingsRow = Omit<Tables['settings'], 'section'> & { readonly section: string };

export interface Rows extends CasinoRows, ExchangeRows {
  user: UserRow;
  staff: StaffRow;
  deposit: DepositRow;
  withdrawal: WithdrawalRow;
  proposal: ProposalRow;
  waiting: WaitingRow;
  standing: StandingRow;
  stop: StopRow;
  settings: SettingsRow;
  found: FoundRow;
  topUp: TopUpRow;
}
export type Kind = keyof Rows;
export type RowRef = { readonly [K in Kind]: readonly [kind: K, id: string] }[Kind];

const SHAPES: { readonly [K in Kind]: Shape<Rows[K]> } = {
  user: { table: 'users', key: 'id', apart: { is_house: 'only the house makes its own accounts' } },
  staff: { table: 'staff', key: 'id', apart: {} },
  deposit: { table: 'deposits', key: 'id', apart: { reference_key: 'the database makes it of the reference' } },
  withdrawal: { table: 'withdrawals', key: 'id', apart: {} },
  proposal: { table: 'proposals', key: 'id', apart: {} },
  waiting: { table: 'waiting_requests', key: 'user_id', apart: {}, isDerived: true },
  stop: { table: 'stops', key: 'id', apart: {} },
  settings: { table: 'settings', key: 'section', apart: {} },
  standing: { table: 'standing_still', key: 'subject', apart: {} },
  found: FOUND_SHAPE,
  topUp: { table: 'top_ups', key: 'id', apart: {}, isWrittenOnce: true },
  ...CASINO_SHAPES,
  ...EXCHANGE_SHAPES,
};

export const KINDS = Object.keys(SHAPES) as readonly Kind[]; // of every kind

const COLUMNS = Object.fromEntries(Object.entries(SHAPES).map(([kind, shape]) => [kind, columnsOf(shape)])) as Readonly<
  Record<Kind, readonly string[]>
>; // of every kind

export const isDerived = (kind: Kind): boolean => SHAPES[kind].isDerived ?? false;

export const keyOf = <K extends Kind>(kind: K, row: Rows[K]): string => String(row[SHAPES[kind].key as keyof Rows[K]]);

/** Reads and locks the rows with these keys ($1), in one order for everyone. */
export function readSql(kind: Kind): string {
  const { table, view, key } = SHAPES[kind];
  const list = [...COLUMNS[kind], ...(view?.columns ?? [])].join(', ');
  return `select ${list} from ${view?.name ?? table} where ${key} = any($1) order by ${key} for update`;
}

/** Writes whole rows, given as a JSON array ($1): new ones are inserted, known ones replaced. */
export function writeSql(kind: Kind): string {
  const { table, key, isWrittenOnce } = SHAPES[kind];
  const columns = COLUMNS[kind];
  const list = columns.join(', ');
  const insert = `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`;
  const replaced = columns.filter(column => column !== key).map(column => `${column} = excluded.${column}`);
  return isWrittenOnce ? insert : `${insert} on conflict (${key}) do update set ${replaced.join(', ')}`;
}

/** A row as JSON for `writeSql`: times are written out, because the database has no milliseconds of ours. */
export function jsonOf<K extends Kind>(kind: K, row: Rows[K]): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const column of COLUMNS[kind]) {
    const value = row[column as keyof Rows[K]];
    json[column] = isTime(column) && typeof value === 'number' ? new Date(value).toISOString() : value;
  }
  return json;
}

const isTime = (column: string): boolean => /^at$|_at$|_until$/.test(column);
