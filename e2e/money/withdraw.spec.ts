import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house } from '../kit.ts';
import { submit } from './depositForm.ts';
import { besideField, choose, guestAt, openDialog, timesShown, toast, WIDTHS } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** A withdrawal of 500 to a UPI ID, ready to be sent. */
async function fillUpi(dialog: Locator, amount = '500'): Promise<void> {
  await dialog.getByText('10,000.00 INR').waitFor();
  await dialog.getByLabel('Amount').fill(amount);
  await choose(dialog, 'Payment method', 'UPI');
  await dialog.getByLabel('UPI ID').fill('asha@bank');
}

const namesIn = (dialog: Locator): Promise<string[]> =>
  dialog.locator('input').evaluateAll(inputs => [...new Set(inputs.map(input => input.getAttribute('name') ?? ''))]);

describe.each(WIDTHS)('Withdraw at %i px', width => {
  test('[S050] titled Withdraw, closed by its button, nothing there when closed', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    expect(await page.getByRole('dialog').count()).toBe(0);
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('[S050] the fields of each way by their names; the amount is depositAmount; a method only for INR', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Withdraw');
    const bank = ['accountHolderName', 'accountNumber', 'ifscCode'];
    await expect.poll(() => namesIn(dialog)).toEqual(['currency', 'paymentMethod', 'depositAmount', ...bank]);
    await choose(dialog, 'Payment method', 'UPI');
    await expect.poll(() => namesIn(dialog)).toEqual(['currency', 'paymentMethod', 'depositAmount', 'upiId']);
    await choose(dialog, 'Currency', 'USDT');
    await expect.poll(() => namesIn(dialog)).toEqual(['currency', 'depositAmount', 'chainName', 'walletAddress']);
    await dialog.getByLabel('Amount').fill('10');
    await dialog.getByText('₹885.00').waitFor();
    await axe(page);
  });

  test('[S053] a local error shows beside its field and as a toast beginning Error', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog, '200000');
    await submit(dialog);
    await toast(page, 'Error: Insufficient balance').waitFor();
    await expect.poll(() => besideField(dialog.getByLabel('Amount'))).toBe('Insufficient balance');
    await axe(page);
  });

  test('[S055] success is said and the dialog closes; the amount is held at once', async () => {
    const { page } = await guestAt(it, '/wallet', { width });
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog);
    await submit(dialog);
    await toast(page, 'Withdrawal request submitted successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    await main.getByText('9,500.00', { exact: true }).waitFor();
    expect(await timesShown(main.getByText('500.00', { exact: true }))).toBe(1);
  });
});

const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

describe('What the withdraw form checks', () => {
  test.each<[string, (page: Page, dialog: Locator) => Promise<unknown>, string]>([
    [
      'no token comes first',
      async (page, dialog) => [await fillUpi(dialog, '200000'), await forget(page)],
      'Authentication token not found',
    ],
    ['amount above balance', (_, dialog) => fillUpi(dialog, '10000.01'), 'Insufficient balance'],
    [
      'BANK without account number and IFSC',
      (_, dialog) => dialog.getByLabel('Amount').fill('5'),
      'Please provide all bank details',
    ],
    [
      'BANK without IFSC',
      (_, dialog) => dialog.getByLabel('Account number').fill('123456'),
      'Please provide all bank details',
    ],
    ['UPI without an ID', (_, dialog) => choose(dialog, 'Payment method', 'UPI'), 'Please provide UPI ID'],
    [
      'USDT without a wallet',
      (_, dialog) => choose(dialog, 'Currency', 'USDT'),
      'Please provide wallet address and chain name',
    ],
  ])('[S051] %s', async (_, arrange, sentence) => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    await arrange(page, dialog);
    await submit(dialog);
    await toast(page, `Error: ${sentence}`).waitFor();
    expect(await timesShown(dialog.locator('.msg, .form-fault').getByText(sentence, { exact: true }))).toBe(1);
  });

  test('[S051] a balance that could not be fetched', async () => {
    const { page } = await guestAt(it, '/wallet', { expected: [/ERR_FAILED/] });
    await page.getByRole('main').getByText('10,000.00', { exact: true }).waitFor();
    await page.route('**/api/user/balance', route => route.abort());
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByRole('button', { name: 'Failed to fetch balance. Try again' }).waitFor();
    await submit(dialog);
    expect(await timesShown(toast(page, 'Error: Failed to fetch balance'))).toBe(1);
    await page.unroute('**/api/user/balance');
    await dialog.getByRole('button', { name: 'Failed to fetch balance. Try again' }).click();
    await dialog.getByText('10,000.00 INR').waitFor();
  });

  test('[S052] UPI without bank details passes, and a holder name is not needed for BANK', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog);
    await submit(dialog);
    await toast(page, 'Withdrawal request submitted successfully!').waitFor();
    const again = await openDialog(page, 'Withdraw');
    await again.getByLabel('Amount').fill('100');
    await again.getByLabel('Account number').fill('000012345678');
    await again.getByLabel('IFSC code').fill('SMPL0000123');
    await submit(again);
    expect(await timesShown(page.getByRole('main').getByText('600.00', { exact: true }))).toBe(1);
  });

  test("[S054] while it is sent the button reads 'Submitting...' and is disabled", async () => {
    const { page } = await guestAt(it, '/wallet');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/user/withdrawal', async route => {
      await held.promise;
      await route.continue();
    });
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog);
    await submit(dialog);
    const button = dialog.getByRole('button', { name: 'Submitting...' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    held.resolve();
    await toast(page, 'Withdrawal request submitted successfully!').waitFor();
  });
});

