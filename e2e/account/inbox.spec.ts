import { rupees } from '@maidan/core/money';
import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { tellAside } from '@maidan/server/inbox/telling';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, house, type Player, register, signIn, staffPage, visit } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { toast, WIDTHS } from '../money/screens.ts';
import { lookOver } from './looks.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const hindi = speak('hi');
let nth = 0;

async function idOf({ username }: Player): Promise<UserId> {
  const { rows } = await it.deps.db.query('select id from users where username = $1', [username]);
  return rows[0]!.id;
}

/** The browser of the test is the first they sign in with: that is no news. */
async function newPlayer(): Promise<Player> {
  const player = await register(it);
  await it.deps.db.query('delete from player_devices where user_id = $1', [await idOf(player)]);
  return player;
}

/** As the office's approval would: a deposit is credited. */
async function credited(player: Player): Promise<string> {
  const { db, bus, world } = it.deps;
  const request = `D-9${(nth += 1)}`;
  const about = { request, amount: rupees(1_500) };
  const user = await idOf(player);
  await tellAside(db, bus, { user, cause: request, code: 'depositCredited', about }, world.now());
  return request;
}

const bell = (page: Page, name: RegExp = /^Messages/) => page.locator('header.top').getByRole('button', { name });

describe.each(WIDTHS)('the bell at %i px', width => {
  test('counts what is new; a message is told on the page; all are read in the list, and lead to their things', async () => {
    const player = await newPlayer();
    const page = await visit(it, { width });
    await signIn(page, player, '/home');
    await bell(page).waitFor();
    expect(await bell(page).locator('.bell-count').count()).toBe(0);
    await credited(player);
    await bell(page, /^Messages, 1 unread$/).waitFor(); // from here on it listens
    const request = await credited(player);
    await toast(page, 'Deposit credited').getByRole('button', { name: 'Open' }).waitFor();
    await bell(page, /^Messages, 2 unread$/).waitFor();
    expect(await page.locator('.top-in').evaluate(top => top.scrollWidth <= top.clientWidth)).toBe(true);
    await bell(page).click();
    const list =
      width < 768 ? page.getByRole('dialog', { name: 'Messages' }) : page.getByRole('region', { name: 'Messages' });
    const notice = list.getByRole('link', { name: new RegExp(`${request} of ₹1,500.00 is in your balance`) });
    await notice.waitFor();
    const box = await list.boundingBox();
    expect(box?.width).toBe(width < 768 ? width : 380); // the whole of a phone
    await lookOver(page, width, width < 768 ? 'dialog' : '.bell-panel');
    await list.getByRole('button', { name: 'Mark all read' }).click();
    await expect.poll(() => page.locator('.bell-count').count()).toBe(0);
    await notice.click();
    await page.waitForURL('**/wallet');
    await list.waitFor({ state: 'detached' });
  });

  test('kinds are chosen by way: what is not wanted on the page is still in the list; security always is', async () => {
    const player = await newPlayer();
    const page = await visit(it, { width });
    await signIn(page, player, '/inbox?show=choices');
    await page.getByRole('heading', { name: 'What you are told' }).waitFor();
    expect(await page.getByLabel('Security: In the list').count()).toBe(0);
    const chosen = page.waitForResponse(/inbox\/choices$/);
    await page.getByLabel('Deposits: On the page').uncheck();
    await chosen;
    await lookOver(page, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await credited(player);
    await bell(page, /^Messages, 1 unread$/).waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
    await page.reload();
    expect(await page.getByLabel('Deposits: On the page').isChecked()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'All messages' }).click();
    await page.getByRole('main').getByText('Deposit credited').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Mark all read' }).click();
    await expect.poll(() => page.locator('.bell-count').count()).toBe(0);
    await lookOver(page, width);
  });

  test('in Hindi', async () => {
    const player = await newPlayer();
    const request = await credited(player);
    const page = await visit(it, { width, locale: 'hi-IN' });
    await signIn(page, player, '/inbox');
    await page.getByRole('heading', { name: hindi('inbox.title'), level: 1 }).waitFor();
    await page.locator('main').getByText(hindi('inbox.depositCredited')).waitFor();
    expect(await leftOver(page.locator('main'), [request])).toEqual([]);
    await page.goto('/inbox?show=choices');
    await page.getByRole('heading', { name: hindi('inbox.what') }).waitFor();
    expect(await leftOver(page.locator('main'))).toEqual([]);
    await lookOver(page, width);
  });
});

test('news are written in the office with a reason, and reach a player whose page is open', async () => {
  const player = await newPlayer();
  const page = await visit(it);
  await signIn(page, player, '/home');
  await bell(page).waitFor();
  const desk = await staffPage(it);
  await desk.goto('/admin/news');
  await desk.getByRole('button', { name: 'Write to players' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Write to players' });
  await dialog.getByLabel('Title').fill('Two new tables');
  await dialog.getByLabel('What it says').fill('They are open from today on.');
  await dialog.getByLabel('Reason').fill('For everybody');
  await axe(desk);
  await Promise.all([
    toast(page, 'Two new tables').waitFor(), // it may have gone again before the desk shows what it sent
    dialog.getByRole('button', { name: 'Send' }).click(),
  ]);
  await desk.getByRole('table').getByText('Two new tables').waitFor();
  await bell(page).click();
  const list = page.getByRole('region', { name: 'Messages' });
  await list.getByText('They are open from today on.').waitFor();
  expect(await list.getByRole('link', { name: /Two new tables/ }).getAttribute('href')).toBe('/inbox');
});
