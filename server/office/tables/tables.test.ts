import { allGames, gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, colleague, openTestHouse, type Person, person, TestWorld } from '../../accounts/testHouse.ts';
import type { House } from '../../app.ts';
import { placeBets } from '../../casino/bets.ts';
import { roundOf } from '../../casino/roundStore.ts';
import { callerOf, TestTable } from '../../casino/testTable.ts';
import { worstForHouse } from '../../casino/worst.ts';
import { walletOf } from '../../wallet/store.ts';
import { mustReconcile } from '../../reconcile/snapshot.ts';

let database: FreshDatabase;
let house: House;
let asha: Person;
let ravi: Person;
let owner: { office: string };
let partner: { office: string };
let auditor: { office: string };
const world = new TestWorld();

beforeAll(async () => {
  database = await freshDatabase();
  house = await openTestHouse(database.url, world, { tables: ['teen20'] });
  asha = await person(house, 'asha');
  ravi = await person(house, 'ravi');
  owner = await colleague(house, 'owner', 'owner');
  partner = await colleague(house, 'owner', 'partner');
  auditor = await colleague(house, 'auditor');
});

afterAll(async () => {
  await mustReconcile(house.deps.db);
  await house.close();
  await database.drop();
});

const slip = (selection: string, odds: number, stake: number, side = 'back', line = 0): Slip =>
  ({ selection, side, odds, line, stake }) as Slip; // brands are the server's to give

const ON_A = slip('A.win', 1980, 10_000);
const reason = 'The dealer dropped a card';
const fault = 'cards-in-doubt';
let keys = 0;

const wallet = (who: Person) => walletOf(house.deps.db, who.id);
const live = () => house.deps.tables.of('teen20')!;
const total = async () => (await house.deps.db.query('select sum(balance)::bigint as sum from accounts')).rows[0].sum;
const audited = async (action: string) =>
  (await house.deps.db.query('select subject, after, reason from audit where action = $1 order by seq', [action])).rows;

async function tableLine(code: string): Promise<Record<string, unknown>> {
  const { data } = await ask(house, 'officeTables', {}, auditor);
  return (data['rows'] as Record<string, unknown>[]).find(row => row['code'] === code)!;
}

/** Resolves when bets are open at the live table. */
const whenOpen = () =>
  new Promise<void>(resolve => {
    const send = () => live().round.phase === 'open' && resolve();
    house.deps.tables.join('teen20', { send });
  });

const bet = (who: Person, slips: readonly Slip[]) =>
  ask(house, 'placeBets', { game: 'teen20', round: live().round.id, bets: slips }, { token: who.token });

describe('the list of tables', () => {
  test('has every table, with its settings, its chain and its round', async () => {
    await whenOpen();
    const { data } = await ask(house, 'officeTables', {}, auditor);
    expect((data['rows'] as { code: string }[]).map(row => row.code)).toEqual(
      (await allGames()).map(({ code }) => code),
    );
    expect(await tableLine('teen20')).toMatchObject({
      status: 'on',
      isPlayed: true,
      phase: 'open',
      round: live().round.id,
      players: 0,
      staked: 0,
      worst: 0,
      chain: { id: 'teen20-1', left: 1_999 },
      locked: [],
      limits: {},
      voided: 0,
      lastVoid: null,
    });
    expect(await tableLine('dt20')).toMatchObject({ isPlayed: false, round: '', chain: null });
  });

  test('tells what is staked on the round and the most the house can lose on it', async () => {
    await whenOpen();
    const both = [ON_A, slip('B.win', 1980, 4_000_0)];
    expect((await bet(asha, both)).status).toBe(200);
    expect((await bet(ravi, [ON_A])).status).toBe(200);
    // A wins: 2 × 98 on A, less 400 on B. B wins: 392, less 200.
    expect(await tableLine('teen20')).toMatchObject({ players: 2, bets: 3, staked: 60_000, worst: 39_200 - 20_000 });
  });
});

test.each([
  ['teen20', [slip('A.win', 1980, 10_000)], 9_800],
  ['teen20', [slip('A.pair-plus', 41_000, 10_000)], 400_000],
  ['teen20', [slip('A.win', 1980, 10_000), slip('B.win', 1980, 10_000)], 0],
  ['baccarat', [slip('player', 2000, 10_000), slip('tie', 9000, 1_000)], 9_000], // or a tie: 8,000, and the stake goes back
  ['ab20', [slip('bahar.A', 2000, 10_000), slip('andar.A', 2000, 8_000)], 2_000],
  ['patti2', [slip('A.win', 2020, 10_000, 'lay')], 10_000],
  ['patti2', [slip('A.total', 2050, 10_000, 'back', 15), slip('A.total', 1950, 10_000, 'lay', 14)], 1_000],
  ['lottcard', [slip('single.9', 9500, 1_000), slip('triple.123', 925_000, 1_000)], 1_000 * 924 - 1_000],
] as const)('%s: the worst for the house of %j is %d', async (code, bets, worst) => {
  expect(worstForHouse((await gameOf(code))!, bets)).toBe(worst);
});

