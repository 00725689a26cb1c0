import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, newcomer, signIn, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { WIDTHS } from '../money/screens.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe.each(WIDTHS)('Take a break at %i px', width => {
  test('[R29] in two steps; then every page leads to the one that says until when, who helps and how to withdraw', async () => {
    const player = await newcomer(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/play-safe');
    const panel = page.locator('#take-a-break');
    await panel.getByLabel('For how long').selectOption({ label: 'Time-out: 7 days' });
    await axe(page);
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByText(/^You stop now, until .* Nobody can end it earlier/).waitFor();
    await panel.getByText('You have no open bets.').waitFor();
    await axe(page);
    await panel.getByRole('button', { name: 'Back' }).click(); // nothing has happened yet
    await panel.getByRole('button', { name: 'Next' }).click();
    await panel.getByRole('button', { name: 'Yes, stop now' }).click();

    await page.getByRole('heading', { name: 'You are taking a break', level: 1 }).waitFor();
    await page.getByText(/^Until \d\d \w{3,4} \d{4} \d\d:\d\d$/).waitFor();
    expect(await page.getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416');
    await page.getByText('Balance ₹10,000.00 · in open bets ₹0.00').waitFor();
    await axe(page);
    for (const path of ['/home', '/casino', '/slots', '/wallet']) {
      await page.goto(`${it.url}${path}`);
      await page.waitForURL('**/stopped');
    }
    await page.locator('main').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByLabel('Amount').waitFor();
  });
});

test('[R29] in Hindi, for ever; and the copy of one’s data is a file', async () => {
  const hindi = speak('hi');
  const player = await newcomer(it);
  const headers = { authorization: `Bearer ${player.token}` };
  await ask(it, 'stopPlay', { kind: 'exclusion', months: null, isSure: true }, headers);
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, player, '/home');
  await page.waitForURL('**/stopped');
  await page.getByText(hindi('safe.stopsForEver'), { exact: true }).waitFor();
  expect(await leftOver(page.locator('main'))).toEqual([]);
  await axe(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: hindi('safe.dataAll') }).click();
  expect((await coming).suggestedFilename()).toBe('my-data.json');
  const part = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await part).suggestedFilename()).toBe('my-account.csv');
});

test('[R29] an account that is not empty says what has to happen before it is closed', async () => {
  const player = await newcomer(it);
  const page = await visit(it, { width: 1440 });
  await signIn(page, player, '/play-safe');
  await page.getByText('First withdraw your balance, and wait until your open bets are settled.').waitFor();
  const all = { withdraw_amount: '10000', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'closing@upi' };
  await ask(it, 'withdrawal', all, { authorization: `Bearer ${player.token}` });
  await page.reload();
  const panel = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'Close your account' }) });
  await panel.getByText(/which the law makes us keep/).waitFor();
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByLabel('Your password').fill('not the password');
  await panel.getByRole('button', { name: 'Close my account' }).click();
  await panel.getByText('That is not your password.').waitFor();
  await axe(page);
  await panel.getByLabel('Your password').fill(player.password);
  await panel.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('heading', { name: 'This account is closed', level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'I want to play again' }).count()).toBe(0);
});
