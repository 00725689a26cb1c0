import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { raise } from '@maidan/server/cases/raise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register } from '../kit.ts';
import { deposit } from './requests.ts';
import { officeAt, press } from './screens.ts';

/* Compliance looks at what was found of a player. */

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** A player with a deposit, of whom something was found that names it. */
async function found(): Promise<{ readonly username: string; readonly payment: string }> {
  const player = await register(it);
  const payment = await deposit(it, player, 500);
  const { rows } = await it.deps.db.query('select user_id as id from deposits where id = $1', [payment]);
  const id: UserId = rows[0]!.id;
  const evidence = { players: [], payments: [payment], bets: [] };
  const figures = { in: 30_000_00, out: 28_000_00, staked: 100_00 };
  await raise(it.deps, [
    { rule: 'inAndOut', player: id, cause: payment, figures, evidence },
    { rule: 'stakesAboveDeposits', player: id, cause: '2026-03', figures: { staked: 100, paidIn: 1 }, evidence },
  ]);
  return { username: player.username, payment };
}

describe.each([1440, 390])('[R44] cases at %i px', width => {
  test('are found in the queue, taken, noted on and closed', async () => {
    const { username, payment } = await found();
    const page = await officeAt(it, '/cases', { as: await colleague(it, 'compliance'), width });
    const row = page.getByRole('row').filter({ hasText: username });
    await row.getByText('In and out without play').waitFor();
    await axe(page);
    await page.getByLabel('Found by').selectOption('lateBets');
    await page.getByText('No cases').waitFor();
    await page.getByLabel('Found by').selectOption('inAndOut');
    await row.getByRole('link', { name: username }).focus();
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: username }).waitFor();
    await page.getByText('₹30,000.00 was paid in and ₹28,000.00 asked to be paid out').waitFor();
    expect(await page.getByRole('link', { name: payment }).first().getAttribute('href')).toContain(
      `/payments/${payment}`,
    );
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await press(page, 'Take it');
    await page.getByText('You are on it').waitFor();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('The bank confirms it');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').getByText('The bank confirms it').waitFor();
    await press(page, 'Close the case');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Outcome').selectOption('reported');
    await dialog.getByLabel('Reason').fill('Sent to the unit');
    await axe(page);
    await press(dialog, 'Close the case');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Sent to the unit').waitFor();
    expect(await page.getByRole('button', { name: 'Take it' }).count()).toBe(0);
  });
});

test('[R44] a payment says that a case is open to compliance, and not to a clerk', async () => {
  const { payment } = await found();
  const officer = await officeAt(it, `/payments/${payment}`, { as: await colleague(it, 'compliance') });
  await officer.getByText('Case open').first().waitFor();
  await officer.getByRole('link', { name: 'See the case' }).click();
  await officer.getByRole('button', { name: 'Take it' }).waitFor();

  const clerk = await officeAt(it, `/payments/${payment}`, { as: await colleague(it, 'payments') });
  await clerk.getByText('So far').waitFor();
  expect(await clerk.getByText(/case/i).count()).toBe(0);
});
