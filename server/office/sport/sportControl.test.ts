import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 3));

describe('limits', () => {
  test.each([
    ['a row', 'match-1.bookmaker', () => office.bet(office.asha, 'match-1.bookmaker', 'A', 150)],
    ['a book', 'match-1.matchOdds', () => office.take(office.asha, 'match-1.matchOdds', 'A', 150)],
  ])('of %s count from the next bet on, and a maximum below the minimum closes it', async (_, market, bet) => {
    const set = (min: number, max: number) =>
      office.do('setMarketLimits', { market, min: rupees(min), max: rupees(max) });
    expect((await set(200, 300)).status).toBe(200);
    expect((await bet()).code).toBe('stake-too-small');
    expect((await set(100, 120)).status).toBe(200);
    expect((await bet()).code).toBe('stake-too-large');
    expect((await set(200, 100)).status).toBe(200);
    expect((await bet()).code).toBe('market-closed');
    expect((await set(100, 2_000)).status).toBe(200);
    expect((await bet()).status).toBe(200);
    const plan = market.slice('match-1.'.length);
    expect((await office.line('match-1', plan)).limits).toEqual({ min: rupees(100), max: rupees(2_000) });
  });

  test('[R43] are audited as they were and as they are', async () => {
    const [row] = await office.audited('market.limits');
    expect(row).toMatchObject({ subject: 'market:match-1.bookmaker', after: { min_stake: rupees(200) } });
    const book = (await office.audited('market.limits')).at(-1);
    expect(book).toMatchObject({
      subject: 'market:match-1.matchOdds',
      before: { min: rupees(200), max: rupees(100) },
      after: { min: rupees(100), max: rupees(2_000) },
    });
  });

  test.each([
    ['a row', 'bookmaker', 1_00_000],
    ['a book', 'matchOdds', 2_00_000],
  ])('[R42] of %s that are more than usual wait for a second person; less counts at once', async (_, plan, usual) => {
    const market = `match-2.${plan}`;
    const set = async (max: number) =>
      (await office.do('setMarketLimits', { market, min: rupees(100), max: rupees(max) })).data['proposal'];
    const approve = async (id: unknown) => (await office.as('partner', 'approveProposal', { id })).code;
    const most = async () => (await office.line('match-2', plan)).limits.max;
    const first = await set(usual + 1);
    expect(first).toEqual(expect.any(String));
    expect(await most()).toBe(rupees(usual));
    expect([await set(500), await set(usual)]).toEqual([null, null]);
    expect(await most()).toBe(rupees(usual));
    await set(500);
    expect(await approve(first), 'it was proposed for other limits').toBe('limits-changed');
    await office.do('rejectProposal', { id: first });
    const id = await set(10 * usual);
    expect((await office.as('owner', 'approveProposal', { id })).code).toBe('second-person-needed');
    const key = `approve-${plan}-of-match-2`;
    const answers = [1, 2].map(() => office.as('partner', 'approveProposal', { id }, key));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await most()).toBe(rupees(10 * usual));
    expect([await set(9 * usual), await most()]).toEqual([null, rupees(9 * usual)]);
    const [entry] = (await office.audited('marketLimits.approve')).slice(-1);
    expect(entry).toMatchObject({ subject: `market:${market}`, after: { proposal: id } });
  });

  test('of a book are a part of it after a restart', async () => {
    await office.restart();
    expect(office.trading('match-1.matchOdds')!.market.limits).toEqual({ min: rupees(100), max: rupees(2_000) });
  });
});

describe('a margin', () => {
  const backOf = async (plan: string) => (await office.line('match-2', plan)).runners[0]!.back!.odds;

  test.each([
    ['bookmaker', { type: 'market', id: 'match-2.bookmaker' }],
    ['bookmaker', { type: 'event', id: 'match-2', of: 'rows' }],
    ['matchOdds', { type: 'market', id: 'match-2.matchOdds' }],
    ['matchOdds', { type: 'event', id: 'match-2', of: 'books' }],
  ])('of the %s by %j shortens its prices, and the usual one brings them back', async (plan, on) => {
    const usual = await backOf(plan);
    expect((await office.do('setMargin', { on, margin: 1_000 })).status).toBe(200);
    expect(await backOf(plan)).toBeLessThan(usual);
    expect((await office.line('match-2', plan)).margin).toBe(1_000);
    expect((await office.do('setMargin', { on, margin: null })).status).toBe(200);
    expect(await backOf(plan)).toBe(usual);
  });

  test('of a market goes before that of its event', async () => {
    await office.do('setMargin', { on: { type: 'event', id: 'match-2', of: 'rows' }, margin: 500 });
    await office.do('setMargin', { on: { type: 'market', id: 'match-2.bookmaker' }, margin: 300 });
    expect(await office.line('match-2', 'bookmaker')).toMatchObject({ margin: 300, ownMargin: 300 });
    expect(await office.line('match-2', 'session')).toMatchObject({ margin: 500, ownMargin: null });
    expect((await office.detail('match-2')).margins).toEqual({ books: null, rows: 500 });
  });

  test.each([0, 9, 2_001])('of %d is refused: it would be a gift, or no market', async margin => {
    const on = { type: 'market', id: 'match-2.bookmaker' };
    expect((await office.do('setMargin', { on, margin })).code).toBe('invalid-input');
  });
});

