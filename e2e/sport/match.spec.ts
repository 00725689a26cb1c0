import type { EventView } from '@maidan/contract/event';
import { rupees } from '@maidan/core/money';
import { formatOdds, type Odds } from '@maidan/core/odds';
import { stepped } from '@maidan/exchange/ticks';
import type { House } from '@maidan/server/app';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, slipHeldBack, toastOf, WIDTHS } from '../frame/pages.ts';
import { ask, axe, walk } from '../kit.ts';
import { everyLook, type Look, looksRight } from '../kit/looks.ts';
import type { Visit } from '../kit/visit.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from './matchday.ts';
import { cell, panel, pathOf, slip, stake, submit, widthLost } from './parts.ts';

/* A match between its first price and the last bet on it. What is not being played yet keeps still for a test. */

let it: House;
let day: Matchday;
beforeAll(async () => {
  const others = ['tennis', 'football', 'horseRacing', 'basketball'].map(sport => ({
    id: sport,
    sport,
    startsInMs: TOMORROW.startsInMs,
  }));
  day = await matchday([CRICKET, TOMORROW, ...others]);
  it = day.house;
});
afterAll(() => day.close());

const colourOf = (words: Locator): Promise<string> => words.evaluate(element => getComputedStyle(element).color);

const upcoming = (): EventView => day.view(TOMORROW.id);
/** The match `/cricket` shows, with a ball to come. */
async function inPlay(): Promise<EventView> {
  await day.play(() =>
    day.view(CRICKET.id).rows.some(({ kind, status }) => kind === 'ballByBall' && status === 'active'),
  );
  return day.view(CRICKET.id);
}
const bookOf = (view: EventView) => view.markets.find(({ name }) => name === 'MATCH_ODDS')!;

/** A player who has taken a price of a match that is not being played yet. */
async function bettor(amount: string, options: Visit = {}) {
  await it.deps.sport.tidy();
  const view = upcoming();
  const { page, player } = await playerAt(it, pathOf(view), options);
  const book = bookOf(view);
  const runner = book.runners[0]!.id;
  await cell(page, book.id, runner, 'back').click();
  await stake(page).fill(amount);
  return { page, player, view, book, runner };
}

test.each<[width: number, looks: readonly Look[]]>([
  [1440, everyLook([1440])],
  [390, everyLook([768, 390])],
])(
  'the rules of a market are one tap from its heading and from the slip, at %i px',
  { timeout: 400_000 },
  async (width, looks) => {
    const { page, book } = await bettor('500', { width });
    await panel(page, 'MATCH_ODDS').getByRole('button', { name: 'Rules of MATCH_ODDS' }).click();
    const rules = page.getByRole('dialog', { name: 'Rules: MATCH_ODDS' });
    await rules.getByText('Whoever wins the match by its result.').waitFor();
    expect(await rules.innerText()).toContain(`An order here waits ${book.betDelayMs / 1_000} s before it counts`);
    expect(await widthLost(page)).toBe(0);
    const all = rules.getByRole('link', { name: 'All rules of sport' });
    expect(await colourOf(all)).toBe(await colourOf(rules.getByText('Whoever wins the match by its result.')));
    await looksRight(page, looks, 'dialog');
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await slip(page).getByRole('button', { name: 'Rules of MATCH_ODDS' }).click();
    await all.click();
    await page.getByRole('heading', { name: /^Sport/ }).waitFor();
    await page.locator('summary', { hasText: 'Khado' }).click();
    await page.getByText('+3,000.00 from 160 to 163').waitFor();
    await looksRight(page, looks);
  },
);

