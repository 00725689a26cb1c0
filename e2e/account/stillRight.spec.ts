import type { House } from '@maidan/server/app';
import { remindOfLimits } from '@maidan/server/protection/remind';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, axe, house, newcomer, type Player, signIn, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { stoppedWorld } from '../money/clock.ts';
import { toast, WIDTHS } from '../money/screens.ts';
import { bearer, deposit, withdrawal } from '../office/requests.ts';
import { answer, officeAt, press, requestOn } from '../office/screens.ts';

/* What players are asked and shown of their deposits: twice a year whether limits are right, and always what went in and out. */

const world = stoppedWorld();
let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] }, world });
});
afterAll(() => it.close());

/** Somebody who set two limits of deposits half a year ago, and is asked about them now. */
async function asked(): Promise<Player> {
  const player = await newcomer(it);
  await ask(it, 'setLimit', { limit: 'depositDay', value: 100_000 }, bearer(player));
  await ask(it, 'setLimit', { limit: 'depositMonth', value: 900_000 }, bearer(player));
  world.pass(185 * 86_400_000);
  await remindOfLimits(it.deps);
  return player;
}

const question = (page: Page) => page.getByRole('region', { name: 'Are your deposit limits still right?' });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(WIDTHS)('at %i px', width => {
  test('[R25] the bell asks, Play safe asks, and who keeps the limits is asked no more', async () => {
    const player = await asked();
    const page = await visit(it, { width });
    await signIn(page, player, '/inbox');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Are your deposit limits still right\?/ })
      .click();
    await question(page).getByText('Deposits, In a day: ₹1,000.00').waitFor();
    await question(page).getByText('Deposits, In a month: ₹9,000.00').waitFor();
    await axe(page);
    expect(await isWide(page)).toBe(true);
    await question(page).getByRole('button', { name: 'Yes, keep them' }).click();
    await toast(page, 'Your limit stays as it is.').waitFor();
    await question(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'What you changed' }).waitFor();
    expect(await question(page).count()).toBe(0);
  });

  test('[R25] one of them is changed from there', async () => {
    const player = await asked();
    const page = await visit(it, { width });
    await signIn(page, player, '/play-safe');
    await question(page).getByRole('button', { name: 'Change them' }).click();
    await question(page).getByLabel('Deposits, In a day').fill('500');
    await axe(page);
    await question(page).getByRole('button', { name: 'Save limit' }).first().click();
    await toast(page, 'Your limit counts from now on.').waitFor();
    await question(page).waitFor({ state: 'detached' });
    await page.locator('.limit-used').getByText('₹0.00 of ₹500.00 used').waitFor();
    expect(await question(page).count()).toBe(0);
  });

  test('[R27] what was paid in and out stands in the wallet and on Play safe, and follows', async () => {
    const player = await newcomer(it);
    const page = await visit(it, { width });
    await signIn(page, player, '/wallet');
    const line = (time: string) =>
      page
        .getByRole('table', { name: /^Deposits that were credited/ })
        .getByRole('row')
        .filter({ hasText: time })
        .locator('td')
        .evaluateAll(cells => cells.map(cell => cell.lastChild?.textContent));
    await expect.poll(() => line('Ever')).toEqual(['Ever', '0.00', '0.00', '0.00']); // play money is no deposit
    await axe(page);
    await credit(await deposit(it, player, 2_500), width);
    await expect.poll(() => line('Today')).toEqual(['Today', '2,500.00', '0.00', '+2,500.00']); // without being asked for
    await payOut(await withdrawal(it, player, 900), width);
    await page.goto('/play-safe');
    await expect.poll(() => line('30 days')).toEqual(['30 days', '2,500.00', '900.00', '+1,600.00']);
    await expect.poll(() => line('Ever')).toEqual(['Ever', '2,500.00', '900.00', '+1,600.00']);
    await axe(page);
    expect(await isWide(page)).toBe(true);
  });
});

async function credit(id: string, width: number): Promise<void> {
  const desk = await officeAt(it, `/payments/${id}`, { width });
  await press(requestOn(desk, id), 'Claim');
  await press(requestOn(desk, id), 'Approve');
  await requestOn(desk, id).getByText('Credited').waitFor();
}

async function payOut(id: string, width: number): Promise<void> {
  const desk = await officeAt(it, `/payments/${id}`, { width });
  const request = requestOn(desk, id);
  await press(request, 'Claim');
  await press(request, 'Approve');
  await press(request, 'Mark as sent');
  await answer(desk, 'Payout reference', `PAY-${id}`, 'Mark as sent');
  await press(request, 'It arrived');
  await request.getByText('Paid', { exact: true }).waitFor();
}

test('[R25] both are in Hindi for who reads it', async () => {
  const hindi = speak('hi');
  const player = await asked();
  const page = await visit(it, { width: 390, locale: 'hi-IN' });
  await signIn(page, player, '/play-safe');
  await page.getByRole('region', { name: hindi('safe.stillRight') }).waitFor();
  await page.getByRole('table', { name: hindi('safe.paidIs') }).waitFor();
  expect(await leftOver(page.locator('main'))).toEqual([]);
});
