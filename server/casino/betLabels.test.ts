import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { type Card, total } from '@maidan/games/kit/cards';
import { sayLabel } from '@maidan/words/games/labelsHindi';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { lasting } from '../db/testDb.ts';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import type { Deps } from '../deps.ts';
import { betsOfPlayer, recentBets } from './betStore.ts';
import { placeBets } from './bets.ts';
import { casinoHandlers } from './handlers.ts';
import { callerOf, TestTable } from './testTable.ts';

/* A bet is kept by its code, and called as the table called it. */

type Called = readonly [round: string, label: string];

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const tables = new Map<string, TestTable>();
let asha: Person;
/** The newest first. */
const bets: Called[] = [];

beforeAll(async () => {
  asha = await person(house, 'asha');
  bets.unshift([(await betOn('teen20', 'A.win')).id, 'Player A']);
  for (let nth = 0; nth < 6; nth++) {
    const { id, gone } = await betOn('dum10', 'reach');
    bets.unshift([id, `Next Total ${Math.ceil((total(gone as readonly Card[]) + 2) / 10) * 10} or More`]); // of its shoe
  }
});

async function betOn(code: string, selection: string) {
  const at = tables.get(code) ?? new TestTable(house, (await gameOf(code))!, world);
  tables.set(code, at);
  at.whenOpen = async () => {
    const { round, game } = at.table;
    const { odds, line = 0 } = round.quotes[selection]!.back!;
    const slip = { selection, side: 'back', odds, line, stake: game.markets[0]!.limits.min } as const;
    const caller = callerOf(asha.id, round.id);
    expect(await house.deps.writer.do(placeBets(at.table, caller, round.id, [slip]))).toMatchObject({ ok: true });
  };
  return at.table.playRound();
}

const found = async (search = '', language: Language = 'en'): Promise<readonly Called[]> => {
  const wish = { search, language, most: 50 };
  const { rows } = await betsOfPlayer(house.deps.db, asha.id as UserId, wish, { size: 50 }); // made above
  return rows.map(({ round, label }) => [round, label]);
};

test('as its round called it, also when the next one calls it otherwise', async () => {
  expect(new Set(bets.map(([, label]) => label)).size).toBeGreaterThan(3);
  expect(await found()).toEqual(bets);
  const recent = await recentBets(house.deps.db, asha.id);
  expect(recent.map(({ round, label }) => [round, label])).toEqual(bets);
});

test('found by what it is called, in English by everybody and in Hindi by who reads it', async () => {
  for (const [, label] of bets) {
    const alike = bets.filter(each => each[1] === label);
    expect(await found(label.toUpperCase())).toEqual(alike);
    expect(await found(label, 'hi')).toEqual(alike);
    expect(await found(sayLabel(label), 'hi')).toEqual(alike);
    expect(await found(sayLabel(label))).toEqual([]);
  }
});

test('what is known of the round at the table is not read again to name a bet on it', async () => {
  const { table } = tables.get('dum10')!;
  const deps = { ...house.deps, tables: { of: () => table } } as unknown as Deps;
  const asked = vi.spyOn(house.deps.db, 'query');
  onTestFinished(() => asked.mockRestore());
  const [round, label] = bets[0]!;
  expect(table.round.id).toBe(round);
  const slips = { game: 'dum10', round, bets: [] };
  const again = await casinoHandlers(deps).placeBets(slips, callerOf(asha.id, round));
  expect(again).toMatchObject({ value: { bets: [{ label }] } });
  expect(asked.mock.calls.map(([text]) => String(text)).filter(text => text.includes('from rounds'))).toEqual([]);
});

test('told to who placed it and kept without it', async () => {
  const [round] = bets[0]!;
  const { db, writer } = house.deps;
  const again = await writer.answered<readonly object[]>(callerOf(asha.id, round));
  expect(again).toMatchObject({ ok: true, value: [{ selection: 'reach', round }] });
  expect(JSON.stringify(again)).not.toContain('Next Total');
  const deps = { ...house.deps, tables: { of: () => tables.get('dum10')!.table } } as unknown as Deps;
  const slips = { game: 'dum10', round, bets: [] };
  expect(await casinoHandlers(deps).placeBets(slips, callerOf(asha.id, round))).toMatchObject({
    value: { bets: [{ label: bets[0]![1] }] },
  });
  const { rows } = await db.query('select answer::text from commands where answer::text ilike $1', ['%next total%']);
  expect(rows).toEqual([]);
});
