import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe, register, signIn, visit } from '../kit.ts';
import { settledOn } from '../kit/settled.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { holdResults } from './heldResult.ts';

/* A table on a phone, upright and sideways. */

/** One of every kind of layout: boxes, cells, rows, grids, tabs, and each board. */
const KINDS = [
  ...['teen20', 'dt20', 'lucky7', 'teen8', 'poker6', 'war', 'ab20', 'superOver', 'goals'],
  ...['ourroullete', 'sicbo', 'lottcard', 'kbc', '3cardj'],
];

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(KINDS));
});
afterAll(() => close());

const PHONE = { width: 390 } as const;
const SIDEWAYS = { width: 844, height: 390 } as const;

/** What prices stand on, whatever the table. */
const PRICES = '.game-table :is(.odds, .felt-cell, .ten-cards button, .rank-choice button, .kbc-answers button)';

const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const header = (page: Page) => page.locator('.top');
const full = (page: Page) => page.getByRole('button', { name: 'Full screen' });

interface Box {
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (part: Locator): Promise<Box> =>
  part.first().evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

/** How far the page is wider than the screen. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function chipOn(page: Page, selection: string): Promise<void> {
  await rail(page).getByRole('button', { name: 'Chip 100', exact: true }).click();
  await cell(page, selection).click();
  await expect.poll(() => cell(page, selection).locator('.chip').getAttribute('data-chip')).toBe('taken');
}

test('when a table opens its first prices are above 300 of 844 px, whatever its kind', async () => {
  const { page } = await playerAt(it, '/casino/teen20', PHONE);
  const tops: [string, number][] = [];
  for (const code of KINDS) {
    await page.goto(`/casino/${code}`);
    await rail(page).waitFor();
    tops.push([code, (await boxOf(page.locator(PRICES))).top]);
    expect(await overhang(page), code).toBeLessThanOrEqual(0);
  }
  expect(tops.filter(([, top]) => top >= 300)).toEqual([]);
});

describe('scrolled', () => {
  test('the foot of the picture stays under the header with ring and cards, and goes when one scrolls back', async () => {
    const page = await visit(it, PHONE);
    const settled = settledOn(page);
    await signIn(page, await register(it), '/casino/teen20');
    await rail(page).waitFor();
    await page.locator('.studio').waitFor();
    await page.locator('.statistics').waitFor();
    await page.getByRole('navigation', { name: 'Other tables' }).waitFor();
    await settled();
    await page.evaluate(watchShifts);
    const strip = page.locator('.studio.st-strip');
    expect(await strip.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 500));
    await strip.waitFor();
    const under = (await boxOf(header(page))).bottom;
    const seen = (await boxOf(page.locator('.game-frame'))).bottom - under;
    expect([seen >= 64, seen <= 90]).toEqual([true, true]);
    for (const part of [page.getByRole('timer'), strip.locator('.st-tokens .st-back')]) {
      const box = await boxOf(part);
      expect(box.top).toBeGreaterThanOrEqual(under);
      expect(box.bottom).toBeLessThanOrEqual(under + seen);
    }
    expect(await page.locator('.studio').count()).toBe(1);
    await axe(page);
    await page.evaluate(() => scrollTo(0, 0));
    await strip.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);
  });

  test('what is brought into sight lies under neither strip nor bar, and the end of the page is above the bar', async () => {
    const { page } = await playerAt(it, '/casino/dt20', PHONE);
    await rail(page).waitFor();
    await page.locator('.statistics').waitFor();
    await page.getByRole('navigation', { name: 'Other tables' }).waitFor(); // it is as long as it gets
    const isEndInSight = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // whatever has come below meanwhile
      return (await boxOf(page.locator('.foot .safe'))).bottom <= (await boxOf(rail(page))).top;
    };
    await expect.poll(isEndInSight).toBe(true);
    await page.locator('.studio.st-strip').waitFor();
    const first = page.locator(PRICES).first();
    await first.evaluate(price => price.scrollIntoView({ block: 'start' }));
    expect((await boxOf(first)).top).toBeGreaterThanOrEqual((await boxOf(page.locator('.game-frame'))).bottom);
    const last = page.locator(PRICES).last();
    await last.evaluate(price => price.scrollIntoView({ block: 'end' }));
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(rail(page))).top);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    const isOver = await page.evaluate(() => document.elementFromPoint(195, 20)!.closest('dialog') !== null);
    expect(isOver).toBe(true);
  });
});

describe.each([844, 932])('what a round came to, on a phone %i px high', height => {
  test.each(['teen20', 'superOver', 'goals'])('is whole in the picture of %s, and in the strip', async code => {
    const page = await visit(it, { width: 390, height });
    await holdResults(page, code); // it stays until it was looked at
    await signIn(page, await register(it), `/casino/${code}`);
    await rail(page).getByRole('button', { name: 'Chip 100', exact: true }).click();
    await page.locator('.game-table .odds:enabled').first().click();
    await page.locator('.game-table .chip[data-chip="taken"]').waitFor();
    await tables.finish(code);
    const figure = page.locator('.moment b');
    await figure.waitFor();
    const isWhole = async (from: number) => {
      const [{ top, bottom }, frame] = [await boxOf(figure), await boxOf(page.locator('.picture'))];
      return [top >= Math.max(from, frame.top), bottom <= frame.bottom];
    };
    const under = (await boxOf(header(page))).bottom;
    await expect.poll(() => isWhole(under)).toEqual([true, true]);
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator('.studio.st-strip').waitFor();
    await expect.poll(() => isWhole(under)).toEqual([true, true]);
  });
});

/** Runs in the page: what moves by itself from here on, but for what hangs before the picture. */
function watchShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver(list => {
    for (const { sources } of list.getEntries() as Shift[]) {
      const nodes = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      moved.push(...nodes.filter(node => !node.closest('.studio')).map(node => node.className));
    }
  }).observe({ type: 'layout-shift' });
}

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[];
}

