import { rupees } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { ask, axe, widths } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'dt20']));
  await tables.finishRounds('dt20', 2);
});
afterAll(() => close());

const rail = (page: Page) => page.getByRole('navigation', { name: 'Other tables' });

describe.each(widths)('tables beside each other at %i px', width => {
  test('the next table is one tap away, with its ring and its results; what one has on a table stands there', async () => {
    const { page, player } = await playerAt(it, '/casino/dt20', { width });
    await rail(page).getByRole('link').first().waitFor();
    expect(await rail(page).getByRole('link', { name: '20-20 Dragon Tiger', exact: true }).count()).toBe(0);
    const { round } = it.deps.tables.of('dt20')!;
    const bet = { selection: 'tiger', side: 'back', odds: round.quotes['tiger']!.back!.odds, stake: rupees(100) };
    const bearer = { authorization: `Bearer ${player.token}` };
    await ask(it, 'placeBets', { game: 'dt20', round: round.id, bets: [bet] }, bearer);
    await page.getByRole('button', { name: 'PLACED BET (1)' }).waitFor();
    await axe(page);
    await page.goto('/casino/teen20');
    const dragon = rail(page).getByRole('link').filter({ hasText: '20-20 Dragon Tiger' }).first();
    await dragon.getByText('Yours: 100.00').waitFor();
    const left = async () => Number(await dragon.locator('.tile-ring b').innerText());
    const before = await left();
    await expect.poll(left).toBeLessThan(before); // it closes in minutes: it does not begin anew meanwhile
    await dragon.click();
    await page.getByRole('heading', { level: 1, name: '20-20 Dragon Tiger' }).waitFor();
    await tables.finish('dt20');
    await page.goto('/casino/teen20');
    await expect.poll(() => dragon.locator('.mark').count()).toBe(3);
  });

  test('a table with a heart comes first', async () => {
    const { page } = await playerAt(it, '/casino', { width });
    const heart = page.getByRole('button', { name: 'Sic Bo: favourite', exact: true });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/casino/teen20');
    await rail(page).getByRole('link').first().getByText('Sic Bo', { exact: true }).waitFor();
  });
});
