import { createHash } from 'node:crypto';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import type { Deal } from '@maidan/games/kit/play';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import { localBeacon } from './beacon.ts';
import { placeBets } from './bets.ts';
import { Chains } from './chains.ts';
import { anySlip, callerOf, TestTable } from './testTable.ts';

/** Several windows, shoes that last, cards before the first window, wheels and dice. */
const CODES = ['teen20', 'poker', 'poker6', 'baccarat', 'card32', 'ourroullete', 'sicbo', 'superOver'];
const ROUNDS = 2;

/** The same seeds and the same entropy in every house. */
function sameSecrets(): { secret(): string } {
  let nth = 0;
  return { secret: () => createHash('sha256').update(`secret ${++nth}`).digest('base64url') };
}

/** What is dealt in a house of its own where so many players each make so many bets in every window. */
async function dealtWith(players: number, bets: number): Promise<{ dealt: readonly Deal[][]; taken: number }> {
  const database = await freshDatabase();
  const world = new TestWorld();
  const house = await openTestHouse(database.url, world);
  const people = await Promise.all(Array.from({ length: players }, (_, nth) => person(house, `player${nth}`)));
  const random = randomFrom(players * 100 + bets);
  const dealt: Deal[][] = [];
  let taken = 0;
  for (const code of CODES) {
    const dice = sameSecrets();
    const seeds = new Chains(house.deps.db, { ...world, ...dice });
    const at = new TestTable(house, (await gameOf(code))!, world, { seeds, beacon: localBeacon(dice) });
    at.whenOpen = async () => {
      for (const { id } of people) {
        for (let nth = 0; nth < bets; nth += 1) {
          const slip = anySlip(at.table, random);
          if (!slip) return;
          const key = `${code}-${at.table.round.id}-${at.table.round.steps}-${nth}`;
          const placed = await house.deps.writer.do(placeBets(at.table, callerOf(id, key), at.table.round.id, [slip]));
          taken += placed.ok ? 1 : 0;
        }
      }
    };
    for (let nth = 0; nth < ROUNDS; nth += 1) dealt.push([...(await at.table.playRound()).dealt]);
  }
  await house.close();
  await database.drop();
  return { dealt, taken };
}

test('[R17] the same seed and entropy deal the same cards, whoever bets and whatever on', async () => {
  const nobody = await dealtWith(0, 0);
  const somebody = await dealtWith(1, 1);
  const everybody = await dealtWith(4, 3);
  expect(nobody.taken).toBe(0);
  expect(somebody.taken).toBeGreaterThan(0);
  expect(everybody.taken).toBeGreaterThan(2 * somebody.taken);
  expect(nobody.dealt.flat().length).toBeGreaterThan(CODES.length);
  expect(somebody.dealt).toEqual(nobody.dealt);
  expect(everybody.dealt).toEqual(nobody.dealt);
});
