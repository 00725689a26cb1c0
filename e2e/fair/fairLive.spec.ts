import type { House } from '@maidan/server/app';
import { ask } from '@maidan/server/accounts/testHouse';
import { returnsCount } from '@maidan/server/casino/fairnessCount';
import { anySlip } from '@maidan/server/casino/testTable';
import { randomFrom } from '@maidan/core/random';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ByHand } from '../casino/byHand.ts';
import { atEveryWidth } from '../frame/pages.ts';
import { axe, house, register, visit, widths } from '../kit.ts';

let it: House;
const tables = new ByHand();
const CODES = ['teen20', 'worli2', 'card32'] as const;
const NAMES = ['20-20 Teenpatti', 'Instant Worli', '32 Cards A'] as const;
const ROUNDS = 4;
const BETS = 6;
/** No test waits for this long: it only keeps a busy machine from failing one that is merely slow. */
const PATIENT = { timeout: 60_000, interval: 20 };

beforeAll(async () => {
  it = await house({ config: { tables: CODES, pace: 0.001, keptMs: 0 }, clockOf: tables.clockOf });
  tables.sit(it);
  const { token } = await register(it);
  const random = randomFrom(3);
  for (const code of CODES) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const table = it.deps.tables.of(code)!;
      await vi.waitUntil(() => table.round.phase === 'open', PATIENT);
      const bets = Array.from({ length: BETS }, () => anySlip(table, random)!);
      const key = `live-${code}-${round}-0000`;
      const { code: refusal } = await ask(it, 'placeBets', { game: code, round: table.round.id, bets }, { token, key });
      if (refusal) throw new Error(`${code} took no bets: ${refusal}`);
      await tables.finish(code);
    }
  }
  await returnsCount(it.deps.db).all();
});

afterAll(async () => {
  tables.close();
  await it.close();
});

const percent = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));

test('[R18] every game with its band, at any width, in the light and in the dark', async () => {
  const page = await visit(it);
  await page.goto('/casino/fair');
  await page.getByText('All 3 games with bets are inside their bands.').waitFor();
  const games = page.getByRole('region', { name: 'Live return of every game' });
  const look = async (): Promise<void> => {
    for (const name of NAMES) {
      const row = games.getByRole('row', { name: new RegExp(`^${name}`) });
      const live = percent(await row.locator('td b').innerText());
      const [low = 0, high = 0] = (await row.locator('.live-band small').innerText()).split(' to ').map(percent);
      expect(low).toBeLessThanOrEqual(live);
      expect(high).toBeGreaterThanOrEqual(live);
      expect(await row.locator('.live-state').innerText()).toBe('Inside');
    }
    const overhang = await page.locator('html').evaluate(html => html.scrollWidth - html.clientWidth);
    expect(overhang).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
  };
  await atEveryWidth(page, look, widths);
});

test('[R18] a game is shown bet by bet, and its figures are those of the bets', async () => {
  const page = await visit(it);
  await page.goto('/casino/fair');
  await page.getByRole('button', { name: '32 Cards A' }).click();
  await expect.poll(() => page.getByLabel('Show').inputValue()).toBe('card32');
  const bets = page.getByRole('region', { name: 'Live return of every bet of 32 Cards A' });
  await bets.waitFor();
  const { rows } = await it.deps.db.query<{ selection: string; side: string; n: number }>(
    `select selection, side, count(*)::integer as n from bets where game = 'card32' group by selection, side`,
  );
  await expect.poll(() => bets.locator('tbody tr').count()).toBe(rows.length);
  const counted = await bets.locator('tbody td:first-of-type').allInnerTexts();
  expect(counted.map(Number).toSorted()).toEqual(rows.map(({ n }) => n).toSorted());
  expect(await bets.getByRole('row', { name: /\(lay\)/ }).count()).toBe(rows.filter(row => row.side === 'lay').length);
});

test('[R18] a game that has given back what it should not is called outside, in words', async () => {
  const change = (by: number) =>
    it.deps.db.query(`update live_returns set returned = returned + $1 where game = 'worli2'`, [by]);
  await change(100_000_000);
  const page = await visit(it, { width: 390 });
  await page.goto('/casino/fair');
  await page.getByText('1 of 3 games is outside the band: it is being looked into.').waitFor();
  const first = page.getByRole('region', { name: 'Live return of every game' }).locator('tbody tr').first();
  expect(await first.innerText()).toMatch(/^Instant Worli[\s\S]*Outside/);
  await change(-100_000_000);
});
