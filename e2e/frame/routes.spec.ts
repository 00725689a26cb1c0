import type { House } from '@maidan/server/app';
import { GAMES } from '@maidan/games/index';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atEveryWidth, playerAt, screenOf, toastOf, tokenOn, userMenuOf, WIDTHS } from './pages.ts';
import { axe, house, register, signIn, visit, walk } from '../kit.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const SCREENS: readonly (readonly [path: string, heading: string])[] = [
  ['/home', 'Welcome to the maidan'],
  ['/cricket', 'Featured match'],
  ['/cricket/77', 'Match 77'],
  ['/casino', 'All Casino'],
  ['/casino/statement', 'Account Statement'],
  ['/casino/results', 'Casino Results'],
  ['/casino/teen20', '20-20 Teenpatti'],
  ['/casino/SUPEROVER3', 'Mini Superover'],
  ['/casino/tables', 'Tables side by side'],
  ['/casino/ludo', 'Not found'],
  ['/slots', 'Slot Game'],
  ['/fantasy', 'Fantasy Game'],
  ['/wallet', 'Wallet'],
  ['/security', 'Security'],
  ['/play-safe', 'Play safe'],
  ['/identity', 'Identity'],
  ['/support', 'Support'],
  ['/bets', 'My Bet'],
  ['/rules', 'Rules'],
  ['/install', 'Download Apk'],
  ['/no/such/page', 'Not found'],
];

test('[S001] [S002] every path opens its screen inside the shell, at any width, and unknown ones a proper page', async () => {
  const { page } = await playerAt(it, '/home');
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await atEveryWidth(page, async width => {
      await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
      const isInShell = await page.getByRole('banner').isVisible();
      expect([path, width, isInShell, await page.title()]).toEqual([
        path,
        width,
        true,
        expect.stringMatching(/ · Maidan$/),
      ]);
    });
  }
});

test('everybody can use every screen, at any width, in the light and in the dark: axe finds nothing', async () => {
  const { page } = await playerAt(it, '/home');
  for (const path of [
    '/home',
    '/casino',
    '/casino/results',
    '/casino/teen20',
    '/cricket',
    '/rules',
    '/install',
    '/x',
  ]) {
    await walk(page, path);
    await screenOf(page);
    await atEveryWidth(page, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await axe(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

describe.each(WIDTHS)('the shell at %i px', width => {
  test('[S005] Sign Out leads to /; the logo and the HOME tab lead to /home', async () => {
    const { page, player } = await playerAt(it, '/casino', { width });
    await page.getByRole('link', { name: /^maidan home/ }).click();
    await page.waitForURL('**/home');
    await page.goto('/rules');
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { name: 'Welcome to the maidan' }).waitFor({ state: 'attached' });
    await userMenuOf(page, player.username).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(url => url.pathname === '/');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByRole('banner').locator('.bal').count()).toBe(0);
  });

  test('[S006] without a session a path of the shell leads to Login and back to it after signing in', async () => {
    const player = await register(it);
    const page = await visit(it, { width });
    await page.goto('/casino?category=poker');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/casino?category=poker');
    await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBe(3);
  });
});

test.each([
  ['/rules', 'Rules'],
  ['/home', 'Welcome'],
])('%s has a heading while its code is still on its way', async (path, file) => {
  const page = await visit(it);
  const held = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), route => held.promise.then(() => route.continue()));
  const asked = page.waitForRequest(request => request.url().includes(`/assets/${file}-`));
  await signIn(page, await register(it), path);
  await asked;
  await page.locator('#root:not([inert])').waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
  await axe(page);
  held.resolve();
  await screenOf(page);
  await axe(page);
});

test('[S006] a session that ended elsewhere leads to Login at the next call, and back to the same page', async () => {
  const { page, player } = await playerAt(it, '/wallet');
  const here = await it.deps.sessions.byToken((await tokenOn(page)) ?? '');
  expect(await it.deps.sessions.end(here?.session ?? '')).toBe(true);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Password').fill(player.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/wallet');
  expect(await tokenOn(page)).not.toBeNull();
});

/** In the purse: what a top-up would give is said to everybody. */
const balanceOn = (page: Page) => page.locator('.purse').getByText('10,000.00');

const putStaleToken = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'long-gone'));

test('an expired token is renewed through the cookie without the player noticing', async () => {
  const { page } = await playerAt(it, '/rules');
  await page.getByText('10,000.00').waitFor();
  await putStaleToken(page);
  await page.goto('/wallet');
  await balanceOn(page).waitFor();
  expect(await tokenOn(page)).not.toBe('long-gone');
});

test('many calls at once renew once, also across tabs', async () => {
  const { page } = await playerAt(it, '/rules');
  await page.getByText('10,000.00').waitFor();
  const other = await page.context().newPage();
  // Where nothing is asked: a page that is left while it renews does not keep what it was given.
  await Promise.all([page, other].map(each => each.goto('/down.svg')));
  let refreshes = 0;
  page.context().on('request', request => {
    if (request.url().endsWith('/api/user/refresh')) refreshes += 1;
  });
  await putStaleToken(page);
  await Promise.all([page.goto('/casino/statement'), other.goto('/wallet')]);
  await page.getByRole('main').getByText('10,000.00').first().waitFor();
  await balanceOn(other).waitFor();
  expect(refreshes).toBe(1);
});

test('[S003] the lobby has a tile for every code, and a code opens its page whatever its case', async () => {
  const { page } = await playerAt(it, '/casino');
  const links = page.getByRole('main').locator('.tile');
  await links.first().waitFor();
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(
    GAMES.map(({ code }) => `/casino/${code}`),
  );
  for (const { code, name } of GAMES.slice(0, 6)) {
    await walk(page, `/casino/${code.toUpperCase()}`);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }
});

test('the lobby filters by category and by name, and its bar slides by 200 px', async () => {
  const { page } = await playerAt(it, '/casino', { width: 390 });
  const tiles = page.getByRole('main').locator('.tile');
  const rail = page.getByRole('navigation', { name: 'Categories' });
  await page.getByRole('button', { name: 'Categories to the right' }).click();
  await expect.poll(() => rail.evaluate(element => element.scrollLeft)).toBe(200);
  await page.getByRole('button', { name: 'Categories to the left' }).click();
  await expect.poll(() => rail.evaluate(element => element.scrollLeft)).toBe(0);
  await rail.getByRole('link', { name: /^Teenpatti/ }).click();
  await expect.poll(() => tiles.count()).toBe(16);
  expect(await rail.locator('[aria-current]').innerText()).toContain('Teenpatti');
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('muflis');
  await expect.poll(() => tiles.allInnerTexts()).toEqual([expect.stringContaining('Muflis Teenpatti')]);
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('ludo');
  await page.getByText('No table matches').waitFor();
});

test('[S017] elsewhere toasts close after 5000 ms', async () => {
  const { page } = await playerAt(it, '/home');
  await page.getByRole('button', { name: 'Share this site' }).click();
  const toast = toastOf(page, 'Copied!');
  await toast.waitFor();
  expect(
    await toast
      .getByRole('progressbar', { includeHidden: true })
      .evaluate(bar => bar.getAnimations()[0]?.effect?.getTiming().duration),
  ).toBe(5_000);
});
