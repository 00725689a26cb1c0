import { formatMoney, formatSigned } from '@maidan/core/format';
import { after } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ByHand } from '../casino/byHand.ts';
import { atEveryWidth } from '../frame/pages.ts';
import { ask, axe, house, type Player, register, signIn, visit, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { tabTo } from '../kit/keys.ts';
import type { Visit } from '../kit/visit.ts';
import { stoppedWorld } from '../money/clock.ts';
import { bearerOf, chipIsTrue, sessionByBooks } from './books.ts';

/* Play stops at the interval a player chose, and says how it goes. Nobody's clock moves unless the test moves it. */

const MINUTE = 60_000;
/** Longer than the tests let pass. */
const OPEN_MS = 10 * MINUTE;

const world = stoppedWorld();
const tables = new ByHand();
/** Bets at the table are of the time that the sessions are of. */
const clockOf = (code: string) => ({
  ...tables.clockOf(code),
  now: world.now,
  in: (ms: number) => after(world.now(), OPEN_MS + ms),
});
let it: House;
beforeAll(async () => {
  it = await house({ world, config: { tables: ['teen20'], pace: 0.001 }, clockOf });
  tables.sit(it);
});
afterAll(async () => {
  tables.close();
  await it.close();
});

/** The clock of the house and that of the page go on together. */
async function pass(page: Page, ms: number): Promise<void> {
  world.pass(ms);
  await page.clock.setFixedTime(world.now());
}

/** At a table, with a reality check every minute. */
async function atTheTable(options: Visit = {}): Promise<{ page: Page; player: Player }> {
  const player = await register(it);
  await ask(it, 'setLimit', { limit: 'checkMinutes', value: 1 }, { authorization: `Bearer ${player.token}` });
  const page = await visit(it, options);
  await page.clock.setFixedTime(world.now());
  await signIn(page, player, '/casino/teen20');
  await page.locator('.session-chip').waitFor();
  return { page, player };
}

/** By the page's own session, on the round that is open: so many rupees on A and on B. */
async function bet(page: Page, onA: number, onB: number): Promise<void> {
  const { id, quotes } = it.deps.tables.of('teen20')!.round;
  const bets = [
    { selection: 'A.win', side: 'back', odds: quotes['A.win']!.back!.odds, stake: rupees(onA) },
    { selection: 'B.win', side: 'back', odds: quotes['B.win']!.back!.odds, stake: rupees(onB) },
  ];
  await ask(it, 'placeBets', { game: 'teen20', round: id, bets }, await bearerOf(page));
}

/** A settled round, after which the check is due; the page has heard of the result before. */
async function untilDue(page: Page, onA: number, onB: number): Promise<void> {
  await bet(page, onA, onB);
  await tables.finish('teen20');
  await chipIsTrue(it, page);
  await pass(page, MINUTE);
  await check(page).waitFor();
}

const check = (page: Page, name = 'Reality check') => page.getByRole('dialog', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('[R31] a reality check has the ledger’s figures; it stays until it is answered, and nobody bets meanwhile', async () => {
  const { page } = await atTheTable();
  await page.locator('.session-chip').focus();
  await untilDue(page, 111, 133);
  const { staked, won, net } = await sessionByBooks(it, page);
  expect(staked).toBe(rupees(244));
  await check(page).getByText('You have been signed in for 00:01.').waitFor();
  const figures = ['Staked', formatMoney(staked), 'Won', formatMoney(won), 'Net', formatSigned(net)];
  expect(await check(page).locator('dl').innerText()).toBe(
    figures.map((each, nth) => (nth % 2 ? `₹${each}` : each)).join('\n'),
  );

  expect(await focused(page)).toBe('Reality check');
  await page.keyboard.press('Enter'); // as who was about to bet may do
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(bet(page, 100, 100)).rejects.toThrow(/reality-check-due/);
  expect(await check(page).isVisible()).toBe(true);
  expect(await check(page).evaluate(dialog => dialog.matches(':modal'))).toBe(true);

  await tabTo(page, 'Go on');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('My history');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Sign out');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await check(page).waitFor({ state: 'detached' });
  expect(await page.locator('.session-chip').evaluate(chip => chip === document.activeElement)).toBe(true);
  await bet(page, 100, 100);
});

test('[R31] the history can be read before it is answered, and one can leave', async () => {
  const { page } = await atTheTable();
  await untilDue(page, 100, 150);
  await check(page).getByRole('link', { name: 'My history' }).click();
  await page.waitForURL('**/casino/statement');
  await page.getByRole('table').first().waitFor();
  await chipIsTrue(it, page);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await check(page).waitFor(); // it was looked at, not answered
  await expect(bet(page, 100, 100)).rejects.toThrow(/reality-check-due/);
  await check(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test.each([
  ['en', 'en-IN'],
  ['hi', 'hi-IN'],
] as const)('[R31] everybody can use it, at any width, in the light and in the dark: %s', async (language, locale) => {
  const say = speak(language);
  const { page } = await atTheTable({ locale });
  await bet(page, 111, 133);
  await pass(page, MINUTE);
  const dialog = check(page, say('safe.check'));
  await dialog.getByText(say('safe.checkText', { time: '00:01' })).waitFor();
  expect((await sessionByBooks(it, page)).staked).toBe(rupees(244));
  await dialog.getByText('₹244.00', { exact: true }).waitFor();
  const english = await leftOver(dialog);
  expect(english.length > 0).toBe(language === 'en');
  await atEveryWidth(
    page,
    async width => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page, 'dialog');
      }
      const box = (await dialog.boundingBox())!;
      expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
      for (const name of ['safe.goOn', 'safe.myHistory', 'safe.exit'] as const) {
        const lies = await dialog.getByText(say(name), { exact: true }).boundingBox();
        expect(lies!.height).toBeGreaterThanOrEqual(width < 768 ? 44 : 24);
      }
    },
    widths,
  );
  await dialog.getByRole('button', { name: say('safe.goOn') }).click();
  await dialog.waitFor({ state: 'detached' });
});
