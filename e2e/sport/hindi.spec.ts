import type { EventView } from '@maidan/contract/event';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { CRICKET, type Matchday, matchday, type Wanted } from './matchday.ts';
import { pathOf, widthLost } from './parts.ts';

/* A match in Hindi: what the exchange makes is said from what it is made of, and names stay as they are. */

const FOOTBALL: Wanted = {
  id: 'football-1',
  sport: 'football',
  competition: 'Bharat Football Cup',
  name: 'Sabarmati Stars v Coromandel City',
  sides: ['Sabarmati Stars', 'Coromandel City'],
};

let day: Matchday;
beforeAll(async () => {
  day = await matchday([CRICKET, FOOTBALL]);
});
afterAll(() => day.close());

/** Everybody and every figure that a sentence was given. */
const namesIn = (told: Told | undefined): string[] =>
  Object.entries(told ?? {}).flatMap(([name, value]) =>
    name === 'key' || typeof value === 'number' ? [] : typeof value === 'object' ? namesIn(value) : [value],
  );

const namesOf = ({ sides, score, said, rows }: EventView): readonly string[] =>
  [
    ...sides,
    ...(score?.sides.flatMap(({ detail = '', told }) => (told ? [] : detail)) ?? []),
    ...[score?.told?.phase, score?.told?.line, ...said.map(each => each.told), ...rows.map(each => each.made)].flatMap(
      namesIn,
    ),
  ].toSorted((a, b) => b.length - a.length);

/** What is read of the exchange: names of markets and runners, the score, the commentary. */
const SAID = '.market-bar h2, .runner-name, .score-facts, .score-name, .commentary li, .limits';

async function leftInEnglish(page: Page, view: EventView): Promise<readonly string[]> {
  const texts = await page.locator(SAID).allInnerTexts();
  expect(texts.length).toBeGreaterThan(10);
  const names = namesOf(view);
  return texts.filter(text => /[A-Za-z]{3,}/.test(names.reduce((left, name) => left.replaceAll(name, ''), text)));
}

describe.each([CRICKET, FOOTBALL])('$sport in Hindi', ({ id }) => {
  test.each([390, 1440])('no English is left on its page at %i px, and nothing is clipped', async width => {
    await day.play(() => day.view(id).state === 'inPlay' && day.view(id).said.length > 3);
    const { page } = await playerAt(day.house, pathOf(day.view(id)), { width, locale: 'hi-IN' });
    await page.getByRole('heading', { name: 'मैच ऑड्स' }).waitFor();
    await page.locator('.commentary li').first().waitFor();
    expect(await leftInEnglish(page, day.view(id))).toEqual([]);
    expect(await widthLost(page)).toBe(0);
  });
});
