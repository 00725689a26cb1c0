import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, register, signIn, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { NEXT_CODE_MS, stoppedWorld } from '../money/clock.ts';
import { toast, WIDTHS } from '../money/screens.ts';
import { officeAt, press } from '../office/screens.ts';
import { bearerOf } from './books.ts';
import { lookOver } from './looks.ts';
import { linkFor } from './mailLink.ts';

const NEW = 'tamarind-and-loud-rivers';

const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ world });
});
afterAll(() => it.close());

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

describe.each(WIDTHS)('The way back at %i px', width => {
  test('[R34] leads from a forgotten password over a link to a new one, which ends what was signed in', async () => {
    const player = await register(it);
    const page = await visit(it, { width });
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
    await page.getByRole('button', { name: 'Ask for a link' }).click();
    await page.getByText('This field is required').waitFor();
    await lookOver(page, width);
    await page.getByLabel('Email').fill(player.email);
    await page.getByRole('button', { name: 'Ask for a link' }).click();
    await page.getByText('please ask them').waitFor();
    await page.getByRole('link', { name: '24X7 Support' }).waitFor();
    await lookOver(page, width);

    const link = await linkFor(it, player.email, 'Link for a new password', width);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(new URL(page.url()).hash).toBe(''); // whoever looks over a shoulder has no use of the address
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('at least 8 characters').first().waitFor();
    await lookOver(page, width);
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await lookOver(page, width);
    await expect(ask(it, 'balance', {}, { authorization: `Bearer ${player.token}` })).rejects.toThrow(/not-signed-in/);

    await page.goto('about:blank'); // the same address again would only move within the page
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('another-loud-river');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
    await lookOver(page, width);
    await logIn(page, player.email, NEW);
    await toast(page, 'Login successful!').waitFor();
  });

  test('[R34] is a recovery code for who has lost the app: shown once, good once', async () => {
    const player = await register(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/security');
    await page.getByLabel('Your password').fill(player.password);
    await page.getByRole('button', { name: 'Set up' }).click();
    const app = new TOTP({ secret: await page.getByRole('textbox', { name: 'Key' }).inputValue() });
    await page.getByLabel('Authenticator code').fill(app.generate({ timestamp: world.now() }));
    await page.getByRole('button', { name: 'Switch on' }).click();
    const shown = page.locator('.recovery-codes code');
    await expect.poll(() => shown.count()).toBe(10);
    await lookOver(page, width);
    const [code = ''] = await shown.allInnerTexts();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes are left.').waitFor();
    expect(await page.getByText(code).count()).toBe(0);
    world.pass(NEXT_CODE_MS);

    const elsewhere = await visit(it, { width });
    await logIn(elsewhere, player.email, player.password);
    await elsewhere.getByRole('button', { name: 'Lost the app? Use a recovery code' }).click();
    await elsewhere.getByLabel('Recovery code', { exact: true }).fill(code);
    await lookOver(elsewhere, width);
    await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(elsewhere, 'Login successful!').waitFor();
    await page.reload();
    await page.getByText('9 recovery codes are left.').waitFor();
    await lookOver(page, width);
  });
});

test('[R34] an email is confirmed by its link, in Hindi too, and the security page says so', async () => {
  const player = await register(it);
  const link = await linkFor(it, player.email, 'Confirm the email', 1440);
  const page = await visit(it, { width: 390 });
  await signIn(page, player, '/security');
  await page.getByText('Not confirmed').waitFor();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await toast(page, 'This house does not send mails by itself: please ask our support for your link.').waitFor();
  const elsewhere = await visit(it, { width: 390, locale: 'hi-IN' });
  await elsewhere.goto('/way-back/forgot');
  await elsewhere.getByRole('button', { name: 'लिंक माँगें' }).waitFor();
  await lookOver(elsewhere, 390);
  await lookOver(elsewhere, 1440);
  await elsewhere.goto(link);
  await elsewhere.getByText('आपका ईमेल पता पक्का हो गया।').waitFor();
  await lookOver(elsewhere, 390);
  await lookOver(elsewhere, 1440);
  await page.reload();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(await page.getByText('Not confirmed').count()).toBe(0);
});

test('[R34] a new password and recovery codes, in Hindi', async () => {
  const hindi = speak('hi');
  const player = await register(it);
  await ask(it, 'forgotPassword', { email: player.email });
  const link = await linkFor(it, player.email, 'Link for a new password', 1440);
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await page.goto(link);
  await page.getByRole('heading', { name: hindi('door.newPassword') }).waitFor();
  await page.getByLabel(hindi('door.password'), { exact: true }).fill('short');
  await page.getByRole('button', { name: hindi('door.setPassword') }).click();
  await page.locator('.msg').first().waitFor();
  expect(await leftOver(page.locator('main section'))).toEqual([]);
  await lookOver(page, 390);
  await page.getByLabel(hindi('door.password'), { exact: true }).fill(NEW);
  await page.getByRole('button', { name: hindi('door.setPassword') }).click();
  await page.getByText(hindi('door.passwordSet')).waitFor();
  expect(await leftOver(page.locator('main section'))).toEqual([]);
  await lookOver(page, 390);

  await signIn(page, { ...player, password: NEW }, '/security');
  const secret = await ask(it, 'beginTwoStep', { password: NEW }, await bearerOf(page));
  const app = new TOTP({ secret: secret.secret });
  await ask(it, 'confirmTwoStep', { code: app.generate({ timestamp: world.now() }) }, await bearerOf(page));
  world.pass(NEXT_CODE_MS);
  await page.reload();
  const panel = page.locator('.panel').filter({ has: page.getByRole('heading', { name: hindi('account.twoStep') }) });
  const fresh = panel.locator('form').filter({ has: page.getByRole('button', { name: hindi('account.newCodes') }) });
  await fresh.getByRole('textbox').fill(app.generate({ timestamp: world.now() }));
  await fresh.getByRole('button').click();
  await expect.poll(() => panel.locator('.recovery-codes code').count()).toBe(10);
  expect(await leftOver(panel)).toEqual([]);
  await lookOver(page, 390);
  await lookOver(page, 1440);
  await panel.getByRole('button', { name: hindi('account.codesKept') }).click();
  await panel.getByText(hindi('account.codesLeft', { left: 10 })).waitFor();
  world.pass(NEXT_CODE_MS);
});

test('[R34] support starts a reset from the page of a player, with a reason', async () => {
  const player = await register(it);
  const { rows } = await it.deps.db.query('select id from users where username = $1', [player.username]);
  const page = await officeAt(it, `/players/${rows[0]!.id}`, { width: 390 });
  await press(page, 'Reset password');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nobody here sees or sets it').waitFor();
  await axe(page);
  await dialog.getByLabel('Reason').fill('Called us');
  await press(dialog, 'Reset password');
  await toast(page, 'The reset is started.').waitFor();
  const { rows: mails } = await it.deps.db.query('select kind from mails where address = $1 order by kind', [
    player.email,
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual(['confirmEmail', 'resetPassword']);
});
