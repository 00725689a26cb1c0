import { HARM_WEEKS, type HarmRows, type Moved, WEEK_MS } from '@maidan/core/harm/marker';
import { after, type UserId } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Facts } from '../cases/testFacts.ts';
import { lasting } from '../db/testDb.ts';
import { lookedUpto, lookForHarm, markersOf } from './turn.ts';

/*
 * Four weeks of a thousand ordinary players: each has a stake of their own, plays a few evenings a week for an hour or two,
 * one in twenty after midnight too, pays in when there is nothing left, some at once and most another day, and takes out what
 * they won. The rules are asked of what each did; of the first hundred it is in the ledger as well, where they find the same.
 */

const PLAYERS = 1_000;
const IN_THE_LEDGER = 100;
const MINUTE_MS = 60_000;
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

/** Rupees, so many minutes ago; of a bet, when its window closed, and how long before that it was placed. */
interface Deed {
  readonly what: 'bet' | 'deposit' | 'withdrawal';
  readonly rupees: number;
  readonly minutes: number;
  readonly hasWon?: boolean;
  readonly secondsBefore?: number;
}

function live(): readonly Deed[] {
  const deeds: Deed[] = [];
  const stake = random.pick([50, 100, 100, 200, 500]);
  const isOwl = chance(5);
  let purse = stake * between(10, 40);
  for (let days = 27; days >= 0; days -= 1) {
    if (!chance(40)) continue;
    const began = days * DAY + EVENING - (isOwl && chance(40) ? 6 * 60 : 0) - between(0, 60);
    const bets = between(5, 30);
    for (let nth = 0; nth < bets && purse >= stake; nth += 1) {
      const rupees = Math.min(purse, stake * random.pick([1, 1, 1, 2, 3]));
      const hasWon = random.below(1_000) < 490;
      deeds.push({ what: 'bet', rupees, minutes: began - nth * 4, hasWon, secondsBefore: between(0, 20) });
      purse += hasWon ? rupees : -rupees;
    }
    const isAtOnce = chance(15);
    const over = began - bets * 4;
    if (purse < stake) {
      purse += stake * 20;
      deeds.push({ what: 'deposit', rupees: stake * 20, minutes: over - (isAtOnce ? 10 : 600) });
    } else if (purse > stake * 60 && chance(30)) {
      deeds.push({ what: 'withdrawal', rupees: stake * 30, minutes: over - 5 });
      purse -= stake * 30;
    }
  }
  return deeds;
}

const lives = Array.from({ length: PLAYERS }, live);

/** By which rules somebody who did this is marked, by what they did alone. */
function markedBy(deeds: readonly Deed[]): readonly string[] {
  const upto = lookedUpto(world.now());
  const rows: Record<HarmRows, Moved[]> = { stakes: [], results: [], deposits: [], withdrawals: [], tries: [] };
  const move = (what: HarmRows, rupees: number, minutes: number, secondsBefore = 0): void => {
    const at = after(world.now(), -minutes * MINUTE_MS - secondsBefore * 1_000);
    if (at >= upto - HARM_WEEKS * WEEK_MS && at < upto) rows[what].push({ at, amount: rupees * 100 });
  };
  for (const { what, rupees, minutes, hasWon, secondsBefore } of deeds)
    if (what === 'bet') {
      move('stakes', rupees, minutes, secondsBefore);
      move('results', hasWon ? rupees : -rupees, minutes - 1);
    } else move(what === 'deposit' ? 'deposits' : 'withdrawals', rupees, minutes);
  for (const moved of Object.values(rows)) moved.sort((a, b) => a.at - b.at);
  const diary = { player: 'somebody' as UserId, upto, rows, found: {} };
  return markersOf(diary, house.deps.settings.values.harm).map(({ rule }) => rule);
}

const rounds = new Map<number, ReturnType<Facts['round']>>();
function roundAt(minutes: number): ReturnType<Facts['round']> {
  const round = rounds.get(minutes) ?? facts.round(minutes);
  rounds.set(minutes, round);
  return round;
}

function writeDown(player: UserId, deeds: readonly Deed[]): void {
  for (const { what, rupees, minutes, hasWon = false, secondsBefore = 0 } of deeds)
    if (what === 'bet') {
      facts.bet(player, roundAt(minutes), { rupees, hasWon, secondsBefore });
      facts.result(player, hasWon ? rupees : -rupees, minutes - 1);
    } else if (what === 'deposit') facts.deposit(player, rupees, minutes / DAY);
    else facts.withdrawal(player, rupees, minutes / DAY);
}

test('[R31] of ordinary players hardly anybody is marked for nothing', () => {
  const marked = lives.flatMap(markedBy);
  const byRule = new Map([...Map.groupBy(marked, rule => rule)].map(([rule, all]) => [rule, all.length]));
  process.stdout.write(`false alarms of ${PLAYERS}: ${JSON.stringify(Object.fromEntries(byRule))}\n`);
  // Who bets as ever leaves their own past once in a million weeks, and no limit has refused anybody.
  for (const rule of ['growingStakes', 'refusedDeposits']) expect(byRule.get(rule) ?? 0, rule).toBe(0);
  // Of all that is marked in four weeks, one player in fifty at most.
  expect(marked.length).toBeLessThanOrEqual(PLAYERS / 50);
});

test('[R31] of who is in the ledger the same are marked, by the same rules', async () => {
  const people = lives.slice(0, IN_THE_LEDGER).map(deeds => ({ player: facts.player('plain'), deeds }));
  for (const { player, deeds } of people) writeDown(player, deeds);
  await facts.write();
  await lookForHarm(house.deps);
  const { rows } = await house.deps.db.query<{ rule: string; player: string }>(
    'select rule, user_id as player from harm_markers',
  );
  const expected = people.flatMap(({ player, deeds }) => markedBy(deeds).map(rule => `${rule} ${player}`));
  expect(expected.length).toBeGreaterThan(0);
  expect(rows.map(({ rule, player }) => `${rule} ${player}`).toSorted()).toEqual(expected.toSorted());
}, 300_000);
