import type { Money } from '@maidan/core/money';
import type { Role } from '@maidan/contract/roles';
import type { VoidedSpan } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { LimitChange } from '../office/limits.ts';
import { inJsonArray, inTextArray } from '../db/db.ts';
import type { Tables } from '../db/statements.ts';
import { columnsOf, type Shape } from './rowShape.ts';
import { partsOf, type Pieces } from '../work/pieces.ts';
import { CASINO_SHAPES, type CasinoRows } from '../casino/rows.ts';
import { EXCHANGE_SHAPES, type ExchangeRows } from '../exchange/rows.ts';
import { FANTASY_SHAPES, type FantasyRows } from '../fantasy/rows.ts';
import { CASE_SHAPES, type CaseRows } from '../cases/rows.ts';
import { HARM_SHAPES, type HarmRowKinds } from '../harm/rows.ts';
import { IDENTITY_SHAPES, type IdentityRows } from '../identity/rows.ts';
import { INBOX_SHAPES, type InboxRows } from '../inbox/rows.ts';
import { PLAYER_FILE_SHAPES, type PlayerFileRows } from '../office/players/rows.ts';
import { FOUND_SHAPE, type FoundRow } from '../reconcile/rows.ts';
import { PROTECTION_SHAPES, type ProtectionRows } from '../protection/rows.ts';
import { SLOT_SHAPES, type SlotRows } from '../slots/rows.ts';
import { SUPPORT_SHAPES, type SupportRows } from '../support/rows.ts';
import type { TopUpRow } from '../wallet/rows.ts';

/* The rows that commands decide upon: read and locked before a decision, written whole after it. */

export type UserRow = Omit<Tables['users'], 'is_house'>;

/**
 * `vouched_by`, `vouched_at`: who let this colleague in, or in again, and when: see office/vouching.ts. `counted_by`: the owner
 * of a new house said that this colleague counts as a second person at once.
 */
export type StaffRow = Tables['staff'];

/** See mail/letters.ts. */
export type MailRow = Tables['mails'];
type MailLinkRow = Tables['mail_links'];

/** What a command can change of it. */
type SecurityRow = Pick<
  Tables['user_security'],
  'user_id' | 'totp_secret' | 'totp_confirmed_at' | 'email_confirmed_at'
>;

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

export interface Rows
  extends
    CasinoRows,
    SlotRows,
    FantasyRows,
    ExchangeRows,
    ProtectionRows,
    IdentityRows,
    CaseRows,
    HarmRowKinds,
    InboxRows,
    PlayerFileRows,
    SupportRows {
  user: UserRow;
  security: SecurityRow;
  mail: MailRow;
  mailLink: MailLinkRow;
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
  security: {
    table: 'user_security',
    key: 'user_id',
    apart: {
      totp_last_step: 'a code that is used up',
      last_login_at: 'a sign-in',
      previous_login_at: 'a sign-in',
    },
  },
  mail: { table: 'mails', key: 'id', apart: {} },
  mailLink: { table: 'mail_links', key: 'hash', apart: {} },
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
  ...SLOT_SHAPES,
  ...FANTASY_SHAPES,
  ...EXCHANGE_SHAPES,
  ...PROTECTION_SHAPES,
  ...IDENTITY_SHAPES,
  ...CASE_SHAPES,
  ...HARM_SHAPES,
  ...INBOX_SHAPES,
  ...PLAYER_FILE_SHAPES,
  ...SUPPORT_SHAPES,
};

export const KINDS = Object.keys(SHAPES) as readonly Kind[]; // of every kind

function ofEveryKind<T>(make: (kind: Kind) => T): Readonly<Record<Kind, T>> {
  return Object.fromEntries(KINDS.map(kind => [kind, make(kind)])) as Record<Kind, T>; // of every kind
}

