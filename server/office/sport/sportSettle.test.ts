import { RESULT_WAITS } from '@maidan/contract/stopCodes';
import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterEach, describe, expect, test } from 'vitest';
import { ask, type Person } from '../../accounts/testHouse.ts';
import { type Preview, REASON, SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

/* Markets settled by hand, by two people: what moves is exactly what was shown. */

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 7));

afterEach(() => office.mustBalance());

const A_WON = { result: 'won', winners: '0' };
const B_WON = { result: 'won', winners: '1' };

const profitOf = (who: Person, { payments }: Preview): number =>
  payments.find(({ player }) => player.id === who.id)!.profit;

/** What Asha reads of her bets that are over. */
async function pastBetsOn(market: string, language = 'en'): Promise<readonly { market: string; how: string }[]> {
  const { token } = office.asha;
  const headers = { 'accept-language': language };
  const { data } = await ask(office.house, 'mySportBets', { state: 'past', size: 50 }, { token, headers });
  return (data['rows'] as readonly { market: string; how: string }[]).filter(bet => bet.market === market);
}

/** What Asha's statement says of it: what each line was for, and what the house's people did. */
async function statementOn(words: string, language = 'en'): Promise<readonly string[]> {
  const { token } = office.asha;
  const headers = { 'accept-language': language };
  const { data } = await ask(office.house, 'statement', { size: 50, search: words }, { token, headers });
  return (data['rows'] as readonly { remark: string; how: string }[]).map(({ remark, how }) => `${remark} | ${how}`);
}

describe('a preview', () => {
  test('says to the paisa what everybody would get, and what the house makes', async () => {
    const market = 'match-1.bookmaker';
    expect((await office.bet(office.asha, market, 'A', 200)).status).toBe(200);
    expect((await office.bet(office.ravi, market, 'B', 100)).status).toBe(200);
    const preview = await office.preview(market, A_WON);
    const paid = profitOf(office.asha, preview);
    expect(paid).toBeGreaterThan(0);
    expect(profitOf(office.ravi, preview)).toBe(-rupees(100));
    expect(preview).toMatchObject({
      words: 'Cricket/A v B 1/Bookmaker/A',
      settlements: 0,
      bets: 2,
      voidBets: 0,
      changes: [],
      total: { paid, taken: rupees(100), commission: 0, house: rupees(100) - paid, houseBefore: null },
    });
  });

  test('counts what the maker makes for the house', async () => {
    expect((await office.take(office.asha, 'match-1.matchOdds', 'A', 100)).status).toBe(200);
    const preview = await office.preview('match-1.matchOdds', B_WON);
    expect(preview.payments.map(({ player }) => player.id)).toEqual([office.asha.id]); // the maker is no player
    expect(preview.total).toMatchObject({ paid: 0, taken: rupees(100), house: rupees(100) });
  });

  test.each([
    ['bookmaker', { result: 'won', winners: '2' }],
    ['bookmaker', { result: 'won', winners: '' }],
    ['bookmaker', { result: 'won', winners: '0,0' }],
    ['bookmaker', { result: 'won', winners: '0', tied: '1' }],
    ['bookmaker', { result: 'won', winners: '0', sharedBy: 2 }],
    ['bookmaker', { result: 'runs', total: 4 }],
    ['bookmaker', { result: 'won', winners: '0', voidAfter: 5, voidUpTo: 4 }],
    ['bookmaker', { result: 'won', winners: '0', voidUpTo: 4 }],
    ['session', { result: 'won', winners: '0' }],
    ['session', { result: 'runs' }],
    ['matchOdds', { result: 'won', winners: '' }],
  ])('of the %s by %j is refused: it does not fit', async (plan, answer) => {
    const { code } = await office.as('auditor', 'settlePreview', { market: `match-1.${plan}`, ...answer });
    expect(code).toBe('answer-does-not-fit');
  });
});

