import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, isWhole, register, signIn, visit } from '../kit.ts';
import { NEXT_CODE_MS, stoppedWorld } from '../money/clock.ts';
import { scan } from '../money/scan.ts';
import { besideField, guestAt, timesShown, toast, WIDTHS } from '../money/screens.ts';

const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ world });
});
afterAll(() => it.close());

describe.each(WIDTHS)('Security at %i px', width => {
  test('[R35] shows the last sign-in and every session, and ends another one at once', async () => {
    const { page, player } = await guestAt(it, '/security', { width });
    await page.getByText('This device').waitFor();
    expect(await page.locator('.facts').innerText()).toMatch(/Last sign-in\s+\d\d \w{3,4} \d{4} \d\d:\d\d:\d\d/);
    expect(await page.locator('.sessions li').count()).toBe(2); // this page, and the call that registered
    await axe(page);
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await toast(page, 'That session is signed out.').waitFor();
    await expect.poll(() => page.locator('.sessions li').count()).toBe(1);
    await expect(ask(it, 'balance', {}, { authorization: `Bearer ${player.token}` })).rejects.toThrow(/not-signed-in/);
  });

  test('[R34] two-step sign-in is set up by scanning a code, and switched off with another', async () => {
    const { page, player } = await guestAt(it, '/security', { width });
    const setUp = page.getByRole('button', { name: 'Set up' });
    const password = page.getByLabel('Your password');
    await setUp.click();
    await page.getByText('This field is required', { exact: true }).waitFor();
    await password.fill('not this one');
    await setUp.click();
    await page.getByText('That is not your password.', { exact: true }).waitFor(); // nobody asked for an email
    await axe(page);
    await password.fill(player.password);
    await setUp.click();
    const app = URI.parse(await scan(page.getByRole('img', { name: 'QR code for an authenticator app' })));
    if (!(app instanceof TOTP)) throw new Error('the code is not one of a clock');
    const key = page.getByRole('textbox', { name: 'Key' });
    expect(await key.inputValue()).toBe(app.secret.base32);
    expect(await key.evaluate(isWhole)).toBe(true);
    const code = page.getByLabel('Authenticator code');
    await code.fill('12');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('The code has six digits.').waitFor();
    await axe(page);
    await code.fill(app.generate({ timestamp: world.now() }));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await toast(page, 'Two-step sign-in is on.').waitFor();
    await expect.poll(() => page.locator('.sessions li').count()).toBe(1); // the others signed in without a code
    await page.getByRole('button', { name: 'I have kept them' }).click();
    world.pass(NEXT_CODE_MS);
    await page.getByLabel('Code, or a recovery code').fill(app.generate({ timestamp: world.now() }));
    await page.getByRole('button', { name: 'Switch off' }).click();
    await toast(page, 'Two-step sign-in is off.').waitFor();
    expect(await timesShown(page.getByRole('button', { name: 'Set up' }))).toBe(1);
  });
});

test('[R35] a new password ends all other sessions and is the one that signs in', async () => {
  const player = await register(it);
  const page = await visit(it);
  await signIn(page, player, '/security');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  expect(await timesShown(page.getByText('This field is required', { exact: true }))).toBe(2);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('short');
  await change.click();
  await toast(page, 'The password was not changed.').waitFor();
  const beside = (label: string) => besideField(page.getByLabel(label));
  await page.getByLabel('New password').fill('tamarind-and-loud-rivers');
  await change.click();
  await expect.poll(() => beside('Current password')).toBe('That is not your password.');
  await page.getByLabel('Current password').fill(player.password);
  await page.getByLabel('New password').fill('aaaaaaaa');
  await change.click();
  await expect.poll(() => beside('New password')).toBe(sentenceOf('password-too-simple'));
  expect(await page.getByLabel('Current password').getAttribute('aria-invalid')).not.toBe('true');
  const password = 'tamarind-and-quiet-rivers';
  await page.getByLabel('Current password').fill(player.password);
  await page.getByLabel('New password').fill(password);
  await change.click();
  await toast(page, 'Your password is changed.').waitFor();
  await expect(ask(it, 'balance', {}, { authorization: `Bearer ${player.token}` })).rejects.toThrow(/not-signed-in/);
  expect(await ask(it, 'login', { email: player.email, password })).toMatchObject({ username: player.username });
});
