import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe, colleague } from '../kit.ts';
import { answer, officeAt, press, toast, WIDTHS } from './screens.ts';
import { backRow, cellOf, region, widthLost, MATCHES } from './sport.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from '../sport/matchday.ts';

/* What a trader does with matches and markets while they are open, and what players see of it. */

let it: House;
let day: Matchday;
beforeAll(async () => {
  day = await matchday([CRICKET, ...Object.values(MATCHES)]);
  it = day.house;
  await day.play(() => day.view(CRICKET.id).state === 'inPlay');
});
afterAll(() => day.close());

const bookmakerOf = (event: string): HouseRow => day.view(event).rows.find(({ kind }) => kind === 'bookmaker')!;

describe.each(WIDTHS)('Sport at %i px', width => {
  const { id, name, sides } = MATCHES[width];
  const [home = ''] = sides;

  test('lists matches with what is at stake, in play first, by sport, state and name', async () => {
    const page = await officeAt(it, '/sport', { width });
    const rows = region(page, 'Events').getByRole('row');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await rows.nth(1).innerText()).toContain(day.view(CRICKET.id).name);
    await rows.nth(1).getByText('In play', { exact: true }).waitFor();
    await axe(page);
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
    await press(page, 'Upcoming');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('Search').fill(home);
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('Sport', { exact: true }).selectOption('Tennis');
    await page.getByText('No match or race fits these filters.').waitFor();
    await page.getByLabel('Sport', { exact: true }).selectOption('Cricket');
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: 'MATCH_ODDS' }).click();
    const panel = region(page, 'MATCH_ODDS');
    await panel.getByText('the most the house can lose').waitFor();
    await panel.getByRole('row', { name: home }).waitFor();
    await axe(page);
    expect(await widthLost(page)).toBeLessThanOrEqual(0);
  });

  test('a row, a market, an event and all sport are suspended, and players see it', async () => {
    const { page: match } = await playerAt(it, `/cricket/${id}`, { width });
    const stops = (market: string) => region(match, market).getByText('SUSPENDED').first();
    const page = await officeAt(it, `/sport/${id}/bookmaker`, { width });
    const row = region(page, 'Bookmaker');
    await press(row, 'Suspend Bookmaker');
    await toast(page, 'Suspended').waitFor(); // before anybody says why
    await stops('Bookmaker').waitFor();
    await press(page.getByRole('dialog'), 'Write it down');
    await page.getByRole('dialog').getByText('Please give a reason.').waitFor();
    await axe(page);
    await answer(page, 'Reason', 'A wrong price', 'Write it down');
    await row.getByText('Suspended by us', { exact: true }).waitFor();
    await row.getByText(/^Suspended by Meera \d+, .*: A wrong price$/).waitFor();
    await axe(page);
    await stops('Bookmaker').waitFor();
    expect(await stops('MATCH_ODDS').count()).toBe(0);
    await press(row, 'Resume Bookmaker');
    await answer(page, 'Reason', 'The price is right', 'Resume');
    await stops('Bookmaker').waitFor({ state: 'hidden' });

    await page.goto(`/admin/sport/${id}`);
    await press(region(page, 'Markets'), 'Suspend MATCH_ODDS');
    await answer(page, 'Reason', 'Unusual betting', 'Write it down');
    await stops('MATCH_ODDS').waitFor();
    expect(await stops('Bookmaker').count()).toBe(0);

    await press(page, 'Suspend event');
    await answer(page, 'Reason', 'Rain', 'Write it down');
    await stops('Bookmaker').waitFor();
    await page.getByText(/^Suspended by Meera \d+, .*: Rain$/).waitFor();
    await axe(page);
    await press(page, 'Resume event');
    await answer(page, 'Reason', 'Dry', 'Resume event');
    await stops('Bookmaker').waitFor({ state: 'hidden' });
    expect(await stops('MATCH_ODDS').count()).toBe(1); // on its own, it stays so
    await press(region(page, 'Markets'), 'Resume MATCH_ODDS');
    await answer(page, 'Reason', 'Looked at', 'Resume');
    await stops('MATCH_ODDS').waitFor({ state: 'hidden' });
  });

  test('all sport stops with one button, and nobody in the office can overlook it', async () => {
    const { page: match, player } = await playerAt(it, `/cricket/${id}`, { width });
    const page = await officeAt(it, '/sport', { width });
    await press(page, 'Suspend all sport');
    await page.getByRole('dialog').waitFor();
    await axe(page);
    await answer(page, 'Reason', 'The feed is late', 'Write it down');
    const alert = page.getByRole('alert');
    await alert.getByText('All sport is suspended').waitFor();
    await alert.getByText(/^Suspended by Meera \d+, .*: The feed is late$/).waitFor();
    await axe(page);
    await region(match, 'Bookmaker').getByText('SUSPENDED').first().waitFor();
    expect(await backRow(it, player, bookmakerOf(id), home, 500)).toBe('market-suspended');
    const other = await officeAt(it, `/sport/${id}`, { width, theme: 'dark' });
    await other.getByRole('alert').getByText('All sport is suspended').waitFor();
    await axe(other);
    await press(other.getByRole('alert'), 'Resume all sport');
    await answer(other, 'Reason', 'The feed is back', 'Resume all sport');
    await page.getByRole('alert').getByText('All sport is suspended').waitFor({ state: 'hidden' });
    await region(match, 'Bookmaker').getByText('SUSPENDED').first().waitFor({ state: 'hidden' });
  });

  test('limits are refused when they make no sense, and count at once when they do', async () => {
    const { page: match, player } = await playerAt(it, `/cricket/${id}`, { width });
    const page = await officeAt(it, `/sport/${id}/bookmaker/limits`, { width });
    await page.getByLabel('Least').fill('half');
    await press(page, 'Save');
    await page.getByText('Enter the amount as a number, for example 1500 or 1500.50.').waitFor();
    await page.getByLabel('Least').fill('500');
    await page.getByLabel('Most').fill('2k');
    await press(page, 'Save');
    await page.getByText('Please give a reason.').waitFor();
    await axe(page);
    await page.getByLabel('Reason for the change').fill('A quiet night');
    await press(page, 'Save');
    await toast(page, 'Limits saved').waitFor();
    await region(match, 'Bookmaker').getByText('Min: 500, Max: 2K').waitFor({ state: 'attached' });
    expect(await backRow(it, player, bookmakerOf(id), home, 100)).toBe('stake-too-small');
    expect(await backRow(it, player, bookmakerOf(id), home, 500)).toBe('taken');
    await page.getByLabel('Most').fill('2L');
    await page.getByLabel('Reason for the change').fill('A loud night');
    await press(page, 'Save');
    await toast(page, 'Proposed').waitFor();
    await page.getByText(/^P-\d+ of .* waits for a second person\.$/).waitFor();
    await axe(page);
    await page.goto(`/admin/sport/${id}/bookmaker`);
    await region(page, 'Bookmaker').getByText(player.username).waitFor();
    await region(page, 'Bookmaker').getByText('1 bet, 1 player').waitFor();
  });

  test('own prices replace the model until they are released; one that gives money away is refused', async () => {
    const { page: match } = await playerAt(it, `/cricket/${id}`, { width });
    const back = cellOf(match, bookmakerOf(id).id, home, 'back').locator('b');
    const model = await back.innerText();
    const page = await officeAt(it, `/sport/${id}/bookmaker/prices`, { width });
    const form = page.getByRole('form', { name: 'Own prices' });
    const price = form.getByRole('group', { name: home }).getByLabel('Back: profit on 100');
    await axe(page);
    await price.fill('84.123');
    await form.getByLabel('Reason for the change').fill('A late line-up');
    await press(form, 'Save');
    await form.getByText('That is not a price this row is written with.').waitFor();
    await price.fill('500');
    await press(form, 'Save');
    await toast(page, 'A price would return more than is staked on it.').waitFor();
    await price.fill('50');
    await press(form, 'Save');
    await toast(page, 'Prices saved').waitFor();
    await page.getByText(/^On average these prices return/).waitFor();
    await expect.poll(() => back.innerText()).toBe('50');
    const margin = page.getByRole('form', { name: 'Margin of this market' });
    await margin.evaluate(end => end.scrollIntoView({ block: 'center' })); // nothing is half under the bar of buttons
    await axe(page);
    await form.getByLabel('Reason for the change').fill('The line-up is known');
    await press(form, 'Release to the model');
    await expect.poll(() => back.innerText()).toBe(model);
  });

  test('the margin of a market and of a match', async () => {
    const page = await officeAt(it, `/sport/${id}/bookmaker/prices`, { width });
    const form = page.getByRole('form', { name: 'Margin of this market' });
    await form.getByLabel('Margin of this market').fill('50');
    await press(form, 'Save');
    await form.getByText('Enter per cent from 0.1 to 20.').waitFor();
    await form.getByLabel('Margin of this market').fill('4.5');
    await form.getByLabel('Reason for the change').fill('A hard match to price');
    await press(form, 'Save');
    await toast(page, 'Margin saved').waitFor();
    await form.getByText('4.5 % is in force', { exact: false }).waitFor();

    await page.goto(`/admin/sport/${id}`);
    await press(page, 'Margins…');
    const rows = page.getByRole('dialog').getByRole('form', { name: 'Rows of the house' });
    await rows.getByLabel('Rows of the house').fill('3');
    await rows.getByLabel('Reason for the change').fill('A hard match to price');
    await axe(page);
    await press(rows, 'Save');
    await toast(page, 'Margin saved').waitFor();
    await expect.poll(() => rows.getByLabel('Rows of the house').inputValue()).toBe('3');
  });
});

