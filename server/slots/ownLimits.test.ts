import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { paise, ZERO } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { slotOf } from '@maidan/games/slots/list';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { callerOf } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';
import { openMarket } from '../exchange/testMarket.ts';
import { mayStake, watchOf } from '../protection/keptWithin.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { type Command, NOT_REMEMBERED } from '../writer/command.ts';
import { decideGroup } from '../writer/group.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import { slowToCommit, somebodyWaits } from '../writer/slowDb.ts';
import { Writer } from '../writer/writer.ts';
import { spin as spinCommand } from './spins.ts';

/* A spin is a bet for who set limits: whatever the client, however many ask at once, and whatever it pays. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const MINUTE = 60_000;
const STAKE = 100_00;

type Spin = Reply<'spin'>['spin'];

/** After the wait, straight to the API: the spin, or why there is none. */
async function spin(user: string, stake = STAKE): Promise<Spin | string> {
  world.pass(5_000);
  const { commitment } = (await players.ask(user, 'slotSeat')).data;
  const { data, code } = await players.ask(user, 'spin', { slot: 'mango7', stake, number: 'mine', commitment });
  return code ?? (data['spin'] as Spin);
}

const told = (spun: Spin | string): string => (typeof spun === 'string' ? spun : 'spun');

/** Spins until more is lost than won: how much. */
async function losing(user: string): Promise<number> {
  let lost = 0;
  for (let n = 0; n < 300 && lost <= 0; n += 1) {
    const spun = await spin(user);
    if (typeof spun === 'string') throw new Error(spun);
    lost += spun.stake - spun.paid;
  }
  return lost;
}

test('[R27][R28] the largest stake: up to the limit and not a paisa more', async () => {
  await players.join('asha', { largestStake: STAKE });
  await players.join('bela', { largestStake: STAKE - 1 });
  expect(told(await spin('asha'))).toBe('spun');
  expect(await spin('asha', 200_00)).toBe('own-largest-stake');
  expect(await spin('bela')).toBe('own-largest-stake');
  expect(told(await spin('bela', 50_00))).toBe('spun');
});

describe('[R27][R28] stakes of a day', () => {
  test('spins and bets count together, to the paisa, whatever was won', async () => {
    await players.join('chitra', { stakesDay: 500_00 });
    await players.join('devi', { stakesDay: 499_99 });
    for (const user of ['chitra', 'devi']) {
      expect(await players.row(user, `bet-of-${user}`, 300_00)).toBe('taken');
      expect(told(await spin(user))).toBe('spun');
      expect(await players.shown(user, 'stakesDay')).toMatch(/^40000 of /);
    }
    expect(told(await spin('chitra'))).toBe('spun');
    expect(await spin('chitra', 10_00)).toBe('own-stakes-day');
    expect(await players.row('chitra', 'bet-more', 100_00)).toBe('own-stakes-day');
    expect(await spin('devi')).toBe('own-stakes-day');
    expect(told(await spin('devi', 50_00))).toBe('spun');
    players.later(24 * 60 * MINUTE);
    expect(told(await spin('chitra', 500_00))).toBe('spun');
    expect(await spin('chitra', 10_00)).toBe('own-stakes-day');
  });

  test('of spins and bets at once as many are taken as there is room for', async () => {
    await players.join('esha', { stakesDay: 5 * STAKE });
    const { id } = await openMarket(house, 'many');
    world.pass(5_000);
    const { commitment } = (await players.ask('esha', 'slotSeat')).data;
    const input = { slot: 'mango7', stake: STAKE, number: 'mine', commitment };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) =>
        nth % 2 === 0
          ? ((await players.ask('esha', 'spin', input)).code ?? 'taken')
          : players.order('esha', id, 'back A 5 × 100'),
      ),
    );
    expect(answers.filter(answer => answer === 'taken').length).toBe(5);
    expect(await players.shown('esha', 'stakesDay')).toBe('50000 of 50000');
  });

  test('a bet at another node sees a spin that is just being written', async () => {
    await players.join('gita', { stakesDay: 2 * STAKE });
    const { id } = await openMarket(house, 'elsewhere');
    world.pass(5_000);
    const commitment = String((await players.ask('gita', 'slotSeat')).data['commitment']);
    const slow = slowToCommit(house.deps.db);
    const elsewhere = new Writer(slow.db, new Bus(), world.now);
    const wanted = { stake: paise(STAKE), number: 'mine', commitment };
    const first = elsewhere.do(
      spinCommand(house.deps, callerOf('gita', players.key()), (await slotOf('mango7'))!, wanted),
    );
    await slow.reached;
    const second = players.order('gita', id, 'back A 2 × 100.01');
    await somebodyWaits(house.deps.db);
    slow.release();
    expect([(await first).ok, await second]).toEqual([true, 'own-stakes-day']);
    expect(await players.order('gita', id, 'back A 2 × 100')).toBe('taken');
  });
});

