import { gameOf } from '@maidan/games/index';
import { tableOf } from '@maidan/games/kit/play';
import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth, playerAt } from '../frame/pages.ts';
import { axe, walk } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
const FAMILIES = ['baccarat', 'dt20', 'lucky7'] as const;
beforeAll(async () => {
  ({ it, tables, close } = await handHouse([...FAMILIES]));
  for (const code of FAMILIES) await tables.finishRounds(code, 40);
});
afterAll(() => close());

const ROADS = ['Big eye boy', 'Small road', 'Cockroach pig'] as const;

async function roadsAt(code: string, width: number): Promise<{ page: Page; roads: Locator }> {
  const { page } = await playerAt(it, `/casino/${code}`, { width });
  const roads = page.locator('.roads');
  await roads.getByText('Cockroach pig', { exact: true }).waitFor();
  return { page, roads };
}

/** What a road says to who cannot see it, newest first. */
const said = async (roads: Locator, road: string): Promise<string[]> => {
  const text = await roads.locator('figure', { hasText: road }).first().locator('p.vh').innerText();
  return text.startsWith('Latest first: ') ? text.slice('Latest first: '.length, -1).split(', ') : [];
};

test('[S227] at any width: bead plate, big road, three derived roads, and what comes next', async () => {
  const { page } = await playerAt(it, '/rules');
  for (const code of FAMILIES) {
    await walk(page, `/casino/${code}`);
    const roads = page.locator('.roads');
    await roads.getByText('Cockroach pig', { exact: true }).waitFor();
    await atEveryWidth(page, async width => {
      expect(await roads.locator('figcaption').allInnerTexts()).toEqual(['Bead plate', 'Big road', ...ROADS]);
      expect(await roads.locator('.bead').count()).toBeGreaterThanOrEqual(40);
      expect(await roads.locator('.next p').count()).toBe(2);
      // The newest are in sight, and nothing hangs out of the page.
      for (const plate of await roads.locator('.plate-scroll').all()) {
        const { box, road } = await plate.evaluate(at => ({
          box: at.getBoundingClientRect().right,
          road: at.firstElementChild!.getBoundingClientRect().right,
        }));
        expect(road).toBeLessThanOrEqual(box);
        expect(box).toBeLessThanOrEqual(width);
      }
      await axe(page);
    });
  }
});

test('[S227] what is said to come next is what is written when it has come', async () => {
  const { page, roads } = await roadsAt('dt20', 1440);
  const game = (await gameOf('dt20'))!;
  for (;;) {
    const before = await Promise.all(ROADS.map(road => said(roads, road)));
    const next = await roads.locator('.next p .vh').allInnerTexts();
    const beads = await roads.locator('.bead').count();
    const round = await tables.finish('dt20');
    const { rows } = await it.deps.db.query('select gone, dealt from rounds where id = $1', [round]);
    const { code, tie } = game.result(tableOf(game, rows[0]!));
    await expect.poll(() => roads.locator('.bead').count()).toBe(beads + 1);
    if (tie) continue; // writes nothing: another round
    const told = next[code === 'D' ? 0 : 1]!;
    expect(told).toContain(code === 'D' ? 'If Dragon comes next' : 'If Tiger comes next');
    for (const [nth, road] of ROADS.entries()) {
      const mark = new RegExp(`${road} (red|blue)`).exec(told)![1]!;
      expect(await said(roads, road)).toEqual([mark, ...before[nth]!]);
    }
    break;
  }
  await page.close();
});

test('[S227] the roads look back 200 rounds, and ask for the newest alone once they know the others', async () => {
  const asked: string[] = [];
  const { page } = await playerAt(it, '/home');
  page.on('request', request => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/past-rounds')) asked.push(url.searchParams.get('size') ?? '');
  });
  await page.goto('/casino/lucky7');
  const roads = page.locator('.roads');
  await roads.getByText('Cockroach pig', { exact: true }).waitFor();
  const beads = await roads.locator('.bead').count();
  await tables.finish('lucky7');
  await expect.poll(() => roads.locator('.bead').count()).toBe(beads + 1);
  expect(asked).toEqual(['200', '20']);
});
