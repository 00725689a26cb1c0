import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { scoreWords } from './sportEvents.ts';
import { SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 3));

describe('the list of events', () => {
  test('tells what is matched and staked, and the most the house can lose', async () => {
    const price = office.houseRow('match-1.bookmaker')!.quotes['A']!.back!.odds;
    expect((await office.bet(office.asha, 'match-1.bookmaker')).status).toBe(200);
    expect((await office.take(office.ravi, 'match-1.matchOdds', 'B', 200)).status).toBe(200);
    const { data } = await office.as('auditor', 'officeSportEvents', { search: 'b 1' });
    const { house } = (await office.line('match-1', 'matchOdds')).runners[1]!;
    const lostToAsha = ((price - 1000) * rupees(100)) / 1000;
    expect(house).toBeLessThan(0);
    expect(data).toMatchObject({
      total: 1,
      isAllStopped: false,
      rows: [
        {
          id: 'match-1',
          sport: 'cricket',
          competition: 'Cup',
          state: 'upcoming',
          isStopped: false,
          open: 3,
          markets: 3,
          matched: rupees(200),
          staked: rupees(100),
          worst: house! - lostToAsha,
        },
      ],
      totals: { inPlay: 0, upcoming: 3, matched: rupees(200), staked: rupees(100), worst: house! - lostToAsha },
    });
  });

  test.each([
    [{ sport: 'tennis' }, 0],
    [{ state: 'over' }, 0],
    [{ state: 'upcoming' }, 3],
    [{ search: 'cup' }, 3],
    [{ search: 'match-2' }, 1],
  ])('filtered by %j has %d', async (filter, total) => {
    expect((await office.as('auditor', 'officeSportEvents', filter)).data['total']).toBe(total);
  });

  test('an event nobody knows is refused by name', async () => {
    expect((await office.as('auditor', 'officeSportEvent', { id: 'match-99' })).code).toBe('unknown-event');
  });
});

describe('an event', () => {
  test('shows each market with its prices, its limits and where the house stands', async () => {
    expect(await office.line('match-1', 'bookmaker')).toMatchObject({
      kind: 'bookmaker',
      status: 'open',
      limits: { min: rupees(100), max: rupees(1_00_000) },
      margin: 200,
      ownMargin: null,
      commission: 0,
      pricedBy: 'model',
      matched: rupees(100),
      bets: 1,
      players: 1,
      held: rupees(100),
      runners: [
        { name: 'A', back: { stake: null, line: null }, matched: rupees(100) },
        { name: 'B', house: rupees(100), matched: 0 },
      ],
      positions: [{ player: { id: office.asha.id, username: 'asha' }, worst: -rupees(100), bets: 1 }],
      result: '',
      settledAt: null,
      proposal: null,
    });
    const book = await office.line('match-1', 'matchOdds');
    expect(book.runners[0]!.back).toMatchObject({ line: null });
    expect(book.runners.map(({ house }) => house)).toEqual([rupees(200), book.worst]);
  });

  test('shows the ladder of the house on a row of runs', async () => {
    expect((await office.bet(office.asha, 'match-1.session', 'runs')).status).toBe(200);
    const line = await office.line('match-1', 'session');
    const { line: runs } = office.houseRow('match-1.session')!.quotes['runs']!.back!;
    expect(line.ladder[0]).toEqual({ label: `≤${runs! - 1}`, from: 0, to: runs! - 1, house: rupees(100) });
    expect(line.worst).toBe(line.ladder[1]!.house);
    expect(line.runners[0]).toMatchObject({ name: 'runs', house: null });
  });

  test('shows the end of its official record, newest first', async () => {
    await office.happen(2, { chance: 0.6 });
    await office.happen(2, { total: 3 });
    const { record, state, phase, all } = await office.detail('match-2');
    expect([state, phase]).toEqual(['inPlay', 'Innings 1']);
    expect(record.map(({ nth, said, event }) => [nth, said, event])).toEqual([
      [2, 'Result: total', { total: 3 }],
      [1, 'Result: chance', { chance: 0.6 }],
    ]);
    const session = all.find(({ kind }) => kind === 'session');
    expect(session).toMatchObject({ status: 'settled', result: '3', settlements: 1, worst: 0 });
  });
});