describe('[R27][R28] losses', () => {
  test('what spins lost, less what they won, counts with what may still be lost, to the paisa', async () => {
    for (const [user, short] of [
      ['hema', 0],
      ['indu', 1],
    ] as const) {
      await players.join(user);
      const lost = await losing(user);
      const limit = lost + 3 * STAKE - short;
      await players.ask(user, 'setLimit', { limit: 'lossDay', value: limit });
      expect(await players.shown(user, 'lossDay')).toBe(`${lost} of ${limit}`);
      expect(await players.row(user, `risk-of-${user}`, 2 * STAKE)).toBe('taken');
      expect(told(await spin(user))).toBe(short === 0 ? 'spun' : 'own-loss-day');
    }
  });

  test('what was lost is at most the limit, however long somebody goes on', async () => {
    await players.join('jaya', { lossDay: 1_000_00 });
    let [lost, answer] = [0, '']; // it ends: of what is staked less is paid
    for (let n = 0; n < 2_000 && answer === ''; n += 1) {
      const spun = await spin('jaya', 500_00);
      if (typeof spun === 'string') answer = spun;
      else lost += spun.stake - spun.paid;
    }
    expect(answer).toBe('own-loss-day');
    expect(lost).toBeGreaterThan(500_00);
    expect(lost).toBeLessThanOrEqual(1_000_00);
    expect(await players.shown('jaya', 'lossDay')).toBe(`${lost} of 100000`);
  });

  test('who is decided in the same go as a spin sees what came of it', async () => {
    const [user, limit] = ['kavi' as UserId, 1_000_00];
    await players.join(user, { lossDay: limit });
    const { commitment } = (await players.ask(user, 'slotSeat')).data as Reply<'slotSeat'>;
    const caller = callerOf(user, players.key());
    const wanted = { stake: paise(STAKE), number: 'mine', commitment };
    const asksNext: Command<readonly boolean[]> = {
      ...NOT_REMEMBERED,
      accounts: [`player:${user}`],
      rows: watchOf(user),
      decide: decision => {
        const { stake, paid } = decision.row('spin', idFromCause(caller.key))!;
        const left = limit - stake + paid;
        const may = (more: number) =>
          mayStake(decision, user, () => ({ stakes: ZERO, largest: ZERO, bets: 0, more: paise(more) })).ok;
        return ok([may(left), may(left + 1)]);
      },
    };
    const group = [spinCommand(house.deps, caller, (await slotOf('mango7'))!, wanted), asksNext];
    const { answers } = await decideGroup(house.deps.db, group, world.now());
    expect(answers[1]).toEqual(ok([true, false]));
  });

  test('a spin that was refused took nothing, and the same seed waits for the next', async () => {
    await players.join('kala', { lossDay: STAKE - 1 });
    const before = (await players.ask('kala', 'slotSeat')).data['commitment'];
    expect(await spin('kala')).toBe('own-loss-day');
    expect((await players.ask('kala', 'slotSeat')).data['commitment']).toBe(before);
    expect(await players.shown('kala', 'lossDay')).toBe(`0 of ${STAKE - 1}`);
  });
});

test('[R27] a spin is never an open bet, and is kept from nobody who has as many as they allow', async () => {
  await players.join('lata', { openBets: 1 });
  expect(await players.row('lata', 'the-one', 100_00)).toBe('taken');
  expect(told(await spin('lata'))).toBe('spun');
  expect(await players.shown('lata', 'openBets')).toBe('1 of 1');
});

test('[R31] a spin begins a visit, and nobody spins on before a reality check is answered', async () => {
  await players.join('mira', { checkMinutes: 20 });
  expect(told(await spin('mira'))).toBe('spun');
  players.later(20 * MINUTE - 5_001);
  expect(told(await spin('mira'))).toBe('spun');
  expect(await spin('mira')).toBe('reality-check-due');
  await players.ask('mira', 'answerCheck');
  expect(told(await spin('mira'))).toBe('spun');
});

test('[R27] who has spun for as long as the limit allows rests for an hour', async () => {
  await players.join('nina', { playMinutes: 30 });
  expect(told(await spin('nina'))).toBe('spun');
  players.later(30 * MINUTE - 5_001);
  expect(told(await spin('nina'))).toBe('spun');
  expect(await spin('nina')).toBe('own-play-time');
  players.later(60 * MINUTE);
  expect(told(await spin('nina'))).toBe('spun');
});

test('[R31] the session tells what was spun, from the ledger and to the paisa', async () => {
  await players.join('omar');
  await spin('omar'); // before the sign-in that is asked about
  world.pass(MINUTE);
  await players.signIn('omar');
  const since = world.now();
  let [staked, won, net] = [0, 0, 0];
  for (let n = 0; n < 12; n += 1) {
    const spun = await spin('omar', n % 2 === 0 ? STAKE : 10_00);
    if (typeof spun === 'string') throw new Error(spun);
    staked += spun.stake;
    won += Math.max(0, spun.paid - spun.stake);
    net += spun.paid - spun.stake;
  }
  const { data } = await players.ask('omar', 'playSession');
  expect(data).toMatchObject({ since, staked, won, net });
  expect(data['net']).toBe(-(await players.atStake('omar' as UserId, since)));
});
