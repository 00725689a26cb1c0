import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { TestPlayers } from '../protection/testLimits.ts';

/* Whoever sends to slots what no page of ours would: straight to the API, and nothing is spun. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
await players.join('asha');
await players.join('bela');

const seatOf = async (user: string): Promise<string> =>
  String((await players.ask(user, 'slotSeat')).data['commitment']);
const [own, foreign] = [await seatOf('asha'), await seatOf('bela')];
const FAIR = { slot: 'mango7', stake: 100_00, number: 'mine', commitment: own };

test.each<[what: string, sent: object, code: string]>([
  ['the seed of somebody else', { commitment: foreign }, 'spun-elsewhere'],
  ['a seed in capitals', { commitment: own.toUpperCase() }, 'invalid-input'],
  ['no seed', { commitment: '' }, 'invalid-input'],
  ['a stake below the smallest', { stake: 1 }, 'stake-too-small'],
  ['a stake above the largest', { stake: 1_000_000_00 }, 'stake-too-large'],
  ['nothing', { stake: 0 }, 'invalid-input'],
  ['less than nothing', { stake: -100_00 }, 'invalid-input'],
  ['half a paisa', { stake: 100_00.5 }, 'invalid-input'],
  ['no number', { stake: Number.NaN }, 'invalid-input'],
  ['without an end', { stake: 1e308 }, 'invalid-input'],
  ['a stake in quotes', { stake: '10000' }, 'invalid-input'],
  ['an empty number of one’s own', { number: '' }, 'invalid-input'],
  ['a long number of one’s own', { number: 'a'.repeat(65) }, 'invalid-input'],
  ['a number of one’s own in another script', { number: '१२३' }, 'invalid-input'],
  ['stops of one’s own', { stops: [[0, 0, 0]] }, 'invalid-input'],
  ['a slot of every object', { slot: '__proto__' }, 'unknown-slot'],
  ['a slot that is a function', { slot: 'constructor' }, 'unknown-slot'],
])('%s: refused, nothing is taken, and the same seed waits', async (_, sent, code) => {
  world.pass(6_000);
  expect((await players.ask('asha', 'spin', { ...FAIR, ...sent })).code).toBe(code);
  expect(await seatOf('asha')).toBe(own);
  const { rows } = await house.deps.db.query('select count(*) as count from spins');
  expect(rows).toEqual([{ count: 0 }]);
});

test('two slots spun side by side with the same seed are one spin, whichever comes first', async () => {
  world.pass(6_000);
  const slots = ['mango7', 'spice5', 'lamps10', 'freeHit'];
  const told = await Promise.all(
    Array.from({ length: 16 }, (_, n) => players.ask('asha', 'spin', { ...FAIR, slot: slots[n % 4] })),
  );
  expect(told.map(({ code }) => code ?? 'spun').filter(code => code !== 'spin-too-soon')).toEqual(['spun']);
  world.pass(6_000);
  expect((await players.ask('asha', 'spin', FAIR)).code).toBe('spun-elsewhere');
});
