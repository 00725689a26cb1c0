import { formatSigned } from '@maidan/core/format';
import type { House } from '@maidan/server/app';
import { myBetsOf } from '@maidan/server/casino/roundsMade';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt, screenOf } from '../frame/pages.ts';
import { ask, axe, register, signIn, visit } from '../kit.ts';
import type { Player } from '../kit/people.ts';
import type { Visit } from '../kit/visit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { holdResults } from './heldResult.ts';

/* What a player sees and hears of the end of a round, and how the time to bet runs out. */

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20', 'dt20', 'lucky7']));
});
afterAll(() => close());

const cell = (page: Page, selection: string) => page.locator(`[data-selection="${selection}"][data-side="back"]`);
const moment = (page: Page) => page.locator('.moment');
const roundOn = (page: Page) => page.locator('.round-id b').innerText();

interface Seat {
  readonly page: Page;
  readonly player: Player;
  /** The page hears of the next round. */
  goOn(): void;
  /** Rounds that were won here. */
  wins: number;
}

async function sit(code: string, options: Visit = {}): Promise<Seat> {
  const player = await register(it);
  const page = await visit(it, options);
  const goOn = await holdResults(page, code);
  await page.addInitScript(listen);
  await signIn(page, player, `/casino/${code}`);
  await screenOf(page);
  return { page, player, goOn, wins: 0 };
}

/** In the page: how often it cheered, and how often it was heard to. */
function listen(): void {
  const heard = { cheers: 0, fanfares: 0 };
  Object.assign(window, { heard });
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches('.celebration')) heard.cheers += 1;
  }).observe(document, { subtree: true, childList: true });
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function counted(at?: number) {
    if (this.frequency.value === 523) heard.fanfares += 1; // the note it begins and ends with
    start.call(this, at);
  };
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const { cheers, fanfares } = Reflect.get(window, 'heard') as { cheers: number; fanfares: number };
    return [cheers, fanfares];
  });

/** A bet of 100, by hand of the house: the page hears of it like everybody else. */
async function bet({ page, player }: Seat, game: string, selection: string): Promise<void> {
  const { id, quotes } = it.deps.tables.of(game)!.round;
  const { odds } = quotes[selection]!.back!;
  const bets = [{ selection, side: 'back', odds, line: 0, stake: 10_000 }];
  await ask(it, 'placeBets', { game, round: id, bets }, { authorization: `Bearer ${player.token}` });
  await cell(page, selection).locator('[data-chip="taken"]').waitFor();
  await page.locator('.own-result').waitFor({ state: 'attached' });
}

/** Bets on A until a round ends like this, and stays there. */
async function until(seat: Seat, fate: 'won' | 'lost'): Promise<string> {
  for (;;) {
    const [, before = 0] = await heard(seat.page);
    await bet(seat, 'teen20', 'A.win');
    const round = await tables.finish('teen20');
    await moment(seat.page).waitFor();
    const found = await moment(seat.page).getAttribute('data-fate');
    const won = found === 'won' ? 1 : 0;
    seat.wins += won;
    await expect.poll(async () => (await heard(seat.page))[1]).toBe(before + 2 * won); // cheered before one goes on
    if (found === fate) return round;
    seat.goOn();
    await cell(seat.page, 'A.win').and(seat.page.locator(':enabled')).waitFor();
  }
}

/** What the ledger moved. */
async function netOf({ player }: Seat, round: string): Promise<string> {
  const { rows } = await it.deps.db.query<{ id: string }>('select id from users where username = $1', [
    player.username,
  ]);
  const { rounds } = await myBetsOf(it.deps.db, rows[0]!.id);
  return formatSigned(rounds!.find(each => each.round === round)!.net);
}

test('[R33] a win is told, lit, seen and heard, and a line of the next round', async () => {
  const seat = await sit('teen20', { reducedMotion: 'no-preference' });
  const { page, goOn } = seat;
  const side = page.getByRole('region', { name: 'My Bet' });
  await page.getByRole('button', { name: 'Sound' }).click();

  const won = await until(seat, 'won');
  expect(await netOf(seat, won)).toBe('+98.00');
  await moment(page).getByText('Won +98.00', { exact: true }).waitFor();
  await moment(page).getByText('Staked 100.00, back 198.00').waitFor();
  await moment(page).getByText('Your best of this session').waitFor();
  await side.getByText('Won +98.00', { exact: true }).waitFor();
  await side.getByText('Best of this session · 20-20 Teenpatti +98.00').waitFor();
  expect(await cell(page, 'A.win').getAttribute('class')).toContain('won');
  expect(await cell(page, 'B.win').getAttribute('class')).not.toContain('won');
  expect(await cell(page, 'A.win').locator('.chip').getAttribute('data-chip')).toBe('won');
  await expect.poll(() => heard(page)).toEqual([1, 2]);
  await axe(page, '.game-page');

  goOn();
  const line = page.getByRole('button', { name: `Last round ${won}: staked 100.00, back 198.00, +98.00` });
  await line.waitFor();
  await moment(page).waitFor({ state: 'detached' });
  expect(await page.locator('.game-table .won').count()).toBe(0);
  expect(await page.locator('.game-table .chip').count()).toBe(0);
  await line.click();
  await page.getByRole('dialog').getByText(won).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
});

