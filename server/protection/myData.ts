import { DATA_PARTS, type DataPart } from '@maidan/contract/dataParts';
import type { FileReply } from '@maidan/contract/call';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import { TABLES } from '../db/tables.ts';
import { csvOf, harmless } from '../http/csv.ts';

/*
 * A copy of all that is kept of a player, for the player. Every table that names players is either copied, with every column
 * that is not left out, or is on the list of those that are not, with the reason: myData.test.ts asks the database which
 * there are.
 */

type Table = keyof typeof TABLES;

interface Copied {
  readonly table: Table;
  /** Which rows are the player's, who is $1. */
  readonly of: string;
  readonly order: string;
  /** Columns that are not handed out, and why. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

const STAFF = 'names staff, not the player';
const SECRET = 'a secret that lets somebody in';
const own = (table: Table, order: string, leftOut: Copied['leftOut'] = {}): Copied => ({
  ...{ table, of: 'user_id = $1', order, leftOut },
});

export const COPIED: Readonly<Record<DataPart, Copied>> = {
  account: {
    ...{ table: 'users', of: 'id = $1', order: 'id' },
    leftOut: { password_hash: SECRET, is_house: 'no player is the house' },
  },
  security: own('user_security', 'user_id', { totp_secret: SECRET, totp_last_step: SECRET }),
  language: own('user_languages', 'user_id'),
  sessions: own('sessions', 'started_at, id', { token_hash: SECRET }),
  money: { table: 'accounts', of: `id in ('player:' || $1, 'exposure:' || $1, 'held:' || $1)`, order: 'id' },
  transfers: {
    table: 'transfers',
    // What leaves to or comes from the player's balance is found along two indexes; what was paid out, by its withdrawal.
    of: `id in (
      select id from transfers where from_account = 'player:' || $1 and from_account like 'player:%'
      union all select id from transfers where to_account = 'player:' || $1 and to_account like 'player:%'
      union all select id || ':payout' from withdrawals where user_id = $1)`,
    order: 'number',
  },
  deposits: own('deposits', 'at, id', {
    ...{ claimed_by: STAFF, first_by: STAFF, first_at: STAFF, decided_by: STAFF },
    ...{ reference_key: 'made of the reference', four_eyes_from: 'a rule of the house' },
  }),
  depositPictures: own('screenshots', 'at, id', {
    webp: 'the picture itself, which the player sent; support hands it out',
    ...{ look: 'made of the picture', texture: 'made of the picture' },
  }),
  withdrawals: own('withdrawals', 'at, id', {
    ...{ claimed_by: STAFF, first_by: STAFF, first_at: STAFF, approved_by: STAFF, decided_by: STAFF },
    ...{ payout_key: 'a rule of the house', four_eyes_from: 'a rule of the house' },
  }),
  topUps: own('top_ups', 'at, id'),
  tableBets: own('bets', 'number'),
  spins: own('spins', 'number'),
  slotSeat: own('spinners', 'user_id', { last_seed: 'what spins to come are drawn from' }),
  contestEntries: own('contest_entries', 'at, id'),
  orders: own('orders', 'number'),
  matchedBets: own('legs', 'at, id'),
  rowBets: own('row_bets', 'number'),
  settlements: own('settlements', 'at, id'),
  loans: own('loans', 'at, id'),
  limits: own('player_limits', 'user_id'),
  limitChanges: own('limit_changes', 'at, id'),
  stops: own('player_stops', 'at, id'),
  identity: own('identities', 'user_id'),
  identitySent: own('identity_submissions', 'at, id', {
    ...{ first_by: STAFF, first_at: STAFF, decided_by: STAFF },
    ...{ number_mark: 'a hash by which a document is known again', needs_two: 'a rule of the house' },
  }),
  identityPictures: own('identity_pictures', 'at, id', {
    webp: 'the picture itself, which the player sent; support hands it out',
  }),
  tickets: own('tickets', 'at, id', { staff_id: STAFF }),
  ticketMessages: {
    ...own('ticket_messages', 'number', { staff_id: STAFF }),
    of: `user_id = $1 and by <> 'note'`, // what colleagues tell each other names them, and is theirs
  },
  mails: own('mails', 'at, id', { secret: SECRET, read_by: STAFF }),
  messages: own('notices', 'at, id'),
  messageChoices: own('notice_choices', 'user_id'),
  pushDevices: own('push_devices', 'at, id', { endpoint: SECRET, p256dh: SECRET, auth: SECRET }),
};

/** Tables that name players and are not copied. */
export const NOT_COPIED: Readonly<Partial<Record<Table, string>>> = {
  mail_links: 'hashes of links of mails, which are copied',
  recovery_codes: 'hashes of codes that let somebody in',
  excluded_marks: 'hashes by which an excluded person is known again, who is not told',
  player_devices: 'hashes by which a browser is known again; sign-ins are copied',
  cases: 'what compliance looks at, which nobody is told',
  alerts: 'what compliance looks at, which nobody is told',
  player_notes: 'what colleagues tell each other, which names them',
  player_tags: 'what colleagues call a player among themselves, which names them',
  protection_events:
    'which of the limits, checks and stops, which are copied, something met; staff watch over harm by it',
  harm_markers: 'what staff look at to protect a player, made of rows that are copied',
  harm_looks: 'what colleagues noted for each other',
  account_reviews: 'whom an account resembles, which its holder is not told',
  tabs: 'what is held for bets, which are copied',
  protection_happened: 'a view of what is copied, and of what is not',
  open_tabs: 'a view of bets, which are copied',
  row_tabs: 'what is held for bets on rows, which are copied',
  ticket_counts: 'how many questions, which are copied',
  waiting_requests: 'a view of requests, which are copied',
};

export const columnsOf = (part: DataPart): readonly string[] => {
  const { table, leftOut = {} } = COPIED[part];
  return Object.keys(TABLES[table]).filter(column => !(column in leftOut));
};

type Line = Readonly<Record<string, unknown>>;

async function linesOf(db: Queryable, user: UserId, part: DataPart): Promise<readonly Line[]> {
  const { table, of, order } = COPIED[part];
  const columns = columnsOf(part);
  const { rows } = await db.query<Line>(
    `select ${columns.map(column => `"${column}"`).join(', ')} from ${table} where ${of} order by ${order}`,
    [user],
  );
  const types: Readonly<Record<string, string>> = TABLES[table];
  return rows.map(row =>
    Object.fromEntries(columns.map(column => [column, shown(types[column] ?? 'text', row[column])])),
  );
}

/** Times as everybody reads them; amounts stay whole paise. */
function shown(type: string, value: unknown): unknown {
  return type === 'timestamptz' && typeof value === 'number' ? new Date(value).toISOString() : (value ?? null);
}

/** Everything, in one file. */
export async function dataFile(db: Queryable, user: UserId, now: Millis): Promise<FileReply> {
  const parts: Record<string, readonly Line[]> = {};
  for (const part of DATA_PARTS) parts[part] = await linesOf(db, user, part);
  const head = { player: user, madeAt: new Date(now).toISOString(), amounts: 'INR paise', odds: 'thousandths' };
  return fileOf('my-data.json', 'application/octet-stream', JSON.stringify({ ...head, ...parts }, null, 1));
}

/** One part, for a spreadsheet. */
export async function partFile(db: Queryable, user: UserId, part: DataPart): Promise<FileReply> {
  const [columns, lines] = [columnsOf(part), await linesOf(db, user, part)];
  const cells = lines.map(line => columns.map(column => cellOf(line[column])));
  return fileOf(`my-${part}.csv`, 'text/csv; charset=utf-8', csvOf([columns, ...cells]));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return harmless(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const fileOf = (name: string, type: string, text: string): FileReply => ({
  ...{ name, type },
  bytes: new TextEncoder().encode(text),
});
