import type { RoundId } from '@maidan/core/ids';
import { entryOf, GAMES, gameOf } from '@maidan/games/index';
import { newRound } from '@maidan/games/kit/round';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { feedData } from './feedData.ts';
import { NOON, openData, roundAt, SEED } from './feedSample.ts';
import { resultWritten } from '@maidan/games/kit/written';

/** The data types of the specification. */
const TYPES = `teen20c ourRoullete teen41 teen32 teen20b teen20 teen patti2 teen9 teen3 teen8 teen6 poker poker20 poker6
  baccarat baccarat2 dt20 dt202 baccarat29 dt6 dtl20 card32 lucky7 lucky15 lucky7b lucky7c goals`.split(/\s+/);

/** The table they are about, where its code is another. */
const CODES: Readonly<Record<string, string>> = {
  ourRoullete: 'ourroullete',
  baccarat29: 'teensin',
  lucky7b: 'lucky7eu',
  lucky7c: 'lucky7eu2',
};

/** K.B.C’s questions have answers, and no price of their own. */
const isQuestion = ({ nat }: { nat: string }) => nat.startsWith('Question ');

describe.each(GAMES.map(({ code }) => code))('the data of %s', code => {
  test('[S107] while bets are open: round, clock, sections with open prices, last results', async () => {
    const game = (await gameOf(code))!;
    const told = await openData(code);
    expect(told).toMatchObject({
      success: true,
      mid: '100001',
      data: { mid: '100001', gtype: code, lt: told.data.ft, rdesc: '' },
      lrs: [
        { mid: '100000', win: 'B' },
        { mid: '99999', win: 'A' },
      ],
    });
    expect(told.data.ft).toBeGreaterThanOrEqual(10);
    const open = told.data.sub.filter(({ gstatus }) => gstatus === 'ACTIVE');
    expect(open.length).toBeGreaterThan(0);
    for (const { b, l, odds = [], nat } of open.filter(section => !isQuestion(section))) {
      expect(Math.max(b, l, ...odds.flatMap(cell => [cell.b, cell.l])), nat).toBeGreaterThan(1);
    }
    expect(told.data.sub.map(({ sr }) => sr)).toEqual(told.data.sub.map((_, nth) => nth + 1));
    const numbers = told.data.sub.map(({ sid }) => sid);
    const declared = game.markets.flatMap(market =>
      market.selections.flatMap(({ sid, laySid }) => [Number.parseInt(`${sid}`, 10), laySid ?? []].flat()),
    );
    expect(declared.filter(sid => !numbers.includes(sid))).toEqual([]);
    for (const { min, max, nat } of told.data.sub)
      expect([nat !== '', min > 0, max >= min]).toEqual([true, true, true]);
  });

  test('[S107] once bets are closed every section is locked and nothing is told that was not dealt', async () => {
    const game = (await gameOf(code))!;
    const { round, at } = roundAt(game, 'closed');
    const told = feedData(game, round, [], at);
    expect(told.data.lt).toBe(0);
    for (const { b, l, gstatus, odds = [] } of told.data.sub) {
      expect([b, l, gstatus, ...odds.flatMap(cell => [cell.b, cell.l])].filter(value => value !== 0)).toEqual([
        'SUSPENDED',
      ]);
    }
    expect(JSON.stringify(told)).not.toMatch(/seed|proof|entropy|commitment/i);
    expect(JSON.stringify(told)).not.toContain(SEED);
  });

  test('[S107] with a result the whole deal is told, with what it came to', async () => {
    const game = (await gameOf(code))!;
    const { round, at } = roundAt(game, 'settled');
    const { data } = feedData(game, round, [], at);
    expect(data.rdesc).toBe(resultWritten(round.ending!.result));
    const laid = Object.values(game.laid ?? {}).flat().length;
    expect(data.card.split(/[,|]/)).toHaveLength(laid + round.dealt.length);
    expect(JSON.stringify(data)).not.toContain(SEED);
  });
});

describe('cards', () => {
  test.each([
    ['teen20', 'opened', 1, '1,1,1,1,1,1'],
    ['teen33', 'opened', 1, '9CC,8HH,6SS,9DD,5CC,1'],
    ['baccarat', 'opened', 1, '1,1,1,1,1,1'],
    ['superOver3', 'opened', 1, '1|1|1|1|1|1|1|1'],
    ['sicbo', 'opened', 1, ''],
    ['goals', 'opened', 1, '1'],
  ])('[S107] %s before the first card: one place for each card to come', async (code, type, nth, cards) => {
    const game = (await gameOf(code))!;
    const { round, at } = roundAt(game, type, nth);
    expect(feedData(game, round, [], at).data.card).toBe(cards);
  });

  test('[S107] a card that lies open is written in the feed’s code, the others stay face down', async () => {
    const told = await openData('teen', 3);
    expect(told.data.card).toMatch(/^(\d+|[AJQK])(SS|HH|CC|DD),(\d+|[AJQK])(SS|HH|CC|DD),1,1,1,1$/);
  });
});

