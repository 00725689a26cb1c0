import type { CallName } from '@maidan/contract/routes';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import type { UserId } from '@maidan/core/ids';
import { BOOKMAKER, openMarket } from '../../exchange/testMarket.ts';
import { TestPlayers } from '../../protection/testLimits.ts';
import { dataFile } from '../../protection/myData.ts';
import { openOffice } from '../testOffice.ts';

/*
 * A player with very many bets: what a page reads is counted, by asking the database how it would answer the same questions.
 * BETS=100000 vitest run --project server server/office/players/manyBets.test.ts prints what each page read and how long it took.
 */

const BETS = Number(process.env['BETS'] ?? 4_000);
const office = await openOffice(await freshDatabase());
const { house, world } = office;
const { db } = house.deps;
const players = new TestPlayers(house, world);
const WHO = 'busy';

beforeAll(async () => {
  await players.join(WHO, {}, 90_00_000);
  await players.join('other', {}, 90_00_000);
  await players.atTheTable(bet => bet(WHO, 100_00));
  const market = await openMarket(house, 'one');
  await players.order('other', market.id, 'lay A 2 × 100');
  await players.order(WHO, market.id, 'back A 2 × 100');
  await players.settle(market, { type: 'won', winners: [0] });
  await players.row(WHO, 'two', 100_00);
  await players.settle(await openMarket(house, 'two', BOOKMAKER), { type: 'won', winners: [0] });
  await multiply(BETS);
  await db.query('analyze');
}, 600_000);