describe.each(WIDTHS)('a match at %i px', width => {
  test('[S120] title and time, match odds, announcement, sections with their limits, and a slip', async () => {
    const featured = await inPlay();
    const { page } = await playerAt(it, '/cricket', { width, reducedMotion: 'no-preference' });
    await page.getByRole('heading', { level: 1, name: featured.name }).waitFor();
    expect(await panel(page, 'Scoreboard').locator('time').first().getAttribute('datetime')).toBe(
      new Date(featured.startsAt).toISOString(),
    );
    const odds = panel(page, 'MATCH_ODDS');
    await odds.getByRole('button', { name: 'Cashout' }).waitFor();
    const ofRunner = odds.locator('[data-cells]').first().locator('[data-cell]:visible');
    await expect.poll(() => ofRunner.count()).toBe(width === 1440 ? 6 : 2);
    for (const section of ['Normal', 'Fancy', 'Oddeven', 'khado', 'meter', 'Tied_Match']) {
      await panel(page, section).waitFor();
    }
    expect(await panel(page, 'Normal').locator('.captions').innerText()).toMatch(/Min: 100, Max: 50K\s*No\s*Yes/);
    expect(await panel(page, 'meter').locator('.captions').innerText()).toContain('Min: 10, Max: 10K');
    expect(await panel(page, 'Tied_Match').locator('.captions').innerText()).toMatch(/Min: 100, Max: 50K\s*Back\s*Lay/);
    const announcement = panel(page, 'Announcement');
    await announcement.getByRole('button', { name: 'Pause announcement' }).click();
    expect(await announcement.locator('.reel').evaluate(reel => getComputedStyle(reel).animationPlayState)).toBe(
      'paused',
    );
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await slip(page).waitFor({ state: width === 1440 ? 'visible' : 'hidden' });
    await axe(page);
  });

  test('back order, matched, cash-out: the position, the figures and the words go with it', async () => {
    const { page, player } = await bettor('500', { width });
    const best = await slip(page).getByLabel('Odds', { exact: true }).inputValue();
    expect(await slip(page).getByText('Range 100 to 2L').isVisible()).toBe(true);
    const profit = (500 * (Number(best) - 1)).toFixed(2);
    await slip(page).locator('.slip-profit').getByText(profit).waitFor();
    await axe(page);
    await submit(page).click();
    await toastOf(page, 'Bet matched').waitFor();
    await it.deps.sport.tidy(); // the maker was met, and has quoted again
    await expect.poll(() => slip(page).locator('.slip-title').count()).toBe(0);
    const odds = panel(page, 'MATCH_ODDS');
    await odds.getByText(`+${profit}`).waitFor();
    await odds.getByText('−500.00').waitFor();
    if (width < 1024) await page.getByRole('button', { name: /^My Bet/ }).click();
    await panel(page, 'My Bet').getByRole('button', { name: 'Matched (1)' }).waitFor();
    await panel(page, 'My Bet').getByText('500.00').waitFor();
    if (width < 1024) await page.getByRole('button', { name: 'Markets', exact: true }).click();

    await odds.getByRole('button', { name: /^Cashout [+−]₹/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/of the position/).fill('50');
    await dialog.getByText('Worst case').waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: /^Cash out/ }).click();
    await dialog.getByText('The position is closed.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);

    await it.deps.sport.tidy();
    await page.goto('/bets');
    const sport = panel(page, 'Sport');
    await sport.getByText('Best case').waitFor();
    await sport.getByRole('button', { name: /^Cashout/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cash out/ })
      .click();
    await page.getByRole('dialog').getByText('The position is closed.').waitFor();
    const { rows } = await ask(it, 'mySportBets', {}, { authorization: `Bearer ${player.token}` });
    expect(rows.map(({ matched, stake }) => matched === stake)).toEqual([true, true, true]);
  });
});

