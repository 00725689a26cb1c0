import { randomBytes } from 'node:crypto';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, colleague, house, register, signIn, visit } from '../kit.ts';
import { type HandHouse, handHouse } from '../casino/handHouse.ts';
import type { Player } from '../kit/people.ts';
import { bearer, moneyOf } from './requests.ts';
import { answer, officeAt, press, toast, WIDTHS } from './screens.ts';

/* What the operator does with the tables. One house is slow, so that bets stay open; in the other rounds are played by hand. */

let slow: House;
let byHand: HandHouse;
beforeAll(async () => {
  slow = await house({ config: { tables: ['worli2', 'dt20'], pace: 60 } });
  byHand = await handHouse(['worli2']);
});
afterAll(() => Promise.all([slow.close(), byHand.close()]));

/** Each width has a table of its own: what one test does to it is not in the way of another. */
const AT = {
  1440: { code: 'worli2', name: 'Instant Worli', market: 'Single', selection: 'single.1', label: 'Single 1' },
  390: { code: 'dt20', name: '20-20 Dragon Tiger', market: 'Main', selection: 'dragon', label: 'Dragon' },
} as const;

const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const isOpen = (code: string) => slow.deps.tables.of(code)?.round.phase === 'open';

/** Stakes 100 rupees on the round that is open, and says what came of it. */
async function bet(player: Player, code: string, selection: string): Promise<string> {
  const { id, quotes } = slow.deps.tables.of(code)!.round;
  const odds = quotes[selection]?.back?.odds ?? 2_000;
  const response = await fetch(`${slow.url}/api/casino/${code}/bets`, {
    method: 'POST',
    headers: {
      ...bearer(player),
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({ round: id, bets: [{ selection, side: 'back', odds, line: 0, stake: 10_000 }] }),
  });
  const { code: refusal } = (await response.json()) as { code?: string };
  return refusal ?? 'taken';
}

describe.each(WIDTHS)('Tables at %i px', width => {
  const { code, name, market, selection, label } = AT[width];

  test('are listed with their state, and found by name', async () => {
    await expect.poll(() => isOpen(code)).toBe(true);
    const page = await officeAt(slow, '/tables', { width });
    const row = page.getByRole('row', { name });
    await row.getByText('On', { exact: true }).waitFor();
    await page.getByRole('row', { name: 'K.B.C' }).getByText('Not played here').waitFor();
    await axe(page);
    await press(page, 'On');
    await page.getByRole('row', { name: 'K.B.C' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByLabel('Search').fill('no such table');
    await page.getByText('No table matches these filters.').waitFor();
    await page.getByLabel('Search').fill(code);
    await page.getByRole('link', { name }).click();
    await panelOf(page, name).getByText('Bets open').waitFor();
    await panelOf(page, name).getByText('1999', { exact: true }).waitFor();
    await axe(page);
  });

  test('tell what is staked and what the round could cost, as it comes in', async () => {
    const page = await officeAt(slow, `/tables/${code}`, { width });
    const panel = panelOf(page, name);
    await panel.getByText('Bets open').waitFor();
    const player = await register(slow);
    expect(await bet(player, code, selection)).toBe('taken');
    const { worst } = await worstOf(code);
    await panel.getByText('100.00', { exact: true }).first().waitFor();
    await panel.getByText(worst, { exact: true }).first().waitFor();
  });

  test('take limits and locks at once, with a reason', async () => {
    const player = await register(slow);
    const page = await officeAt(slow, `/tables/${code}/limits`, { width });
    const group = page.getByRole('group', { name: new RegExp(`^${market} `) });
    await group.getByLabel('Least').fill('500');
    await press(page, 'Save');
    await group.getByText('Enter the amount as a number, for example 1500 or 1500.50.').waitFor();
    await group.getByLabel('Most').fill('2k');
    await press(page, 'Save');
    await page.getByText('Please give a reason.').waitFor();
    await axe(page);
    await page.getByLabel('Reason for the change').fill('A big match tonight');
    await press(page, 'Save');
    await toast(page, `${name} saved`).waitFor();
    await expect.poll(() => bet(player, code, selection)).toBe('stake-too-small');

    await page.getByRole('link', { name: 'Locks' }).click();
    await page.getByText(market, { exact: false }).first().click();
    await page.getByLabel(label, { exact: true }).check();
    await axe(page);
    await page.getByLabel('Reason for the change').fill('A wrong price');
    await press(page, 'Save');
    await expect.poll(() => bet(player, code, selection)).toBe('price-locked');
    await page.getByText(/^1 of \d+ locked$/).waitFor();

    await page.goto(`/admin/tables/${code}/picture`);
    await page.getByLabel('Stream address').fill('http://studio.example');
    await page.getByLabel('Reason for the change').fill('Our own studio');
    await press(page, 'Save');
    await page.getByText('Enter an address that starts with https://.').waitFor();
    await page.getByLabel('Stream address').fill('https://studio.example/live');
    await press(page, 'Save');
    await expect.poll(() => slow.deps.tables.settingsOf(code).streamUrl).toBe('https://studio.example/live');
  });

  test('[R42] take more than the game’s own maximum when a second person agrees', async () => {
    const page = await officeAt(slow, `/tables/${code}/limits`, { width, as: await colleague(slow, 'trader') });
    await page.getByText('More than the game’s own maximum takes two people.').waitFor();
    const most = page.getByRole('group', { name: new RegExp(`^${market} `) }).getByLabel('Most');
    await page
      .getByRole('group', { name: new RegExp(`^${market} `) })
      .getByLabel('Least')
      .fill('100');
    await most.fill('10Cr');
    await page.getByLabel('Reason for the change').fill('A guest of the house');
    await press(page, 'Save');
    await toast(page, 'Proposed').waitFor();
    await page.getByText(/^P-\d+ of .* waits for a second person\.$/).waitFor();
    await expect.poll(() => most.inputValue()).not.toBe('10Cr');
    await axe(page);
    const checker = await officeAt(slow, '/proposals', { width, as: await colleague(slow, 'trader') });
    const row = checker.getByRole('row', { name: `Raise the limits of ${name}` });
    await row.getByRole('button', { name: 'Look at it' }).click();
    const dialog = checker.getByRole('dialog');
    await dialog.getByText('100.00 to 10,00,00,000.00').waitFor();
    await axe(checker);
    await press(dialog, 'Approve');
    await toast(checker, 'Approved').waitFor();
    await expect.poll(() => most.inputValue()).toBe('100000000');
    await expect
      .poll(() => Object.values(slow.deps.tables.settingsOf(code).limits))
      .toEqual([{ min: 10_000, max: 1e10 }]);
  });

  test('can be stopped and changed on a low screen without looking for the buttons', async () => {
    const page = await officeAt(slow, `/tables/${code}`, { width, height: 560 });
    for (const [tab, button] of [
      ['', 'Switch off'],
      ['Limits', 'Save'],
      ['Locks', 'Save'],
    ] as const) {
      if (tab !== '') await page.getByRole('link', { name: tab }).click();
      const where = page.getByRole('button', { name: button, exact: true });
      await where.waitFor();
      const isInReach = () =>
        where.evaluate(found => {
          const { left, top, width: wide, height } = found.getBoundingClientRect();
          return found.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
        });
      await expect.poll(isInReach).toBe(true);
    }
  });

  test('are closed after the round, closed now and opened again', async () => {
    const page = await officeAt(slow, `/tables/${code}`, { width });
    const panel = panelOf(page, name);
    await press(panel, 'Last round');
    await press(page.getByRole('dialog'), 'Last round');
    await page.getByRole('dialog').getByText('Please give a reason.').waitFor();
    await answer(page, 'Reason', 'The dealer goes home', 'Last round');
    await panel.getByText('Last round', { exact: true }).first().waitFor();
    await press(panel, 'Switch off');
    await answer(page, 'Reason', 'The light is out', 'Switch off');
    await panel.getByText('Off', { exact: true }).waitFor();
    expect(slow.deps.tables.settingsOf(code).status).toBe('off');
    await press(panel, 'Switch on');
    await answer(page, 'Reason', 'The light is back', 'Switch on');
    await panel.getByText('On', { exact: true }).waitFor();
    await axe(page);
  });

  test('end a round under way: every stake goes back at once', async () => {
    await slow.deps.db.query(`update casino_tables set locked = '[]', limits = '{}' where code = $1`, [code]);
    slow.deps.bus.publish('table', { code });
    const player = await register(slow);
    await expect.poll(() => bet(player, code, selection)).toBe('taken');
    expect(await moneyOf(slow, player)).toMatchObject({ balance: 9_900 });
    const seat = await visit(slow, { width, expected: [/studio\.example/] }); // the picture it was given above
    await signIn(seat, player, `/casino/${code}`);
    const page = await officeAt(slow, `/tables/${code}`, { width });
    await press(panelOf(page, name), 'Void a round');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Bets are open for the first time.').waitFor();
    await press(dialog, 'Void');
    await dialog.getByText('Please give a reason.').waitFor();
    await axe(page);
    await answer(page, 'Reason', 'A card fell on the floor', 'Void');
    await toast(page, 'Round voided').waitFor();
    await panelOf(page, name).getByText('Void', { exact: true }).waitFor();
    await seat.locator('.note', { hasText: 'The operator ended the round.' }).waitFor(); // fetched with the first that is void
    expect(await moneyOf(slow, player)).toMatchObject({ balance: 10_000 });
  });

  test('[R42] a settled round is voided by two people', async () => {
    const { it, tables } = byHand;
    const round = await tables.finish('worli2');
    const maker = await officeAt(it, '/tables/worli2', { width, as: await colleague(it) });
    await press(panelOf(maker, 'Instant Worli'), 'Void a round');
    await maker.getByRole('dialog').getByLabel('Round ID').fill(round);
    await answer(maker, 'Reason', 'Two cards stuck together', 'Void');
    await toast(maker, 'Proposed').waitFor();
    const checker = await officeAt(it, '/proposals', { width, as: await colleague(it) });
    const row = checker.getByRole('row', { name: `Void round ${round} of worli2: The operator ended the round.` });
    await row.getByRole('button', { name: 'Approve' }).click();
    await toast(checker, 'Approved').waitFor();
    const { rows } = await it.deps.db.query('select state, fault from rounds where id = $1', [round]);
    expect(rows).toEqual([{ state: 'void', fault: 'voided-by-operator' }]);
  });
});

test('[R41] who may only look finds no buttons', async () => {
  const page = await officeAt(slow, '/tables/worli2', { as: await colleague(slow, 'auditor') });
  await panelOf(page, 'Instant Worli').getByText('Chain head', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Void a round' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Limits' }).click();
  await page.getByText('Your role may look and not change.').waitFor();
  await axe(page);
});

/** The most the house can lose on the open round, as the office writes it. */
async function worstOf(code: string): Promise<{ worst: string }> {
  const { rows } = await slow.deps.db.query<{ bets: { odds: number; stake: number }[] }>(
    'select bets from open_tabs where round_id = $1',
    [slow.deps.tables.of(code)!.round.id],
  );
  const lost = rows
    .flatMap(({ bets }) => bets)
    .reduce((sum, { odds, stake }) => sum + (stake * (odds - 1_000)) / 1_000, 0);
  return { worst: (lost / 100).toFixed(2) };
}