/** As many bets as that, of which three fifths are at tables: copies of the ones that were really placed. */
async function multiply(bets: number): Promise<void> {
  const { rows } = await db.query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ',' order by ordinal_position) as columns
     from information_schema.columns where table_schema = current_schema() and is_identity = 'NO' and is_generated = 'NEVER'
       and table_name in ('rounds', 'bets', 'markets', 'orders', 'legs', 'row_bets', 'settlements') group by 1`,
  );
  const columns = new Map(rows.map(row => [row.table, row.columns]));
  const copy = async (table: string, count: number, changes: Record<string, string>, where: string): Promise<void> => {
    const names = columns.get(table)!.split(',');
    await db.query(
      `insert into ${table} (${names.join(',')})
       select ${names.map(name => changes[name] ?? `of.${name}`).join(',')}
       from ${table} as of, generate_series(1, ${count}) as copy_nth where ${where} order by copy_nth`,
    );
  };
  const [tables, orders] = [Math.floor((bets * 3) / 5), Math.floor(bets / 5)];
  const at = (every: number): string => `of.at - make_interval(secs => ${every} * (${bets} - copy_nth))`;
  await copy(
    'rounds',
    tables / 4,
    { id: `'r' || copy_nth`, nth: `1000000 + copy_nth`, at: at(80) },
    `of.state = 'settled'`,
  );
  const round = `'r' || (1 + copy_nth % ${tables / 4})`;
  await copy(
    'bets',
    tables,
    { id: `'b' || copy_nth`, round_id: round, at: at(20), settled_at: at(20) },
    `user_id = '${WHO}'`,
  );
  await copy('markets', orders / 4, { id: `of.id || '-' || copy_nth` }, `of.event_id in ('one', 'two')`);
  const market = `of.market_id || '-' || (1 + copy_nth % ${orders / 4})`;
  await copy('orders', orders, { id: `of.id || '-' || copy_nth`, market_id: market, at: at(60) }, `user_id = '${WHO}'`);
  await copy(
    'row_bets',
    orders,
    { id: `of.id || '-' || copy_nth`, market_id: market, at: at(60) },
    `user_id = '${WHO}'`,
  );
  for (let from = 1; from <= tables; from += 10_000)
    await db.query(
      `with paid as (
         select nth, $3::timestamptz - make_interval(secs => 20 * ($4::int - nth)) as at
         from generate_series($1::int, $2::int) as nth
       )
       insert into transfers (id, from_account, to_account, amount, kind, ref, at)
       select id, of, given, amount, kind, ref, at from (
         select nth, 1 as step, 'bets:b' || nth || ':hold' as id, 'player:${WHO}' as of, 'exposure:${WHO}' as given,
           10000 as amount, 'hold' as kind, 'r' || nth as ref, at from paid
         union all
         select nth, 2, 'round:r' || nth || ':end:${WHO}:release', 'exposure:${WHO}', 'player:${WHO}', 10000, 'release',
           'round:r' || nth || ':end', at from paid
         union all
         select nth, 3, 'round:r' || nth || ':end:${WHO}:casino', case nth % 2 when 0 then 'house' else 'player:${WHO}' end,
           case nth % 2 when 1 then 'house' else 'player:${WHO}' end, 9700, 'casino', 'round:r' || nth || ':end', at from paid
       ) as moved order by nth, step`,
      [from, Math.min(tables, from + 9_999), new Date(world.now() - 60_000), tables],
    );
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** Rows that were taken out of tables and indexes. */
function readBy(node: Node): number {
  const below = (node.Plans ?? []).reduce((all, each) => all + readBy(each), 0);
  if (!node['Node Type'].includes('Scan') || /Subquery|CTE|Function|Values/.test(node['Node Type'])) return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

/** How many rows a call reads, counted question by question, and how long each takes. */
async function reading(call: () => Promise<{ readonly status: number }>): Promise<{ rows: number; ms: number }> {
  const questions: { text: string; values: unknown[] }[] = [];
  const before = db.query;
  Object.assign(db, {
    query: (question: string | { text: string; values?: unknown[] }, values: unknown[] = []) => {
      const asked = typeof question === 'string' ? { text: question, values } : { values: [], ...question };
      if (/^\s*(with|select)/i.test(asked.text)) questions.push(asked);
      return (before as (...given: unknown[]) => unknown).call(db, question, values);
    },
  });
  const began = performance.now();
  const { status } = await call();
  const ms = Math.round(performance.now() - began);
  Object.assign(db, { query: before });
  expect(status).toBe(200);
  let rows = 0;
  for (const { text, values } of questions) {
    const { rows: plan } = await db.query<Record<'QUERY PLAN', readonly { Plan: Node }[]>>(
      `explain (analyze, timing off, format json) ${text}` as never,
      values as never,
    );
    const read = readBy(plan[0]!['QUERY PLAN'][0]!.Plan);
    if (process.env['BETS'] && read > 5_000)
      process.stdout.write(`  ${read} rows: ${text.replaceAll(/\s+/g, ' ').slice(0, 160)}\n`);
    rows += read;
  }
  return { rows, ms };
}

/** Pages that show a part read that part, however much there is. */
const PARTS: readonly [CallName, object][] = [
  ['player', {}],
  ['playerFile', {}],
  ['playerBets', {}],
  ['playerBets', { kind: 'casino' }],
  ['playerBets', { kind: 'sport' }],
  ['playerTimeline', {}],
  ['playerLinks', {}],
  ['playerMessages', {}],
  ['playerLimits', {}],
  ['myCasinoBets', {}],
  ['playSafe', {}],
];
const MOST = 3_000 + BETS / 10; // the house has more matches, too

/** What adds up everything goes through it once: so many rows for each bet, and not more of them the more there are. */
const SUMS: readonly [CallName, object, number][] = [
  ['playerResult', {}, 9],
  ['mySportBets', {}, 2],
  ['mySportBets', { state: 'past', page: 3 }, 2],
  ['statement', {}, 5],
  ['statement', { page: 20 }, 5],
  ['playSession', {}, 2],
];

const call = (name: CallName, input: object) =>
  name.startsWith('player') ? office.as('owner', name, { id: WHO, ...input }) : players.ask(WHO, name, input);

const tell = (what: string, figures: object): void => {
  if (process.env['BETS']) process.stdout.write(`${what} ${JSON.stringify(figures)}\n`);
};

test.each(PARTS)('%s %o reads a page', async (name, input) => {
  const read = await reading(() => call(name, input));
  tell(`${name} ${JSON.stringify(input)}`, read);
  expect(read.rows).toBeLessThan(MOST);
});

test.each(SUMS)('%s %o reads each row once or twice', async (name, input, each) => {
  const read = await reading(() => call(name, input));
  tell(`${name} ${JSON.stringify(input)}`, read);
  expect(read.rows).toBeLessThan(each * BETS + MOST);
});

test('a page in the middle of all bets reads a page too, and the pages are all of them once', async () => {
  const seen = new Set<string>();
  let before: string | undefined;
  let read = { rows: 0, ms: 0 };
  for (let page = 0; page < 12; page += 1) {
    let answer: Awaited<ReturnType<typeof call>> | undefined;
    const input = { kind: 'casino', size: 100, ...(before && { before }) };
    read = await reading(async () => (answer = await call('playerBets', input)));
    const { rows, next } = answer!.data as { rows: { id: string }[]; next: string | null };
    for (const { id } of rows) seen.add(id);
    before = next ?? undefined;
  }
  expect(seen.size).toBe(1_200);
  expect(read.rows).toBeLessThan(MOST);
});

test('what is used of limits is added up of the month, and a bet waits for that', async () => {
  for (const limit of ['lossMonth', 'stakesMonth', 'depositMonth', 'openBets'])
    await players.ask(WHO, 'setLimit', { limit, value: 90_00_00_000 });
  const read = await reading(() => call('playSafe', {}));
  const began = performance.now();
  expect(await players.row(WHO, 'three', 100_00)).toBe('taken');
  tell('with limits of the month', { ...read, betMs: Math.round(performance.now() - began) });
  expect(read.rows).toBeLessThan(MOST);
});

test('[R29] the copy of data is made while it is sent, so many rows at a time, and has all of them', async () => {
  const began = performance.now();
  const { pieces } = await dataFile(db, WHO as UserId, world.now());
  const sizes: number[] = [];
  let whole = '';
  for await (const piece of pieces) {
    sizes.push(piece.length);
    if (BETS < 10_000) whole += piece;
  }
  tell('copy', { bytes: sizes.reduce((all, each) => all + each, 0), ms: Math.round(performance.now() - began) });
  expect(Math.max(...sizes)).toBeLessThan(4_000_000);
  if (BETS >= 10_000) return;
  const copy = JSON.parse(whole) as Record<string, { number: number }[]>;
  const { rows } = await db.query(
    `select (select count(*)::int from bets where user_id = $1) as bets,
       (select count(*)::int from transfers where 'player:' || $1 in (from_account, to_account)) as transfers`,
    [WHO],
  );
  const [{ bets, transfers } = { bets: 0, transfers: 0 }] = rows;
  expect([copy['tableBets']!.length, copy['transfers']!.length]).toEqual([bets, transfers]);
  expect(transfers).toBeGreaterThan(5_000); // more than are read at a time
  expect(new Set(copy['transfers']!.map(({ number }) => number)).size).toBe(transfers);
});
