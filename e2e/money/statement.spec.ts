import { readFile } from 'node:fs/promises';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, register, signIn, visit } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import { guestAt, timesShown, toast, WIDTHS } from './screens.ts';

const WITHDRAWALS = 24; // with the opening credit: three pages of ten

let it: House;
let asha: Player;
beforeAll(async () => {
  it = await house();
  asha = await register(it);
  for (let n = 1; n <= WITHDRAWALS; n += 1) {
    const wish = { withdraw_amount: 10 + n, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@bank' };
    await ask(it, 'withdrawal', wish, { authorization: `Bearer ${asha.token}` });
  }
});
afterAll(() => it.close());

async function statementAt(width: number, path = '/casino/statement'): Promise<Page> {
  const page = await visit(it, { width });
  await signIn(page, asha, path);
  await page.getByRole('heading', { name: 'Account Statement' }).waitFor();
  await page.getByText(/^Page \d+ of \d+$/).waitFor();
  return page;
}

const numbers = (page: Page): Promise<number[]> =>
  page
    .locator('.tbl tbody tr td:nth-child(2)')
    .evaluateAll(cells => cells.map(cell => Number(cell.lastChild?.textContent)));

const isOff = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).isDisabled();

describe.each(WIDTHS)('Account Statement at %i px', width => {
  test('[S060] has its dates, reports, Submit, page sizes, search and columns', async () => {
    const page = await statementAt(width);
    expect(await page.getByLabel('From').getAttribute('type')).toBe('date');
    expect(await page.getByLabel('To', { exact: true }).getAttribute('type')).toBe('date');
    const reports = await page.getByLabel('Report type').locator('option').allInnerTexts();
    expect(reports.slice(1)).toEqual(['Deposit/Withdrawal Reports', 'Sport Reports', 'Casino Reports']);
    expect(await page.getByLabel('Show').locator('option').allInnerTexts()).toEqual(['10', '20', '50']);
    expect(await timesShown(page.getByText('Entries', { exact: true }))).toBe(1);
    await page.getByRole('button', { name: 'Submit' }).waitFor();
    await page.getByRole('main').getByLabel('Search').waitFor();
    const columns = await page.locator('.tbl th').evaluateAll(cells => cells.map(cell => cell.textContent));
    expect(columns).toEqual(['Date', 'Sr. no.', 'Credit', 'Debit', 'Points', 'Remarks']);
    await axe(page);
  });

  test('[S061] pages by First, Previous, Next, Last and by number, and never leaves 1..y', async () => {
    const page = await statementAt(width);
    const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByText('Page 1 of 3', { exact: true }).waitFor();
    expect([await isOff(page, 'First'), await isOff(page, 'Previous'), await isOff(page, 'Next')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await numbers(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await go('Next');
    await page.getByText('Page 2 of 3', { exact: true }).waitFor();
    await go('Last');
    await page.getByText('Page 3 of 3', { exact: true }).waitFor();
    await expect.poll(() => numbers(page)).toEqual([21, 22, 23, 24, 25]);
    expect([await isOff(page, 'Previous'), await isOff(page, 'Next'), await isOff(page, 'Last')]).toEqual([
      false,
      true,
      true,
    ]);
    await go('Previous');
    await page.getByText('Page 2 of 3', { exact: true }).waitFor();
    for (const wrong of ['0', '4', '1.5', '-1', 'two']) {
      await page.getByLabel('Go to page').fill(wrong);
      await page.getByLabel('Go to page').press('Enter');
      expect(await timesShown(page.getByText('A whole number from 1 to 3'))).toBe(1);
      await page.getByText('Page 2 of 3', { exact: true }).waitFor();
    }
    await page.getByLabel('Go to page').fill('3');
    await go('Go');
    await page.getByText('Page 3 of 3', { exact: true }).waitFor();
    await go('First');
    await page.getByText('Page 1 of 3', { exact: true }).waitFor();
  });

  test('[S062] page size, search, order and report work on the real rows', async () => {
    const page = await statementAt(width);
    await page.getByLabel('Show').selectOption('50');
    await expect.poll(async () => (await numbers(page)).length).toBe(25);
    const first = page.locator('.tbl tbody tr:first-child .wide');
    expect(await first.innerText()).toMatch(/Withdrawal/);
    await page.getByRole('button', { name: 'Newest first' }).click();
    await page.getByRole('button', { name: 'Oldest first' }).waitFor();
    await expect.poll(() => first.innerText()).toMatch(/Opening credit/);
    await page.getByRole('main').getByLabel('Search').fill('opening');
    await expect.poll(() => numbers(page)).toEqual([1]);
    expect(await first.innerText()).toMatch(/Opening credit/);
    await page.getByRole('main').getByLabel('Search').fill('');
    await page.getByLabel('Report type').selectOption('Casino Reports');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('No records').waitFor();
    await axe(page);
  });
});

describe('What the statement says', () => {
  test('[S062] the points end at Balance + Exp, and the closing line says so', async () => {
    const page = await statementAt(1440, '/casino/statement?order=oldest&size=50');
    await expect.poll(async () => (await numbers(page)).length).toBe(25);
    const { balance } = await ask(it, 'balance', {}, { authorization: `Bearer ${asha.token}` });
    const points = await page
      .locator('.tbl tbody tr:last-child td:nth-child(5)')
      .evaluate(cell => cell.lastChild?.textContent);
    const shown = balance.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    expect(points).toBe(shown);
    await expect.poll(() => page.locator('.closing').innerText()).toMatch(`Points end at ${shown}`);
    await expect.poll(() => page.locator('.closing').innerText()).toMatch(`Balance ${shown}`);
    await expect.poll(() => page.locator('.closing').innerText()).toMatch('Exp 0.00');
  });

  test('[S062] days choose rows, and a last day before the first is refused', async () => {
    const page = await statementAt(1440);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(it.deps.world.now());
    await page.getByLabel('From').fill(today);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('The last day is before the first.').waitFor();
    await page.getByLabel('To', { exact: true }).fill(today);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(`**/casino/statement?from=${today}&to=${today}`);
    await page.getByText('Page 1 of 3', { exact: true }).waitFor();
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await timesShown(page.getByText('No records'))).toBe(1);
  });

  test('what is shown lives in the address: reload and back show the same', async () => {
    const page = await statementAt(1440, '/casino/statement?page=2&size=20');
    await page.getByText('Page 2 of 2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'First', exact: true }).click();
    await page.getByText('Page 1 of 2', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('Page 2 of 2', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Page 2 of 2', { exact: true }).waitFor();
    expect(await page.getByLabel('Show').inputValue()).toBe('20');
  });

  test('[S062] the CSV carries every row of the filter', async () => {
    const page = await statementAt(1440, '/casino/statement?search=withdrawal');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    expect(lines.length).toBe(1 + WITHDRAWALS);
    expect(lines[0]).toMatch(/Date.*Credit.*Debit.*Points.*Remarks/);
  });

  test('a statement that does not load says so and loads again when asked', async () => {
    const { page } = await guestAt(it, '/home', { expected: [/ERR_FAILED/] });
    await page.route(/\/api\/user\/statement\?/, route => route.abort());
    await page.goto('/casino/statement');
    await page.getByText('Account Statement did not load').waitFor();
    await page.unroute(/\/api\/user\/statement\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await timesShown(page.getByText(/Opening credit/))).toBe(1);
    expect(await toast(page, 'Account Statement did not load').count()).toBe(0);
  });
});
