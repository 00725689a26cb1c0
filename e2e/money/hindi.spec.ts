import { readFile } from 'node:fs/promises';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { house } from '../kit.ts';

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
