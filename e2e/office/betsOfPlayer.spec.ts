import { readFileSync } from 'node:fs';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth } from '../frame/pages.ts';
import { axe, colleague, house, resize, walk, widths } from '../kit.ts';
import { type Played, played, presentWorld } from './played.ts';
import { officeAt, overflow, press, tabTo } from './screens.ts';

/* What the office sees of a player who has bet in every way there is: each bet with its proof, what is at risk, what it made. */

const world = presentWorld();
let it: House;
let who: Played;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] }, world });
  who = await played(it, world);
});
afterAll(() => it.close());

/** Of the books: what each kind made, and everything together. */
async function made(): Promise<Readonly<Record<'casino' | 'slots' | 'sport' | 'fantasy' | 'all', string>>> {
  const { rows } = await it.deps.db.query(
    `select (select sum(profit)::bigint from bets where user_id = $1) as casino,
       (select sum(paid - stake)::bigint from spins where user_id = $1) as slots,
       (select sum(prize - fee)::bigint from contest_entries where user_id = $1) as fantasy,
       (select sum(balance)::bigint from accounts where id in ('player:' || $1, 'exposure:' || $1)) as has`,
    [who.id],
  );
  const { casino, slots, fantasy, has } = rows[0]!;
  const amounts = { casino, slots, fantasy, sport: 200_02 - 101_01, all: Number(has) - 10_000_00 };
  const signed = Object.entries(amounts).map(([kind, amount]) => [kind, formatSigned(paise(Number(amount)))]);
  return Object.fromEntries(signed) as Awaited<ReturnType<typeof made>>; // of the same kinds
}

const look = async (page: Page): Promise<void> => {
  expect(await overflow(page)).toBe(0);
  await axe(page);
};

test('[R44] what is at risk and what was made, by game and sport, is what the books say', async () => {
  const page = await officeAt(it, `/players/${who.id}`, { as: await colleague(it, 'owner') });
  const risk = page.getByRole('region', { name: 'Open exposure' });
  for (const [market, held] of [
    [who.markets.order, '100.02'],
    [who.markets.row, '177.77'],
  ] as const) {
    const row = risk.getByRole('row').filter({ hasText: held });
    await row.waitFor();
    expect(await row.getByRole('link').getAttribute('href')).toMatch(new RegExp(`/sport/[^/]+/${market}$`));
  }
  const net = await made();
  const result = page.getByRole('region', { name: 'Result of the player' });
  for (const [name, staked, came] of [
    [/Teenpatti/, '133.33', net.casino],
    ['Mango Sevens', '100.00', net.slots],
    ['Cricket', '201.02', net.sport],
    [/^Fantasy/, '100.00', net.fantasy],
    ['Everything', '534.35', net.all],
  ] as const) {
    const row = result.getByRole('row', { name });
    // A spin may have come to as much as was staked.
    for (const figure of [staked, came]) await row.getByText(figure, { exact: true }).first().waitFor();
  }
  await atEveryWidth(page, () => look(page), widths);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page);
});

test('[R44] bets of every kind, open and settled, each with the way to its proof; found by kind and state', async () => {
  const page = await officeAt(it, `/players/${who.id}/bets`, { as: await colleague(it, 'compliance') });
  const rows = page.getByRole('region', { name: 'Bets', exact: true }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(7);
  await look(page);
  const { rows: rounds } = await it.deps.db.query('select round_id as id from bets where user_id = $1', [who.id]);
  const proof = page.getByRole('link', { name: `Proof of ${rounds[0]!.id}` }).filter({ visible: true });
  expect(await proof.getAttribute('href')).toBe(`/api/casino/rounds/${rounds[0]!.id}`);
  expect((await page.request.get(`/api/casino/rounds/${rounds[0]!.id}`)).status()).toBe(200);
  for (const kind of ['order', 'row'] as const) {
    const event = who.markets[kind].split('.')[0]!; // a market is named after its event
    const record = page.getByRole('link', { name: `Proof of ${event}` }).filter({ visible: true });
    expect(await record.getAttribute('href')).toBe(`/api/exchange/events/${event}/record`);
  }
  for (const [kind, stakes] of [
    ['casino', ['133.33']],
    ['slots', ['100.00']],
    ['sport', ['100.02', '100.01']],
    ['rows', ['177.77', '101.01']],
    ['fantasy', ['100.00']],
  ] as const) {
    await page.getByLabel('Kind', { exact: true }).selectOption(kind);
    await expect.poll(() => rows.count()).toBe(stakes.length);
    for (const stake of stakes) await rows.getByText(stake, { exact: true }).waitFor();
  }
  await page.getByLabel('Kind', { exact: true }).selectOption('all');
  await tabTo(page, page.getByLabel('State', { exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('open');
  await expect.poll(() => rows.count()).toBe(2);
  await resize(page, 768);
  await look(page);
  await resize(page, 390);
  await rows
    .filter({ hasText: '177.77' })
    .getByRole('link', { name: /^Proof of / })
    .filter({ visible: true })
    .waitFor();
  await look(page);
});

test('[R44] the same as a file, with every bet of it', async () => {
  const page = await officeAt(it, `/players/${who.id}`, { as: await colleague(it, 'compliance') });
  await walk(page, `/admin/players/${who.id}/bets`);
  await page.getByRole('region', { name: 'Bets', exact: true }).waitFor();
  const waiting = page.waitForEvent('download');
  await press(page, 'CSV');
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`bets-${who.id}.csv`);
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .replace('\u{feff}', '')
    .trimEnd()
    .split(/\r?\n/);
  expect(head.split(',').slice(0, 4)).toEqual(['Time', 'Kind', 'Game or match', 'Bet on']);
  const kinds = lines.map(line => line.split(',')[1]);
  expect(kinds.toSorted()).toEqual(['Casino', 'Exchange', 'Exchange', 'Fantasy', 'House rows', 'House rows', 'Slots']);
  for (const stake of [133_33, 100_02, 100_01, 177_77, 101_01])
    expect(lines.filter(line => line.includes(formatMoney(paise(stake))))).toHaveLength(1);
});
