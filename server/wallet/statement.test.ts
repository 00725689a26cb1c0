import { type Input, player } from '@maidan/contract/api';
import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import {
  adjust,
  depositInto,
  holdFor,
  holdWithdrawal,
  openWith,
  payOut,
  refundWithdrawal,
  settleCasino,
  settleSport,
  type Transfer,
} from '@maidan/core/ledger';
import { add, type Money, negate, paise, rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { statement, type StatementRow, type ToldKind } from '@maidan/core/statement';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { speak } from '@maidan/words/speak';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import { type Db, openDb } from '../db/db.ts';
import { Writer } from '../writer/writer.ts';
import { statementFile, statementPage } from './statement.ts';
import { statementCsv } from './statementCsv.ts';

let database: FreshDatabase;
let db: Db;
let writer: Writer;
let now = Date.parse('2026-03-07T00:00:00+05:30') as Millis;
let commands = 0;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.url);
  writer = new Writer(db, new Bus(), () => now);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

/** Through the one writer, which may refuse. */
async function post(user: UserId, transfers: readonly Transfer[]): Promise<boolean> {
  const result = await writer.do({
    key: `test/${(commands += 1)}`,
    fingerprint: 'test',
    accounts: [`player:${user}`, `exposure:${user}`, `held:${user}`, 'house', 'bank', 'commission'],
    decide: decision => {
      const posted = decision.post(transfers);
      return posted.ok ? ok({}) : posted;
    },
  });
  return result.ok;
}

const asked = (fields: object): Input<'statement'> => player.statement.input.parse(fields);
const everything = (fields: object): Input<'statementCsv'> => player.statementCsv.input.parse(fields);

type Line = StatementRow & { readonly at: Millis; readonly remark: string };

const ENGLISH = {
  opening: 'Opening credit',
  topUp: 'Top-up',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  refund: 'Withdrawal returned',
  adjustment: 'Adjustment',
  casino: 'Casino',
  spin: 'Slot',
  sport: 'Sport',
  commission: 'Commission',
} as const satisfies Record<ToldKind, string>;

const toldOf = ({ kind, ref }: StatementRow): string => (kind === 'opening' ? 'Play money' : ref);

/** What may happen to a player, in whole rupees and paise. */
const VERBS: readonly ((user: UserId, name: string, amount: Money) => Transfer[])[] = [
  (user, name, amount) => depositInto(user, amount, `D-${name}`),
  (user, name, amount) => holdWithdrawal(user, amount, `W-${name}`),
  (user, name, amount) => payOut(user, amount, `W-${name}`),
  (user, name, amount) => refundWithdrawal(user, amount, `W-${name}`),
  (user, name, amount) => adjust(user, amount, `P-${name}`),
  (user, name, amount) => adjust(user, negate(amount), `P-${name}`),
  (user, name, amount) => holdFor(user, amount, `bet:${name}`, `bet:${name}`),
  (user, name, amount) => settleCasino(user, amount, amount, `teen20:${name}`),
  (user, name, amount) => settleCasino(user, amount, negate(amount), `Round, "${name}"`),
  (user, name, amount) =>
    settleSport(`m${name}` as MarketId, 1, name, { user, held: amount, profit: amount, commission: paise(1) }),
  (user, name, amount) =>
    settleSport(`m${name}` as MarketId, 1, name, { user, held: amount, profit: negate(amount), commission: paise(0) }),
];

const happening = fc.record({
  verb: fc.nat(VERBS.length - 1),
  amount: fc.integer({ min: 1, max: 50_000 }),
  laterMs: fc.constantFrom(0, 1, 3_600_000, 20 * 3_600_000, 86_400_000),
});