test('an order that waits: its place in words, another stake, and taken back', async () => {
  const { page, book, runner } = await bettor('7000');
  for (let tick = 0; tick < 12; tick++) await slip(page).getByRole('button', { name: 'Longer odds' }).click();
  const asked = stepped(book.runners[0]!.back[0]!.odds, 12);
  expect(await slip(page).getByLabel('Odds', { exact: true }).inputValue()).toBe(formatOdds(asked));
  await submit(page).click();
  await toastOf(page, 'Order placed, unmatched').waitFor();
  const mine = panel(page, 'My Bet');
  await mine.getByRole('button', { name: 'Unmatched (1)' }).click();
  await mine.getByText('7,000.00 unmatched').waitFor();
  await mine.getByText(/in line/).waitFor();
  await panel(page, `Depth of ${runner}`)
    .getByText(/^Your back 7,000.00/)
    .waitFor();
  await axe(page);
  await mine.getByRole('button', { name: /^Edit/ }).click();
  await mine.getByLabel('Stake').fill('5000');
  await mine.getByText('Keeps its place in the line.').waitFor();
  await mine.getByRole('button', { name: 'Change' }).click();
  await mine.getByText('5,000.00', { exact: true }).waitFor();
  await mine.getByRole('button', { name: 'Cancel all' }).click();
  await mine.getByRole('button', { name: 'Unmatched (0)' }).waitFor();
});

test('two players trade with each other', async () => {
  await it.deps.sport.tidy();
  const view = upcoming();
  const book = bookOf(view);
  // Between the two prices of the house there is room for one of a player.
  const runner = book.runners.toSorted((a, b) => (b.back[0]?.odds ?? 0) - (a.back[0]?.odds ?? 0))[0]!;
  const between = stepped(runner.back[0]!.odds, 1) as Odds;
  const { page: backer } = await playerAt(it, pathOf(view));
  const { page: layer } = await playerAt(it, pathOf(view), { width: 390 });
  const name = formatOdds(between);

  // It is asked for at a price that is longer than any on offer, and so it waits.
  await cell(backer, book.id, runner.id, 'back').click();
  await slip(backer).getByRole('button', { name: 'Longer odds' }).click();
  await stake(backer).fill('2000');
  await submit(backer).click();
  await toastOf(backer, 'Order placed, unmatched').waitFor();

  await expect.poll(() => cell(layer, book.id, runner.id, 'lay').locator('b').innerText()).toBe(name);
  await cell(layer, book.id, runner.id, 'lay').click();
  await stake(layer).fill('800');
  await submit(layer).click();
  await toastOf(layer, 'Bet matched').waitFor();

  const mine = panel(backer, 'My Bet');
  await mine.getByRole('button', { name: 'Unmatched (1)' }).click();
  await mine.getByText('800.00 of 2,000.00 matched').waitFor();
  await panel(backer, 'MATCH_ODDS').getByText('−800.00').waitFor();
  await panel(layer, 'MATCH_ODDS').getByText('+800.00').first().waitFor();
});

test('keys: arrows over the prices, Enter to the stake, however late it comes, Escape back to the price', async () => {
  const view = upcoming();
  const book = bookOf(view);
  const [first, second] = book.runners;
  const { page } = await playerAt(it, pathOf(view));
  const at = (runner: string, side: 'back' | 'lay', level = 0) => cell(page, book.id, runner, side, level);
  const isFocused = async (locator: Locator): Promise<void> => {
    await expect.poll(() => locator.evaluate(each => each === document.activeElement)).toBe(true);
  };
  const come = await slipHeldBack(page);
  await page.reload();
  await at(first!.id, 'back').focus();
  await page.keyboard.press('ArrowRight');
  await isFocused(at(first!.id, 'lay'));
  await page.keyboard.press('ArrowDown');
  await isFocused(at(second!.id, 'lay'));
  await page.keyboard.press('ArrowRight');
  await isFocused(at(second!.id, 'lay', 1));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.type('15');
  come();
  await submit(page).waitFor();
  await page.keyboard.type('0'); // goes on where it was
  await expect.poll(() => stake(page).inputValue()).toBe('150');
  await page.keyboard.press('Escape');
  await isFocused(at(second!.id, 'lay'));
  await slip(page).getByText('Tap a blue or pink price to bet.').waitFor();
});

test('[R8] an answer that is lost: the slip says so, and finds out with the same key', async () => {
  const { page, player } = await bettor('300', { expected: [/net::ERR_FAILED/] });
  const keys: string[] = [];
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/api/**/orders', async route => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (keys.length > 1) return isSeen.promise.then(() => route.continue());
    await route.fetch(); // the server has it, the page never hears of it
    return route.abort();
  });
  await submit(page).click();
  await slip(page).getByText('No answer came.').waitFor();
  isSeen.resolve();
  await toastOf(page, 'Bet matched').waitFor();
  expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  const { rows } = await ask(it, 'mySportBets', {}, { authorization: `Bearer ${player.token}` });
  expect(rows.map(row => row.stake)).toEqual([rupees(300)]);
});

