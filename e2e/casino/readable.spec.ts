import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, WIDTHS } from '../frame/pages.ts';
import { register, signIn, visit } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { holdResults } from './heldResult.ts';

/* What could once not be read: answers that won or are locked, prices that are locked, names of tables that are alike. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['kbc', 'poker', 'teen20', 'teen20b', 'teen20c']));
});
afterAll(() => close());

/** In the page: the contrast of every text with the darkest and the lightest of what it stands on, by WCAG. */
function leastContrast(answers: Element[]): number {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  /** Under the shade of the lock, where there is one. */
  const shaded = (answer: Element, ground: number[]) => {
    const lock = getComputedStyle(answer, '::after');
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(lock.backgroundColor);
    if (lock.visibility !== 'visible') return ground;
    return [red, green, blue].map((each, nth) => each * alpha + ground[nth]! * (1 - alpha));
  };
  const light = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map(each => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return Math.min(
    ...answers.flatMap(answer => {
      const text = light(channels(getComputedStyle(answer.querySelector('b')!).color));
      const { backgroundColor, backgroundImage } = getComputedStyle(answer);
      const grounds = backgroundImage === 'none' ? [backgroundColor] : (backgroundImage.match(/rgba?\([^)]+\)/g) ?? []);
      return grounds.map(ground => contrast(text, light(shaded(answer, channels(ground)))));
    }),
  );
}

describe.each(['light', 'dark'] as const)('the quiz in its %s colours', theme => {
  test('answers are read while they can be given, when they are locked, and when they have won', async () => {
    const page = await visit(it, { width: 390, theme });
    const goOn = await holdResults(page, 'kbc');
    await signIn(page, await register(it), '/casino/kbc');
    await screenOf(page);
    const answers = page.locator('.kbc-answers .odds');
    await page.locator('.kbc-answers .odds:enabled').first().waitFor();
    expect(await answers.evaluateAll(leastContrast)).toBeGreaterThanOrEqual(4.5);
    const won = page.locator('.kbc-answers .odds.won');
    const isAnswered = async () => {
      await tables.finish('kbc'); // the page hears of no next round: what won stays
      await page.locator('.st-caption[data-phase="settled"]').waitFor({ state: 'attached' });
      return (await won.count()) > 0;
    };
    while (!(await isAnswered())) {
      goOn(); // a seven came, which is neither up nor down: no sheet has won
      await page.locator('.kbc-answers .odds:enabled').first().waitFor();
    }
    expect(await won.count()).toBe(5);
    expect(await won.evaluateAll(leastContrast)).toBeGreaterThanOrEqual(4.5);
    const lost = page.locator('.kbc-answers .odds.locked:not(.won)');
    expect(await lost.count()).toBeGreaterThan(0);
    expect(await lost.evaluateAll(leastContrast)).toBeGreaterThanOrEqual(4.5);
  });
});

test('a locked selection has no price, takes no tap, and keeps the chip that lies on it', async () => {
  const { page } = await playerAt(it, '/casino/poker', { width: 390 });
  const cell = page.locator('[data-selection="A.two"][data-side="back"]');
  const chip = cell.locator('.chip');
  await page.locator('.chip-rail').getByRole('button', { name: 'Chip 100', exact: true }).tap();
  await cell.tap();
  await expect.poll(() => chip.getAttribute('data-chip')).toBe('taken');
  expect(await cell.locator('.odds-price').count()).toBe(1);
  await tables.nextWindow('poker');
  await expect.poll(() => cell.isDisabled()).toBe(true);
  expect(await cell.locator('.odds-price').count()).toBe(0);
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await cell.click({ force: true });
  expect([await chip.innerText(), sent.filter(url => url.endsWith('/bets'))]).toEqual(['100', []]);
});

/** Names of which not all is seen. */
const cutOff = (page: Page) =>
  page
    .locator('.rail-table b')
    .evaluateAll(names => names.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent));

test.each(WIDTHS)('what tells one table from another is read in the rail at %i px', async width => {
  const { page } = await playerAt(it, '/casino/teen20b', { width });
  await page.goto('/casino/teen20c');
  await page.goto('/casino/teen20');
  const names = page.locator('.rail-table b');
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual(expect.arrayContaining(['20-20 Teenpatti B', '20-20 Teenpatti C']));
  const alike = (await cutOff(page)).filter(name => name?.startsWith('20-20 Teenpatti'));
  expect(alike).toEqual([]);
});
