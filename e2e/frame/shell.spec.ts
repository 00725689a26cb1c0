import type { House } from '@maidan/server/app';
import { routeOf } from '@maidan/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, tokenOn, userMenuOf, WIDTHS } from './pages.ts';
import { ask, axe, house } from '../kit.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const TABS = 'HOME,LOTTERY,CRICKET,TENNIS,FOOTBALL,TABLE TENNIS,BACCARAT,32 CARDS,TEENPATTI,POKER,LUCKY 7'.split(',');

describe.each(WIDTHS)('the frame at %i px', width => {
  test('[S020] the top bar has all its parts', async () => {
    const { page, player } = await playerAt(it, '/home', { width });
    const top = page.getByRole('banner');
    expect(await top.getByRole('link', { name: /^maidan home/ }).getAttribute('href')).toBe('/home');
    await top.getByText('Play money').first().waitFor();
    await expect.poll(() => top.locator('.bal').innerText()).toMatch(/^Balance 10,000\.00 INR\s*Exp: 0$/);
    expect(await userMenuOf(page, player.username).isVisible()).toBe(true);
    const links = width < 768 ? await openDrawer() : top;
    expect(await links.getByRole('link', { name: 'Rules', exact: true }).getAttribute('href')).toBe('/rules');
    expect(await links.getByRole('link', { name: 'Download Apk' }).getAttribute('href')).toBe('/install');
    await axe(page);

    async function openDrawer() {
      await top.getByRole('button', { name: 'Menu', exact: true }).click();
      return page.getByRole('dialog', { name: 'Menu' });
    }
  });

  test('[S020] the news pass by and can be paused', async () => {
    const { page } = await playerAt(it, '/home', { width, reducedMotion: 'no-preference' });
    const news = page.getByRole('region', { name: 'News' });
    const state = () => news.locator('.reel').evaluate(reel => getComputedStyle(reel).animationPlayState);
    await news.waitFor();
    await page.mouse.move(4, 500);
    await expect.poll(state).toBe('running');
    await news.getByRole('button', { name: 'Pause news' }).click();
    await page.mouse.move(4, 500);
    await expect.poll(state).toBe('paused');
    await news.getByRole('button', { name: 'Play news' }).click();
    await page.mouse.move(4, 500);
    await expect.poll(state).toBe('running');
  });

  test('[S020] for those who asked for less motion the news stand still, one by one', async () => {
    const { page } = await playerAt(it, '/home', { width });
    const news = page.getByRole('region', { name: 'News' });
    await news.getByText('Welcome to Maidan. Everything here is play money.', { exact: true }).waitFor();
    expect(await news.evaluate(element => element.getAnimations({ subtree: true }).length)).toBe(0);
    await news.getByRole('button', { name: 'Next news' }).click();
    await news.getByText('A registration is credited 10,000 play INR.', { exact: true }).waitFor();
  });

  test('[S020] the search opens by its icon or a slash, and finds games by keyboard alone', async () => {
    const { page } = await playerAt(it, '/home', { width });
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search games, events, sports and pages' });
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('dragon');
    await page.getByText('No matches are open yet.', { exact: true }).waitFor();
    await axe(page, 'search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('1 Day Dragon Tiger');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/casino/dt6');
    await field.waitFor({ state: 'detached' });
  });

  test('[S021] every entry of the user menu does what it says', async () => {
    const { page, player } = await playerAt(it, '/rules', { width });
    const open = () => userMenuOf(page, player.username).click();
    await open();
    const menu = page.locator('#user-menu');
    await menu.waitFor();
    expect(await menu.locator('li').allInnerTexts()).toEqual([
      'Account Statement',
      'Deposit',
      'Withdraw',
      'Casino Results',
      'Match Results',
      'My Bet',
      'Past Sport Bets',
      'Past Casino Bets',
      'Wallet',
      'Security',
      'Play safe',
      'Support',
      'Sign Out',
    ]);
    await axe(page);
    await menu.getByRole('link', { name: 'Account Statement' }).click();
    await page.waitForURL('**/casino/statement');
    await menu.waitFor({ state: 'detached' });
    await open();
    await menu.getByRole('link', { name: 'Casino Results' }).click();
    await page.waitForURL('**/casino/results');
    await menu.waitFor({ state: 'detached' });
    await open();
    await menu.getByRole('link', { name: 'Match Results' }).click();
    await page.waitForURL('**/results');
    await page.getByRole('heading', { name: 'Match Results' }).waitFor();
    await axe(page);
    for (const [name, place, region] of [
      ['My Bet', '/bets', 'Sport'],
      ['Past Sport Bets', '/bets?show=past', 'Past sport bets'],
      ['Past Casino Bets', '/bets?show=casino', 'Past casino bets'],
    ] as const) {
      await open();
      await menu.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${place}`);
      await page.getByRole('region', { name: region, exact: true }).waitFor();
      await axe(page);
    }
    for (const name of ['Deposit', 'Withdraw']) {
      await open();
      await menu.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const menuButton = userMenuOf(page, player.username);
      await expect.poll(() => menuButton.evaluate(button => document.activeElement === button)).toBe(true);
    }
  });

  test('[S022] eleven tabs in their order, each to its own sport or category', async () => {
    const { page } = await playerAt(it, '/home', { width });
    const tabs = page.getByRole('navigation', { name: 'Sports and games', exact: true }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual(TABS);
    const places = await tabs.evaluateAll(all => all.map(tab => tab.getAttribute('href')));
    expect(new Set(places).size).toBe(TABS.length);
    for (const [name, place] of [
      ['TABLE TENNIS', '/home?sport=table-tennis'],
      ['LUCKY 7', '/casino?category=lucky-7'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${place}`);
      await expect.poll(() => page.locator('.tabs [aria-current]').innerText()).toBe(name);
    }
    await expect.poll(() => page.getByRole('main').locator('.tile').count()).toBe(3);
  });

  test('[S023] three sections, open at first, that fold; two entries blink, until they are told not to', async () => {
    const { page } = await playerAt(it, '/home', { width, reducedMotion: 'no-preference' });
    if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const side = page.getByRole('navigation', { name: 'All sports and games' });
    const sections = side.locator('details');
    await side.waitFor();
    expect(await sections.locator('summary').allInnerTexts()).toEqual(['Racing Sports', 'Others', 'All Sports']);
    expect(await sections.nth(0).locator('li').allInnerTexts()).toEqual(['Horse Racing', 'Greyhound Racing']);
    expect((await sections.nth(1).locator('li').allInnerTexts()).map(text => text.split('\n')[0])).toEqual([
      'Our Casino',
      'Our Virtual',
      'Live Casino',
      'Slot Game',
      'Fantasy Game',
    ]);
    const sports = await sections.nth(2).locator('li').allInnerTexts();
    expect([sports.length, sports[0], sports.at(-1)]).toEqual([35, 'Politics', 'Boat Racing']);
    const weights = await sections
      .nth(1)
      .locator('a')
      .evaluateAll(all => all.map(link => Number(getComputedStyle(link).fontWeight) >= 700));
    expect(weights).toEqual([true, true, false, false, false]);
    const blinking = () =>
      side
        .locator('a')
        .evaluateAll(all => all.filter(link => link.getAnimations().length > 0).map(link => link.textContent));
    expect(await blinking()).toEqual([expect.stringContaining('Our Casino'), expect.stringContaining('Our Virtual')]);
    await side.getByRole('button', { name: 'Stop the blinking' }).click();
    expect(await side.evaluate(nav => nav.getAnimations({ subtree: true }).length)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.removeItem('still'));
    await page.reload();
    if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await side.waitFor();
    expect(await side.evaluate(nav => nav.getAnimations({ subtree: true }).length)).toBe(0);
    await sections.nth(0).locator('summary').press('Enter');
    await side.getByRole('link', { name: 'Horse Racing' }).waitFor({ state: 'hidden' });
    await side.getByRole('link', { name: 'Kabaddi' }).click();
    await page.waitForURL('**/home?sport=kabaddi');
    await page.getByText('Kabaddi matches appear here').waitFor();
  });

  test('[S024] the footer: support, social icons, the safety promise, the year', async () => {
    const { page } = await playerAt(it, '/home', { width });
    const footer = page.getByRole('contentinfo');
    await footer.getByText('24X7 Support', { exact: true }).waitFor();
    const icons = footer.locator('.soc a[target=_blank]');
    await expect.poll(() => icons.count()).toBe(4);
    const hrefs = await icons.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(hrefs).toEqual(['telegram', 'instagram', 'facebook', 'x'].map(place => `https://maidan.example/${place}`));
    expect(await footer.textContent()).toContain('100% SAFE - Protected connection and encrypted data.');
    expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`);
  });

  test('[S026] Balance is live, and a failed one is shown with a retry', async () => {
    const { page, player } = await playerAt(it, '/home', { width, expected: [/status of 503/] });
    const figures = page.locator('.bal');
    await figures.getByText('10,000.00').waitFor();
    const payee = { withdraw_amount: '2500.50', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@bank' };
    await ask(it, 'withdrawal', payee, { authorization: `Bearer ${player.token}` });
    await figures.getByText('7,499.50').waitFor();
    await page.route('**/api/user/balance', route => route.fulfill({ status: 503, body: 'no' }));
    await page.routeWebSocket('**/api/stream', () => undefined);
    await page.reload();
    await screenOf(page);
    const retry = page.getByRole('button', { name: 'Balance not loaded. Retry' });
    await retry.waitFor();
    await axe(page);
    await page.unroute('**/api/user/balance');
    await retry.click();
    await figures.getByText('7,499.50').waitFor();
    expect(await retry.count()).toBe(0);
  });

  test('[S027] Sign Out removes the token, ends the session, and neither token nor cookie works any more', async () => {
    const { page, player } = await playerAt(it, '/home', { width });
    const authorization = `Bearer ${await tokenOn(page)}`;
    const cookies = await page.context().cookies();
    await userMenuOf(page, player.username).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(url => url.pathname === '/');
    expect(await tokenOn(page)).toBeNull();
    await expect(ask(it, 'balance', {}, { authorization })).rejects.toThrow('not-signed-in');
    await page.context().addCookies(cookies);
    const refreshed = await page.request.post(routeOf('refresh').path, { data: {} });
    expect(refreshed.status()).toBe(401);
    await page.goto('/wallet');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
  });
});

test.each<[width: number, isPhone: boolean, isNarrow: boolean, isSmall: boolean]>([
  [1024, false, false, false],
  [768, false, false, false],
  [767, true, false, false],
  [600, true, false, false],
  [599, true, true, false],
  [450, true, true, false],
  [449, true, true, true],
  [360, true, true, true],
])('[S025] at %i px: phone %s, narrow %s, small %s', async (width, isPhone, isNarrow, isSmall) => {
  const { page } = await playerAt(it, '/home', { width });
  await page.locator('.bal').getByText('10,000.00').waitFor();
  const top = page.getByRole('banner');
  expect(await page.locator('.shell > .side').isVisible()).toBe(!isPhone);
  expect(await top.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(isPhone);
  expect(await top.getByRole('link', { name: 'Rules', exact: true }).isVisible()).toBe(!isPhone);
  expect(await page.locator('.board-h').getByText('Game', { exact: true }).isVisible()).toBe(true);
  expect(await page.locator('.strip a:visible').count()).toBe(isPhone ? 12 : 15);
  const balanceSize = await page.locator('.bal').evaluate(element => getComputedStyle(element).fontSize);
  expect(balanceSize).toBe(isSmall ? '12px' : '13px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await top.getByRole('button', { name: 'Search' }).click();
  const search = (await page.locator('.find').boundingBox())!;
  expect(search.width > width * 0.9).toBe(isNarrow);
});

test('what the operator says to everyone comes in the end, also where the house could not answer at first', async () => {
  const { page } = await playerAt(it, '/rules', { expected: [/status of 503/] });
  let refusals = 2;
  await page.route('**/api/site', route =>
    refusals-- > 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.reload();
  await page.getByText('Play money', { exact: true }).first().waitFor();
  expect(refusals).toBeLessThan(0);
});
