import type { House } from '@maidan/server/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, colleague, house, register } from '../kit.ts';
import { answer, officeAt, press, WIDTHS } from './screens.ts';

/* The books beside what happened: what an owner and an auditor see of it. */

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

test('[R6] nothing is claimed of books that nobody has checked yet', async () => {
  const page = await officeAt(it, '/books');
  await page.getByText('Not checked yet').waitFor();
  expect(await page.getByText('Every transfer has its cause').count()).toBe(0);
});

test.each(WIDTHS)(
  '[R6] at %i px a fault is a number in the navigation at once, and a line that leads to the player',
  async width => {
    const player = await register(it);
    const page = await officeAt(it, '/books', { width });
    await press(page, 'Check everything');
    await page.getByText(/^The books agree\.$|^The books do not agree/).waitFor();
    await page.getByText(/^The figures below are of .* \d\d:\d\d, when everything was checked\.$/).waitFor();
    const gift = `gift-${width}`;
    await it.deps.db.query(
      `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
     select $1, 'house', 'player:' || id, 77700, 'casino', 'round:1', now() from users where username = $2`,
      [gift, player.username],
    );
    await it.deps.reconciler.run('step'); // as it happens every five minutes; the page hears of it
    const row = page.getByRole('row').filter({ hasText: gift });
    await row.getByText('nothing that was asked for, bet or decided is the cause of it').waitFor();
    if (width >= 1024) await page.getByRole('link', { name: /^Books \d+/ }).waitFor();
    await axe(page);
    await row.getByRole('button', { name: 'Explain' }).click();
    await answer(page, 'What it was', 'A gift that was agreed upon', 'Explain');
    await row.getByText('A gift that was agreed upon').waitFor();
    await row.getByText('Explained', { exact: true }).waitFor();
    await row.getByRole('link', { name: player.username }).filter({ visible: true }).click();
    expect(await page.getByRole('row').filter({ hasText: '777.00' }).first().innerText()).toContain('777.00');
  },
);

test('[R6] an auditor looks and checks, and does not explain; support does not see it', async () => {
  const page = await officeAt(it, '/books', { as: await colleague(it, 'auditor') });
  await press(page, 'Check what is new');
  await page.getByRole('table').filter({ hasText: 'What is new' }).waitFor();
  expect(await page.getByRole('button', { name: 'Explain' }).count()).toBe(0);
  const helper = await officeAt(it, '/books', { as: await colleague(it, 'support') });
  await helper.getByRole('heading', { name: 'Not for your role' }).waitFor();
});
