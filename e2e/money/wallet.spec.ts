import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, visit } from '../kit.ts';
import { type ClerkDesk, deskOf } from './desk.ts';
import { guestAt, WIDTHS } from './screens.ts';

let it: House;
let desk: ClerkDesk;
beforeAll(async () => {
  it = await house();
  desk = await deskOf(it);
});
afterAll(() => it.close());

const WISH = { withdraw_amount: 1_500, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@bank' };

describe.each(WIDTHS)('Wallet at %i px', width => {
  test('shows the three parts of the purse, and follows a withdrawal step by step without a reload', async () => {
    const { page, player } = await guestAt(it, '/wallet', { width });
    await page.getByText('No requests yet').waitFor();
    await axe(page);
    const { id } = await ask(it, 'withdrawal', WISH, { authorization: `Bearer ${player.token}` });
    const card = page.locator('.request').filter({ hasText: id });
    await card.waitFor();
    const purse = page.locator('.purse dd b');
    await expect.poll(() => purse.allInnerTexts()).toEqual(['8,500.00', '0.00', '1,500.00']);
    const now = card.locator('[aria-current=step]');
    expect(await now.innerText()).toMatch(/^Requested/);
    await desk.approve(id);
    await expect.poll(() => now.innerText()).toMatch(/^Approved/);
    await desk.send(id, `UTR40718829${width}`);
    await expect.poll(() => now.innerText()).toMatch(/^Sent/);
    await desk.confirm(id);
    await expect.poll(() => card.locator('.step-done').count()).toBe(4);
    await expect.poll(() => purse.allInnerTexts()).toEqual(['8,500.00', '0.00', '0.00']);
    await card.getByText(`Reference UTR40718829${width}`).waitFor();
    await axe(page);
  });

  test('a request that is turned down says why, and the money is back', async () => {
    const { page, player } = await guestAt(it, '/wallet', { width });
    await page.getByText('No requests yet').waitFor();
    const { id } = await ask(it, 'withdrawal', WISH, { authorization: `Bearer ${player.token}` });
    await desk.reject(id, 'The bank did not accept this UPI ID.');
    const card = page.locator('.request').filter({ hasText: id });
    await card.getByText('The bank did not accept this UPI ID.').waitFor();
    expect(await card.locator('.step-failed').innerText()).toMatch(/^Returned/);
    await expect.poll(() => page.locator('.purse dd b').allInnerTexts()).toEqual(['10,000.00', '0.00', '0.00']);
  });
});

test('a balance or a list that does not load says so and loads again when asked', async () => {
  const { page } = await guestAt(it, '/home', { expected: [/ERR_FAILED/] });
  await page.route(/\/api\/user\/(balance|requests)/, route => route.abort());
  await page.goto('/wallet');
  await page.getByText('Requests did not load').waitFor();
  await page.getByText('Your balance did not load').waitFor();
  await page.unroute(/\/api\/user\/(balance|requests)/);
  const panel = (name: string) => page.locator('.panel').filter({ has: page.getByRole('heading', { name }) });
  await panel('Requests').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No requests yet').waitFor();
  await panel('Wallet').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('.purse dd b').allInnerTexts()).toEqual(['10,000.00', '0.00', '0.00']);
});

test('without a session the wallet leads to Login', async () => {
  const page = await visit(it);
  await page.goto('/wallet');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
