import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toastOf, tokenOn } from './pages.ts';
import { house, visit } from '../kit.ts';
import { choose, guestAt, openDialog, timesShown } from '../money/screens.ts';

/* What the specification reads of an answer is enough: another server that says no more than that is understood. */

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
});
afterAll(() => it.close());

const answer = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**${path}`, route => route.fulfill({ status, json }));

describe('login and registration', () => {
  const enter = async (page: Page): Promise<void> => {
    await page.goto('/');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password').fill('Mango-river-1');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };

  test('[S013] [S100] `token` alone signs in', async () => {
    const page = await visit(it);
    await answer(page, '/api/user/login', { token: 'a-token-and-nothing-else' });
    await enter(page);
    await toastOf(page, 'Login successful!').waitFor();
    expect(await tokenOn(page)).toBe('a-token-and-nothing-else');
  });

  test('[S014] `error` alone is what is said; without a token nobody is signed in', async () => {
    const page = await visit(it);
    await answer(page, '/api/user/login', { error: 'No such player.' }, 401);
    await enter(page);
    await toastOf(page, 'No such player.').waitFor();
    await page.getByText('Login failed: No such player.', { exact: true }).waitFor();
    await page.unrouteAll();
    await answer(page, '/api/user/login', { success: true });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await toastOf(page, 'Login failed. Please try again.').waitFor(); // this goes, and the other stays
    await page.getByText('Login failed: An error occurred', { exact: true }).waitFor();
    expect(await tokenOn(page)).toBeNull();
  });

  const register = async (page: Page): Promise<void> => {
    await page.goto('/registeration');
    for (const [label, text] of [
      ['Username', 'asha'],
      ['Country', 'India'],
      ['Email', 'asha@example.com'],
      ['Phone number', '+91 98765 43210'],
      ['Password', 'short'],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await page.getByRole('button', { name: 'Register' }).click();
  };

  test('[S016] `error` alone is the toast of a registration; a fault of the password stands at the password', async () => {
    const page = await visit(it);
    await answer(page, '/api/admin/register-user', { error: 'Taken.' }, 409);
    await register(page);
    await toastOf(page, 'Taken.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Register' }).click();
    const password = page.getByLabel('Password');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    const line = await password.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${line!.split(' ')[0]}"]`).innerText()).toMatch(/password/i);
    expect(await page.locator('.auth-form .note.er').count()).toBe(0);
  });
});

const BANK = { bank_name: 'B', account_name: 'A', account_number: '1', ifsc: 'I', upi_id: 'u@p' };

describe('money', () => {
  test.each([
    ['data without success', { data: BANK }, 'Failed to fetch bank details'],
    ['success false with a message', { success: false, message: 'Closed today.' }, 'Closed today.'],
  ])('[S037] [S103] bank details: %s', async (_, json, sentence) => {
    const { page } = await guestAt(it, '/wallet');
    await answer(page, '/api/admin/bank/details', json);
    await openDialog(page, 'Deposit');
    expect(await timesShown(toastOf(page, sentence))).toBe(1);
  });

  test('[S103] [S104] bank details need success and data, a deposit any data at all', async () => {
    const { page } = await guestAt(it, '/wallet');
    await answer(page, '/api/admin/bank/details', { success: true, data: BANK });
    await answer(page, '/api/user/deposit', { data: { anything: 1 } });
    const dialog = await openDialog(page, 'Deposit');
    await dialog.getByLabel('Amount').fill('500');
    await choose(dialog, 'Payment method', 'UPI');
    await dialog.getByRole('textbox', { name: 'UPI ID' }).waitFor();
    await dialog.getByLabel('Transaction/UTR Number').fill('407188290004');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await timesShown(toastOf(page, 'Deposit request submitted successfully!'))).toBe(1);
    await dialog.waitFor({ state: 'detached' });
  });

  test('[S055] [S105] a withdrawal reads success and message, and nothing else', async () => {
    const { page } = await guestAt(it, '/wallet');
    const answers = [
      { success: false, message: 'Not on Sundays.' },
      { message: 'Neither yes nor no.' },
      { success: true, message: 'ok' },
    ];
    await page.route('**/api/user/withdrawal', route => route.fulfill({ json: answers.shift() }));
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    await dialog.getByLabel('Amount').fill('100');
    await choose(dialog, 'Payment method', 'UPI');
    await dialog.getByLabel('UPI ID').fill('asha@bank');
    for (const said of ['Not on Sundays.', 'Neither yes nor no.', 'Withdrawal request submitted successfully!']) {
      await dialog.getByRole('button', { name: 'Submit' }).click();
      expect(await timesShown(toastOf(page, said))).toBe(1);
    }
    await dialog.waitFor({ state: 'detached' });
  });

  test('[S102] a balance is data.balance and data.username, if that is all there is', async () => {
    const { page } = await guestAt(it, '/rules');
    await answer(page, '/api/user/balance', { data: { balance: 1234.5, username: 'Asha of elsewhere' } });
    await page.routeWebSocket('**', () => undefined); // nothing else tells it
    await page.reload();
    await page.getByRole('banner').getByText('1,234.50').waitFor();
    await page.getByRole('button', { name: 'Asha of elsewhere' }).waitFor();
    expect(await page.locator('.bal').innerText()).toMatch(/Exp:\s*0$/);
  });
});
