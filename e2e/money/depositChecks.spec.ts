import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { house } from '../kit.ts';
import { fillUpi, submit } from './depositForm.ts';
import { besideField, choose, guestAt, openDialog, timesShown, toast } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe('What the deposit form checks', () => {
  test('[S036] changing currency resets method and network', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    const chosen = dialog.locator('input[type=radio]:checked');
    const values = () => chosen.evaluateAll(radios => radios.map(radio => radio.getAttribute('value')));
    await choose(dialog, 'Payment method', 'BANK');
    expect(await values()).toEqual(['INR', 'BANK']);
    await choose(dialog, 'Deposit Currency', 'USDT');
    await choose(dialog, 'Choose Network', 'BEP20');
    expect(await values()).toEqual(['USDT', 'BEP20']);
    await choose(dialog, 'Deposit Currency', 'INR');
    expect(await values()).toEqual(['INR']);
    await choose(dialog, 'Deposit Currency', 'USDT');
    expect(await values()).toEqual(['USDT']);
  });

  test('[S037] bank details are fetched each time the dialog opens', async () => {
    const { page } = await guestAt(it, '/wallet');
    let asked = 0;
    page.on('request', request => (asked += Number(request.url().endsWith('/api/admin/bank/details'))));
    for (const times of [1, 2, 3]) {
      const dialog = await openDialog(page, 'Deposit');
      await choose(dialog, 'Payment method', 'BANK');
      await dialog.getByRole('textbox', { name: 'IFSC code' }).waitFor();
      expect(asked).toBe(times);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });

  const REFUSED = { success: false, code: 'method-closed', error: 'No bank today.', message: 'No bank today.' };

  test.each<[string, (page: Page) => Promise<unknown>, string]>([
    ['the message of the server', page => answer(page, 409, REFUSED), 'No bank today.'],
    ['an answer without success', page => answer(page, 200, {}), 'Failed to fetch bank details'],
    ['no token', withoutToken, 'Authentication token not found'],
  ])('[S037] when bank details fail, a toast says why: %s', async (_, arrange, sentence) => {
    const { page } = await guestAt(it, '/wallet');
    await page.getByText('No requests yet').waitFor();
    await page.getByRole('main').getByText('10,000.00', { exact: true }).waitFor();
    await arrange(page);
    await openDialog(page, 'Deposit');
    expect(await timesShown(toast(page, sentence))).toBe(1);
  });

  /** What else the page asks for meanwhile would bring a new one: that waits. */
  async function withoutToken(page: Page): Promise<void> {
    await page.route('**/api/user/refresh', () => undefined);
    await page.evaluate(() => localStorage.removeItem('token'));
  }

  const answer = (page: Page, status: number, json: object) =>
    page.route('**/api/admin/bank/details', route => route.fulfill({ status, json }));

  test('[S038] what is missing stands beside its field, INR', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    const amount = dialog.getByLabel('Amount');
    await amount.press('Enter');
    await expect.poll(() => besideField(amount)).toBe('Amount is required');
    await expect
      .poll(() => besideField(dialog.getByRole('radiogroup', { name: 'Payment method' })))
      .toBe('Please choose BANK or UPI');
    await choose(dialog, 'Payment method', 'UPI');
    await submit(dialog);
    await expect
      .poll(() => besideField(dialog.getByLabel('Transaction/UTR Number')))
      .toBe('Transaction/UTR number is required');
    await expect.poll(() => amount.evaluate(element => element === document.activeElement)).toBe(true);
  });

  test('[S038] what is missing stands beside its field, USDT', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await choose(dialog, 'Deposit Currency', 'USDT');
    const network = dialog.getByRole('radiogroup', { name: 'Choose Network' });
    await dialog.getByRole('button', { name: 'Proceed with Payment' }).click();
    await expect.poll(() => besideField(network)).toBe('Please choose a network');
    await choose(dialog, 'Choose Network', 'ERC20');
    await dialog.getByLabel('Amount').press('Enter');
    await expect.poll(() => besideField(dialog.getByLabel('Amount'))).toBe('Amount is required');
    await expect.poll(() => besideField(network)).toBe('Chain is required');
    await dialog.getByText('Wallet address is required', { exact: true }).waitFor();
  });

  test('[S039] without a token nothing is sent', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await fillUpi(dialog, '407188290001');
    await page.evaluate(() => localStorage.removeItem('token'));
    await submit(dialog);
    await toast(page, 'You must be logged in to make a deposit.').waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('2500.50');
  });

  test('[S039] a refusal keeps the dialog open, with the sentence of the server beside its field', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await fillUpi(dialog, '12');
    await submit(dialog);
    await toast(page, 'An error occurred. Please try again.').waitFor();
    await expect
      .poll(() => besideField(dialog.getByLabel('Transaction/UTR Number')))
      .toBe('A transaction number has 4 to 80 letters and digits.');
    await dialog.getByLabel('Amount').fill('0');
    await dialog.getByLabel('Transaction/UTR Number').fill('407188290002');
    await submit(dialog);
    await dialog.locator('.msg').getByText('The amount must be more than zero.').waitFor();
    await expect.poll(() => besideField(dialog.getByLabel('Amount'))).toBe('The amount must be more than zero.');
  });

  test('[S039] success is said, the form resets to INR and the dialog closes', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Deposit');
    await fillUpi(dialog, '407188290003');
    await submit(dialog);
    await toast(page, 'Deposit request submitted successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const again = await openDialog(page, 'Deposit');
    expect(await again.getByLabel('Amount').inputValue()).toBe('');
    expect(await again.locator('input[type=radio]:checked').getAttribute('value')).toBe('INR');
  });
});