const bets = async () => [
  (await office.bet(office.asha, 'match-3.bookmaker')).code ?? '',
  (await office.bet(office.asha, 'match-3.session', 'runs')).code ?? '',
  (await office.take(office.ravi, 'match-3.matchOdds', 'A', 100)).code ?? '',
];
const OPEN = ['', '', ''];
const STOPPED = ['market-suspended', 'market-suspended', 'market-suspended'];
const ON_ROW = { type: 'market', id: 'match-3.bookmaker' };

describe('a stop', () => {
  test.each([
    ['a row', ON_ROW, ['market-suspended', '', '']],
    ['a book', { type: 'market', id: 'match-3.matchOdds' }, ['', '', 'market-suspended']],
    ['an event', { type: 'event', id: 'match-3' }, STOPPED],
    ['all sport', { type: 'all' }, STOPPED],
  ])('of %s takes no bet until it is let go on', async (_, on, refusals) => {
    expect((await office.do('stopSport', { on, isStopped: true })).status).toBe(200);
    expect(await bets()).toEqual(refusals);
    expect((await office.do('stopSport', { on, isStopped: false })).status).toBe(200);
    expect(await bets()).toEqual(OPEN);
  });

  test('[R43] is audited with what it was before', async () => {
    expect((await office.audited('sport.stop'))[0]).toMatchObject({
      subject: 'market:match-3.bookmaker',
      before: { is_stopped: false },
      after: { is_stopped: true },
    });
    expect((await office.audited('sport.resume')).at(-1)).toMatchObject({
      subject: 'sport:all',
      before: { betting: 'stopped' },
      after: { betting: 'open' },
    });
  });

  test('holds while the match goes on', async () => {
    await office.do('stopSport', { on: ON_ROW, isStopped: true });
    await office.happen(3, { chance: 0.55 });
    expect(await bets()).toEqual(['market-suspended', '', '']);
  });

  test('that is lifted while a ball is running opens nothing before it is scored', async () => {
    await office.happen(3, { signal: 'running' });
    await office.do('stopSport', { on: ON_ROW, isStopped: false });
    expect((await office.bet(office.asha, 'match-3.bookmaker')).status).toBe(409);
    await office.happen(3, { chance: 0.5 });
    expect((await office.bet(office.asha, 'match-3.bookmaker')).status).toBe(200);
  });

  test.each([
    [{ type: 'event', id: 'match-99' }, 'unknown-event'],
    [{ type: 'market', id: 'match-3.nothing' }, 'unknown-market'],
    [{ type: 'market', id: 'match-2.session' }, 'market-closed'],
  ])('of %j is refused: %s', async (on, code) => {
    expect((await office.do('stopSport', { on, isStopped: true })).code).toBe(code);
  });

  test('is seen by the settings, and set by them', async () => {
    const { data } = await office.as('owner', 'settings', {});
    const values = { ...office.house.deps.settings.values.sport, betting: 'stopped' };
    const change = { version: data['version'], section: 'sport', values };
    expect((await office.do('changeSettings', change)).status).toBe(200);
    expect(await bets()).toEqual(STOPPED);
    await office.do('stopSport', { on: { type: 'all' }, isStopped: false });
    expect(await bets()).toEqual(OPEN);
  });

  test('stays over a restart: of an event, and of all sport', async () => {
    await office.do('stopSport', { on: { type: 'event', id: 'match-3' }, isStopped: true });
    await office.do('stopSport', { on: { type: 'all' }, isStopped: true });
    await office.restart();
    expect((await office.detail('match-1')).isAllStopped).toBe(true);
    expect((await office.bet(office.asha, 'match-1.bookmaker')).code).toBe('market-suspended');
    await office.do('stopSport', { on: { type: 'all' }, isStopped: false });
    expect((await office.bet(office.asha, 'match-1.bookmaker')).status).toBe(200);
    expect(await bets()).toEqual(STOPPED);
  });
});

test.each([
  ['two sides', ['A 143/2', 'B'], '', 'A 143/2 · B'],
  [
    'a field that runs',
    ['7. Asha 1', '2. Bijli 2', '4. Chetak 3', '1. Dhruv 4'],
    '',
    '1st 7. Asha · 2nd 2. Bijli · 3rd 4. Chetak',
  ],
  ['a field at the post', ['1. Asha', '2. Bijli', '3. Chetak', '4. Dhruv'], '1200 m, 4 run', '1200 m, 4 run'],
])('the score of %s in one line', (_, all, line, words) => {
  const sides = all.map(text => {
    const [name = '', score = ''] = text.split(/ (?=\d+(?:\/\d+)?$)/);
    return { name, score };
  });
  expect(scoreWords({ phase: '', sides, line })).toBe(words);
});
