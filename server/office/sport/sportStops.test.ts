import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { type Detail, REASON, SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

/* What is stopped says who stopped it, when and why; and what a proposal stopped goes on without it. */

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 8));

const lineIn = (event: Detail, plan: string) => event.all.find(({ id }) => id === `${event.id}.${plan}`)!;

describe('a stop tells who, when and why', () => {
  test.each<[string, object, (event: Detail) => Detail['stop']]>([
    ['of a row', { type: 'market', id: 'match-1.bookmaker' }, event => lineIn(event, 'bookmaker').stop],
    ['of a book', { type: 'market', id: 'match-1.matchOdds' }, event => lineIn(event, 'matchOdds').stop],
    ['of an event', { type: 'event', id: 'match-1' }, event => event.stop],
    ['of all sport', { type: 'all' }, event => event.allStop],
  ])('%s, and nothing any more when it goes on', async (_, on, stopIn) => {
    office.world.pass(60_000);
    await office.do('stopSport', { on, isStopped: true });
    const told = { by: 'owner', at: office.world.now(), reason: REASON, proposal: null };
    expect(stopIn(await office.detail('match-1'))).toEqual(told);
    office.world.pass(60_000);
    await office.as('partner', 'stopSport', { on, isStopped: true, reason: 'Once more' });
    expect(stopIn(await office.detail('match-1'))).toMatchObject({ by: 'partner', reason: 'Once more' });
    await office.do('stopSport', { on, isStopped: false });
    expect(stopIn(await office.detail('match-1'))).toBeNull();
  });

  test('in the list of events too', async () => {
    await office.do('stopSport', { on: { type: 'event', id: 'match-1' }, isStopped: true });
    const { data } = await office.as('auditor', 'officeSportEvents', { search: 'match-1' });
    expect(data['rows']).toMatchObject([{ isStopped: true, stop: { by: 'owner', reason: REASON } }]);
    await office.do('stopSport', { on: { type: 'event', id: 'match-1' }, isStopped: false });
  });

  test('when all sport was stopped among the settings', async () => {
    const { data } = await office.as('owner', 'settings', {});
    const values = { ...office.house.deps.settings.values.sport, betting: 'stopped' };
    await office.do('changeSettings', { version: data['version'], section: 'sport', values });
    expect((await office.detail('match-1')).allStop).toMatchObject({ by: 'owner', reason: REASON, proposal: null });
    await office.do('stopSport', { on: { type: 'all' }, isStopped: false });
  });
});

test.each([
  ['running', 'ballRunning'],
  ['dangerous', 'suspended'],
  ['quiet', 'active'],
] as const)('while the match is %s a row is told as players see it: %s', async (signal, status) => {
  await office.happen(2, { signal });
  const { all } = await office.detail('match-2');
  const shown = office.house.deps.sport.desk('match-2')!.channel.view.rows.map(row => row.status);
  expect(shown).toEqual([status, status]);
  expect(all.map(({ kind, rowStatus }) => [kind, rowStatus]).toSorted()).toEqual([
    ['bookmaker', status],
    ['exchange', null],
    ['session', status],
  ]);
});

const A_WON = { result: 'won', winners: '0' };

const reject = (id: string, more: object = {}) =>
  office.as('partner', 'rejectProposal', { id, reason: 'It was not so', ...more });

/** As the list of all proposals has it. */
async function listed(id: string): Promise<Record<string, unknown>> {
  const { data } = await office.as('partner', 'proposals', { state: 'all', size: 50 });
  return (data['rows'] as Record<string, unknown>[]).find(row => row['id'] === id)!;
}

const proposeVoid = async (event: string): Promise<string> =>
  String((await office.do('proposeVoidEvent', { id: event })).data['id']);

describe('betting that was suspended for a proposal', () => {
  test.each<[string, string, () => Promise<string>]>([
    ['a row', 'match-3.bookmaker', () => office.propose('match-3.bookmaker', A_WON)],
    ['a book', 'match-3.matchOdds', () => office.propose('match-3.matchOdds', A_WON)],
    ['a whole event', 'match-3.bookmaker', () => proposeVoid('match-3')],
  ])('on %s goes on when it is rejected, and the log says so', async (_, market, propose) => {
    const bet = () =>
      office.trading(market) ? office.take(office.asha, market, 'A', 100) : office.bet(office.asha, market);
    const id = await propose();
    expect((await bet()).code).toBe('market-suspended');
    expect(await listed(id)).toMatchObject({ state: 'open', suspended: 'forThis' });
    expect((await reject(id)).status).toBe(200);
    expect((await bet()).status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'rejected', suspended: null });
    expect((await office.audited('sport.resume')).at(-1)).toMatchObject({
      before: { is_stopped: true },
      after: { is_stopped: false },
      reason: 'It was not so',
    });
  });

  test('says for which, and stays suspended when that is wanted', async () => {
    const market = 'match-4.bookmaker';
    const id = await office.propose(market, A_WON);
    const { stop } = await office.line('match-4', 'bookmaker');
    expect(stop).toMatchObject({ by: 'owner', reason: REASON, proposal: id });
    await reject(id, { staysSuspended: true });
    expect((await office.bet(office.asha, market)).code).toBe('market-suspended');
    expect(await listed(id)).toMatchObject({ state: 'rejected', suspended: 'forThis' });
    expect((await office.line('match-4', 'bookmaker')).stop).toEqual(stop);
    await office.do('stopSport', { on: { type: 'market', id: market }, isStopped: false });
    expect(await listed(id)).toMatchObject({ suspended: null });
    expect((await office.bet(office.asha, market)).status).toBe(200);
  });

  test.each([
    ['before', 5],
    ['meanwhile', 6],
  ])('stays so when somebody suspended it %s', async (when, match) => {
    const market = `match-${match}.bookmaker`;
    const stop = () => office.do('stopSport', { on: { type: 'market', id: market }, isStopped: true });
    if (when === 'before') await stop();
    const id = await office.propose(market, A_WON);
    if (when === 'meanwhile') await stop();
    expect(await listed(id)).toMatchObject({ suspended: 'otherwise' });
    expect((await office.line(`match-${match}`, 'bookmaker')).stop).toMatchObject({ proposal: null });
    await reject(id);
    expect((await office.bet(office.asha, market)).code).toBe('market-suspended');
  });

  test('has one proposal at a time: who makes another is told of the first', async () => {
    const market = 'match-7.bookmaker';
    const first = await office.propose(market, A_WON);
    const { seen } = await office.preview(market, { result: 'void' });
    const second = await office.do('proposeSettlement', { market, result: 'void', seen });
    expect([second.code, second.body['message']]).toEqual([
      'proposal-waits',
      `${first}: A proposal about this waits for a second person. It must be decided or withdrawn first.`,
    ]);
    await reject(first);
    expect((await office.approve(await office.propose(market, { result: 'void' }))).status).toBe(200);
    expect(await office.marketRow(market)).toMatchObject({ status: 'void' });
  });

  test('is not touched by a second look at what is settled', async () => {
    await office.happen(8, { total: 3 });
    const id = await office.propose('match-8.session', { result: 'runs', total: 2 });
    expect(await listed(id)).toMatchObject({ suspended: null });
    await reject(id);
    expect(await office.marketRow('match-8.session')).toMatchObject({ status: 'settled', answer: { total: 3 } });
  });
});