describe('a change of a table', () => {
  test('is audited, seen at once, and keeps what it does not name', async () => {
    await whenOpen();
    const limits = { player: { min: 20_000, max: 50_000 } };
    const change = { code: 'teen20', limits, locked: ['B.win'], streamUrl: 'https://studio.example/teen20', reason };
    expect((await ask(house, 'changeTable', change, owner)).status).toBe(200);
    await expect.poll(() => tableLine('teen20')).toMatchObject({ locked: ['B.win'], limits, status: 'on' });
    expect((await bet(asha, [ON_A])).code).toBe('stake-too-small');
    expect((await bet(asha, [slip('B.win', 1980, 20_000)])).code).toBe('price-locked');
    expect((await ask(house, 'changeTable', { code: 'teen20', limits: {}, reason }, owner)).status).toBe(200);
    await expect.poll(() => tableLine('teen20')).toMatchObject({ locked: ['B.win'], limits: {} });
    expect((await audited('table.change'))[0]).toMatchObject({
      subject: 'table:teen20',
      reason,
      after: { locked: ['B.win'], limits, stream_url: 'https://studio.example/teen20' },
    });
    await ask(house, 'changeTable', { code: 'teen20', locked: [], reason }, owner);
    await expect.poll(() => tableLine('teen20')).toMatchObject({ locked: [] });
  });

  test('to off takes no more bets, and on again does', async () => {
    await whenOpen();
    await ask(house, 'changeTable', { code: 'TEEN20', status: 'off', reason }, owner);
    await expect.poll(() => tableLine('teen20')).toMatchObject({ status: 'off' });
    expect((await bet(asha, [ON_A])).status).toBe(409);
    await ask(house, 'changeTable', { code: 'teen20', status: 'on', reason }, owner);
    await expect.poll(() => tableLine('teen20')).toMatchObject({ status: 'on' });
    expect((await bet(asha, [ON_A])).status).toBe(200);
  });

  test.each([
    ['an unknown table', { code: 'chess' }, 404, 'unknown-table'],
    ['an unknown selection', { locked: ['C.win'] }, 422, 'unknown-selection'],
    ['an unknown market', { limits: { other: { min: 1, max: 2 } } }, 422, 'invalid-input'],
    ['a maximum below the minimum', { limits: { player: { min: 2, max: 1 } } }, 422, 'invalid-input'],
    ['a picture from an unsafe address', { streamUrl: 'http://studio.example' }, 422, 'invalid-input'],
    ['a picture that is a script', { streamUrl: 'javascript:alert(1)' }, 422, 'invalid-input'],
    ['no reason', { status: 'on', reason: ' ' }, 422, 'invalid-input'],
  ])('%s is refused', async (_, change, status, code) => {
    const answer = await ask(house, 'changeTable', { code: 'teen20', reason, ...change }, owner);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  test('[R41] by an auditor is refused', async () => {
    expect((await ask(house, 'changeTable', { code: 'teen20', status: 'off', reason }, auditor)).code).toBe(
      'not-allowed',
    );
  });
});

describe('a round under way', () => {
  test('is voided at once: every stake goes back, with an entry in the log', async () => {
    await whenOpen();
    const { id } = live().round;
    const before = await wallet(ravi);
    const placed = await bet(ravi, [slip('B.win', 1980, 10_000)]);
    expect(placed.status).toBe(200);
    const [answer] = await Promise.all([
      ask(house, 'voidRound', { id, fault, reason }, { ...owner, key: 'void-this-round' }),
      bet(ravi, [slip('B.baccarat', 1950, 10_000)]),
    ]);
    expect(answer.data).toEqual({ state: 'void', proposal: null });
    expect(await wallet(ravi)).toMatchObject({ balance: before.balance + before.exposure, exposure: 0 });
    expect(await roundOf(house.deps.db, id)).toMatchObject({ state: 'void', fault });
    const again = await ask(house, 'voidRound', { id, fault, reason }, { ...owner, key: 'void-this-round' });
    expect(again.body).toEqual(answer.body);
    expect(await audited('round.void')).toEqual([{ subject: `round:${id}`, reason, after: { state: 'void', fault } }]);
    expect(await tableLine('teen20')).toMatchObject({ voided: 1, lastVoid: { round: id }, worst: 0, bets: 0 });
    expect(Number(await total())).toBe(0);
  });

  test('that is unknown is refused', async () => {
    expect((await ask(house, 'voidRound', { id: '1', fault, reason }, owner)).code).toBe('unknown-round');
  });
});

/** A round of patti2 with these bets by Asha, dealt to its end. */
async function settledRound(bets: readonly Slip[]): Promise<string> {
  const at = new TestTable(house, (await gameOf('patti2'))!, world);
  at.whenOpen = async () => {
    const command = placeBets(at.table, callerOf(asha.id, `key-${++keys}`), at.table.round.id, bets);
    expect((await house.deps.writer.do(command)).ok).toBe(true);
  };
  return (await at.table.playRound()).id;
}

const profitOf = async (round: string): Promise<number> =>
  Number((await house.deps.db.query('select sum(profit) as sum from bets where round_id = $1', [round])).rows[0].sum);

const BACK_A = slip('A.win', 1980, 100_000);
const LAY_A = slip('A.win', 2020, 100_000, 'lay');

describe('a settled round', () => {
  test.each([
    ['backed', BACK_A],
    ['laid', LAY_A],
  ])('[R42] is voided by two people, and a bet that was %s is undone to the paisa', async (_, on) => {
    const before = await wallet(asha);
    const round = await settledRound([on]);
    const { data } = await ask(house, 'voidRound', { id: round, fault, reason }, owner);
    expect(data).toMatchObject({ state: 'proposed' });
    const id = data['proposal'];
    expect((await ask(house, 'approveProposal', { id }, owner)).code).toBe('second-person-needed');
    expect((await ask(house, 'approveProposal', { id }, auditor)).code).toBe('not-allowed');
    const { data: waiting } = await ask(house, 'proposals', {}, partner);
    expect(waiting['rows']).toMatchObject([
      {
        kind: 'voidRound',
        subject: `round:${round}`,
        words: `Void round ${round} of patti2: The cards of the round were in doubt.`,
      },
    ]);
    expect((await ask(house, 'approveProposal', { id }, partner)).status).toBe(200);
    expect(await wallet(asha)).toEqual(before);
    expect(await roundOf(house.deps.db, round)).toMatchObject({ state: 'void', fault });
    const { rows } = await house.deps.db.query('select state, profit from bets where round_id = $1', [round]);
    expect(rows).toEqual([{ state: 'void', profit: null }]);
    expect(Number(await total())).toBe(0);
    expect((await ask(house, 'voidRound', { id: round, fault, reason }, owner)).code).toBe('round-over');
  });

  test('is proposed and undone once', async () => {
    const round = await settledRound([BACK_A]);
    const propose = () => ask(house, 'voidRound', { id: round, fault, reason }, owner);
    const { proposal: id } = (await propose()).data;
    expect((await propose()).code).toBe('proposal-waits');
    expect((await ask(house, 'approveProposal', { id }, partner)).status).toBe(200);
    const after = await wallet(asha);
    expect((await propose()).code).toBe('round-over');
    expect(await wallet(asha)).toEqual(after);
  });

  test('takes back winnings as far as they are there, and the rest is the house’s, with a note', async () => {
    let round = '';
    for (let tries = 0; round === '' || (await profitOf(round)) <= 0; tries += 1) {
      expect(tries).toBeLessThan(60);
      round = await settledRound([BACK_A]);
    }
    const won = await profitOf(round);
    const { balance } = await wallet(asha);
    const spent = { id: asha.id, amount: -(balance - 1_000), reason: 'Spent meanwhile' };
    const { data: spending } = await ask(house, 'proposeAdjustment', spent, owner);
    await ask(house, 'approveProposal', { id: spending['id'] }, partner);
    expect(await wallet(asha)).toMatchObject({ balance: 1_000 });
    const { data } = await ask(house, 'voidRound', { id: round, fault, reason }, owner);
    expect((await ask(house, 'approveProposal', { id: data['proposal'] }, partner)).status).toBe(200);
    expect(await wallet(asha)).toMatchObject({ balance: 0 });
    expect(Number(await total())).toBe(0);
    expect((await audited('voidRound.short')).at(-1)).toMatchObject({
      subject: `player:${asha.id}`,
      reason,
      after: { round, taken: 1_000, missing: won - 1_000 },
    });
  });
});