test('while a ball is running the office sees it as players do', async () => {
  await day.play(() => bookmakerOf(CRICKET.id).status === 'ballRunning');
  const { page: match, player } = await playerAt(it, `/cricket/${CRICKET.id}`);
  await region(match, 'Bookmaker').getByText('BALL RUNNING').first().waitFor();
  expect(await backRow(it, player, bookmakerOf(CRICKET.id), 'Kaveri Kings', 500)).toBe('ball-running');
  const page = await officeAt(it, `/sport/${CRICKET.id}/bookmaker`);
  await region(page, 'Bookmaker').getByText('BALL RUNNING', { exact: true }).waitFor();
  await region(page, 'Markets')
    .getByRole('row', { name: /^Bookmaker.*BALL RUNNING/ })
    .waitFor();
  await axe(page);
  await day.play(() => bookmakerOf(CRICKET.id).status === 'active');
  await region(page, 'Bookmaker').getByText('Open', { exact: true }).waitFor();
});

test('the buttons of a market are in sight, whatever stands above it', async () => {
  const page = await officeAt(it, `/sport/${TOMORROW.id}/matchOdds`);
  const panel = region(page, 'MATCH_ODDS');
  await panel.getByText('the most the house can lose').waitFor();
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 700],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Settle…', 'Suspend MATCH_ODDS']) {
      const button = panel.getByRole('button', { name, exact: true });
      await expect.poll(() => button.evaluate(isInSight), { message: `${name} at ${width} × ${height}` }).toBe(true);
    }
  }
});

