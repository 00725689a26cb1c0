import { readFile } from 'node:fs/promises';
import { HINDI } from '@maidan/contract/errorsHindi';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { axe, house } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { deskOf } from './desk.ts';
import { choose, PICTURE, toast } from './screens.ts';

/* What the books keep, read by who reads Hindi. */

const hindi = speak('hi');

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

test('[S062] the statement, its search and its file are in Hindi', async () => {
  const { page } = await playerAt(it, '/casino/statement', { locale: 'hi-IN' });
  const remark = hindi('records.opening', { about: hindi('records.playMoney') });
  await page.getByRole('cell', { name: remark }).waitFor();
  await page.goto(`/casino/statement?search=${encodeURIComponent(hindi('records.playMoney'))}`);
  await page.getByRole('cell', { name: remark }).waitFor();
  expect(await page.locator('section.panel').first().innerText()).not.toMatch(/[a-z]{3} [a-z]{2}/i);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const [head, line] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(head).toBe('तारीख़,क्र. सं.,जमा,नामे,पॉइंट,विवरण');
  expect(line?.split(',').at(-1)).toBe(remark);
});

test('no sentence of the security page is left in English', async () => {
  const { page } = await playerAt(it, '/security', { locale: 'hi-IN' });
  await page.getByText(hindi('account.signedInAt')).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/[a-z]{3} [a-z]{2}/i);
});

test('[S041] a deposit with its screenshot is asked for, waits and is credited, all in Hindi', async () => {
  const { page } = await playerAt(it, '/wallet', { width: 390, locale: 'hi-IN' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: hindi('money.deposit'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: hindi('money.deposit') });
  await dialog.getByLabel(hindi('money.amount')).fill('15,000');
  await choose(dialog, hindi('money.method'), hindi('money.bank'));
  await dialog.getByRole('button', { name: hindi('money.submit'), exact: true }).click();
  await dialog.getByText(HINDI['transaction-missing'], { exact: true }).first().waitFor();
  await dialog.getByLabel(hindi('money.transaction')).fill('407188290077');
  await dialog.getByLabel(hindi('money.screenshot')).setInputFiles(PICTURE);
  await dialog.getByRole('button', { name: hindi('money.submit'), exact: true }).click();
  await toast(page, hindi('money.depositDone')).waitFor();
  const request = main.locator('.request').filter({ hasText: '₹15,000.00' });
  await request.getByText(hindi('account.deposit'), { exact: true }).waitFor();
  const { rows } = await it.deps.db.query('select id from deposits where reference = $1', ['407188290077']);
  const desk = await deskOf(it);
  await desk.approve(rows[0]!.id);
  await request.getByText(hindi('account.credited'), { exact: true }).waitFor();
  expect(await leftOver(request)).toEqual([]);
  await main.getByText('25,000.00', { exact: true }).waitFor();
  await axe(page);
});