test('[R33] a loss is told beside the best of the session, and nothing is made of it', async () => {
  const seat = await sit('teen20', { reducedMotion: 'no-preference' });
  const { page, goOn } = seat;
  await page.getByRole('button', { name: 'Sound' }).click();
  await until(seat, 'won');
  goOn();
  await cell(page, 'A.win').and(page.locator(':enabled')).waitFor();

  const lost = await until(seat, 'lost');
  expect(await netOf(seat, lost)).toBe('\u2212100.00');
  await moment(page).getByText('Lost \u2212100.00', { exact: true }).waitFor();
  await moment(page)
    .getByText(/^Best of this session \+98\.00$/)
    .waitFor();
  expect(await cell(page, 'A.win').locator('.chip').getAttribute('data-chip')).toBe('lost');
  expect(await cell(page, 'B.win').getAttribute('class')).toContain('won');
  const { wins } = seat;
  expect(await heard(page)).toEqual([wins, 2 * wins]); // rounds that were won on the way are cheered too

  // Who comes back finds what it came to, and the best of the session; nobody cheers again.
  goOn();
  await page.reload();
  await page.getByRole('button', { name: `Last round ${lost}: staked 100.00, back 0.00, \u2212100.00` }).waitFor();
  const side = page.getByRole('region', { name: 'My Bet' });
  await side.getByText('Best of this session · 20-20 Teenpatti +98.00').waitFor();
  expect(await heard(page)).toEqual([0, 0]);
});

test('[R33] for who asked for less motion a win is heard, and nothing moves', async () => {
  const seat = await sit('teen20', { reducedMotion: 'reduce' });
  await seat.page.getByRole('button', { name: 'Sound' }).click();
  await until(seat, 'won');
  expect(await heard(seat.page)).toEqual([0, 2]);
});

test('[R33] on a phone a void round is told on both tabs, in both languages, without a celebration', async () => {
  const phones = await Promise.all([
    sit('dt20', { width: 390, reducedMotion: 'no-preference' }),
    sit('dt20', { width: 390, locale: 'hi-IN' }),
  ]);
  for (const seat of phones) await bet(seat, 'dt20', 'dragon');
  const round = await roundOn(phones[0].page);
  await it.deps.tables.of('dt20')!.voidNow('voided-by-operator');
  for (const [{ page, goOn }, told, tab] of [
    [phones[0], 'Returned 100.00', /^PLACED BET/],
    [phones[1], 'वापस मिले 100.00', /\(1\)$/],
  ] as const) {
    await moment(page).getByText(told, { exact: true }).waitFor();
    expect(await cell(page, 'dragon').locator('.chip').getAttribute('data-chip')).toBe('returned');
    expect(await page.locator('.game-table .won').count()).toBe(0);
    await page.getByRole('button', { name: tab }).tap();
    await page.locator('.round-sum').getByText(told, { exact: true }).waitFor();
    await axe(page, '.game-page');
    await page.locator('.game-tabs button').first().tap();
    goOn();
    await page.locator('.last-round').getByText(round).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await heard(page)).toEqual([0, 0]);
  }
});

test('after the close everybody sees how many have bet, how much, and how it lies on the sides', async () => {
  const seats = await Promise.all([sit('lucky7'), sit('lucky7', { width: 390 })]);
  const [desk, phone] = seats as [Seat, Seat];
  for (const selection of ['low', 'low', 'high']) await bet(desk, 'lucky7', selection);
  await bet(phone, 'lucky7', 'low');
  expect(await desk.page.locator('.st-crowd').count()).toBe(0);
  await tables.finish('lucky7');
  const crowd = desk.page.locator('.st-crowd');
  await crowd.getByText(/^2 players have bet 400\.00/).waitFor();
  for (const { page } of seats) {
    await page.locator('.st-crowd li').first().waitFor();
    expect(await page.locator('.st-crowd li').allInnerTexts()).toEqual(['Low Card 75 %', 'High Card 25 %']);
    await axe(page, '.game-page');
  }
});

test('what won is lit for who has bet nothing', async () => {
  const { page } = await sit('teen20');
  await cell(page, 'A.win').and(page.locator(':enabled')).waitFor();
  await tables.finish('teen20');
  await expect.poll(() => page.locator('.odds.won').count()).toBeGreaterThan(0);
  expect(await page.locator('.own-result').count()).toBe(0);
});

test('the time to bet ends with Last call and then Closing: on the ring, in the slip and on the bar of the phone', async () => {
  tables.shorten('lucky7');
  const pages = await Promise.all(
    [1440, 390].map(async width => {
      const { page } = await playerAt(it, '/home', { width });
      await page.clock.install();
      await page.goto('/casino/lucky7');
      await page.locator('.odds.back:enabled').first().waitFor();
      return page;
    }),
  );
  const [desk, phone] = pages as [Page, Page];
  for (const [page, bar] of [
    [desk, '.slip .last-call'],
    [phone, '.chip-rail .last-call'],
  ] as const) {
    await tables.finish('lucky7'); // a window of a minute is open from here on, however long the pages took
    const { id, dueAt } = it.deps.tables.of('lucky7')!.round;
    await expect.poll(() => roundOn(page)).toBe(id);
    const price = page.locator('.odds.back:enabled').first();
    await (page === desk ? price.click() : price.waitFor());
    const ring = page.locator('.st-ring');
    await page.locator(bar).waitFor();
    await page.clock.pauseAt(dueAt - 2_000 - 2_500); // bets are taken until two seconds before
    await expect.poll(() => page.locator(bar).innerText()).toMatch(/^Last call · [1-5] s$/);
    await ring.getByText('Last call').waitFor();
    await page.clock.runFor(5_000);
    await expect.poll(() => page.locator(bar).innerText()).toBe('Closing');
    await ring.getByText('Closing').waitFor();
    await expect.poll(() => page.locator('.st-caption').textContent()).toContain('No more bets');
    await expect.poll(() => page.locator('.odds.back:enabled').count()).toBe(0);
  }
});
