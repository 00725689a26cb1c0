import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenOf } from '../frame/pages.ts';
import { axe, register, signIn, visit, walk } from '../kit.ts';
import type { Visit } from '../kit/visit.ts';
import { handHouse } from './handHouse.ts';

/* Each kind of table on each kind of screen: what is written is read. */

const KINDS = [
  ...['teen20', 'teen8', 'teen9', 'baccarat', 'dtl20', 'lucky7', 'poker', 'poker6', 'queen', 'war', 'ab20', 'worli2'],
  ...['superOver', 'ballbyball', 'goals', 'dum10', 'race20', 'ourroullete', 'sicbo', 'lottcard', 'kbc', '3cardj'],
  ...['vfootball', 'vcricket', 'vracing'],
];

let it: House;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, close } = await handHouse(KINDS));
});
afterAll(() => close());

/** A phone, a phone sideways, a tablet, a desk: each in both themes and both languages, each theme in both languages. */
const SCREENS: readonly (readonly [name: string, options: Visit])[] = [
  ['a light phone in English', { width: 390 }],
  ['a dark phone in Hindi', { width: 390, theme: 'dark', locale: 'hi-IN' }],
  ['a light phone sideways in Hindi', { width: 844, height: 390, locale: 'hi-IN' }],
  ['a dark phone sideways in English', { width: 844, height: 390, theme: 'dark' }],
  ['a light tablet in English', { width: 768 }],
  ['a dark tablet in Hindi', { width: 768, theme: 'dark', locale: 'hi-IN' }],
  ['a light desk in Hindi', { width: 1440, locale: 'hi-IN' }],
  ['a dark desk in English', { width: 1440, theme: 'dark' }],
];

test.each(SCREENS)('on %s all is read, and a phone shows prices above 300 of 844 px', async (name, options) => {
  const page = await visit(it, options);
  await signIn(page, await register(it), '/rules');
  await screenOf(page);
  const faults: string[] = [];
  for (const [nth, code] of KINDS.entries()) {
    await walk(page, `/casino/${code}`);
    await page.locator(PRICES).first().waitFor();
    await page.locator('.studio').first().waitFor();
    const found = await faultsOn(page);
    if (options.width === 390) found.push(...(await lowOn(page)));
    faults.push(...found.map(fault => `${code}: ${fault}`));
    // Each kind once, each screen with every eighth of them.
    if (SCREENS[nth % SCREENS.length]![0] === name) await axe(page);
  }
  expect(faults).toEqual([]);
});

/** What prices stand on, whatever the table. */
const PRICES = '.game-table :is(.odds, .felt-cell, .ten-cards button, .rank-choice button, .kbc-answers button)';

/** When a table opens, one bets without scrolling. */
async function lowOn(page: Page): Promise<string[]> {
  const top = await page.locator(PRICES).evaluateAll(all => all[0]!.getBoundingClientRect().top);
  return top < 300 ? [] : [`the first price at ${Math.round(top)} px`];
}

const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isRead = (element: Element) =>
      element instanceof HTMLElement &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()) &&
      !element.closest('.vh, .table-rail .tile-state, [aria-hidden="true"] svg') &&
      isSeen(element);
    const read = [...document.querySelectorAll('main *')].filter(isRead);
    const told = (what: string, element: Element) => `${what} “${element.textContent.slice(0, 40)}”`;
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const small = read.filter(element => Number.parseFloat(getComputedStyle(element).fontSize) < 12);
    const cut = read.filter(element => getComputedStyle(element).display !== 'inline' && isCut(element));
    const caption = [...document.querySelectorAll('.st-caption')].find(isSeen)?.getBoundingClientRect();
    const hidden = [...document.querySelectorAll('.st-hands .st-tokens > *')].filter(isSeen).filter(card => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return caption && left < caption.right && right > caption.left && top < caption.bottom && bottom > caption.top;
    });
    return [
      ...small.map(element => told('small', element)),
      ...cut.map(element => told('cut off', element)),
      ...(hidden.length > 0 ? [`${hidden.length} cards under the caption`] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
    ];
  });