describe.each(['ourroullete', 'sicbo'])('the felt of %s', code => {
  test('is whole above the chips, and above the open sheet', async () => {
    const { page } = await playerAt(it, `/casino/${code}`, PHONE);
    await rail(page).waitFor();
    const felt = page.locator('.roulette-felt, .sicbo-felt');
    const isBetween = async (bar: Locator): Promise<readonly boolean[]> => {
      await felt.evaluate(each => each.scrollIntoView({ block: 'start' }));
      const { top, bottom } = await boxOf(felt);
      const strip = await boxOf(page.locator('.game-frame'));
      return [top >= strip.bottom, bottom <= (await boxOf(bar)).top];
    };
    await expect.poll(() => isBetween(rail(page))).toEqual([true, true]);
    await page.getByRole('button', { name: 'Slip', exact: true }).tap();
    await felt.locator('.felt-cell:enabled').first().tap();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    await expect.poll(() => isBetween(page.locator('.slip'))).toEqual([true, true]);
    const sides = await felt
      .locator('.felt-cell:enabled')
      .evaluateAll(all => all.map(each => Math.min(each.clientWidth, each.clientHeight) + 2));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(27);
  });
});

test.each([
  ['teen8', 27],
  ['poker6', 17],
])('the hands of %s are to be read: ranks of 12 px and more, every seat, and who won', async (code, cards) => {
  const { page } = await playerAt(it, '/casino', PHONE);
  let isHeld = false;
  await page.routeWebSocket('**/api/stream', line => {
    const house = line.connectToServer();
    house.onMessage(message => {
      if (isHeld) return;
      line.send(message);
      isHeld = /"type":"settled".*"winners":\["/s.test(String(message)); // equal hands mark nobody
    });
  });
  await page.goto(`/casino/${code}`);
  await rail(page).waitFor();
  await page.locator('.st-hands').waitFor();
  await expect.poll(() => isHeld || tables.finish(code).then(() => isHeld), { timeout: 20_000 }).toBe(true);
  const hands = page.locator('.st-hands');
  await expect.poll(() => hands.locator('.st-face').count()).toBe(cards);
  await hands.locator('.st-won').first().waitFor();
  const read = await hands.locator('.st-face text').evaluateAll(all =>
    all.map(rank => {
      const svg = rank.closest('svg')!;
      return Number.parseFloat(getComputedStyle(rank).fontSize) * (svg.getBoundingClientRect().width / 24);
    }),
  );
  expect(Math.min(...read)).toBeGreaterThanOrEqual(12);
  const frame = await boxOf(page.locator('.picture'));
  const inside = await hands.locator(':scope > div').evaluateAll(
    (all, { top, bottom }) =>
      all.every(each => {
        const box = each.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom && box.right <= innerWidth;
      }),
    frame,
  );
  expect(inside).toBe(true);
});

describe('sideways', () => {
  test.each(['teen20', 'ourroullete'])(
    '%s has picture, prices and chips beside each other, and takes a bet',
    async code => {
      const { page } = await playerAt(it, `/casino/${code}`, SIDEWAYS);
      await page.getByRole('button', { name: 'Chips', exact: true }).click();
      await rail(page).waitFor();
      expect((await boxOf(header(page))).bottom).toBeLessThanOrEqual(44);
      const picture = await boxOf(page.locator('.picture'));
      const chips = await boxOf(rail(page));
      const price = await boxOf(page.locator(PRICES));
      expect(picture.bottom - picture.top).toBeGreaterThanOrEqual(150);
      expect(picture.bottom).toBeLessThanOrEqual(chips.top);
      expect(chips.bottom).toBeLessThanOrEqual(SIDEWAYS.height);
      expect(price.top).toBeLessThan(SIDEWAYS.height / 3);
      await chipOn(page, code === 'teen20' ? 'A.win' : 'n17');
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await axe(page);
    },
  );
});

describe('the full screen', () => {
  test('is that of the browser on a desk: bets are taken in it, and the button leaves it', async () => {
    const { page } = await playerAt(it, '/casino/teen20');
    await page.getByRole('button', { name: 'Chips', exact: true }).click();
    await full(page).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await header(page).waitFor({ state: 'hidden' });
    await chipOn(page, 'A.win');
    await axe(page);
    await full(page).click();
    await header(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe(undefined);
  });

  test('is that of the page where the browser gives none away, and Esc leaves it', async () => {
    const { page } = await playerAt(it, '/casino', PHONE);
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await page.goto('/casino/teen20');
    await full(page).tap();
    await header(page).waitFor({ state: 'hidden' });
    expect((await boxOf(rail(page))).bottom).toBe(844);
    await chipOn(page, 'A.win');
    await page.getByRole('button', { name: /^PLACED BET/ }).tap();
    await page.keyboard.press('Escape');
    await header(page).waitFor();
  });
});

test('the fields that choose past bets are equally wide', async () => {
  const { page } = await playerAt(it, '/bets?show=casino', PHONE);
  const fields = page.locator('.filters > .fld');
  await fields.first().waitFor();
  const widths = await fields.evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().width)));
  expect([widths.length, new Set(widths).size]).toEqual([4, 1]);
});
