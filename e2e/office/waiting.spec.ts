import { WHY_NOT_OPEN } from '@maidan/contract/house';
import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, colleague, house, visit } from '../kit.ts';
import { officeAt, press } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

test.each([1440, 390])(
  'while the database is away the office, its door and the players’ say so, at %i px',
  async width => {
    const pages = [await officeAt(it, '/account', { width }), await visit(it, { width }), await visit(it, { width })];
    await pages[1]!.goto('/admin');
    await pages[0]!.getByLabel('Current password').waitFor();
    await pages[1]!.getByRole('button', { name: 'Sign in' }).waitFor();
    await pages[2]!.goto('/');
    await pages[2]!.getByRole('button', { name: 'Login', exact: true }).waitFor();
    it.deps.standing.meet('waiting');
    for (const page of pages) {
      await page.getByText(WHY_NOT_OPEN.waiting).waitFor();
      await axe(page);
    }
    it.deps.standing.overcome('waiting');
    for (const page of pages) await expect.poll(() => page.getByText(WHY_NOT_OPEN.waiting).count()).toBe(0);
  },
);

test('[R41] what is wrong with a new password stands at its field', async () => {
  const meera = await colleague(it);
  const page = await officeAt(it, '/account', { as: meera });
  const fill = async (...typed: readonly string[]) => {
    const labels = ['Current password', 'New password', 'New password again'];
    for (const [at, text] of typed.entries()) await page.getByLabel(labels[at]!, { exact: true }).fill(text);
    await press(page, 'Change password');
  };
  const saidAt = async (label: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    return page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ')[0]}"]`).textContent();
  };
  await fill(meera.password, 'a sentence of mine', 'another sentence');
  expect(await saidAt('New password again')).toContain('differ');
  await fill(meera.password, 'aaaaaaaa', 'aaaaaaaa');
  expect(await saidAt('New password')).not.toBe('');
  await fill('not my password', 'a sentence of mine', 'a sentence of mine');
  expect(await saidAt('Current password')).not.toBe('');
});

test('what was typed in one section is there after a look at another one, and is marked as not saved', async () => {
  const page = await officeAt(it, '/settings/upi');
  await page.getByLabel('Payee name').fill('Maidan Two');
  await page.getByLabel('Reason for the change').fill('A new name');
  await page.getByRole('link', { name: 'Bank account' }).click();
  await page.getByRole('link', { name: 'UPI Not saved' }).click();
  expect(await page.getByLabel('Payee name').inputValue()).toBe('Maidan Two');
  expect(await page.getByLabel('Reason for the change').inputValue()).toBe('A new name');
  await press(page, 'Undo');
  await page.getByRole('link', { name: 'Bank account' }).click();
  await page.getByRole('link', { name: 'UPI', exact: true }).click();
  expect(await page.getByLabel('Payee name').inputValue()).not.toBe('Maidan Two');
});