/** Nothing lies over its middle, and that is on the screen. */
function isInSight(element: Element): boolean {
  const { x, y, width, height, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return bottom <= innerHeight && there !== null && element.contains(there);
}

test('figures that stand still are marked, and come back by themselves', async () => {
  const page = await officeAt(it, '/sport', { expected: [/ERR_FAILED/] });
  const link = page.getByRole('link', { name: day.view(CRICKET.id).name });
  await link.waitFor();
  await page.clock.install();
  await page.reload();
  await link.waitFor();
  await page.route('**/api/office/sport/events*', route => route.abort());
  await page.clock.runFor(20_000);
  await page.getByText('Not up to date').waitFor();
  expect(await page.locator('.sport-stale').count()).toBe(1);
  await axe(page);
  await press(page, 'Try again'); // in vain; it goes away the moment an answer comes
  await page.unroute('**/api/office/sport/events*');
  await page.getByText('Not up to date').waitFor({ state: 'hidden' });
});

test('everything can be done by keyboard', async () => {
  const page = await officeAt(it, `/sport/${TOMORROW.id}/bookmaker`);
  const button = region(page, 'Bookmaker').getByRole('button', { name: 'Suspend Bookmaker' });
  await button.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Suspended').waitFor();
  const reason = page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => reason.evaluate(field => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Tea break');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const resume = region(page, 'Bookmaker').getByRole('button', { name: 'Resume Bookmaker' });
  await resume.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(page, 'Resume Bookmaker')).toBe(true);
  await page.keyboard.press('Enter');
  await answer(page, 'Reason', 'Back again', 'Resume');
});

const isFocused = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(label => document.activeElement?.getAttribute('aria-label') === label, name);

test('[R41] who has no right to it finds no entry, and who may only look finds no buttons', async () => {
  const support = await officeAt(it, '/players', { as: await colleague(it, 'support') });
  await support.getByRole('heading', { name: 'Players' }).waitFor();
  expect(await support.getByRole('link', { name: 'Sport' }).count()).toBe(0);
  await support.goto('/admin/sport');
  await support.getByRole('heading', { name: 'Not for your role' }).waitFor();

  const auditor = await officeAt(it, `/sport/${TOMORROW.id}/bookmaker`, { as: await colleague(it, 'auditor') });
  await region(auditor, 'Bookmaker').getByText('the most the house can lose').waitFor();
  expect(await auditor.getByRole('button', { name: /Suspend|Settle|Void/ }).count()).toBe(0);
  await auditor.getByRole('link', { name: 'Limits' }).click();
  await auditor.getByText('Your role may look and not change.').waitFor();
  await axe(auditor);
});
