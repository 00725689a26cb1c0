import { inRupees } from '@maidan/core/money';
import { INSIDE } from '@maidan/games/kit/families/rouletteInside';
import type { House } from '@maidan/server/app';
import { roundOf } from '@maidan/server/casino/roundStore';
import type { BetRow } from '@maidan/server/casino/rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe, register, signIn, visit } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { holdResults } from './heldResult.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['ourroullete', 'sicbo', 'ab20']));
  for (const code of ['ourroullete', 'sicbo', 'ab20']) await tables.finishRounds(code, 8);
});
afterAll(() => close());

const spot = (page: Page, id: string) => page.locator(`[data-selection="${id}"]`);

async function rouletteAt(width: number): Promise<Page> {
  const { page } = await playerAt(it, '/casino/ourroullete', { width });
  await spot(page, 'n17').and(page.locator(':enabled')).waitFor();
  return page;
}

/** One of each: two numbers, three, four, six, five of the wheel, and a part of it. */
const EACH_KIND = ['split7-8', 'street7-8-9', 'corner7-8-10-11', 'line7-12', 'near5', 'tiers'] as const;

test('a bet of each kind between the numbers and on the wheel is placed by mouse and settled to the paisa', async () => {
  const page = await rouletteAt(1440);
  await page.getByRole('button', { name: 'Neighbours', exact: true }).click();
  for (const [nth, id] of EACH_KIND.entries()) {
    await spot(page, id).click();
    await page.getByLabel(/^Stake/).fill('100');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: `PLACED BET (${nth + 1})` }).waitFor();
    await page.locator('.slip.empty').waitFor(); // the answer, too, has come: it empties the slip
    expect(await spot(page, id).locator('.chip').count()).toBe(1);
  }
  const round = await tables.finish('ourroullete');
  const drawn = (await roundOf(it.deps.db, round))!.dealt[0]!.face as number;
  const { rows } = await it.deps.db.query<BetRow>('select * from bets where round_id = $1', [round]);
  expect(rows.map(({ selection }) => selection).toSorted()).toEqual([...EACH_KIND].toSorted());
  for (const { selection, profit } of rows) {
    const { numbers } = INSIDE.find(({ id }) => id === selection)!;
    const owed = numbers.includes(drawn) ? 100 * (36 / numbers.length) - 100 : -100;
    expect([selection, profit === null ? null : inRupees(profit)]).toEqual([selection, Math.round(owed * 100) / 100]);
  }
});

/** From its upper to its lower edge, and from side to side. */
async function seesWheel(page: Page): Promise<boolean> {
  const [wheel, picture] = await Promise.all(
    ['.st-wheel-side', '.picture'].map(async at => (await page.locator(at).boundingBox())!),
  );
  const isBetween = (at: 'x' | 'y', size: 'width' | 'height') =>
    wheel![at] > picture![at] && wheel![at] + wheel![size] <= picture![at] + picture![size];
  return isBetween('x', 'width') && isBetween('y', 'height');
}

test.each([
  ['upright', { width: 390 }],
  ['sideways', { width: 844, height: 390 }],
])('the whole wheel is in the picture of a phone held %s', async (_, screen) => {
  const { page } = await playerAt(it, '/casino/ourroullete', screen);
  await page.locator('.st-wheel-side').waitFor();
  expect(await seesWheel(page)).toBe(true);
});

test('the whole wheel is in the picture, and the number drawn is lit on the felt', async () => {
  const page = await visit(it);
  await holdResults(page, 'ourroullete'); // the result stays: a busy page draws it together with the round after it
  await signIn(page, await register(it), '/casino/ourroullete');
  await spot(page, 'n17').and(page.locator(':enabled')).waitFor();
  expect(await seesWheel(page)).toBe(true);
  const round = await tables.finish('ourroullete');
  const drawn = (await roundOf(it.deps.db, round))!.dealt[0]!.face as number;
  await page.locator('.pocket.won, .zero.won').waitFor();
  const lit = await page
    .locator('.pocket.won, .zero.won')
    .evaluateAll(all => all.map(each => each.getAttribute('data-selection')));
  expect(lit).toEqual([`n${drawn}`]);
});

test('on a phone the places between the numbers are asked for, and are wide enough for a thumb', async () => {
  const page = await rouletteAt(390);
  expect(await page.locator('.spot').count()).toBe(0);
  await page.getByRole('button', { name: 'Inside bets' }).tap();
  await spot(page, 'corner7-8-10-11').waitFor();
  await page.locator('.roulette-felt').evaluate(felt => felt.scrollIntoView({ block: 'start' })); // clear of strip and chips
  await axe(page, '.felt');
  const { width, height } = (await spot(page, 'corner7-8-10-11').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.getByRole('button', { name: 'Slip', exact: true }).tap();
  await spot(page, 'corner7-8-10-11').tap();
  await page.getByLabel(/^Stake/).waitFor();
  expect(await page.locator('.slip').innerText()).toContain('Corner 7-8-10-11');
});

test('a layout gets a name, is there after the page was loaded again, and comes to the slip as a whole', async () => {
  const page = await rouletteAt(1440);
  await spot(page, 'split7-8').click();
  await page.getByRole('button', { name: 'Saved bets' }).click();
  await page.getByLabel('Name of the layout').fill('Seven and eight');
  await page.getByRole('button', { name: 'Save 1 bet' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Saved bets' }).click();
  await page.getByRole('button', { name: 'Seven and eight · 1 bet' }).click();
  expect(await spot(page, 'split7-8').getAttribute('aria-pressed')).toBe('true');
  await axe(page, '.felt');
  await page.getByRole('button', { name: 'Delete Seven and eight' }).click();
  expect(await page.getByRole('button', { name: /Seven and eight/ }).count()).toBe(0);
});

test('[S227] hot and cold numbers say how often they came, how often they are expected, and promise nothing', async () => {
  const page = await rouletteAt(390);
  const statistics = page.locator('.statistics');
  await statistics.getByText('Hot and cold numbers').waitFor();
  const told = await statistics.locator('.hot-cold li').allInnerTexts();
  expect(told).toHaveLength(10);
  for (const line of told) expect(line).toMatch(/^\d+\s+\d+ times, [\d.]+ expected$/);
  await statistics.getByText('Every round is drawn anew: what came before changes no chance.').waitFor();
  await axe(page);
});

test('[S227] Sic Bo has hot and cold dice and totals, Andar Bahar the ranks of either side', async () => {
  const { page } = await playerAt(it, '/casino/sicbo');
  await page.getByText('Hot and cold dice').waitFor();
  await page.getByText('Hot and cold totals').waitFor();
  await page.goto('/casino/ab20');
  await page.getByText('First on Andar').waitFor();
  await page.getByText('First on Bahar').waitFor();
  const counted = await page
    .locator('.statistics .tally li b')
    .evaluateAll(all => all.reduce((sum, { textContent }) => sum + Number(textContent), 0));
  expect(counted % 13).toBe(0); // every rank of every round is on one of the sides
});
