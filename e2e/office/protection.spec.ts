import { after, type UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { Facts } from '@maidan/server/cases/testFacts';
import { timestamp } from '@maidan/server/db/db';
import { lookForHarm } from '@maidan/server/harm/turn';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, widths } from '../kit.ts';
import { officeAt, press, toast } from './screens.ts';

/* Staff see how players are protected, and in how whose play something may be harm. */

let it: House;
let facts: Facts;
beforeAll(async () => {
  it = await house();
  facts = new Facts(it.deps.db, it.deps.world.now());
  await facts.begin();
});
afterAll(() => it.close());

/** Three deposits that a limit refused within the week, and three withdrawals with a deposit after each. */
async function marked(name: string): Promise<{ readonly id: UserId; readonly username: string }> {
  const id = facts.player(name);
  for (const days of [6, 3, 1]) {
    facts.refused(id, 1_500.5, days);
    facts.withdrawal(id, 1_000, days);
    facts.deposit(id, 400.25, days - 0.01);
  }
  await facts.write();
  await lookForHarm(it.deps);
  return { id, username: `${name}-${id}` };
}

/** It happened to the player a second ago. */
async function met(user: UserId, what: 'limitHit' | 'checkShown', code = ''): Promise<void> {
  const { db, world } = it.deps;
  const at = timestamp(after(world.now(), -1_000));
  await db.query(
    'insert into protection_events (id, user_id, what, code, due_at, at) values ($1, $2, $3, $4, $5, $6)',
    [`${what}-${code}-${user}`, user, what, code, what === 'checkShown' ? at : null, at],
  );
}

const isNoWider = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(widths)('[R27] [R31] the protection desk at %i px', width => {
  test('counts what players met by day, and every figure leads to who it was', async () => {
    const { id, username } = await marked(`asha${width}`);
    await met(id, 'limitHit', 'own-loss-day');
    await met(id, 'limitHit', 'own-stakes-week');
    await met(id, 'checkShown');
    const page = await officeAt(it, '/protection', { as: await colleague(it, 'support'), width });
    const tile = page.getByRole('button', { name: /^Limits hit \d+$/ });
    await tile.waitFor();
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
    await axe(page);
    expect(await isNoWider(page)).toBe(true);

    const byLimit = page.getByRole('region', { name: 'By limit' });
    await byLimit.getByRole('button', { name: /see the players of Losses, day/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: username }).waitFor();
    expect(await dialog.getByRole('link', { name: username }).getAttribute('href')).toContain(`/players/${id}`);
    await axe(page, 'dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: /^Not answered \d+$/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Not answered, by day' }).waitFor();
    expect(new URL(page.url()).searchParams.get('figure')).toBe('checkLeft');
    await page.getByRole('region', { name: 'Not answered, by day' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: username }).waitFor();
    await page.keyboard.press('Escape');
    await press(page, '7 days');
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /see the players/ }) })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('table').first().getByRole('row').count()).toBe(8);
  });

  test('shows a player with markers as new until a colleague has looked, each figure with its rows', async () => {
    const { id, username } = await marked(`bela${width}`);
    const page = await officeAt(it, `/protection/markers?search=${username}`, {
      as: await colleague(it, 'compliance'),
      width,
    });
    const row = page.getByRole('row').filter({ hasText: username });
    await row.getByText('Deposits beyond a limit').waitFor();
    await axe(page);
    expect(await isNoWider(page)).toBe(true);
    await page.getByLabel('Marker', { exact: true }).selectOption('nightPlay');
    await page.getByText('Nothing new').waitFor();
    await page.getByLabel('Marker', { exact: true }).selectOption('refusedDeposits');
    await row.getByRole('link', { name: username }).focus();
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { level: 1, name: username }).waitFor();
    await page.getByText('3 deposits tried within a week, ₹4,501.50 together').waitFor();
    await page.getByText('After 3 withdrawals in four weeks, ₹3,000.00 together, ₹1,200.75 was asked').waitFor();
    await axe(page);
    expect(await isNoWider(page)).toBe(true);
    await press(page, 'Withdrawn: 3 rows');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('cell', { name: '1,000.00' }).first().waitFor();
    expect(await dialog.getByRole('link', { name: /^W-/ }).count()).toBe(3);
    await axe(page, 'dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await press(page, 'Note it');
    await page.getByText('Please give a reason.').waitFor();
    await page.getByLabel('What was done').selectOption('spoken');
    await page.getByRole('textbox', { name: 'Note' }).fill('She set a limit of losses');
    await page.keyboard.press('Enter');
    await toast(page, 'It is noted.').waitFor();
    await page.getByRole('listitem').getByText('She set a limit of losses').waitFor();
    await page.getByRole('link', { name: 'All players' }).click();
    await page.getByRole('searchbox').fill(username);
    await page.getByText('Nothing new').waitFor();
    await press(page, 'All');
    await row.getByText('Spoke').locator('visible=true').waitFor();
    expect(await page.getByRole('link', { name: username }).getAttribute('href')).toContain(
      `/protection/players/${id}`,
    );
  });
});

test('[R31] the auditor reads the desk and notes nothing', async () => {
  const { id, username } = await marked('chitra');
  const page = await officeAt(it, `/protection/players/${id}`, { as: await colleague(it, 'auditor') });
  await page.getByRole('heading', { level: 1, name: username }).waitFor();
  await page.getByText('Nobody has looked at it yet.').waitFor();
  expect(await page.getByRole('button', { name: 'Note it' }).count()).toBe(0);
});