const DAYS = ['2026-03-07', '2026-03-08', '2026-03-10', '2026-03-13'] as const;
const filter = fc.record(
  {
    from: fc.constantFrom(...DAYS),
    to: fc.constantFrom(...DAYS),
    report: fc.constantFrom('payments', 'sport', 'casino'),
    search: fc.constantFrom('', 'withdrawal', 'RETURNED', '1', '2.5', '1,0', ',', 'D-', 'teen20', 'nothing like it'),
    order: fc.constantFrom('oldest', 'newest'),
    size: fc.constantFrom(10, 20, 50),
  },
  { requiredKeys: [] },
);

/** The same question, answered in memory. */
function chosen(lines: readonly Line[], input: Input<'statement'>): Line[] {
  const { from, to, report, search, order } = input;
  const dayOf = (at: Millis): string => new Date(at + 19_800_000).toISOString().slice(0, 10);
  const amount = search.replaceAll(',', '');
  const fits = lines.filter(
    line =>
      (from === undefined || dayOf(line.at) >= from) &&
      (to === undefined || dayOf(line.at) <= to) &&
      (report === undefined || line.report === report) &&
      (line.remark.toLowerCase().includes(search.toLowerCase()) ||
        (amount !== '' && (add(line.credit, line.debit) / 100).toFixed(2).includes(amount))),
  );
  return order === 'newest' ? fits.toReversed() : fits;
}

/** Every page there is, one after the other. */
async function paged(user: UserId, input: Input<'statement'>) {
  const first = await statementPage(db, user, { ...input, page: 1 });
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => statementPage(db, user, { ...input, page: index + 2 })),
  );
  return [first, ...rest];
}

describe('[S062] the statement is what the transfers say', () => {
  test('whatever happens, it equals the rules’ own and ends at balance plus exposure; pages and filters part it', async () => {
    let players = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 60 }), fc.array(filter, { maxLength: 4 }), check),
      { numRuns: 40 },
    );

    async function check(happenings: readonly { verb: number; amount: number; laterMs: number }[], filters: object[]) {
      const user = `p${(players += 1)}` as UserId;
      now = Date.parse('2026-03-07T00:00:00+05:30') as Millis;
      const posted: [Millis, Transfer][] = [];
      const events = happenings.map(({ verb, amount, laterMs }, index) => ({
        laterMs,
        transfers: VERBS[verb]!(user, `${user}-${index}`, paise(amount)),
      }));
      for (const { laterMs, transfers } of [{ laterMs: 0, transfers: openWith(user, rupees(500)) }, ...events]) {
        now = (now + laterMs) as Millis;
        if (await post(user, transfers)) posted.push(...transfers.map((one): [Millis, Transfer] => [now, one]));
      }
      const transfers = posted.map(([, transfer]) => transfer);
      const times = posted.filter(([, one]) => statement(user, [one]).length > 0).map(([at]) => at);
      const lines = statement(user, transfers).map((row, index): Line => ({
        ...row,
        at: times[index]!,
        remark: `${ENGLISH[row.kind]} · ${toldOf(row)}`,
      }));
      for (const fields of [{}, ...filters]) await compare(user, lines, asked(fields));
    }

    async function compare(user: UserId, lines: readonly Line[], input: Input<'statement'>) {
      const pages = await paged(user, input);
      const expected = chosen(lines, input).map(({ at, credit, debit, points, remark }, index) => ({
        at,
        number: index + 1,
        credit,
        debit,
        points,
        remark,
        how: '',
        event: null,
      }));
      expect(pages.flatMap(page => page.rows.map(({ thing: _thing, ...row }) => row))).toEqual(expected);
      expect(pages.map(({ page, total }) => ({ page, total }))).toEqual(
        pages.map((_, index) => ({ page: index + 1, total: expected.length })),
      );
      expect(pages.slice(0, -1).every(page => page.rows.length === input.size)).toBe(true);
      const { balance, exposure } = pages[0]!;
      expect(lines.at(-1)?.points).toBe(balance + exposure);
    }
  });

  test('a day begins and ends at midnight in India', async () => {
    const user = 'midnight' as UserId;
    for (const at of [
      '2026-03-06T18:29:59.999Z',
      '2026-03-06T18:30:00Z',
      '2026-03-07T18:29:59.999Z',
      '2026-03-07T18:30:00Z',
    ]) {
      now = Date.parse(at) as Millis;
      await post(user, depositInto(user, rupees(1), `at ${at}`));
    }
    const { rows } = await statementPage(db, user, asked({ from: '2026-03-07', to: '2026-03-07' }));
    expect(rows.map(row => new Date(row.at).toISOString())).toEqual([
      '2026-03-06T18:30:00.000Z',
      '2026-03-07T18:29:59.999Z',
    ]);
    expect(rows.map(row => row.points)).toEqual([200, 300]);
  });

  test.each([
    ['a page beyond the last is the last', { page: 99 }, { page: 1, pages: 1, total: 4 }],
    ['nobody’s search finds nothing, on one empty page', { search: '%' }, { page: 1, pages: 1, total: 0 }],
    ['the days may be the wrong way round', { from: '2026-03-09', to: '2026-03-01' }, { page: 1, total: 0 }],
    ['the first and the last day there are', { from: '0000-01-01', to: '9999-12-31' }, { total: 4 }],
  ])('%s', async (_, fields, answer) => {
    expect(await statementPage(db, 'midnight' as UserId, asked(fields))).toMatchObject(answer);
  });

  test('a player to whom nothing happened has an empty statement and no money', async () => {
    expect(await statementPage(db, 'nobody' as UserId, asked({}))).toEqual({
      rows: [],
      page: 1,
      pages: 1,
      total: 0,
      balance: 0,
      exposure: 0,
    });
  });

  test('one player’s rows are found by index, however many others there are', async () => {
    const client = await db.connect();
    try {
      await client.query('set enable_seqscan = off');
      const seen: string[] = [];
      const explaining = {
        query: async (sql: string, values: unknown[]) => {
          const plan = await client.query<Record<string, string>>(`explain ${sql}`, values);
          seen.push(...plan.rows.flatMap(row => Object.values(row)));
          return client.query(sql, values);
        },
      };
      await statementPage(explaining as unknown as Db, 'midnight' as UserId, asked({})); // only `query` is used
      const plan = seen.join('\n');
      expect(plan).toContain('transfers_to_player');
      expect(plan).toContain('transfers_from_player');
    } finally {
      client.release(true);
    }
  });
});

