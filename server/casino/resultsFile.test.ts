import { gameOf } from '@maidan/games/index';
import { tableOf } from '@maidan/games/kit/play';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { endedWhileOpen, TestTable } from './testTable.ts';

/* The rounds of a day as a file, in the language of whoever fetches it. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world, { keptMs: 3_600_000 }));
const game = (await gameOf('dt20'))!;
const round = await new TestTable(house, game, world).table.playRound();

const ended = endedWhileOpen(house, game, world);
const voided = await ended.table.playRound();

async function linesIn(language: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const asked = { game: 'dt20', date: '2026-03-07' };
  const { text } = await ask(house, 'resultsCsv', asked, { headers: { 'accept-language': language } });
  const rows = text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(','));
  return Object.fromEntries(rows.map(([id, , ...cells]) => [id, cells]));
}

test('in English results stand as they are written down, and a void round says why', async () => {
  const { rows } = await house.deps.db.query('select result_facts from rounds where id = $1', [round.id]);
  expect(await linesIn('en')).toEqual({
    'Round ID': ['Winner', 'Result'],
    [round.id]: [game.result(tableOf(game, round)).code, rows[0]!.result_facts!.join('#')],
    [voided.id]: ['Void', 'The operator ended the round.'],
  });
});

test('in Hindi headings, results and why a round is void are in Hindi', async () => {
  const lines = await linesIn('hi-IN');
  expect(lines['राउंड ID']).toEqual(['विजेता', 'परिणाम']);
  expect(lines[voided.id]).toEqual(['रद्द', 'संचालक ने राउंड समाप्त किया।']);
  const [code, result] = lines[round.id]!;
  expect(code).toBe(game.result(tableOf(game, round)).code);
  expect(result).toMatch(/[ऀ-ॿ]/);
  expect(result).not.toMatch(/[A-Za-z]{2}/);
});
