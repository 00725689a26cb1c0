import type { House } from '@maidan/server/app';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock, timerOf, toastOf, tokenOn, WIDTHS } from '../frame/pages.ts';
import { ask, axe, register, visit, house } from '../kit.ts';
import type { Player } from '../kit/people.ts';

let it: House;
let player: Player;
beforeAll(async () => {
  it = await house();
  player = await register(it);
});
afterAll(() => it.close());

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

const press = (page: Page, name = 'Login'): Promise<void> => page.getByRole('button', { name, exact: true }).click();

describe.each(WIDTHS)('Login at %i px', width => {
  test('[S001] [S010] has two fields, two buttons, SignUp and a support contact', async () => {
    const page = await visit(it, { width });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Login', 'Login with Demo ID']);
    expect(await page.getByRole('link', { name: 'SignUp' }).getAttribute('href')).toBe('/registeration');
    expect(await page.getByRole('link', { name: 'Support' }).getAttribute('href')).toMatch(/^(https?|mailto|tel):/);
    await axe(page);
  });

  test('[S012] empty fields are named beside them and in a toast, and nothing is sent', async () => {
    const page = await visit(it, { width });
    const sent: string[] = [];
    page.on('request', request => sent.push(request.method()));
    await page.goto('/');
    await press(page);
    await toastOf(page, 'Please fill in all required fields.').waitFor();
    await expect.poll(() => page.getByText('This field is required', { exact: true }).count()).toBe(2);
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => email.evaluate(field => document.activeElement === field)).toBe(true);
    await email.fill('asha@example.com');
    expect(await page.getByText('This field is required', { exact: true }).count()).toBe(1);
    expect(sent).not.toContain('POST');
    await axe(page);
  });

  test('[S013] success: a toast, the token under `token`, /home after exactly two seconds', async () => {
    const page = await visit(it, { width });
    await page.clock.install();
    await page.goto('/');
    await fill(page, player.email, player.password);
    await stopClock(page);
    await press(page);
    await toastOf(page, 'Login successful!').waitFor();
    const token = await tokenOn(page);
    expect(await ask(it, 'balance', {}, { authorization: `Bearer ${token}` })).toMatchObject({
      username: player.username,
    });
    await page.clock.runFor(1_999);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(1);
    await page.waitForURL('**/home');
  });

  test('[S014] a refusal of the server stands inline and in a toast', async () => {
    const page = await visit(it, { width });
    await page.goto('/');
    await fill(page, player.email, 'not-the-password');
    await press(page);
    await toastOf(page, 'Wrong email or password.').waitFor(); // this goes, and the other stays
    await page.getByText('Login failed: Wrong email or password.', { exact: true }).waitFor();
    expect(await tokenOn(page)).toBeNull();
    await axe(page);
  });

  test('[S014] without an answer: An error occurred, and a toast to try again', async () => {
    const page = await visit(it, { width, expected: [/Failed to load resource/] });
    await page.route('**/api/user/login', route => route.abort());
    await page.goto('/');
    await fill(page, player.email, player.password);
    await press(page);
    await toastOf(page, 'Login failed. Please try again.').waitFor();
    await page.getByText('Login failed: An error occurred', { exact: true }).waitFor();
    expect(await tokenOn(page)).toBeNull();
  });

  test('[S015] the demo button opens a play-money account and leads to /home after two seconds', async () => {
    const page = await visit(it, { width });
    await page.clock.install();
    await page.goto('/');
    await stopClock(page);
    await press(page, 'Login with Demo ID');
    await toastOf(page, 'Demo login successful!').waitFor();
    const authorization = `Bearer ${await tokenOn(page)}`;
    expect(await ask(it, 'balance', {}, { authorization })).toMatchObject({ balance: 100_000, demo: true });
    const payee = { withdraw_amount: '100', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@bank' };
    await expect(ask(it, 'withdrawal', payee, { authorization })).rejects.toThrow('demo-account');
    await page.clock.runFor(1_999);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.runFor(1);
    await page.waitForURL('**/home');
    await page.clock.resume();
    await page.getByText('1,00,000.00').waitFor();
  });

  test('[S015] a demo that fails says so', async () => {
    const page = await visit(it, { width, expected: [/Failed to load resource/] });
    await page.route('**/api/user/demo', route => route.abort());
    await page.goto('/');
    await press(page, 'Login with Demo ID');
    await toastOf(page, 'Demo login failed. Please try again.').waitFor();
    expect(await tokenOn(page)).toBeNull();
  });

  test('[S017] toasts stand top right, close after 3000 ms, wait for pointer and focus, and go when dragged', async () => {
    const page = await visit(it, { width });
    await page.goto('/');
    await press(page);
    const toast = toastOf(page, 'Please fill in all required fields.');
    await toast.waitFor();
    const timer = timerOf(toast);
    await timer.slow();
    await expect.poll(timer.state).toBe('running');
    expect(await timer.duration()).toBe(3_000);
    const box = (await toast.boundingBox())!;
    expect(box.y).toBeLessThan(32);
    expect(width - (box.x + box.width)).toBeLessThan(32);

    await toast.hover();
    await expect.poll(timer.state).toBe('paused');
    await page.mouse.move(4, 400);
    await expect.poll(timer.state).toBe('running');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect.poll(timer.state).toBe('paused');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(timer.state).toBe('running');
    await timer.finish();
    await toast.waitFor({ state: 'detached' });

    await press(page);
    await toast.waitFor();
    await timer.slow();
    await toast.hover();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + box.width * 0.9, box.y + 10, { steps: 5 });
    await page.mouse.up();
    await toast.waitFor({ state: 'detached' });
  });
});

test('[S018] the fields are of the types email and password, and password managers and paste work', async () => {
  const page = await visit(it);
  await page.goto('/');
  const attributes = (label: string) =>
    page.getByLabel(label).evaluate(field => ['type', 'name', 'autocomplete'].map(name => field.getAttribute(name)));
  expect(await attributes('Email')).toEqual(['email', 'email', 'username']);
  expect(await attributes('Password')).toEqual(['password', 'password', 'current-password']);
  await page.evaluate(text => navigator.clipboard.writeText(text), player.password);
  await page.getByLabel('Password').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => page.getByLabel('Password').inputValue()).toBe(player.password);
});

test('two-step sign-in: the code is asked for when the server wants it, and a wrong one is refused', async () => {
  const careful = await register(it);
  const authorization = `Bearer ${careful.token}`;
  const { secret } = await ask(it, 'beginTwoStep', { password: careful.password }, { authorization });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await ask(it, 'confirmTwoStep', { code: totp.generate() }, { authorization });
  const page = await visit(it);
  await page.goto('/');
  await fill(page, careful.email, careful.password);
  await press(page);
  await toastOf(page, 'Enter the code from your authenticator app.').waitFor();
  const code = page.getByLabel('Code');
  await expect.poll(() => code.evaluate(field => document.activeElement === field)).toBe(true);
  await axe(page);
  await press(page);
  await page.getByText('This field is required', { exact: true }).waitFor();
  await code.fill('000000');
  await press(page);
  await page.getByText('Login failed: That code is not right. Try the newest one.', { exact: true }).waitFor();
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 })); // the last one cannot be used twice
  await press(page);
  await page.waitForURL('**/home');
});

test('Login and Registration look right in the dark', async () => {
  const page = await visit(it, { theme: 'dark' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 26, 36)');
  await axe(page);
  await page.getByRole('link', { name: 'SignUp' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await axe(page);
});
