import { readFile } from 'node:fs/promises';
import { parseSpin } from '@maidan/games/slots/parseSpin';
import { slotOf } from '@maidan/games/slots/list';
import { spinFault } from '@maidan/games/slots/spin';
import type { House } from '@maidan/server/app';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, WIDTHS } from '../frame/pages.ts';
import { axe, house, register, signIn, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { type Look, looksRight } from '../kit/looks.ts';

/* The slots: from the menu to a spin, what proves it, and what comes after. */

let it: House;
beforeAll(async () => {
  it = await house({ config: { tables: [] } });
});
afterAll(() => it.close());

const spinButton = (page: Page) => page.locator('.slot-spin');
const told = (page: Page) => page.locator('.slot-told');

/** The reels have stopped, and this browser has proved it. */
async function spinOn(page: Page): Promise<void> {
  await spinButton(page).click();
  await told(page).getByText('Proved in this browser').waitFor();
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Among past bets. */
async function isProvedLater(page: Page): Promise<void> {
  await page.goto('/bets?show=slots');
  const past = page.getByRole('table', { name: 'Past spins' });
  await past.getByRole('button', { name: 'Proof' }).first().click();
  const proof = page.getByRole('dialog', { name: 'Proof of a spin: Festival of Lamps' });
  await proof.getByText('Proved in this').waitFor();
  await axeDialog(page);
  await page.keyboard.press('Escape');
  await axe(page);
}

/** Once it has come to rest: its colours are those of now. */
async function axeDialog(page: Page): Promise<void> {
  const moves = () => page.locator('dialog').evaluate(dialog => dialog.getAnimations({ subtree: true }).length);
  await expect.poll(moves).toBe(0);
  await axe(page, 'dialog');
}

describe.each(WIDTHS)('at %i px', width => {
  test('[R19] [R33] a slot is spun once by one press, proves itself, and waits five seconds for the next', async () => {
    const page = await visit(it, { width });
    await page.clock.install();
    await signIn(page, await register(it), '/casino?category=slot-game'); // as the lobby was told to show them
    await page.waitForURL('**/slots');
    await page.locator('.slot-tile').first().waitFor();
    expect(await page.locator('.slot-tile').count()).toBe(4);
    await axe(page);
    await page.locator('.slot-tile.lamps10').click();
    await page.waitForURL('**/slots/lamps10');
    const spins: string[] = [];
    page.on('request', request => {
      if (/\/spin$/.test(request.url())) spins.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByText('₹100', { exact: true }).click();
    await spinButton(page).focus();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.keyboard.down('Enter');
    for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter'); // held down
    await page.keyboard.up('Enter');
    // The five seconds go by as they are looked at, and no faster than those of the house.
    const next = async () => {
      await page.clock.runFor(20);
      return spinButton(page).evaluate(button => `${button.ariaDisabled} ${button.textContent}`);
    };
    await expect.poll(next, { interval: 20 }).toMatch(/^true Next spin in [1-5] seconds?$/);
    await page.clock.resume();
    await told(page).getByText('Proved in this browser').waitFor();
    expect(spins.length).toBe(1);
    expect(await isWide(page)).toBe(false);
    await axe(page);

    await page.getByRole('button', { name: 'Pay table' }).click();
    await expect.poll(() => page.locator('.slot-pays tbody tr').count()).toBe(7);
    await expect.poll(() => page.locator('.slot-paths li').count()).toBe(10);
    await axeDialog(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Fairness' }).click();
    await axeDialog(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the proof' }).click();
    const record = parseSpin(await readFile((await (await saved).path())!, 'utf8'));
    if (!record.ok) throw new Error(record.error);
    expect(spinFault((await slotOf(record.value.slot))!, record.value)).toBeUndefined();
    await page.getByLabel('Your number').fill('my-own');
    await page.keyboard.press('Escape');

    await expect.poll(() => spinButton(page).innerText()).toBe('Spin for ₹100');
    await spinOn(page);
    await page.getByRole('button', { name: 'Your spins' }).click();
    await expect.poll(() => page.locator('.slot-spins tbody tr').count()).toBe(2);
    await axeDialog(page);
    await isProvedLater(page);
    expect(await isWide(page)).toBe(false);
    const { rows } = await it.deps.db.query('select player_number from spins where player_number = $1', ['my-own']);
    expect(rows.length).toBeGreaterThan(0);
  });
});

test('[R8] a spin whose answer is lost is asked for again with its key, and counts once', async () => {
  const { page } = await playerAt(it, '/slots/mango7', { width: 390, expected: [/ERR_FAILED/] });
  let lost = 0;
  await page.route('**/api/slots/spin', async route => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch(); // it counted
    return route.abort();
  });
  await spinButton(page).click();
  await page.getByText('We do not know yet whether this spin counted.', { exact: false }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await told(page).getByText('Proved in this browser').waitFor();
  await page.getByRole('button', { name: 'Your spins' }).click();
  await expect.poll(() => page.locator('.slot-spins tbody tr').count()).toBe(1);
});

/** What the other tests of this page do not look at. */
const OTHERS: readonly Look[] = [
  [1440, 'dark'],
  [768, 'light'],
  [768, 'dark'],
  [390, 'dark'],
];

test.each(['en-IN', 'hi-IN'] as const)(
  'the slots, one of them and what opens over it, in %s: at any width, light and dark',
  async locale => {
    const words = speak(locale === 'hi-IN' ? 'hi' : 'en');
    const { page } = await playerAt(it, '/slots', { locale });
    const english: string[] = [];
    const isRead = async (part: string): Promise<void> => {
      if (locale === 'hi-IN') english.push(...(await leftOver(page.locator(part))));
    };
    await page.locator('.slot-tile').first().waitFor();
    await isRead('.slot-lobby');
    await looksRight(page, OTHERS);
    await page.locator('.slot-tile.freeHit').click();
    await spinButton(page).click();
    await told(page).getByText(words('slots.proved')).waitFor();
    await isRead('.slot-page');
    await looksRight(page, OTHERS);
    await page.getByRole('button', { name: words('slots.payTable') }).click();
    await page.locator('.slot-pays tbody tr').first().waitFor();
    await isRead('dialog');
    await looksRight(page, OTHERS.slice(1), 'dialog');
    expect(english).toEqual([]);
  },
);