describe('an operator’s own picture', () => {
  const streamUrl = 'https://studio.example/match';
  const policy = async () =>
    String((await office.house.app.inject({ url: '/api/site' })).headers['content-security-policy']);

  test('is shown to everybody, may be framed, and goes away again', async () => {
    expect((await office.do('setPicture', { id: 'match-2', streamUrl })).status).toBe(200);
    expect((await office.detail('match-2')).streamUrl).toBe(streamUrl);
    expect(office.house.deps.sport.desk('match-2')!.channel.view.streamUrl).toBe(streamUrl);
    expect(await policy()).toContain('frame-src https://studio.example;');
    expect((await office.do('setPicture', { id: 'match-2', streamUrl: '' })).status).toBe(200);
    expect(office.house.deps.sport.desk('match-2')!.channel.view.streamUrl).toBe('');
    expect(await policy()).toContain("frame-src 'none';");
  });

  test.each(['http://studio.example', 'javascript:alert(1)', 'studio'])('is not %s', async address => {
    expect((await office.do('setPicture', { id: 'match-2', streamUrl: address })).code).toBe('invalid-input');
  });
});

describe('an operator’s own prices', () => {
  const market = 'match-3.bookmaker';
  const set = (quotes: object | null) => office.do('setPrices', { market, quotes });
  const offered = () => office.houseRow(market)!.quotes;

  test('are offered until they are released, with what they return', async () => {
    const usual = offered();
    const { data } = await set({ A: { back: { odds: odds(1.9) } } });
    expect(data).toEqual({ returns: [{ runner: 'A', side: 'back', returns: 9_500 }] });
    expect(offered()).toEqual({ A: { back: { odds: odds(1.9) } } });
    expect((await office.line('match-3', 'bookmaker')).pricedBy).toBe('operator');
    expect((await office.bet(office.asha, market)).status).toBe(200);
    expect((await office.bet(office.asha, market, 'B')).code).toBe('price-locked');
    expect((await set(null)).data).toEqual({ returns: [] });
    expect(offered()).toEqual(usual);
  });

  test('are locked when the match makes a gift of them, and come back when it does not', async () => {
    await set({ A: { back: { odds: odds(1.9) } }, B: { back: { odds: odds(1.9) } } });
    await office.happen(3, { chance: 0.6 });
    expect(offered()).toEqual({ A: {}, B: { back: { odds: odds(1.9) } } });
    await office.happen(3, { chance: 0.5 });
    expect(offered()['A']).toEqual({ back: { odds: odds(1.9) } });
    await set(null);
  });

  test.each<[string, Record<string, object>, string]>([
    ['a gift', { A: { back: { odds: odds(2.05) } } }, 'price-too-generous'],
    ['a lay that is one', { A: { lay: { odds: odds(1.95) } } }, 'price-too-generous'],
    ['between two steps', { A: { back: { odds: 1901 } } }, 'price-off-convention'],
    ['with a line', { A: { back: { odds: odds(1.9), line: 4 } } }, 'price-off-convention'],
    ['of nobody', { C: { back: { odds: odds(1.9) } } }, 'unknown-runner'],
  ])('that are %s are refused by name', async (_, quotes, code) => {
    expect((await set(quotes)).code).toBe(code);
  });

  test('are for rows of the house alone', async () => {
    const quotes = { A: { back: { odds: odds(1.9) } } };
    expect((await office.do('setPrices', { market: 'match-3.matchOdds', quotes })).code).toBe('price-off-convention');
  });
});

test('markets that open from now on have the commission of the settings', async () => {
  const { deps } = office.house;
  const { data } = await office.as('owner', 'settings', {});
  const values = { ...deps.settings.values.sport, commission: 250 };
  const change = { version: data['version'], section: 'sport', values };
  const { proposal } = (await office.do('changeSettings', change)).data;
  expect((await office.approve(String(proposal))).status).toBe(200);
  const toss = { id: 'toss', name: 'Toss', kind: 'exchange', runners: ['A', 'B'] } as const;
  const [fresh] = await deps.sport.keeper.openMarkets(deps.sport.desk('match-1')!.row, [toss]);
  expect(office.trading(fresh!.id)!.market.commission).toBe(250);
  expect((await office.line('match-1', 'toss')).commission).toBe(250);
});
