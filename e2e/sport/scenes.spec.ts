import type { EventView } from '@maidan/contract/event';
import type { House } from '@maidan/server/app';
import type { Config } from '@maidan/server/config';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, toastOf, WIDTHS } from '../frame/pages.ts';
import { axe, colleague, staffPage } from '../kit.ts';
import { type Matchday, matchday, type Wanted } from './matchday.ts';
import { cell, lineOf, panel, pathOf, slip, stake, submit, widthLost } from './parts.ts';

/* The pictures of sports other than cricket, and what only they have. */

const scene = (page: Page): Locator => page.locator('.scene');
const typeOf = ({ scene: event }: EventView): unknown =>
  typeof event === 'object' && event !== null ? Reflect.get(event, 'type') : undefined;

/** One match in a house of its own. */
function playing(
  wanted: Wanted,
  config: Partial<Config> = {},
): { readonly day: () => Matchday; readonly view: () => EventView } {
  let day: Matchday;
  beforeAll(async () => {
    day = await matchday([wanted], config);
  });
  afterAll(() => day.close());
  return { day: () => day, view: () => day.view(wanted.id) };
}

describe('a race', () => {
  const { day, view } = playing({ id: 'race', sport: 'horseRacing' });

  test.each(WIDTHS)('at %i px: numbers in their colours, by the clocks of India', async width => {
    const { page } = await playerAt(day().house, pathOf(view()), { width });
    await expect.poll(() => page.locator('.racer').count()).toBe(view().sides.length);
    for (const [nth, name] of view().sides.entries()) {
      expect(await lineOf(page, 'Win', name).locator('.cloth').textContent()).toBe(`${nth + 1}, `);
    }
    const time = new Date(view().startsAt + 19_800_000).toISOString().slice(11, 16);
    expect(view().name).toBe(`${time} ${view().venue} (${view().country})`);
    await page.getByRole('heading', { level: 1, name: view().name }).waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  });

  test('is run: the field leaves the start, the board tells how far it is, and its end is said', async () => {
    const { page } = await playerAt(day().house, pathOf(view()));
    const { page: home } = await playerAt(day().house, '/home?in-play');
    await day().play(() => view().score?.sides[0]?.score === '1');
    const { phase } = view().score!;
    await panel(page, 'Scoreboard').getByText(phase).waitFor();
    const racers = page.locator('.racer');
    const places = () => racers.evaluateAll(all => all.map(each => each.style.getPropertyValue('--x')));
    await expect.poll(async () => (await places()).filter(x => x === '20px').length).toBe(0);
    await home.locator('.board-rows > li').filter({ hasText: phase }).waitFor();
    await axe(page);
    await day().playOut('race');
    await page.getByText('This match is over').waitFor();
  });
});

describe('football', () => {
  const { day, view } = playing({ id: 'football', sport: 'football', strengths: {} });

  test.each(WIDTHS)('at %i px: whoever is not backed loses the stake, each of the others', async width => {
    const { page } = await playerAt(day().house, pathOf(view()), { width });
    const [home, ...others] = view().markets[0]!.runners;
    await cell(page, view().markets[0]!.id, home!.id, 'back').click();
    await stake(page).fill('500');
    await submit(page).click();
    await toastOf(page, 'Bet matched').waitFor();
    for (const { name } of others) await lineOf(page, 'MATCH_ODDS', name).getByText('−500.00').waitFor();
    await panel(page, 'MATCH_ODDS')
      .getByRole('button', { name: /^Cashout [+−]₹/ })
      .click();
    const dialog = page.getByRole('dialog');
    for (const { name } of [home!, ...others]) await dialog.getByText(`If ${name} wins`).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await day().house.deps.sport.tidy(); // the maker was met, and has quoted again
    expect(await slip(page).locator('.slip-title').count()).toBe(0);
  });

  test('an attack and a goal are in the picture, in words and in the score', async () => {
    const { page } = await playerAt(day().house, pathOf(view()), { reducedMotion: 'no-preference' });
    await day().play(() => typeOf(view()) === 'danger');
    await scene(page).getByText('Dangerous attack').waitFor();
    await panel(page, 'MATCH_ODDS').getByText('SUSPENDED').first().waitFor();
    await day().play(() => typeOf(view()) === 'goal');
    await scene(page).getByText('GOAL').waitFor();
    await panel(page, 'Scoreboard').getByText(view().said[0]!.text).first().waitFor();
    await expect
      .poll(() => page.locator('.score-figure').allInnerTexts())
      .toEqual(view().score!.sides.map(({ score }) => score));
  });
});

describe('tennis', () => {
  const { day, view } = playing({ id: 'tennis', sport: 'tennis' }, { tables: ['baccarat'] });

  test.each(WIDTHS)('at %i px: a rally and its point', async width => {
    const { page } = await playerAt(day().house, pathOf(view()), { width, reducedMotion: 'no-preference' });
    await day().play(() => typeOf(view()) === 'serve');
    await scene(page).getByText('In play').waitFor();
    await day().play(() => typeOf(view()) === 'point');
    await scene(page).getByText('Point').waitFor();
    await expect
      .poll(() => page.locator('.score-figure').allInnerTexts())
      .toEqual(view().score!.sides.map(({ score }) => score));
    await axe(page);
  });

  test('an operator’s own picture is in a sandboxed frame, and ours wherever that is not allowed', async () => {
    const { house } = day();
    const { page } = await playerAt(house, pathOf(view()), {
      expected: [/^stranger: https:\/\/studio\.example\//, /Framing 'https:\/\/studio\.example\/' violates/],
    });
    await page
      .context()
      .route('https://studio.example/**', route =>
        route.fulfill({ contentType: 'text/html', body: '<title>Live</title><p>The crowd waits</p>' }),
      );
    const refused = page.waitForEvent('console', message => message.text().includes('Content Security Policy'));
    await showPicture(house, view().id, 'https://studio.example/court');
    await refused; // this page was sent before the host was known
    await page.locator('.scene svg').waitFor();
    await page.reload();
    await screenOf(page);
    const frame = page.locator(`iframe#${view().id}`);
    await frame.waitFor();
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    await page.frameLocator(`iframe#${view().id}`).getByText('The crowd waits').waitFor();
    await axe(page);
  });
});

/** As an operator does. */
async function showPicture(it: House, id: string, streamUrl: string): Promise<void> {
  const trader = await staffPage(it, { as: await colleague(it, 'trader') });
  await trader.goto(`/admin/sport/${id}`);
  await trader.getByRole('button', { name: 'Picture…' }).click();
  const dialog = trader.getByRole('dialog');
  await dialog.getByLabel('Stream address').fill(streamUrl);
  await dialog.getByLabel(/^Reason/).fill('Our own camera');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => it.deps.matchPictures.hosts()).toEqual([new URL(streamUrl).origin]);
}
