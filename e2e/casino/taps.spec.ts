import { readFileSync } from 'node:fs';
import type { House } from '@maidan/server/app';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* How many taps what a player does most takes on a phone: docs/TAPS.md says so, and this taps them. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'dt20'], A_DAY_MS));
});
afterAll(() => close());

/** Whatever is bet here was bet yesterday. */
const A_DAY_MS = 86_400_000;

/** '| first bet | 3: … | 2: chip, price | …': what is written of now. */
const WRITTEN = new Map(
  [
    ...readFileSync(new URL('../../docs/TAPS.md', import.meta.url), 'utf8').matchAll(/^\| ([^|]+?) +\|[^|]+\| (\d)/gm),
  ].map(([, what, taps]) => [what!, Number(taps)]),
);

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const act = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const lying = (page: Page, selection: string, amount: string) =>
  cell(page, selection).locator('.chip[data-chip="taken"]').getByText(amount, { exact: true });

test('every way takes the taps that are written, and shows what was wanted', async () => {
  const { page } = await playerAt(it, '/casino/dt20', { width: 390 }); // a table played before is in the rail
  await page.goto('/casino/teen20');
  await rail(page).waitFor();
  const counted = new Map<string, number>();
  const seconds = new Map<string, string>();
  const way = async (what: string, taps: readonly Locator[], seen: Locator): Promise<void> => {
    const began = performance.now();
    for (const each of taps) await each.tap();
    await seen.waitFor();
    counted.set(what, taps.length);
    seconds.set(what, ((performance.now() - began) / 1_000).toFixed(1));
  };

  await way('first bet', [act(page, 'Chip 100'), cell(page, 'A.win')], lying(page, 'A.win', '100'));
  await way('same bet again', [cell(page, 'A.win')], lying(page, 'A.win', '200'));
  await way('hedge on the other side', [cell(page, 'B.win')], lying(page, 'B.win', '100'));
  await way('undo', [act(page, 'Undo')], page.getByRole('button', { name: 'PLACED BET (2)' }));
  const round = await tables.finish('teen20');
  await page.getByRole('button', { name: 'PLACED BET (0)' }).waitFor();
  await way('same bet, next round', [act(page, 'Repeat')], lying(page, 'A.win', '200'));
  const disc = page.locator(`[data-round="${round}"]`);
  const verify = page.getByRole('button', { name: 'Verify in this page' });
  await way('proof of a round', [disc, verify], page.locator('.proof-acts output .pos'));
  await page.getByRole('button', { name: 'Close' }).first().tap();
  const dragon = page
    .getByRole('navigation', { name: 'Other tables' })
    .getByRole('link', { name: /20-20 Dragon Tiger/ });
  await way('another table', [dragon.first()], page.getByRole('heading', { level: 1, name: '20-20 Dragon Tiger' }));
  const bets = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bets' });
  const past = page.getByRole('link', { name: 'Past casino bets' });
  const earlier = page.getByRole('table', { name: 'Past casino bets' }).getByRole('row').filter({ hasText: round });
  await way('yesterday’s bet', [bets, past], earlier.first());
  const at = await earlier.first().locator('time').first().getAttribute('datetime');
  expect(Date.now() - Date.parse(at!)).toBeGreaterThanOrEqual(A_DAY_MS);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(WRITTEN));
  if (process.env['TAPS'] === 'seconds') process.stdout.write([...seconds].map(each => each.join(' ')).join('\n'));
});
