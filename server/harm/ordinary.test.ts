import type { UserId } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Facts } from '../cases/testFacts.ts';
import { lasting } from '../db/testDb.ts';
import { lookForHarm } from './turn.ts';

/*
 * Four weeks of three hundred ordinary players: each has a stake of their own, plays a few evenings a week for an hour or two,
 * one in twenty after midnight too, pays in when there is nothing left, some at once and most another day, and takes out what
 * they won.
 */

const PLAYERS = 300;
const DAY = 24 * 60;
/** It is half past five in India: the evening of a day ago was so many minutes ago. */
const EVENING = 20 * 60;

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const facts = new Facts(house.deps.db, world.now());
await facts.begin();
const random = randomFrom(27);
const chance = (perCent: number): boolean => random.below(100) < perCent;
const between = (least: number, most: number): number => least + random.below(most - least + 1);

const rounds = new Map<number, ReturnType<Facts['round']>>();
function roundAt(minutes: number): ReturnType<Facts['round']> {
  const round = rounds.get(minutes) ?? facts.round(minutes);
  rounds.set(minutes, round);
  return round;
}

function live(player: UserId): void {
  const stake = random.pick([50, 100, 100, 200, 500]);
  const isOwl = chance(5);
  let purse = stake * between(10, 40);
  for (let days = 27; days >= 0; days -= 1) {
    if (!chance(40)) continue;
    const began = days * DAY + EVENING - (isOwl && chance(40) ? 6 * 60 : 0) - between(0, 60);
    const bets = between(5, 30);
    for (let nth = 0; nth < bets && purse >= stake; nth += 1) {
      const minutes = began - nth * 4;
      const rupees = Math.min(purse, stake * random.pick([1, 1, 1, 2, 3]));
      const hasWon = random.below(1_000) < 490;
      facts.bet(player, roundAt(minutes), { rupees, hasWon, secondsBefore: between(0, 20) });
      facts.result(player, hasWon ? rupees : -rupees, minutes - 1);
      purse += hasWon ? rupees : -rupees;
    }
    const isAtOnce = chance(15);
    if (purse < stake) {
      purse += stake * 20;
      facts.deposit(player, stake * 20, (began - bets * 4 - (isAtOnce ? 10 : 600)) / DAY);
    } else if (purse > stake * 60 && chance(30)) {
      facts.withdrawal(player, stake * 30, (began - bets * 4 - 5) / DAY);
      purse -= stake * 30;
    }
  }
}

test('[R31] of ordinary players hardly anybody is marked for nothing', async () => {
  const people = Array.from({ length: PLAYERS }, () => facts.player('plain'));
  people.forEach(live);
  await facts.write();
  await lookForHarm(house.deps);
  const { rows } = await house.deps.db.query<{ rule: string; players: number }>(
    'select rule, count(distinct user_id) as players from harm_markers group by rule order by rule',
  );
  process.stdout.write(`false alarms of ${PLAYERS}: ${JSON.stringify(rows)}\n`);
  const byRule = new Map(rows.map(({ rule, players }) => [rule, players]));
  // Who bets as ever leaves their own past once in a million weeks, and no limit has refused anybody.
  for (const rule of ['growingStakes', 'refusedDeposits']) expect(byRule.get(rule) ?? 0, rule).toBe(0);
  // Of all that is marked in four weeks, one player in fifty at most.
  expect(rows.reduce((sum, { players }) => sum + players, 0)).toBeLessThanOrEqual(PLAYERS / 50);
}, 300_000);
