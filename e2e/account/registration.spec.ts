import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stopClock, timerOf, toastOf, tokenOn, WIDTHS } from '../frame/pages.ts';
import { ask, axe, house, person, register, visit } from '../kit.ts';
import type { Person } from '../kit/people.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

async function fill(page: Page, someone: Person): Promise<void> {
  await page.getByLabel('Username').fill(someone.username);
  await page.getByLabel('Country').fill(someone.country);
  await page.getByLabel('Email').fill(someone.email);
  await page.getByLabel('Phone number').fill(someone.phone_number);
  await page.getByLabel('Password').fill(someone.password);
}

const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Register' }).click();

describe.each(WIDTHS)('Registration at %i px', width => {
  test('[S001] [S011] has five fields, Register and a Login link, and shows neither coin type nor role', async () => {
    const page = await visit(it, { width });
    await page.goto('/registeration');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    const names = await page
      .locator('input, select')
      .evaluateAll(fields => fields.map(field => field.getAttribute('name')));
    expect(names.toSorted()).toEqual(['country', 'email', 'password', 'phone_number', 'username']);
    expect(await page.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/');
    await page.getByText('you confirm that you are 18 years of age or more').waitFor();
    await axe(page);
  });

  test('[S012] empty fields are named beside them and in a toast that closes after 3000 ms', async () => {
    const page = await visit(it, { width });
    await page.goto('/registeration');
    await press(page);
    const toast = toastOf(page, 'Please fill in all required fields.');
    await toast.waitFor();
    await expect.poll(timerOf(toast).duration).toBe(3_000);
    await expect.poll(() => page.getByText('This field is required', { exact: true }).count()).toBe(5);
    await axe(page);
  });

  test('[S011] [S016] registers with coin_type USD and role User, signs in by itself, and goes to /home', async () => {
    const page = await visit(it, { width });
    await page.clock.install();
    const someone = person();
    await page.goto('/registeration');
    await fill(page, someone);
    await stopClock(page);
    const sent = page.waitForRequest('**/api/admin/register-user');
    await press(page);
    expect((await sent).postDataJSON()).toEqual({ ...someone, coin_type: 'USD', role: 'User' });
    await toastOf(page, 'Registration successful!').waitFor();
    await expect.poll(() => tokenOn(page)).not.toBeNull();
    const authorization = `Bearer ${await tokenOn(page)}`;
    expect(await ask(it, 'balance', {}, { authorization })).toMatchObject({
      username: someone.username,
      balance: 10_000,
      demo: false,
    });
    await page.clock.runFor(2_000);
    await page.waitForURL('**/home');
  });

  test('[S016] a refusal of the server is shown in its words', async () => {
    const known = await register(it);
    const page = await visit(it, { width });
    await page.goto('/registeration');
    await fill(page, person({ email: known.email }));
    await press(page);
    const sentence = 'These details cannot be registered. Use another username or email, or log in.';
    await toastOf(page, sentence).waitFor();
    await page.getByRole('main').getByText(sentence, { exact: true }).waitFor();
    expect(await tokenOn(page)).toBeNull();
    await axe(page);
  });

  test('[S016] without an answer: Registration failed. Please try again.', async () => {
    const page = await visit(it, { width, expected: [/Failed to load resource/] });
    await page.route('**/api/admin/register-user', route => route.abort());
    await page.goto('/registeration');
    await fill(page, person());
    await press(page);
    await toastOf(page, 'Registration failed. Please try again.').waitFor();
    expect(await tokenOn(page)).toBeNull();
  });
});

test('what the server finds wrong with a field stands beside that field', async () => {
  const page = await visit(it);
  await page.goto('/registeration');
  await fill(page, person({ phone_number: 'call me' }));
  await press(page);
  await page.getByText('Enter a phone number.', { exact: true }).waitFor();
  expect(await page.getByLabel('Phone number').getAttribute('aria-invalid')).toBe('true');
});

test('a lost answer does not open two accounts: the retry carries the same key', async () => {
  const page = await visit(it, { expected: [/Failed to load resource/] });
  const someone = person();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/admin/register-user', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch(); // it arrives, but its answer does not
    return route.abort();
  });
  await page.goto('/registeration');
  await fill(page, someone);
  await press(page);
  await toastOf(page, 'Registration failed. Please try again.').waitFor();
  await press(page);
  await toastOf(page, 'Registration successful!').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('keyboard alone can register', async () => {
  const page = await visit(it);
  const someone = person();
  await page.goto('/registeration');
  await page.getByLabel('Username').focus();
  const order = [someone.username, someone.country, someone.email, someone.phone_number, someone.password];
  for (const text of order) {
    await page.keyboard.type(text);
    await page.keyboard.press('Escape'); // closes the suggestions of the browser
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await toastOf(page, 'Registration successful!').waitFor();
  await page.waitForURL('**/home');
  expect(await tokenOn(page)).not.toBeNull();
});