describe('[S062] the statement as a file', () => {
  test('the same filters, all pages, Indian time, with the mark spreadsheets look for', async () => {
    const file = await statementFile(db, 'midnight' as UserId, everything({ to: '2026-03-07', order: 'newest' }));
    expect(file).toMatchObject({ name: 'statement.csv', type: 'text/csv; charset=utf-8' });
    expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(file.bytes).split('\r\n')).toEqual([
      'Date,Sr. no.,Credit,Debit,Points,Remarks',
      '2026-03-07 23:59:59,1,1.00,0.00,3.00,Deposit · at 2026-03-07T18:29:59.999Z',
      '2026-03-07 00:00:00,2,1.00,0.00,2.00,Deposit · at 2026-03-06T18:30:00Z',
      '2026-03-06 23:59:59,3,1.00,0.00,1.00,Deposit · at 2026-03-06T18:29:59.999Z',
      '',
    ]);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-2', "'-2"],
    ['@sum(a1)', "'@sum(a1)"],
    ['\t=1', "'\t=1"],
    ['a "b", c', '"a ""b"", c"'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain · D-1', 'plain · D-1'],
  ])('the remark %j is written %j', (remark, cell) => {
    const line = {
      at: now,
      number: 1,
      credit: paise(5),
      debit: paise(0),
      points: paise(123_456),
      remark,
      how: '',
      thing: { kind: 'statement', id: 'a' },
      event: null,
    } as const;
    expect(statementCsv([line], speak('en')).split('Remarks\r\n')[1]).toMatch(/,1,0\.05,0\.00,1234\.56,/);
    expect(statementCsv([line], speak('en')).endsWith(`,${cell}\r\n`)).toBe(true);
  });
});
