import type { House } from '@maidan/server/app';
import { routeOf } from '@maidan/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerAt, screenOf, userMenuOf, WIDTHS } from './pages.ts';
import { axe, house, staffPage } from '../kit.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

describe.each(WIDTHS)('the connection at %i px', width => {
  test('a lost connection is said, counted down, and mended at once on request', async () => {
    const { page } = await playerAt(it, '/rules', { width });
    let isOpen = false;
    await page.routeWebSocket('**/api/stream', socket => {
      if (isOpen) socket.connectToServer();
      else void socket.close();
    });
    await page.route('**/api/stream?*', route => (isOpen ? route.continue() : route.fulfill({ status: 404 })));
    await page.clock.install();
    await page.reload();
    await screenOf(page);
    const banner = page.getByText(/Connection lost\. Figures may be old\. Trying again( in \d+ s)?/);
    await banner.waitFor();
    await axe(page);
    await page.clock.pauseAt(Date.now() + 60_000); // nothing is tried from here on unless it is asked for
    await banner.waitFor();
    isOpen = true;
    await page.getByRole('button', { name: 'Reconnect now' }).click();
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.bal').innerText()).toContain('10,000.00');
  });
});

test('a house that waits for its database says so, and is open again by itself', async () => {
  const { page } = await playerAt(it, '/rules', { width: 390 });
  await page.locator('.bal').getByText('10,000.00').waitFor();
  it.deps.standing.meet('waiting');
  const banner = page.getByText('The house is waiting for its database. Bets already accepted are safe.');
  await banner.waitFor();
  await axe(page);
  it.deps.standing.overcome('waiting');
  await banner.waitFor({ state: 'detached' });
  expect(await page.locator('.bal').innerText()).toContain('10,000.00');
});

test('news of the operator appear without a reload', async () => {
  const { page } = await playerAt(it, '/home');
  const news = page.getByRole('region', { name: 'News' });
  await news
    .getByText(/Welcome to Maidan/)
    .first()
    .waitFor();
  const desk = await staffPage(it);
  const { version } = it.deps.settings;
  const answer = await desk.request.post(routeOf('changeSettings').path, {
    headers: { 'idempotency-key': 'the-evening-news', 'x-maidan-office': '1' },
    data: { section: 'news', values: { lines: ['A new table opens at nine.'] }, version, reason: 'Evening' },
  });
  expect(answer.status()).toBe(200);
  await news.getByText('A new table opens at nine.').first().waitFor();
});

test('[S024] the social icons lead where the operator says, and one without an address is not there', async () => {
  const desk = await staffPage(it);
  const { version } = it.deps.settings;
  const none = { whatsapp: '', instagram: '', facebook: '', youtube: '' };
  const values = { ...none, telegram: 'https://t.me/kings', x: 'https://x.com/kings' };
  const answer = await desk.request.post(routeOf('changeSettings').path, {
    headers: { 'idempotency-key': 'our-own-addresses', 'x-maidan-office': '1' },
    data: { section: 'social', values, version, reason: 'Our own' },
  });
  expect(answer.status()).toBe(200);
  const { page } = await playerAt(it, '/home');
  const icons = page.getByRole('contentinfo').locator('.soc a[target=_blank]');
  await expect
    .poll(() => icons.evaluateAll(all => all.map(link => link.getAttribute('href'))))
    .toEqual([values.telegram, values.x]);
});

test('touch targets of the frame are at least 44 px on a phone', async () => {
  const { page } = await playerAt(it, '/home', { width: 390 });
  await page.locator('.bal').getByText('10,000.00').waitFor();
  const small = await page.locator('.top-in button, .tabs a, .bnav a, .foot button, .soc a').evaluateAll(all =>
    all
      .filter(element => element.checkVisibility())
      .map(element => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 40)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

test('the first Tab offers to skip to the content, and a new page starts at its top', async () => {
  const { page } = await playerAt(it, '/home');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main', 0]);
});

test('the theme can be chosen, stays, and follows the system again', async () => {
  const { page, player } = await playerAt(it, '/home', { theme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = async (name: string): Promise<void> => {
    await userMenuOf(page, player.username).click();
    await page.getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
  };
  await choose('Dark');
  expect(await background()).toBe('rgb(16, 26, 36)');
  await page.reload();
  await screenOf(page);
  expect(await background()).toBe('rgb(16, 26, 36)');
  await axe(page);
  await choose('System');
  expect(await background()).toBe('rgb(245, 247, 249)');
});
