import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, house, visit } from '../kit.ts';
import { fillUpi, submit } from './depositForm.ts';
import { deskOf } from './desk.ts';
import { choose, guestAt, openDialog, PICTURE, toast } from './screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const depositsOf = (token: string) => ask(it, 'requests', {}, { authorization: `Bearer ${token}` });

test('[S040] the multipart payload carries every field, the method and the picture', async () => {
  const { page } = await guestAt(it, '/wallet');
  await recordForms(page);
  const dialog = await openDialog(page, 'Deposit');
  await dialog.getByLabel('Amount').fill('200000');
  await choose(dialog, 'Payment method', 'BANK');
  await dialog.getByRole('textbox', { name: 'IFSC code' }).waitFor();
  await dialog.getByLabel('Transaction/UTR Number').fill('407188290004');
  await dialog.getByLabel('Payment screenshot').setInputFiles(PICTURE);
  await submit(dialog);
  await toast(page, 'Deposit request submitted successfully!').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'sentForms'))).toEqual([
    {
      depositAmount: '200000',
      coinType: 'INR',
      chain: '',
      walletAddress: '',
      accountHolderName: 'Maidan Play Pvt Ltd',
      accountNumber: '000012345678',
      ifscCode: 'SMPL0000123',
      upiId: '',
      transactionNumber: '407188290004',
      bank: 'Sample Bank of Maidan',
      paymentMethod: 'BANK',
      paymentScreenshot: 'payment-0703.png',
    },
  ]);
  const { rows } = await it.deps.db.query('select screenshot_id from deposits where reference = $1', ['407188290004']);
  expect(rows).toEqual([{ screenshot_id: expect.any(String) }]);
});

test('[S041] the request waits in the queue and is credited when approved, live', async () => {
  const { page, player } = await guestAt(it, '/wallet');
  const dialog = await openDialog(page, 'Deposit');
  await fillUpi(dialog, '407188290005');
  await submit(dialog);
  await dialog.waitFor({ state: 'detached' });
  const main = page.getByRole('main');
  await main.getByText('10,000.00', { exact: true }).waitFor();
  const { rows } = await depositsOf(player.token);
  expect(rows).toMatchObject([{ state: 'requested', amount: 250_050, method: 'UPI' }]);
  const desk = await deskOf(it);
  await desk.approve(rows[0]?.id ?? '');
  await main.getByText('12,500.50', { exact: true }).waitFor();
  await main.getByText('Credited', { exact: true }).waitFor();
});

test('[R3] a deposit whose answer was lost is sent again under the same key and counts once', async () => {
  const { page, player } = await guestAt(it, '/wallet', { expected: [/ERR_FAILED/] });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user/deposit', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  const dialog = await openDialog(page, 'Deposit');
  await fillUpi(dialog, '407188290006');
  await submit(dialog);
  await toast(page, 'An error occurred. Please try again.').waitFor();
  await submit(dialog);
  await toast(page, 'Deposit request submitted successfully!').waitFor();
  expect(keys[0]).toBe(keys[1]);
  expect((await depositsOf(player.token)).total).toBe(1);
});

test('[S015] a demo account is told that it cannot deposit or withdraw', async () => {
  const page = await visit(it);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with Demo ID' }).click();
  await page.waitForURL('**/home');
  for (const name of ['Deposit', 'Withdraw'] as const) {
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText('A demo account cannot deposit or withdraw. Register to do so.').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).first().click(); // the other is that of a toast
  }
});

/** Keeps what each form sent, file names in place of files: a browser does not show the body of such a request. */
const recordForms = (page: Page) =>
  page.evaluate(() => {
    const sent: Record<string, string>[] = [];
    Reflect.set(window, 'sentForms', sent);
    const { fetch } = window;
    window.fetch = (url, init) => {
      if (init?.body instanceof FormData) {
        const fields = [...init.body.entries()];
        sent.push(
          Object.fromEntries(fields.map(([name, value]) => [name, value instanceof File ? value.name : value])),
        );
      }
      return fetch(url, init);
    };
  });