describe('score objects', () => {
  const OPEN = { a: '1.98', b: '1.95', c: '1.98', d: '2', spade: '1.95', club: '1.95', heart: '1.95', diamond: '1.95' };

  test.each(['teen20', 'teen20b', 'teen20c'])('[S107] %s tells both players’ odds as text', async code => {
    const { playerA, playerB } = await openData(code);
    expect([playerA, playerB]).toEqual([OPEN, OPEN]);
  });

  test('[S107] a locked one is 0', async () => {
    const game = (await gameOf('teen20'))!;
    const { round, at } = roundAt(game, 'opened');
    const { 'A.total': _, ...rest } = round.quotes;
    expect(feedData(game, { ...round, quotes: rest }, [], at).playerA).toEqual({ ...OPEN, c: '0' });
    const closed = roundAt(game, 'closed');
    const { playerB } = feedData(game, closed.round, [], closed.at);
    expect(new Set(Object.values(playerB!))).toEqual(new Set(['0']));
  });

  test('[S107] other tables have none', async () => {
    expect(await openData('teen')).not.toHaveProperty('playerA');
  });
});

describe('over HTTP', () => {
  let database: FreshDatabase;
  let house: House;

  beforeAll(async () => {
    database = await freshDatabase();
    house = await openTestHouse(database.url, new TestWorld(), { tables: ['teen20'] });
    await new Promise<void>(resolve => {
      const isOpen = () => house.deps.tables.of('teen20')?.round.phase === 'open';
      const send = () => isOpen() && resolve();
      house.deps.tables.join('teen20', { send });
    });
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  const get = async (url: string) => {
    const answer = await house.app.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };

  test('[S106] the table ids name every table', async () => {
    const { status, headers, body } = await get('/casino/tableid?key=hilo');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.data.map((table: { tableid: string }) => table.tableid)).toEqual(GAMES.map(({ code }) => code));
    expect(body.data[0]).toMatchObject({ tableid: 'teen20', mid: house.deps.tables.of('teen20')!.round.id });
  });

  test('[S107] a table that is played tells its round', async () => {
    const { status, headers, body } = await get('/casino/data?key=hilo&type=teen20');
    const { round } = house.deps.tables.of('teen20')!;
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ success: true, mid: round.id, data: { lt: 20, ft: 20 }, playerA: { a: '1.98' } });
    expect(JSON.stringify(body)).not.toContain(round.commitment);
  });

  test.each(TYPES.map(type => [type, CODES[type] ?? type]))(
    '[S107] type %s is the table %s, locked when it is not played',
    async (type, code) => {
      expect(entryOf(type)?.code).toBe(code);
      const { status, body } = await get(`/casino/data?key=hilo&type=${type}`);
      expect(status).toBe(200);
      expect(body.data.gtype).toBe(code);
      expect(body.data.sub.length).toBeGreaterThan(0);
      const isPlayed = code === 'teen20';
      expect([body.mid !== '', body.data.sub[0].gstatus === 'ACTIVE']).toEqual([isPlayed, isPlayed]);
    },
  );

  test.each([
    ['type=teen20', 422, 'invalid-input', { key: 'This key is not known.' }],
    ['key=other&type=teen20', 422, 'invalid-input', { key: 'This key is not known.' }],
    ['key=hilo', 422, 'invalid-input', { type: 'This field is required' }],
    ['key=hilo&type=teen20&type=teen', 422, 'invalid-input', { type: 'This field is required' }],
    ['key=hilo&type=chess', 404, 'unknown-table', undefined],
    ['key=hilo&type=__proto__', 404, 'unknown-table', undefined],
  ])('[S107] %s is refused by name', async (query, status, code, fields) => {
    const answer = await get(`/casino/data?${query}`);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([status, code, fields]);
    expect(answer.body).toMatchObject({ success: false, error: answer.body.message });
  });

  test('[S107] a round not announced yet has no number', async () => {
    const game = (await gameOf('dt20'))!;
    const round = newRound(game, { id: '' as RoundId, commitment: '', gone: [], now: NOON });
    expect(feedData(game, round, [], NOON)).toMatchObject({ mid: '', lrs: [], data: { card: '1,1', lt: 0, ft: 20 } });
  });
});