describe('a settlement by hand', () => {
  test.each([
    ['a row', 2, 'bookmaker'],
    ['a book', 3, 'matchOdds'],
  ])('[R42] of %s needs two people, pays what was shown, and the match goes on without it', async (_, number, plan) => {
    const market = `match-${number}.${plan}`;
    const [before, held] = [await office.purses(), await office.held(office.asha)];
    await office.stake(market);
    const preview = await office.preview(market, A_WON);
    const id = await office.propose(market, A_WON);
    expect((await office.bet(office.asha, market, 'A', 100)).status).not.toBe(200);
    expect(office.house.deps.stops.words(`market:${market}`)).toBe(RESULT_WAITS);
    expect((await office.approve(id, 'owner')).code).toBe('second-person-needed');
    expect((await office.approve(id, 'auditor')).code).toBe('not-allowed');
    expect((await office.approve(id)).status).toBe(200);
    const after = [before[0]! + profitOf(office.asha, preview), before[1]! + profitOf(office.ravi, preview)];
    expect(await office.purses()).toEqual(after);
    expect(await office.held(office.asha)).toBe(held);
    expect(await office.marketRow(market)).toMatchObject({ status: 'settled', settlements: 1 });
    const settledBy = { proposal: id, by: 'owner', second: 'partner', reason: REASON };
    expect(await office.line(`match-${number}`, plan)).toMatchObject({ settledBy });

    await office.happen(number, { chance: 0.6 });
    expect(office.houseRow(market) ?? office.trading(market)).toBeUndefined();
    await office.happen(number, { winner: 1, total: 3 });
    await office.happen(number, { isOver: true });
    await expect.poll(() => office.house.deps.sport.desk(`match-${number}`)).toBeUndefined();
    expect(await office.marketRow(market)).toMatchObject({ settlements: 1, answer: { winners: [0] } });
    expect(await office.purses()).toEqual(after);
    const told = await pastBetsOn(market);
    expect(new Set(told.map(({ how }) => how))).toEqual(new Set([`Settled by hand: ${REASON}`]));
    expect(JSON.stringify(told)).not.toMatch(/owner|partner/);
    expect((await pastBetsOn(market, 'hi'))[0]!.how).toBe(`हाउस के लोगों ने निपटाया: ${REASON}`);
    const lines = await statementOn(`A v B ${number}/`);
    expect(lines.at(-1)).toMatch(new RegExp(` \\| Settled by hand: ${REASON}$`));
    expect(lines.join()).not.toMatch(/owner|partner/);
    const byTheMatch = (await office.detail(`match-${number}`)).all.filter(line => line.id !== market);
    expect(byTheMatch.map(line => line.settledBy)).toEqual(byTheMatch.map(() => null));
  });

  test('is told in the list of proposals, with the result as it was entered; rejected, nothing happened', async () => {
    const market = 'match-4.session';
    const id = await office.propose(market, { result: 'runs', total: 3 });
    const { data } = await office.as('partner', 'proposals', {});
    expect((data['rows'] as { id: string }[]).find(row => row.id === id)).toMatchObject({
      kind: 'settleMarket',
      subject: `market:${market}`,
      about: 'A v B 4, 6 over run A',
      words: 'Settle A v B 4, 6 over run A: 3',
      settlement: { market, result: 'runs', total: 3 },
    });
    expect(await office.line('match-4', 'session')).toMatchObject({ proposal: id, isStopped: true });
    expect((await office.as('partner', 'rejectProposal', { id, reason: REASON })).status).toBe(200);
    expect(office.house.deps.stops.words(`market:${market}`)).toBe('');
    expect((await office.approve(id)).code).toBe('proposal-decided');
    expect(await office.marketRow(market)).toMatchObject({ status: 'open', answer: null });
  });

  test('is refused when somebody bet since the preview, or for another result than that', async () => {
    const market = 'match-4.bookmaker';
    const { seen } = await office.preview(market, A_WON);
    expect((await office.do('proposeSettlement', { market, ...B_WON, seen })).code).toBe('market-changed');
    expect((await office.bet(office.asha, market, 'A', 100)).status).toBe(200);
    expect((await office.do('proposeSettlement', { market, ...A_WON, seen })).code).toBe('market-changed');
  });

  test('[R42] while it waits nobody lets bets in again; withdrawn, anybody may', async () => {
    const market = 'match-4.bookmaker';
    const resume = (on: object) => office.do('stopSport', { on, isStopped: false });
    const id = await office.propose(market, A_WON);
    expect((await resume({ type: 'market', id: market })).code).toBe('proposal-waits');
    expect((await office.bet(office.ravi, market, 'B', 100)).code).toBe('market-suspended');
    const event = await office.do('proposeVoidEvent', { id: 'match-4', reason: 'Rain' });
    expect((await resume({ type: 'event', id: 'match-4' })).code).toBe('proposal-waits');
    const withdraw = (proposal: unknown) => ({ id: proposal, reason: 'A mistake', staysSuspended: true });
    await office.do('rejectProposal', withdraw(id));
    expect((await resume({ type: 'market', id: market })).code, 'the event still waits').toBe('proposal-waits');
    await office.do('rejectProposal', withdraw(event.data['id']));
    expect((await resume({ type: 'event', id: 'match-4' })).status).toBe(200);
    expect((await resume({ type: 'market', id: market })).status).toBe(200);
    expect((await office.bet(office.ravi, market, 'B', 100)).status).toBe(200);
  });

  test('is refused when the match settled it meanwhile', async () => {
    const market = 'match-5.bookmaker';
    expect((await office.bet(office.asha, market, 'A', 100)).status).toBe(200);
    const id = await office.propose(market, B_WON);
    await office.happen(5, { winner: 0 });
    const after = await office.purses();
    expect((await office.approve(id)).code).toBe('market-changed');
    expect(await office.purses()).toEqual(after);
    expect(await office.marketRow(market)).toMatchObject({ settlements: 1, answer: { winners: [0] } });
    await office.as('partner', 'rejectProposal', { id, reason: REASON });
  });

  test('[R42] after the match had settled it: of each line the statement says whose result it was', async () => {
    for (const result of [B_WON, { result: 'void' }]) {
      office.world.pass(60_000);
      await office.settle('match-5.bookmaker', result);
    }
    const said = (words: string, how: string) => `Sport · Cricket/A v B 5/Bookmaker/${words} | ${how}`;
    expect(await statementOn('A v B 5/')).toEqual([
      said('A', ''),
      said('B (settled again)', `Settled by hand: ${REASON}`), // what was paid is taken back
      said('B', `Settled by hand: ${REASON}`),
      said('void (settled again)', `Made void by hand: ${REASON}`),
    ]);
    const inHindi = 'खेल · क्रिकेट/A v B 5/बुकमेकर/अमान्य (हिसाब दोबारा हुआ) | हाउस के लोगों ने रद्द किया:';
    expect((await statementOn('A v B 5/', 'hi')).at(-1)).toBe(`${inHindi} ${REASON}`);
    const { token } = office.asha;
    const file = await ask(office.house, 'statementCsv', { search: 'A v B 5/' }, { token });
    expect(file.text).toContain(`Bookmaker/void (settled again). Made void by hand: ${REASON}`);
  });

  test('[R3] happens once, however often the approval is sent', async () => {
    const market = 'match-6.bookmaker';
    expect((await office.bet(office.asha, market, 'A', 100)).status).toBe(200);
    const id = await office.propose(market, A_WON);
    const send = () => office.as('partner', 'approveProposal', { id }, 'approve-match-6');
    const all = await Promise.all([send(), send(), send()]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await office.purses();
    expect((await send()).body).toEqual(all[0]!.body);
    expect((await office.approve(id)).code).toBe('proposal-decided');
    expect(await office.purses()).toEqual(after);
    expect(await office.marketRow(market)).toMatchObject({ settlements: 1 });
  });

  test.each(['bookmaker', 'matchOdds'])('of the %s misses no bet that is on its way', async plan => {
    const market = `match-7.${plan}`;
    const id = await office.propose(market, A_WON);
    await office.do('stopSport', { on: { type: 'market', id: market }, isStopped: false });
    const bet = () =>
      plan === 'bookmaker' ? office.bet(office.ravi, market) : office.take(office.ravi, market, 'A', 100);
    const [approval, ...bets] = await Promise.all([office.approve(id), bet(), bet(), bet()]);
    const isTaken = bets.some(({ status }) => status === 200);
    const row = await office.marketRow(market);
    const [isOpen, isAgain] = [row?.answer === null, (await bet()).status === 200];
    // Whoever was first: a settlement without the bets, or the bets without a settlement, and then more of them.
    const expected = isTaken ? ['market-changed', true, true] : [undefined, false, false];
    expect([approval.code, isOpen, isAgain]).toEqual(expected);
    expect((await office.line('match-7', plan)).bets > 0).toBe(isTaken);
  });

  test('is not opened a second time after a restart', async () => {
    await office.settle('match-4.session', { result: 'runs', total: 2 });
    await office.restart();
    expect(office.houseRow('match-4.session')).toBeUndefined();
    expect(office.houseRow('match-4.bookmaker')).toBeDefined();
    await office.happen(4, { chance: 0.4 });
    expect(office.houseRow('match-4.session')).toBeUndefined();
    expect(await office.marketRow('match-4.session')).toMatchObject({ status: 'settled', settlements: 1 });
  });
});
