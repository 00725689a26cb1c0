import { sentenceOf } from '@maidan/contract/errors';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { screenOf, toastOf } from '../frame/pages.ts';
import { ask, type Player, register, signIn, visit } from '../kit.ts';
import { badLine, type Fault } from '../kit/badLine.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';

/* Chips on a line that delays, cuts and reorders: whatever it does, the page has in the end what the house has. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'teen']));
});
afterAll(() => close());

const LOST = [/net::ERR_/, /Failed to load resource/];

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const rail = (page: Page) => page.getByRole('region', { name: 'Chip rail' });
const act = (page: Page, name: string) => rail(page).getByRole('button', { name, exact: true });
const total = (page: Page) => rail(page).locator('.chip-total b').innerText();
const on = (page: Page, selection: string) =>
  cell(page, selection)
    .locator('.chip')
    .evaluateAll(chips => chips.map(each => `${each.textContent} ${each.getAttribute('data-chip')}`).join());

const bearer = ({ token }: Player) => ({ authorization: `Bearer ${token}` });
/** What stands, as the house has it: 'A.win 200', in rupees. */
async function booked(player: Player): Promise<string> {
  const { rows } = await ask(it, 'myCasinoBets', { state: 'open' }, bearer(player));
  const sums = new Map<string, number>();
  for (const { selection, stake } of rows) sums.set(selection, (sums.get(selection) ?? 0) + stake / 100);
  return [...sums]
    .map(([selection, sum]) => `${selection} ${sum}`)
    .toSorted()
    .join(', ');
}

let seats = 0;

/** At a table, on a phone, with a chip of 100 in hand, behind a line with these faults. */
async function seat(code: string, faults: readonly Fault[]) {
  const line = await badLine(it.url, path => /^\/api\/casino\/\w+\/bets/.test(path), faults);
  onTestFinished(() => line.close());
  seats += 1;
  // A telephone of their own: who shares one with somebody who has stopped is held.
  const player = await register(it, { phone_number: `+91 ${9_000_000_000 + seats}` });
  const page = await visit(line, { width: 390, expected: LOST });
  await signIn(page, player, `/casino/${code}`);
  await screenOf(page);
  await act(page, 'Chip 100').tap();
  return { page, player, line };
}

describe('[R8] a chip', () => {
  test.each<[what: string, fault: Fault, statuses: readonly number[]]>([
    ['whose way is slow', { thereMs: 1_000, backMs: 1_000 }, [200]],
    ['that never came to the house', { thereMs: 400, cut: 'there' }, [0, 200]],
    ['whose answer is lost', { thereMs: 400, cut: 'back' }, [200, 200]],
    ['whose answer is cut off in the middle', { backMs: 400, cut: 'middle' }, [200, 200]],
  ])('%s is pending, then taken, once', async (_, fault, statuses) => {
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    const { page, player, line } = await seat('teen20', [{ ...fault, until: isSeen }]);
    await cell(page, 'A.win').tap();
    await expect.poll(() => on(page, 'A.win')).toBe('100 pending');
    expect(await total(page)).toBe('100.00');
    goOn();
    await expect.poll(() => on(page, 'A.win'), { timeout: 20_000 }).toBe('100 taken');
    expect([await booked(player), line.statuses, await total(page)]).toEqual(['A.win 100', statuses, '100.00']);
  });

  test('that is taken back while its answer is lost is taken back once', async () => {
    const { promise: isTakenBack, resolve: goOn } = Promise.withResolvers<void>();
    const lost: Fault = { until: isTakenBack, cut: 'back' };
    const { page, player } = await seat('teen20', [lost, { backMs: 400 }, { cut: 'middle' }]);
    const leaves = page.waitForRequest(/\/teen20\/bets$/);
    await cell(page, 'A.win')
      .or(cell(page, 'B.win'))
      .evaluateAll(cells => {
        for (const each of cells) (each as HTMLElement).click(); // so quickly that they travel together
      });
    expect((await leaves).postDataJSON().bets).toHaveLength(2);
    await expect.poll(() => on(page, 'B.win')).toBe('100 pending');
    await act(page, 'Undo').tap();
    await expect.poll(() => on(page, 'B.win')).toBe('');
    goOn();
    await expect.poll(() => on(page, 'A.win'), { timeout: 20_000 }).toBe('100 taken');
    await expect.poll(() => booked(player), { timeout: 20_000 }).toBe('A.win 100');
    await expect.poll(() => on(page, 'B.win'), { timeout: 20_000 }).toBe('');
    await expect.poll(() => total(page)).toBe('100.00');
  });

  test('that comes when its window is over is refused, and reaches no other window at the same price', async () => {
    const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
    const { page, player, line } = await seat('teen', [{ until: isOver }]);
    const { round } = it.deps.tables.of('teen')!;
    await cell(page, 'A.consecutive').tap();
    await expect.poll(() => line.statuses).toEqual([0]);
    await tables.nextWindow('teen');
    expect(it.deps.tables.of('teen')!.round.id).toBe(round.id);
    goOn();
    await toastOf(page, sentenceOf('bets-closed')).first().waitFor();
    expect(line.statuses).toEqual([409]);
    expect([await booked(player), await on(page, 'A.consecutive')]).toEqual(['', '']);
  });
});

describe('[R29] who stops in the middle of a round', () => {
  test('keeps the chips that are taken, is told why the next one is not, and can take back what was', async () => {
    const { page, player } = await seat('teen20', []);
    await cell(page, 'A.win').tap();
    await expect.poll(() => on(page, 'A.win')).toBe('100 taken');
    await ask(it, 'stopPlay', { kind: 'exclusion', months: 6, isSure: true }, bearer(player));
    const said = () => toastOf(page, sentenceOf('play-stopped'));
    await cell(page, 'B.win').tap();
    await said().first().waitFor();
    expect([await on(page, 'A.win'), await on(page, 'B.win'), await booked(player)]).toEqual([
      '100 taken',
      '',
      'A.win 100',
    ]);
    const answer = page.waitForResponse(/\/teen20\/bets$/);
    await act(page, 'Double').tap();
    expect(await (await answer).json()).toMatchObject({ code: 'play-stopped' });
    expect(await booked(player)).toBe('A.win 100');
    await expect.poll(() => total(page)).toBe('100.00'); // what was refused is off the table
    await act(page, 'Undo').tap();
    await expect.poll(() => booked(player)).toBe('');
    await expect.poll(() => on(page, 'A.win')).toBe('');
    await page.goto('/casino/teen');
    await page.getByText('You have excluded yourself').first().waitFor();
  });
});
