import { readFile } from 'node:fs/promises';
import type { EventView } from '@maidan/contract/event';
import { marketOf } from '@maidan/server/exchange/store';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth, playerAt, toastOf } from '../frame/pages.ts';
import { walk } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { CRICKET, type Matchday, matchday, TOMORROW, type Wanted } from './matchday.ts';
import { namesOf } from './names.ts';
import { cell, pathOf, widthLost } from './parts.ts';

/* A match in Hindi: what the exchange makes is said from what it is made of, and names stay as they are. */

const FOOTBALL: Wanted = {
  id: 'football-1',
  sport: 'football',
  competition: 'Bharat Football Cup',
  name: 'Sabarmati Stars v Coromandel City',
  sides: ['Sabarmati Stars', 'Coromandel City'],
};

const hindi = speak('hi');

let day: Matchday;
beforeAll(async () => {
  day = await matchday([CRICKET, FOOTBALL, TOMORROW]);
});
afterAll(() => day.close());

/** What is read of the exchange: names of markets and runners, the score, the commentary. */
const SAID = '.market-bar h2, .runner-name, .score-facts, .score-name, .commentary li, .limits';

async function leftInEnglish(page: Page, view: EventView): Promise<readonly string[]> {
  const said = page.locator(SAID);
  await expect.poll(() => said.count()).toBeGreaterThan(10); // a long page comes a few lines a frame
  const texts = await said.allInnerTexts();
  const names = namesOf(view).toSorted((a, b) => b.length - a.length);
  return texts.filter(text => /[A-Za-z]{3,}/.test(names.reduce((left, name) => left.replaceAll(name, ''), text)));
}

test('no English is left on the page of a match, in cricket and in football, and nothing is clipped', async () => {
  const { page } = await playerAt(day.house, '/rules', { locale: 'hi-IN' });
  for (const { id } of [CRICKET, FOOTBALL]) {
    await day.play(() => day.view(id).state === 'inPlay' && day.view(id).said.length > 3);
    await walk(page, pathOf(day.view(id)));
    await page.getByRole('heading', { name: 'मैच ऑड्स' }).waitFor();
    await page.locator('.commentary li').first().waitFor();
    await atEveryWidth(page, async () => {
      expect(await leftInEnglish(page, day.view(id))).toEqual([]);
      expect(await widthLost(page)).toBe(0);
    });
  }
});

test('[S062] a trade in Hindi: matched, settled, and told in one’s bets, the statement and its file', async () => {
  const view = day.view(TOMORROW.id);
  const [side] = view.sides;
  const market = view.markets.find(({ name }) => name === 'MATCH_ODDS')!;
  const { page } = await playerAt(day.house, pathOf(view), { width: 390, locale: 'hi-IN' });
  await cell(page, market.id, side!, 'back').click();
  await page.getByLabel(hindi('betting.stake'), { exact: true }).fill('500');
  await page.getByRole('button', { name: hindi('betting.submit'), exact: true }).click();
  await toastOf(page, hindi('betting.betMatched')).waitFor();
  await page.goto('/bets');
  const mine = page.getByRole('region', { name: hindi('betting.sport'), exact: true });
  await mine.locator('.sport-bet').filter({ hasText: side! }).first().waitFor();
  expect(await leftOver(mine, namesOf(view))).toEqual([]);

  const { db, sport } = day.house.deps;
  await sport.keeper.settle(
    [{ market: (await marketOf(db, market.id))!, answer: { type: 'won', winners: [0] } }],
    view.sport,
    view.name,
  );
  await page.goto(`/bets?show=past&search=${encodeURIComponent('मैच ऑड्स')}`);
  const past = page.getByRole('table', { name: hindi('betting.pastSport') });
  await past.getByText(side!).first().waitFor();
  expect(await leftOver(past, namesOf(view))).toEqual([]);
  await page.goto('/casino/statement?report=sport');
  const remark = page.getByRole('cell', { name: `क्रिकेट/${view.name}/मैच ऑड्स/${side}` });
  await remark.waitFor();
  expect(await leftOver(remark, namesOf(view))).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`क्रिकेट/${view.name}/मैच ऑड्स/${side}`);
});
