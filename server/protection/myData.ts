import { DATA_PARTS, type DataPart } from '@maidan/contract/dataParts';
import type { LongFileReply } from '@maidan/contract/call';
import type { Language } from '@maidan/contract/language';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import { TABLES } from '../db/tables.ts';
import { csvLines, csvOf, harmless } from '../http/csv.ts';
import { sayIn } from '../words.ts';

/*
 * A copy of all that is kept of a player, for the player. It is read and sent so many rows at a time, however many there are;
 * each part is of when it is read. Every table that names players is either copied, with every column
 * that is not left out, or is on the list of those that are not, with the reason: myData.test.ts asks the database which
 * there are.
 */

type Table = keyof typeof TABLES;

interface Copied {
  readonly table: Table;
  /** Which rows are the player's, who is $1; of a table that is read along $2, only of those after it. */
  readonly of: string;
  /** Columns that no two rows have the same of. */
  readonly order: readonly string[];
  /** Columns that are not handed out, and why. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** So many rows at a time. */
const BATCH = 5_000;

const STAFF = 'names staff, not the player';
const SECRET = 'a secret that lets somebody in';
const own = (table: Table, order: string, leftOut: Copied['leftOut'] = {}): Copied => ({
  ...{ table, of: 'user_id = $1', order: order.split(', '), leftOut },
});

export const COPIED: Readonly<Record<DataPart, Copied>> = {
  account: {
    ...{ table: 'users', of: 'id = $1', order: ['id'] },
    leftOut: { password_hash: SECRET, is_house: 'no player is the house' },
  },
  security: own('user_security', 'user_id', { totp_secret: SECRET, totp_last_step: SECRET }),
  language: own('user_languages', 'user_id'),
  sessions: own('sessions', 'started_at, id', { token_hash: SECRET }),
  money: { table: 'accounts', of: `id in ('player:' || $1, 'exposure:' || $1, 'held:' || $1)`, order: ['id'] },
  transfers: {
    table: 'transfers',
    // What leaves to or comes from the player's balance is found along two indexes; what was paid out, by its withdrawal.
    of: `number in (
      (select number from transfers where from_account = 'player:' || $1 and from_account like 'player:%'
         and ($2::int8 is null or number > $2::int8) order by number limit ${BATCH})
      union all
      (select number from transfers where to_account = 'player:' || $1 and to_account like 'player:%'
         and ($2::int8 is null or number > $2::int8) order by number limit ${BATCH})
      union all
      select number from transfers join withdrawals on transfers.id = withdrawals.id || ':payout' where user_id = $1)`,
    order: ['number'],
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
    reason: 'what compliance told each other; why it was refused is in the messages, which are copied',
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
  limit_reminders: 'when limits, whose changes are copied, were asked about; messages are copied',
  limited_days: 'sums of bets, transfers and deposits, which are copied',
  limited_open: 'a count of bets, orders and entries, which are copied',
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

/** All of a part, so many rows at a time, each after the last of those before. */
async function* linesOf(db: Queryable, user: UserId, part: DataPart): AsyncGenerator<readonly Line[]> {
  const { table, of, order } = COPIED[part];
  const columns = columnsOf(part);
  const types: Readonly<Record<string, string>> = TABLES[table];
  const marked = order.map((column, nth) => `"${column}"::text as "mark ${nth}"`);
  const after = order.map((column, nth) => `$${nth + 2}::${types[column]}`);
  const text = `select ${[...columns.map(column => `"${column}"`), ...marked].join(', ')} from ${table}
    where ${of} and ($2::text is null or (${order.join(', ')}) > (${after.join(', ')}))
    order by ${order.join(', ')} limit ${BATCH}`;
  for (let mark: readonly unknown[] = order.map(() => null), isMore = true; isMore;) {
    const { rows } = await db.query<Line>(text, [user, ...mark]);
    yield rows.map(row =>
      Object.fromEntries(columns.map(column => [column, shown(types[column] ?? 'text', row[column])])),
    );
    isMore = rows.length === BATCH;
    mark = order.map((_, nth) => rows.at(-1)?.[`mark ${nth}`] ?? null);
  }
}

/** Times as everybody reads them; amounts stay whole paise. */
function shown(type: string, value: unknown): unknown {
  return type === 'timestamptz' && typeof value === 'number' ? new Date(value).toISOString() : (value ?? null);
}

/** Everything, in one file. */
export function dataFile(db: Queryable, user: UserId, now: Millis): Promise<LongFileReply> {
  const head = { player: user, madeAt: new Date(now).toISOString(), amounts: 'INR paise', odds: 'thousandths' };
  return fileOf('my-data.json', 'application/octet-stream', jsonOf(db, user, head));
}

async function* jsonOf(db: Queryable, user: UserId, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const part of DATA_PARTS) {
    let between = '\n';
    yield `,\n"${part}": [`;
    for await (const lines of linesOf(db, user, part)) {
      if (lines.length === 0) continue;
      yield between + lines.map(line => JSON.stringify(line)).join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

/** One part, for a spreadsheet. What its headings and figures are is said above them, in the language of the player. */
export const partFile = (db: Queryable, user: UserId, part: DataPart, language: Language): Promise<LongFileReply> =>
  fileOf(`my-${part}.csv`, 'text/csv; charset=utf-8', linesAsCsv(db, user, part, language));

async function* linesAsCsv(db: Queryable, user: UserId, part: DataPart, language: Language): AsyncGenerator<string> {
  const columns = columnsOf(part);
  yield csvOf([[sayIn(language)('safe.dataCopy')], columns]);
  for await (const lines of linesOf(db, user, part))
    yield csvLines(lines.map(line => columns.map(column => cellOf(line[column]))));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return harmless(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Whether there is a database to make it of is known before anything is sent. */
async function fileOf(name: string, type: string, made: AsyncGenerator<string>): Promise<LongFileReply> {
  const begun = [await made.next(), await made.next(), await made.next()].flatMap(piece =>
    piece.done ? [] : [piece.value],
  );
  return { name, type, pieces: goingOn(begun, made) };
}

async function* goingOn(begun: readonly string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* begun;
  yield* rest;
}
