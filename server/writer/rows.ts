import type { DepositId, Millis, StaffId, UserId, WithdrawalId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { ProposalKind } from '@maidan/contract/officePeople';
import type { Role } from '@maidan/contract/roles';
import type { Currency, DepositState, Method, WithdrawalState } from '@maidan/contract/wire';
import type { Struck } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { LimitChange } from '../office/limits.ts';
import type { Shape } from './rowShape.ts';
import type { StandingRow, StopRow, WaitingRow } from './smallRows.ts';
import { CASINO_SHAPES, type CasinoRows } from '../casino/rows.ts';
import { EXCHANGE_SHAPES, type ExchangeRows } from '../exchange/rows.ts';
import { FOUND_SHAPE, type FoundRow } from '../reconcile/rows.ts';
import type { TopUpRow } from '../wallet/rows.ts';

/* The rows that commands decide upon: read and locked before a decision, written whole after it. */

export interface UserRow {
  readonly id: UserId;
  readonly username: string;
  readonly email: string | null;
  readonly phone_number: string;
  readonly country: string;
  readonly password_hash: string | null;
  readonly demo: boolean;
  readonly status: 'active' | 'blocked';
  readonly created_at: Millis;
}

export interface StaffRow {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly password_hash: string;
  readonly must_change_password: boolean;
  readonly disabled: boolean;
  /** Who let this colleague in, or in again, and when: see office/vouching.ts. */
  readonly vouched_by: StaffId | null;
  readonly vouched_at: Millis | null;
  /** The owner of a new house said that this colleague counts as a second person at once. */
  readonly counted_by: StaffId | null;
  readonly counted_at: Millis | null;
  readonly created_at: Millis;
}

export interface DepositRow {
  readonly id: DepositId;
  readonly user_id: UserId;
  readonly currency: Currency;
  readonly asked: string;
  readonly rate: number | null;
  readonly amount: Money;
  /** From which amount two people had to decide when it was asked for. */
  readonly four_eyes_from: Money;
  readonly method: Method;
  readonly network: string;
  readonly wallet_address: string;
  readonly transaction_hash: string | null;
  readonly reference: string;
  readonly payer: Readonly<Record<string, string>>;
  readonly screenshot_id: string | null;
  readonly state: DepositState;
  readonly claimed_by: StaffId | null;
  readonly first_by: StaffId | null;
  readonly first_at: Millis | null;
  readonly decided_by: StaffId | null;
  readonly reason: string;
  readonly at: Millis;
  readonly changed_at: Millis;
}

export interface WithdrawalRow {
  readonly id: WithdrawalId;
  readonly user_id: UserId;
  readonly currency: Currency;
  readonly asked: string;
  readonly rate: number | null;
  readonly amount: Money;
  /** From which amount two people had to decide when it was asked for. */
  readonly four_eyes_from: Money;
  readonly method: Method;
  readonly payee: Readonly<Record<string, string>>;
  readonly payee_name: string;
  readonly hold_until: Millis | null;
  readonly state: WithdrawalState;
  readonly claimed_by: StaffId | null;
  readonly first_by: StaffId | null;
  readonly first_at: Millis | null;
  readonly approved_by: StaffId | null;
  readonly decided_by: StaffId | null;
  readonly reference: string;
  readonly payout_key: string | null;
  readonly reason: string;
  readonly at: Millis;
  readonly changed_at: Millis;
}

export interface ProposalRow {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly detail: {
    readonly amount?: Money;
    readonly role?: Role;
    readonly answer?: Answer;
    /** Bets of then are void. */
    readonly voided?: Struck | null;
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
  };
  readonly reason: string;
  readonly made_by: StaffId;
  readonly at: Millis;
  readonly expires_at: Millis;
  readonly state: 'open' | 'approved' | 'rejected';
  readonly decided_by: StaffId | null;
  readonly decided_at: Millis | null;
}

export interface SettingsRow {
  readonly section: string;
  readonly value: unknown;
  readonly version: number;
}

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

const payment = ['claimed_by', 'first_by', 'first_at', 'decided_by', 'reason', 'at', 'changed_at'] as const;

const SHAPES: { readonly [K in Kind]: Shape<Rows[K]> } = {
  user: {
    table: 'users',
    key: 'id',
    columns: ['id', 'username', 'email', 'phone_number', 'country', 'password_hash', 'demo', 'status', 'created_at'],
  },
  staff: {
    table: 'staff',
    key: 'id',
    columns: [
      'id',
      'name',
      'email',
      'role',
      'password_hash',
      'must_change_password',
      'disabled',
      'vouched_by',
      'vouched_at',
      'counted_by',
      'counted_at',
      'created_at',
    ],
  },
  deposit: {
    table: 'deposits',
    key: 'id',
    columns: [
      'id',
      'user_id',
      'currency',
      'asked',
      'rate',
      'amount',
      'four_eyes_from',
      'method',
      'network',
      'wallet_address',
      'transaction_hash',
      'reference',
      'payer',
      'screenshot_id',
      'state',
      ...payment,
    ],
  },
  withdrawal: {
    table: 'withdrawals',
    key: 'id',
    columns: [
      'id',
      'user_id',
      'currency',
      'asked',
      'rate',
      'amount',
      'four_eyes_from',
      'method',
      'payee',
      'payee_name',
      'hold_until',
      'reference',
      'payout_key',
      'approved_by',
      'state',
      ...payment,
    ],
  },
  proposal: {
    table: 'proposals',
    key: 'id',
    columns: [
      'id',
      'kind',
      'subject',
      'detail',
      'reason',
      'made_by',
      'at',
      'expires_at',
      'state',
      'decided_by',
      'decided_at',
    ],
  },
  waiting: {
    table: 'waiting_requests',
    key: 'user_id',
    columns: ['user_id', 'deposits', 'withdrawals'],
    isDerived: true,
  },
  stop: { table: 'stops', key: 'id', columns: ['id', 'is_stopped', 'words', 'changed_at'] },
  settings: { table: 'settings', key: 'section', columns: ['section', 'value', 'version'] },
  standing: { table: 'standing_still', key: 'subject', columns: ['subject', 'proposals'] },
  found: FOUND_SHAPE,
  topUp: { table: 'top_ups', key: 'id', columns: ['id', 'user_id', 'amount', 'at'], isWrittenOnce: true },
  ...CASINO_SHAPES,
  ...EXCHANGE_SHAPES,
};

export const isDerived = (kind: Kind): boolean => SHAPES[kind].isDerived ?? false;

export const keyOf = <K extends Kind>(kind: K, row: Rows[K]): string => String(row[SHAPES[kind].key as keyof Rows[K]]);

/** Reads and locks the rows with these keys ($1), in one order for everyone. */
export function readSql(kind: Kind): string {
  const { table, view, key, columns } = SHAPES[kind];
  const list = [...columns, ...(view?.columns ?? [])].join(', ');
  return `select ${list} from ${view?.name ?? table} where ${key} = any($1) order by ${key} for update`;
}

/** Writes whole rows, given as a JSON array ($1): new ones are inserted, known ones replaced. */
export function writeSql(kind: Kind): string {
  const { table, key, columns, isWrittenOnce } = SHAPES[kind];
  const list = columns.join(', ');
  const insert = `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`;
  const replaced = columns.filter(column => column !== key).map(column => `${column} = excluded.${column}`);
  return isWrittenOnce ? insert : `${insert} on conflict (${key}) do update set ${replaced.join(', ')}`;
}

/** A row as JSON for `writeSql`: times are written out, because the database has no milliseconds of ours. */
export function jsonOf<K extends Kind>(kind: K, row: Rows[K]): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const column of SHAPES[kind].columns) {
    const value = row[column as keyof Rows[K]];
    json[column] = isTime(column) && typeof value === 'number' ? new Date(value).toISOString() : value;
  }
  return json;
}

const isTime = (column: string): boolean => /^at$|_at$|_until$/.test(column);
