import type { House } from '@maidan/server/app';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf } from './pages.ts';
import { axe, house, register, signIn, staffPage, visit } from '../kit.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** What the browser says of its own accord when a file cannot be fetched. */
const UNFETCHED = [/Failed to (load resource|fetch)/, /could not be loaded/, /Unable to preload/, /error loading/];

const rulesLink = (page: Page) => page.getByRole('link', { name: 'Rules', exact: true }).first();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

/** A player at home, who has of the other screens what he asked for and no more. */
async function playerAtHome(): Promise<Page> {
  const page = await visit(it, { expected: UNFETCHED });
  await signIn(page, await register(it), '/home');
  await screenOf(page);
  return page;
}

/** The code of the screen of rules, whatever its build calls it. */
const RULES = /\/assets\/Rules-[\w-]+\.js$/;

describe('a screen that cannot be shown says so, in its own place', () => {
  test('offline it says offline, and comes back by itself with the line', async () => {
    const page = await playerAtHome();
    await page.route(RULES, route => route.abort());
    await page.context().setOffline(true);
    await rulesLink(page).click();
    await alert(page).getByText('You are offline').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await axe(page);
    await page.unroute(RULES);
    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  });

  test('after an upgrade the page is loaded anew, once, and shows the screen that was asked for', async () => {
    const page = await playerAtHome();
    let asked = 0;
    await page.route(RULES, (route: Route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    await rulesLink(page).click();
    await page.getByRole('main').getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
    await expect.poll(() => loads).toEqual(['/rules']); // what the build has drawn is seen before a page counts as loaded
  });

  test('what is still missing then is said, with a way to try again', async () => {
    const page = await playerAtHome();
    await page.route(RULES, route => route.fulfill({ status: 404, body: '' }));
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    await rulesLink(page).click();
    await alert(page).getByText('This page could not be loaded').waitFor();
    await expect.poll(() => loads).toEqual(['/rules']); // once, and not for ever
    await page.unroute(RULES);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  });

  test('a bug on one screen leaves the frame and the other screens alone', async () => {
    const { page } = await playerAt(it, '/home', { expected: [/./] });
    // An answer that no version of the house gives: whatever the screen does with it, the page must survive.
    await page.route('**/api/casino/results?*', route =>
      route.fulfill({ json: { data: { rows: [null], total: 1, page: 1, pages: 1 } } }),
    );
    await page.goto('/casino/results');
    await alert(page).getByText('Something went wrong on this page').waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    await rulesLink(page).click();
    await page.getByRole('main').getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  });

  test('a bug on one screen of the office leaves its frame and the others alone', async () => {
    const page = await staffPage(it, { expected: [/./] });
    await page.route('**/api/office/players?*', route =>
      route.fulfill({ json: { data: { rows: [null], total: 1, page: 1, pages: 1 } } }),
    );
    await page.goto('/admin/players');
    await alert(page).getByText('Something went wrong on this page').waitFor();
    expect(await page.getByRole('navigation').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Tables' }).first().click();
    await page.getByRole('main').getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    expect(await alert(page).count()).toBe(0);
  });

  test('if the app itself cannot be fetched, the page says so and tries again', async () => {
    const page = await visit(it, { expected: [/./] });
    await page.clock.install();
    await page.route(/\/assets\/(player|index|first)-[\w-]+\.js$/, route => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await page.getByText('Maidan could not be loaded').waitFor();
    await page.unroute(/\/assets\/(player|index|first)-[\w-]+\.js$/);
    await page.clock.fastForward(6_000);
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    expect(await page.getByText('Maidan could not be loaded').count()).toBe(0);
  });
});

describe('what the main pages need is there before they are asked for', () => {
  test('once a page stands, the lobby, a table, a match and the messages are fetched ahead', async () => {
    const page = await visit(it, { fetchesAhead: true, expected: UNFETCHED }); // what is asked while the line is cut
    const files = (await (await page.request.get('/keep.json')).json()) as string[];
    const named = files.flatMap(file => /\/assets\/(\w+)-[\w-]+\.js$/.exec(file)?.[1] ?? []);
    expect(named).toEqual(expect.arrayContaining(['Home', 'CasinoLobby', 'CasinoGame', 'Match', 'MatchPage']));
    expect(named).toEqual(expect.arrayContaining(['Bets', 'Wallet', 'ToastStack']));
    const kept = page.waitForResponse(response => response.url().endsWith(files.at(-1)!));
    await page.goto('/');
    await (await kept).finished();
    await page.context().setOffline(true);
    const sizes = await page.evaluate(
      async urls => Promise.all(urls.map(async url => (await (await fetch(url)).arrayBuffer()).byteLength)),
      files,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });
});
