import type { House } from '@maidan/server/app';
import { TOTP } from 'otpauth';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, house } from '../kit.ts';
import { NEXT_CODE_MS, stoppedWorld } from './clock.ts';
import { submit } from './depositForm.ts';
import { besideField, choose, guestAt, openDialog, toast } from './screens.ts';

const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ world });
});
afterAll(() => it.close());

async function fillUpi(dialog: Locator): Promise<void> {
  await dialog.getByText('10,000.00 INR').waitFor();
  await dialog.getByLabel('Amount').fill('500');
  await choose(dialog, 'Payment method', 'UPI');
  await dialog.getByLabel('UPI ID').fill('asha@bank');
}

test('[R3] a withdrawal whose answer was lost keeps its key, even over a reload, and counts once', async () => {
  const { page, player } = await guestAt(it, '/wallet', { expected: [/ERR_FAILED/] });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/user/withdrawal', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    await (keys.length < 3 ? route.abort() : route.fulfill({ response: answer }));
  });
  const dialog = await openDialog(page, 'Withdraw');
  await fillUpi(dialog);
  await submit(dialog);
  await toast(page, 'The server cannot be reached. Check your connection and try again.').waitFor();
  await submit(dialog);
  await expect.poll(() => keys.length).toBe(2);
  await page.reload();
  const again = await openDialog(page, 'Withdraw');
  await again.getByText('9,500.00 INR').waitFor();
  await again.getByLabel('Amount').fill('500');
  await choose(again, 'Payment method', 'UPI');
  await again.getByLabel('UPI ID').fill('asha@bank');
  await submit(again);
  await toast(page, 'Withdrawal request submitted successfully!').waitFor();
  expect(new Set(keys).size).toBe(1);
  const { total } = await ask(it, 'requests', {}, { authorization: `Bearer ${player.token}` });
  expect(total).toBe(1);
});

test('[R34] with two-step sign-in on, a withdrawal asks for the code of the authenticator app', async () => {
  const { page, player } = await guestAt(it, '/wallet');
  const token = await page.evaluate(() => localStorage.getItem('token')); // any other session ends
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = await ask(it, 'beginTwoStep', { password: player.password }, headers);
  const app = new TOTP({ secret });
  await ask(it, 'confirmTwoStep', { code: app.generate({ timestamp: world.now() }) }, headers);
  const dialog = await openDialog(page, 'Withdraw');
  await fillUpi(dialog);
  await submit(dialog);
  const code = dialog.getByLabel('Authenticator code');
  await code.waitFor();
  await expect.poll(() => besideField(code)).toBe('Enter the code from your authenticator app.');
  world.pass(NEXT_CODE_MS);
  await code.fill(app.generate({ timestamp: world.now() }));
  await submit(dialog);
  await toast(page, 'Withdrawal request submitted successfully!').waitFor();
});
