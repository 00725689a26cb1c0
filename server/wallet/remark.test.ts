import { type Input, player } from '@maidan/contract/api';
import { exchange } from '@maidan/contract/exchange';
import type { UserId } from '@maidan/core/ids';
import { REPORT_OF, type ToldKind } from '@maidan/core/statement';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { sportBetsFile } from '../exchange/betsFile.ts';
import { placeOrders } from '../exchange/orders.ts';
import { openMarket, rich, wish } from '../exchange/testMarket.ts';
import { off } from '../reconcile/plant.ts';
import { sayIn } from '../words.ts';
import { remarkWords } from './remark.ts';
import { statementFile, statementPage } from './statement.ts';

/* The books keep codes and names, and say them in the language of whoever reads. */

const asha = 'asha' as UserId;

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  await rich(house, { asha: 10_000, bela: 10_000 });
  const { deps } = house;
  const market = await openMarket(house, 'm1', undefined, 200);
  for (const [user, order] of [['bela', 'lay A 3 × 100'] as const, ['asha', 'back A 3 × 100'] as const]) {
    const placed = await placeOrders(deps, callerOf(user, `o-${user}`), { market: market.id, orders: [wish(order)] });
    if (!placed.ok) throw new Error(placed.error);
  }
  await deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
});
const asked = (fields: object): Input<'statement'> => player.statement.input.parse(fields);

async function remarks(language: 'en' | 'hi', fields: object = {}): Promise<readonly string[]> {
  const { rows } = await statementPage(house.deps.db, asha, asked(fields), language);
  return rows.map(({ remark }) => remark);
}

/** As an earlier release wrote it. */
const before = (text: string): Promise<unknown> =>
  house.deps.db.query(off('transfers', `update transfers set ref = '${text}' where kind in ('sport', 'commission')`));

const ENGLISH = [
  'Opening credit · Play money',
  'Sport · Cricket/A v B/MATCH_ODDS/A',
  'Commission · Cricket/A v B/MATCH_ODDS/A',
];
const HINDI = ['शुरुआती राशि · प्ले मनी', 'खेल · क्रिकेट/A v B/MATCH_ODDS/A', 'कमीशन · क्रिकेट/A v B/MATCH_ODDS/A'];

test('[S062] the statement is said in English or in Hindi, and so is its file', async () => {
  expect(await remarks('en')).toEqual(ENGLISH);
  expect(await remarks('hi')).toEqual(HINDI);
  const { rows } = await house.deps.db.query<{ ref: string }>(`select ref from transfers where kind = 'commission'`);
  expect(JSON.parse(rows[0]!.ref)).toEqual({
    ...{ sport: 'cricket', event: 'A v B', market: 'matchOdds', kind: 'exchange', name: 'MATCH_ODDS' },
    result: { type: 'won', winners: ['A'] },
  });
  const file = await statementFile(house.deps.db, asha, player.statementCsv.input.parse({}), 'hi');
  const [head, ...lines] = new TextDecoder().decode(file.bytes).split('\r\n');
  expect(head).toBe('तारीख़,क्र. सं.,जमा,नामे,पॉइंट,विवरण');
  expect(lines.slice(0, -1).map(line => line.split(',').at(-1))).toEqual(HINDI);
});

test('[S062] what is searched for is looked for in what is read, page by page', async () => {
  expect(await remarks('hi', { search: 'क्रिकेट' })).toEqual(HINDI.slice(1));
  expect(await remarks('hi', { search: 'Cricket' })).toEqual([]);
  expect(await remarks('en', { search: 'cricket', order: 'newest' })).toEqual(ENGLISH.slice(1).toReversed());
  const { rows, total } = await statementPage(house.deps.db, asha, asked({ search: '196' }), 'hi');
  expect([total, rows]).toEqual([0, []]); // 200 came, and 4 went
});

test('bets on sport as a file are in the language of their player', async () => {
  const file = await sportBetsFile(
    house.deps.db,
    { user: asha, language: 'hi' },
    exchange.mySportBetsCsv.input.parse({}),
  );
  const [head, line] = new TextDecoder().decode(file.bytes).split('\r\n');
  expect(head).toMatch(/^\ufeff?लगाया,मुक़ाबला,मार्केट,चुनाव,लगाई\/खाई,भाव,/);
  expect(line).toMatch(/,A v B,MATCH_ODDS,A,लगाई,3,100\.00,100\.00,हिसाब हुआ,A,200\.00,4\.00,/);
});

test('words of an earlier release are said in Hindi where the market says the same, and told as they are otherwise', async () => {
  await before('Cricket/A v B/MATCH_ODDS/A');
  expect([await remarks('en'), await remarks('hi')]).toEqual([ENGLISH, HINDI]);
  await before('Cricket/A v B/MATCH_ODDS/B');
  expect((await remarks('hi')).slice(1)).toEqual([
    'खेल · Cricket/A v B/MATCH_ODDS/B',
    'कमीशन · Cricket/A v B/MATCH_ODDS/B',
  ]);
});

test.each([
  ['round:100012:end', 'कसीनो · राउंड 100012'],
  ['round:100012:0', 'कसीनो · राउंड 100012, बीच में चुकाया (0)'],
  ['round:100012:reversed', 'कसीनो · राउंड 100012, वापस लिया गया'],
])('what the casino paid for %s is told as %s in Hindi, and by its reference in English', (ref, said) => {
  const kept = { ...NO_MARKET, id: 'x', kind: 'casino', ref } as const;
  expect([remarkWords(sayIn('hi'), kept), remarkWords(sayIn('en'), kept)]).toEqual([said, `Casino · ${ref}`]);
});

test.each(Object.keys(REPORT_OF) as ToldKind[])('a transfer of the kind %s has a remark in Hindi', kind => {
  const kept = { ...NO_MARKET, id: 'x', kind, ref: 'D-1' };
  expect(remarkWords(sayIn('hi'), kept)).toMatch(/^[ऀ-ॿ -]+ · /);
  expect(remarkWords(sayIn('hi'), kept)).not.toBe(remarkWords(sayIn('en'), kept));
});

const NO_MARKET = {
  ...{ name: null, plan: null, answer: null, voided: null, sport: null, event: null },
  table: undefined,
};