const COLUMNS = ofEveryKind(kind => columnsOf(SHAPES[kind]));
const NAMES = ofEveryKind(kind => COLUMNS[kind].map(({ name }) => name));

export const isDerived = (kind: Kind): boolean => SHAPES[kind].isDerived ?? false;

/** Whether it need not be read again. */
export const isKept = <K extends Kind>(kind: K, row: Rows[K]): boolean => SHAPES[kind].isKept?.(row as never) ?? false;

/** As it is written: a row that is kept, in the version after the one that was known. */
export const inTurn = <K extends Kind>(kind: K, row: Rows[K]): Rows[K] =>
  SHAPES[kind].isKept && 'version' in row ? { ...row, version: Number(row.version) + 1 } : row;

export const keyOf = <K extends Kind>(kind: K, row: Rows[K]): string => String(row[SHAPES[kind].key as keyof Rows[K]]);

/** Whether what is read depends on the moment. */
export const isOfNow = (kind: Kind): boolean => SHAPES[kind].ofNow !== undefined;

/** Reads and locks the rows with these keys ($1), in one order for everyone. */
export const READING = ofEveryKind(kind => {
  const { table, view, ofNow, key } = SHAPES[kind];
  const list = [...NAMES[kind], ...(view?.columns ?? []), ...(ofNow?.columns ?? [])].join(', ');
  if (ofNow) return `select ${list} from ${ofNow.name}($1, $2, $3, $4)`;
  return `select ${list} from ${view?.name ?? table} where ${key} = any($1) order by ${key} for update`;
});

/** A parameter for each column: see `listsOf`. */
function listsIn(kind: Kind): string {
  return COLUMNS[kind].map(({ type }, nth) => `$${nth + 1}::${type}[]`).join(', ');
}

/** Adds whole rows, given as one list for each column: see `listsOf`. */
export const ADDING = ofEveryKind(
  kind => `insert into ${SHAPES[kind].table} (${NAMES[kind].join(', ')}) select * from unnest(${listsIn(kind)})`,
);

/** The same where some may be there already: those are replaced. */
export const WRITING = ofEveryKind(kind => {
  const { key, isWrittenOnce } = SHAPES[kind];
  const replaced = NAMES[kind].filter(name => name !== key).map(name => `${name} = excluded.${name}`);
  return isWrittenOnce ? ADDING[kind] : `${ADDING[kind]} on conflict (${key}) do update set ${replaced.join(', ')}`;
});

/** The same where all of them are there, or the statement fails: what is asked of new rows is not asked for nothing. */
export const CHANGING = ofEveryKind(kind => {
  const { table, key } = SHAPES[kind];
  const names = NAMES[kind];
  const set = names.filter(name => name !== key).map(name => `${name} = given.${name}`);
  return `with changed as (
    update ${table} as known set ${set.join(', ')} from unnest(${listsIn(kind)}) as given (${names.join(', ')})
    where known.${key} = given.${key} returning known.${key}
  ) select all_changed(count(*)::integer, cardinality($${names.indexOf(key) + 1}::text[])) from changed`;
});

/** Of a column. */
const VALUES_AT_A_TIME = 250;

/** Rows as one list for each column. */
export function* listsOf<K extends Kind>(kind: K, rows: readonly Rows[K][]): Pieces<string[]> {
  const lists: string[] = [];
  for (const { name, type } of COLUMNS[kind]) {
    const inList = type === 'jsonb' ? inJsonArray : inTextArray;
    const parts: string[] = [];
    for (const some of partsOf(rows, VALUES_AT_A_TIME)) {
      parts.push(inList(some.map(row => textOf(type, row[name as keyof Rows[K]]))));
      yield;
    }
    lists.push(`{${parts.join(',')}}`);
  }
  return lists;
}

/** As the database reads it. Times are written out, because it has no milliseconds of ours. */
function textOf(type: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type === 'timestamptz' && typeof value === 'number') return new Date(value).toISOString();
  return String(value);
}
