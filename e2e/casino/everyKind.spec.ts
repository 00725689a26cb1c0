import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenOf } from '../frame/pages.ts';
import { register, signIn, visit, walk } from '../kit.ts';
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

/** A phone, a phone sideways, a tablet, a desk: between them both themes and both languages. */
const SCREENS: readonly (readonly [name: string, options: Visit])[] = [
  ['a light phone in English', { width: 390 }],
  ['a dark phone in Hindi', { width: 390, theme: 'dark', locale: 'hi-IN' }],
  ['a light phone sideways in Hindi', { width: 844, height: 390, locale: 'hi-IN' }],
  ['a dark phone sideways in English', { width: 844, height: 390, theme: 'dark' }],
  ['a dark tablet in Hindi', { width: 768, theme: 'dark', locale: 'hi-IN' }],
  ['a light desk in Hindi', { width: 1440, locale: 'hi-IN' }],
];

test.each(SCREENS)('on %s nothing is cut off, too small, or under the caption of the picture', async (_, options) => {
  const page = await visit(it, options);
  await signIn(page, await register(it), '/rules');
  await screenOf(page);
  const faults: string[] = [];
  for (const code of KINDS) {
    await walk(page, `/casino/${code}`);
    await page.locator('.game-page .odds, .felt-cell, .kbc-question, .ten-cards, .rank-choice').first().waitFor();
    await page.locator('.studio').first().waitFor();
    faults.push(...(await faultsOn(page)).map(fault => `${code}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

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