test('[S120] where betting is closed the header is Max: 1, and nothing can be tapped', async () => {
  const view = upcoming();
  const book = bookOf(view);
  const { page } = await playerAt(it, pathOf(view));
  const desk = it.deps.sport.desk(view.id)!;
  const market = desk.market(book.id as Parameters<typeof desk.market>[0])!; // an id of the same market
  const limits = { min: rupees(100), max: rupees(1) };
  await it.deps.sport.engine.govern(market.id, { key: 'test/limits', fingerprint: 'x' }, { type: 'limits', limits });
  const odds = panel(page, 'MATCH_ODDS');
  await odds.locator('.captions').getByText('Max: 1', { exact: true }).waitFor();
  const best = cell(page, book.id, book.runners[0]!.id, 'back');
  await expect.poll(() => best.getAttribute('aria-disabled')).toBe('true');
  expect(await best.locator('b').innerText()).not.toBe('');
  const limitsBack = { min: rupees(100), max: rupees(200_000) };
  await it.deps.sport.engine.govern(
    market.id,
    { key: 'test/limits2', fingerprint: 'x' },
    { type: 'limits', limits: limitsBack },
  );
});

test('a refusal is about the stake that was refused; one’s own chips are left by Escape or with another price', async () => {
  const { page, book, runner } = await bettor('190000');
  await submit(page).click();
  const refusal = slip(page).getByText('Insufficient balance');
  await refusal.waitFor();
  await stake(page).fill('50');
  expect(await refusal.count()).toBe(0);
  expect(await slip(page).getByText('Range 100 to 2L').getAttribute('class')).toBe('out');
  await stake(page).fill('200');
  expect(await slip(page).getByText('Range 100 to 2L').getAttribute('class')).toBeNull();
  const edit = slip(page).getByRole('button', { name: 'Edit' });
  await edit.click();
  await slip(page).getByLabel('Quick stake 1').waitFor();
  await page.keyboard.press('Escape');
  expect(await stake(page).inputValue()).toBe('200');
  await edit.click();
  await cell(page, book.id, runner, 'back').click();
  await stake(page).waitFor();
});

test('one-click betting has to be armed, is in sight, and ends with another market', async () => {
  const { page, view, book, runner } = await bettor('200');
  await slip(page).getByText('Options').click();
  await slip(page).getByRole('button', { name: 'Arm one-click betting with 200.00' }).click();
  await page.getByText('ONE-CLICK BETTING IS ON').waitFor();
  await axe(page);
  await cell(page, book.id, runner, 'back').click();
  await toastOf(page, 'Bet matched').waitFor();
  const bookmaker = view.rows.find(({ kind }) => kind === 'bookmaker')!;
  await cell(page, bookmaker.id, bookmaker.runners[0]!, 'back').click();
  await toastOf(page, 'One-click betting is off').waitFor();
  expect(await page.getByText('ONE-CLICK BETTING IS ON').count()).toBe(0);
  await slip(page)
    .getByText(/Back \(Bet for\) · Bookmaker/)
    .waitFor();
  await stake(page).fill('100');
  await submit(page).click();
  await toastOf(page, 'Bet placed').waitFor();
});

test('other sports have the same page with their own markets', async () => {
  const { page } = await playerAt(it, '/rules');
  for (const sport of ['tennis', 'football', 'horseRacing', 'basketball']) {
    const view = day.view(sport);
    await walk(page, pathOf(view));
    await page.getByRole('heading', { level: 1, name: view.venue || view.name }).waitFor();
    await page.locator('[data-cell][data-level="0"] b').first().waitFor();
    await page.locator('.scene').waitFor();
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await axe(page);
  }
});
