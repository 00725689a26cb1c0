import type { House } from '@maidan/server/app';
import { seed } from '@maidan/server/seed';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axe, colleague, house, visit } from '../kit.ts';
import type { Colleague } from '../kit/staff.ts';
import { officeAt, press, toast, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const codeOf = (secret: string): string => new TOTP({ secret }).generate();

async function typeLogin(page: Page, { email, password }: Pick<Colleague, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
}

/** As if two-step sign-in had never been set up. */
const withoutTwoStep = ({ id }: Colleague) => it.deps.db.query('delete from staff_security where staff_id = $1', [id]);

describe.each(WIDTHS)('Staff sign-in at %i px', width => {
  test('asks for email, password and then the code, and leads to where one wanted to go', async () => {
    const meera = await colleague(it, 'owner');
    const page = await visit(it, { width });
    await page.goto('/admin/players');
    await press(page, 'Sign in');
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
    await typeLogin(page, { ...meera, password: 'not the password' });
    await page.getByText('Wrong email or password.').waitFor();
    await axe(page);
    await typeLogin(page, meera);
    const code = page.getByLabel('Code from your authenticator app');
    await code.fill('000000');
    await press(page, 'Sign in');
    await page.getByText('That code is not right. Try the newest one.').waitFor();
    await code.fill(codeOf(meera.secret));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Players' }).waitFor();
    expect(page.url()).toBe(`${it.url}/admin/players`);
  });

  test('[R35] signing out ends the session', async () => {
    const page = await officeAt(it, '/more', { width });
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect((await page.request.get('/api/office/me')).status()).toBe(401);
  });

  test('a password that was given out must be changed first', async () => {
    const meera = await colleague(it, 'support');
    await it.deps.db.query('update staff set must_change_password = true where id = $1', [meera.id]);
    const page = await officeAt(it, '/', { width, as: meera });
    await page.getByText('Choose a password of your own').waitFor();
    await axe(page);
    await page.getByLabel('Current password').fill(meera.password);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('New password again').fill('shorter');
    await press(page, 'Change password');
    await page.getByText('The two new passwords differ.').waitFor();
    await page.getByLabel('New password again').fill('short');
    await press(page, 'Change password');
    await page.getByText('The password needs at least 8 characters.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('a ground seen from above');
    await page.getByLabel('New password again').fill('a ground seen from above');
    await press(page, 'Change password');
    await page.getByRole('heading', { name: 'Payments' }).waitFor();
    expect(page.url()).toBe(`${it.url}/admin/payments`);
  });

  test('two-step sign-in is set up with a code of the secret that is shown', async () => {
    const meera = await colleague(it, 'support');
    await withoutTwoStep(meera);
    const page = await officeAt(it, '/account', { width, as: meera });
    await press(page, 'Set it up');
    await page.getByRole('img', { name: 'Adds this account to an authenticator app' }).waitFor();
    await axe(page);
    const secret = await page.getByLabel('Or enter this secret').inputValue();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await press(page, 'Switch on');
    await page.getByText('That code is not right. Try the newest one.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await press(page, 'Switch on');
    await toast(page, 'Two-step sign-in is on').waitFor();
    await page.getByText('It is on. Every sign-in asks for a code.').waitFor();
    expect(await page.getByRole('button', { name: 'Set it up' }).count()).toBe(0);
  });
});

test('[R41] the first owner signs in with the password that was printed, replaces it, and is at work', async () => {
  const own = await house();
  onTestFinished(() => own.close());
  const [owner] = (await seed(own.deps)).staff;
  if (!owner) throw new Error('an empty house gets an owner');
  const page = await visit(own);
  await page.goto('/admin/settings');
  await typeLogin(page, owner);
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor(); // a new house asks its staff for two steps
  await page
    .getByLabel('Code', { exact: true })
    .fill(codeOf(await page.getByLabel('Or enter this secret').inputValue()));
  await press(page, 'Switch on');
  await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor();
  expect((await page.request.get('/api/office/settings')).status()).toBe(403);
  await page.getByLabel('Current password').fill(owner.password);
  await page.getByLabel('New password', { exact: true }).fill('a ground seen from above');
  await page.getByLabel('New password again').fill('a ground seen from above');
  await press(page, 'Change password');
  await page.getByRole('form', { name: 'Bank account' }).waitFor();
  expect((await page.request.get('/api/office/settings')).status()).toBe(200);
});

test('[R34] where two-step sign-in is required, nothing else is shown before it is set up', async () => {
  const own = await house();
  onTestFinished(() => own.close());
  const meera = await colleague(own, 'owner');
  await own.deps.db.query('delete from staff_security where staff_id = $1', [meera.id]);
  const page = await officeAt(own, '/settings/staff', { as: meera });
  await page.getByLabel('Two-step sign-in').selectOption({ label: 'Required for everyone' });
  await page.getByLabel('Reason for the change').fill('Real people, real money');
  await press(page, 'Save');
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
  await page.goto('/admin/payments');
  const secret = await page.getByLabel('Or enter this secret').inputValue();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await press(page, 'Switch on');
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  await expect.poll(() => page.getByText('Two-step sign-in on').count()).toBe(1);
});

test('[R35] a session that ends elsewhere ends here, and says so', async () => {
  const meera = await colleague(it, 'payments');
  const page = await officeAt(it, '/payments', { as: meera });
  await page.getByText('Live').waitFor();
  await it.deps.staffSessions.endAllOf(meera.id);
  await page.getByText('You were signed out. Please sign in again.').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
});

test('light and dark can be switched and are kept', async () => {
  const page = await officeAt(it, '/payments', { theme: 'light' });
  await press(page, 'Dark colours');
  await axe(page);
  await page.reload();
  await page.getByRole('button', { name: 'Light colours' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});
