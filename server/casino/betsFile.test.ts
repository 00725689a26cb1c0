import { casino } from '@maidan/contract/casino';
import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import { SIDES } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { placeBets } from './bets.ts';
import { casinoBetsFile } from './betsFile.ts';
import { callerOf, TestTable } from './testTable.ts';

/* A side is called in the file of past bets as it is at its table. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
let asha: Person;

beforeAll(async () => {
  asha = await person(house, 'asha');
  await bothSides('card32eu', 'live');
  await bothSides('race20', 'line');
  await bothSides('3cardj', 'fixed');
});

/** Once each, on the first thing of that kind of price that has both. */
async function bothSides(code: string, kind: string): Promise<void> {
  const game = (await gameOf(code))!;
  const at = new TestTable(house, game, world);
  const place = async () => {
    at.whenOpen = async () => {};
    const { round } = at.table;
    const { id: selection, limits } = game.markets
      .flatMap(market => market.selections.map(each => ({ limits: market.limits, ...each })))
      .find(({ id, price }) => price.kind === kind && round.quotes[id]?.back && round.quotes[id].lay)!;
    const slips = SIDES.map(side => {
      const { odds, line = 0 } = round.quotes[selection]![side]!;
      return { selection, side, odds, line, stake: limits.min };
    });
    const placed = await house.deps.writer.do(placeBets(at.table, callerOf(asha.id, code), round.id, slips));
    expect(placed).toMatchObject({ ok: true });
  };
  at.whenOpen = place;
  await at.table.playRound();
}

test.each<[language: Language, at: readonly string[]]>([
  ['en', ['at a price back lay', 'on a line yes no', 'on a question yes no']],
  ['hi', ['at a price लगाई खाई', 'on a line हाँ नहीं', 'on a question हाँ नहीं']],
])('sides are Yes and No on a line and on a question, Back and Lay elsewhere: %s', async (language, told) => {
  const input = casino.myCasinoBetsCsv.input.parse({});
  const { bytes } = await casinoBetsFile(house.deps.db, { user: asha.id as UserId, language }, input);
  const [, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  const sideOf = (nth: number) => lines.at(-1 - nth)!.split(',')[4]; // the newest comes first
  const kinds = ['at a price', 'on a line', 'on a question'];
  expect(kinds.map((kind, nth) => [kind, sideOf(2 * nth), sideOf(2 * nth + 1)].join(' '))).toEqual(told);
});
