import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, house, person, visit } from '../kit.ts';
import { focused, press, type } from '../kit/keys.ts';
import { timesShown, toast } from '../money/screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

test.each([1440, 390])('[S033] [S050] the keyboard alone registers, deposits and withdraws at %i px', async width => {
  const asha = person();
  const page = await visit(it, { width });
  await page.goto('/registeration');
  await page.getByRole('button', { name: 'Register' }).waitFor();
  await type(page, 'Username', asha.username);
  await type(page, 'Country', asha.country);
  await type(page, 'Email', asha.email);
  await type(page, 'Phone number', asha.phone_number);
  await type(page, 'Password', asha.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome to the maidan' }).waitFor({ state: 'attached' });

  await press(page, asha.username);
  await page.locator('#user-menu').waitFor();
  await press(page, 'Deposit');
  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await deposit.getByRole('button', { name: 'I do not want a limit' }).waitFor();
  await press(page, 'I do not want a limit');
  await press(page, 'Yes, go on without a limit');
  await deposit.getByRole('radio', { name: 'BANK' }).waitFor({ state: 'attached' });
  await press(page, 'BANK', 'Space');
  await page.keyboard.press('ArrowRight'); // UPI, the next of the two
  await deposit.getByRole('textbox', { name: 'UPI ID' }).waitFor();
  await type(page, 'Amount', '2000');
  await type(page, 'Transaction/UTR Number', '407188290077');
  await press(page, 'Submit');
  await toast(page, 'Deposit request submitted successfully!').waitFor();
  await deposit.waitFor({ state: 'detached' });

  await expect.poll(() => page.evaluate(focused)).toBe(asha.username); // the focus is back where it came from
  await page.keyboard.press('Enter');
  await page.locator('#user-menu').waitFor();
  await press(page, 'Withdraw');
  const withdraw = page.getByRole('dialog', { name: 'Withdraw' });
  await withdraw.getByText('10,000.00 INR').waitFor();
  await type(page, 'Amount', '500');
  await type(page, 'Account number', '000012345678');
  await type(page, 'IFSC code', 'SMPL0000123');
  await page.keyboard.press('Enter');
  expect(await timesShown(toast(page, 'Withdrawal request submitted successfully!'))).toBe(1);
  await withdraw.waitFor({ state: 'detached' });

  const { token } = await ask(it, 'login', { email: asha.email, password: asha.password });
  const { rows } = await ask(it, 'requests', {}, { authorization: `Bearer ${token}` });
  expect(rows.map(({ type, method, asked }) => `${type} ${method} ${asked}`)).toEqual([
    'withdrawal BANK 500',
    'deposit UPI 2000',
  ]);
});
