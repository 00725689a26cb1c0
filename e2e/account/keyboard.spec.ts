import { rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import { tellAside } from '@maidan/server/inbox/telling';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, house, newcomer, type Player, register, signIn, visit, walk } from '../kit.ts';
import { hasFocus, pressSeen, tabTo, type } from '../kit/keys.ts';
import { stoppedWorld } from '../money/clock.ts';
import { linkFor } from './mailLink.ts';

/* What players do about themselves without a mouse: everything is reached, and nobody loses the place. */

const NEW = 'tamarind-and-loud-rivers';

const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ world });
});
afterAll(() => it.close());

const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** An account without money, which may be closed. */
async function emptied(): Promise<Player> {
  const player = await register(it, { phone_number: '+91 92000 00002' });
  const all = { withdraw_amount: '10000', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'keys@upi' };
  await ask(it, 'withdrawal', all, bearer(player));
  return player;
}

test('[R25] [R26] the limit before the first deposit, another of one’s own, and a copy of one’s data', async () => {
  const page = await visit(it);
  await signIn(page, await newcomer(it), '/wallet');
  const deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true });
  await deposit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Most in a day').waitFor();
  await type(page, 'Most in a day', '1000');
  await pressSeen(page, 'Save limit');
  await page.getByRole('dialog').getByRole('radio', { name: 'BANK' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await hasFocus(deposit);

  await walk(page, '/play-safe');
  const change = button(page, 'Change: Deposits, In a day');
  await change.waitFor();
  await pressSeen(page, 'Change: Deposits, In a day');
  await page.getByLabel('New limit').waitFor();
  await type(page, 'New limit', '500');
  await pressSeen(page, 'Save limit');
  await page.locator('.limit-used').getByText('₹0.00 of ₹500.00 used').waitFor();
  await hasFocus(change);
  await page.keyboard.press('Enter');
  await pressSeen(page, 'Cancel');
  await hasFocus(change);
  const file = page.waitForEvent('download');
  await pressSeen(page, 'Everything (JSON)');
  expect((await file).suggestedFilename()).toBe('my-data.json');
});

test('[R29] a break, in its two steps, and an account that is closed', async () => {
  const page = await visit(it);
  await signIn(page, await register(it, { phone_number: '+91 92000 00001' }), '/play-safe');
  const panel = page.locator('#take-a-break');
  await panel.waitFor();
  await tabTo(page, 'For how long');
  await page.keyboard.press('ArrowDown');
  await pressSeen(page, 'Next');
  await hasFocus(panel.getByRole('heading', { name: 'Time-out: 2 days' })); // from here on it is read
  await pressSeen(page, 'Back');
  await hasFocus(panel.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await pressSeen(page, 'Yes, stop now');
  await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor();
  await pressSeen(page, 'Withdraw');
  await page.getByRole('dialog').getByLabel('Amount').waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page.getByRole('main').getByRole('button', { name: 'Withdraw' }));

  const closing = await visit(it);
  const player = await emptied();
  await signIn(closing, player, '/play-safe');
  const close = closing.locator('.panel').filter({ has: closing.getByRole('heading', { name: 'Close your account' }) });
  await close.getByRole('button', { name: 'Next' }).focus();
  await closing.keyboard.press('Enter');
  await hasFocus(close.getByLabel('Your password'));
  await pressSeen(closing, 'Back');
  await hasFocus(close.getByRole('button', { name: 'Next' }));
  await closing.keyboard.press('Enter');
  await closing.keyboard.insertText(player.password);
  await closing.keyboard.press('Enter');
  await closing.getByRole('heading', { name: 'This account is closed', level: 1 }).waitFor();
  expect(new URL(closing.url()).pathname).toBe('/stopped');
});

test('[R34] a forgotten password, and recovery codes that are kept', async () => {
  const player = await register(it);
  const page = await visit(it);
  await page.goto('/');
  await pressSeen(page, 'Forgot password?');
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await type(page, 'Email', player.email);
  await pressSeen(page, 'Ask for a link');
  await page.getByText('please ask them').waitFor();
  await page.goto(await linkFor(it, player.email, 'Link for a new password'));
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await type(page, 'Password', NEW);
  await pressSeen(page, 'Set the password');
  await page.getByText('Your password was changed.').waitFor();

  await signIn(page, { ...player, password: NEW }, '/security');
  await button(page, 'Set up').waitFor();
  await type(page, 'Your password', NEW);
  await page.keyboard.press('Enter');
  const key = page.getByRole('textbox', { name: 'Key' });
  await key.waitFor();
  const app = new TOTP({ secret: await key.inputValue() });
  await type(page, 'Authenticator code', app.generate({ timestamp: world.now() }));
  await pressSeen(page, 'Switch on');
  await page.locator('.recovery-codes code').first().waitFor();
  await pressSeen(page, /^Copy/);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+(\n\S+){9}$/);
  await pressSeen(page, 'I have kept them');
  await page.getByText('10 recovery codes are left.').waitFor();
});

test('the bell, what it counts, and what one wants to be told', async () => {
  const player = await register(it);
  const page = await visit(it);
  await signIn(page, player, '/home');
  const bell = page.locator('header.top').getByRole('button', { name: /^Messages/ });
  await bell.waitFor();
  const { rows } = await it.deps.db.query('select id from users where username = $1', [player.username]);
  const about = { request: 'D-77', amount: rupees(1_500) };
  const { db, bus } = it.deps;
  await tellAside(db, bus, { user: rows[0]!.id, cause: 'D-77', code: 'depositCredited', about }, world.now());
  await page.locator('.bell-count').waitFor();
  await pressSeen(page, /^Messages, \d unread$/);
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: /D-77/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'detached' });
  await hasFocus(bell);
  await page.keyboard.press('Enter');
  await pressSeen(page, 'Mark all read');
  await page.locator('.bell-count').waitFor({ state: 'detached' });
  await pressSeen(page, 'All messages');
  await page.waitForURL('**/inbox');
  await walk(page, '/inbox?show=choices');
  await page.getByRole('heading', { name: 'What you are told' }).waitFor();
  const chosen = page.waitForResponse(/inbox\/choices$/);
  await tabTo(page, 'Deposits: On the page');
  await page.keyboard.press('Space');
  await chosen;
  await page.reload();
  const deposits = page.getByLabel('Deposits: On the page');
  await deposits.waitFor();
  expect(await deposits.isChecked()).toBe(false);
});