describe('What the server answers to a withdrawal', () => {
  test('[S055] the sentence of a refusal shows beside the field and as a toast, and the dialog stays open', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    await dialog.getByText('10,000.00 INR').waitFor();
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByLabel('Account number').fill('000012345678');
    await dialog.getByLabel('IFSC code').fill('wrong');
    await submit(dialog);
    await toast(page, 'An IFSC code looks like SBIN0001234.').waitFor();
    await expect.poll(() => besideField(dialog.getByLabel('IFSC code'))).toBe('An IFSC code looks like SBIN0001234.');
    expect(await dialog.getByLabel('Account number').inputValue()).toBe('000012345678');
  });

  test("[S055] without a message it is 'Failed to submit withdrawal request'", async () => {
    const { page } = await guestAt(it, '/wallet');
    await page.route('**/api/user/withdrawal', route => route.fulfill({ json: { success: false } }));
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog);
    await submit(dialog);
    await toast(page, 'Failed to submit withdrawal request').waitFor();
    expect(await dialog.locator('.form-fault').innerText()).toBe('Failed to submit withdrawal request');
  });

  test.each([
    ['', 'Amount is required'],
    ['0', 'The amount must be more than zero.'],
  ])('[S056] the amount %j is refused with a sentence', async (amount, sentence) => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog, amount);
    await submit(dialog);
    await toast(page, sentence).waitFor();
    await expect.poll(() => besideField(dialog.getByLabel('Amount'))).toBe(sentence);
  });

  test('[S030] [S050] an amount takes digits only, decimals by its currency, and is cleared with it', async () => {
    const { page } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    const amount = dialog.getByLabel('Amount');
    const typed = async (text: string) => {
      await amount.fill('');
      await amount.pressSequentially(text);
      return amount.inputValue();
    };
    expect(await typed('-1a2.505')).toBe('12.50');
    await dialog.getByText('Min: 1 Max: 1Cr', { exact: true }).waitFor();
    await choose(dialog, 'Currency', 'USDT');
    expect(await amount.inputValue()).toBe('');
    await dialog.getByText('Min: 0.02 Max: 112,994.35 USDT', { exact: true }).waitFor();
    expect(await typed('x0.1234567')).toBe('0.123456');
  });

  test('[S057] the payload carries every field of the request by its name', async () => {
    const { page, player } = await guestAt(it, '/wallet');
    const dialog = await openDialog(page, 'Withdraw');
    await fillUpi(dialog, '1500');
    const [request] = await Promise.all([page.waitForRequest('**/api/user/withdrawal'), submit(dialog)]);
    expect(request.postDataJSON()).toEqual({
      withdraw_amount: '1500',
      withdraw_currency: 'INR',
      payment_method: 'UPI',
      account_holder_name: '',
      account_number: '',
      ifsc_code: '',
      upi_id: 'asha@bank',
      wallet_address: '',
      chain_name: '',
    });
    await dialog.waitFor({ state: 'detached' });
    const balance = await ask(it, 'balance', {}, { authorization: `Bearer ${player.token}` });
    expect(balance).toMatchObject({ balance: 8_500, held: 1_500 });
  });
});
