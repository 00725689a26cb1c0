import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userMenuOf } from '../frame/pages.ts';
import { ask, axe, house, newcomer, type Player, resize, signIn, visit, walk, widths } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { choose, openDialog, toast, WIDTHS } from '../money/screens.ts';
import { lookOver } from './looks.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe.each(WIDTHS)('Play safe at %i px', width => {
  test('[R25][R26] a newcomer is asked for a limit before the first deposit, sets it, and asks for more', async () => {
    const player = await newcomer(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByRole('heading', { name: 'Before your first deposit' }).waitFor();
    expect(await dialog.getByLabel('Amount').count()).toBe(0);
    await dialog.getByRole('button', { name: 'I do not want a limit' }).click();
    await dialog.getByText(/nothing stops a deposit that you may regret/).waitFor(); // one word is not enough
    await lookOver(page, width);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByLabel('Most in a day').fill('1000');
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await choose(dialog, 'Deposit Currency', 'USDT'); // the form is there
    await dialog.getByRole('link', { name: 'Play safe' }).click();

    await page.getByRole('heading', { name: 'Play safe', level: 1 }).waitFor();
    const deposits = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Deposits' }) });
    await deposits.locator('.limit-used').getByText('₹0.00 of ₹1,000.00 used').waitFor();
    await deposits.getByText(/^begins anew \d\d \w{3,4} \d{4} 00:00$/).waitFor();
    await lookOver(page, width);
    await deposits.getByRole('button', { name: 'Change: Deposits, In a day' }).click();
    await deposits.getByLabel('New limit').fill('5000');
    await deposits.getByRole('button', { name: 'Save limit' }).click();
    await deposits.getByText(/^You asked for ₹5,000\.00\. You can confirm it from/).waitFor();
    expect(await deposits.getByRole('button', { name: 'Yes, change it' }).count()).toBe(0);
    await lookOver(page, width);
    await deposits.getByRole('button', { name: 'Keep my limit' }).click();
    await toast(page, 'Your limit stays as it is.').waitFor();
    await expect.poll(() => deposits.getByText(/You asked for/).count()).toBe(0);
    const history = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'What you changed' }) });
    await expect.poll(() => history.locator('li').count()).toBe(3);
  });
});

test('[R26][R31] in Hindi; from the footer; and the session is in sight where one bets', async () => {
  const hindi = speak('hi');
  const player = await newcomer(it);
  await ask(it, 'setLimit', { limit: 'lossDay', value: 50_000 }, { authorization: `Bearer ${player.token}` });
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, player, '/home');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: hindi('shell.playSafe') })
    .click();
  await page.getByRole('heading', { name: hindi('safe.title'), level: 1 }).waitFor();
  await page
    .getByText(/₹500\.00/)
    .first()
    .waitFor();
  expect(await leftOver(page.locator('main'))).toEqual([]);
  await axe(page);
  await page.goto(`${it.url}/casino/teen20`);
  const chip = page.locator('.session-chip');
  await chip.waitFor();
  expect(await chip.innerText()).toMatch(/^\d\d:\d\d\s+0\.00$/);
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const isInside = () => page.locator('.top-in').evaluate(isAround, '.session-chip');
    await expect.poll(isInside).toBe(true); // and over no price
  }
});

describe('[R26] Play safe is one click away', () => {
  let player: Player;
  beforeAll(async () => {
    player = await newcomer(it);
  });

  test.each<[from: string, click: (page: Page) => Promise<unknown>]>([
    [
      'from the user menu',
      async page => {
        await userMenuOf(page, player.username).click();
        await page.locator('#user-menu').getByRole('link', { name: 'Play safe' }).click();
      },
    ],
    [
      'from Home',
      page =>
        page
          .getByRole('main')
          .getByRole('link', { name: /^Play safe/ })
          .click(),
    ],
    [
      'from Deposit',
      async page => {
        await userMenuOf(page, player.username).click();
        await page.locator('#user-menu').getByRole('button', { name: 'Deposit' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Play safe' }).click();
      },
    ],
    ['from the footer', page => page.getByRole('contentinfo').getByRole('link', { name: 'Play safe' }).click()],
  ])('%s, at any width', async (_, click) => {
    const page = await visit(it);
    await signIn(page, player, '/home');
    for (const width of widths) {
      await resize(page, width);
      await click(page);
      await page.getByRole('heading', { name: 'Play safe', level: 1 }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await walk(page, `/home?after=${width}`); // another visit, where no menu is open yet
      await page.getByRole('heading', { name: 'Welcome to the maidan' }).waitFor({ state: 'attached' });
    }
  });
});

test('[R26] the limit that is asked for before the first deposit, in Hindi', async () => {
  const hindi = speak('hi');
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, await newcomer(it), '/wallet');
  await page
    .getByRole('main')
    .getByRole('button', { name: hindi('money.deposit'), exact: true })
    .click();
  const asked = page.locator('.limit-choice');
  await asked.getByRole('heading', { name: hindi('safe.ask') }).waitFor();
  expect(await leftOver(asked)).toEqual([]);
  await lookOver(page, 390);
  await asked.getByRole('button', { name: hindi('safe.without') }).click();
  await asked.getByText(hindi('safe.sure')).waitFor();
  expect(await leftOver(asked)).toEqual([]);
  await lookOver(page, 390);
});

/** Whether what is found so lies in it as a whole. */
function isAround(element: Element, found: string): boolean {
  const [around, within] = [element, document.querySelector(found)!].map(each => each.getBoundingClientRect());
  return (
    within!.top >= around!.top &&
    within!.bottom <= around!.bottom &&
    within!.left >= around!.left &&
    within!.right <= around!.right
  );
}
