import type { House } from '@maidan/server/app';
import { sayGame } from '@maidan/words/games/namesHindi';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atEveryWidth, playerAt, screenOf, userMenuOf } from '../frame/pages.ts';
import { axe, house, register, visit, walk } from '../kit.ts';
import type { Player } from '../kit/people.ts';

const hindi = speak('hi');
const english = speak('en');

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

/** Nothing hangs over the side of the page. */
const isInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function logIn(page: Page, { email, password }: Player, say = hindi): Promise<void> {
  await page.getByLabel(say('door.email')).fill(email);
  await page.getByLabel(say('door.password')).fill(password);
  await page.getByRole('button', { name: say('door.login'), exact: true }).click();
  await page.waitForURL('**/home');
  await screenOf(page);
}

test.each(['/', '/registeration'])('whoever reads Hindi has the door %s in Hindi, and all of it fits', async path => {
  const page = await visit(it, { locale: 'hi-IN' });
  await page.goto(path);
  expect(await languageOf(page)).toBe('hi-IN');
  await page.getByRole('heading', { name: hindi(path === '/' ? 'door.login' : 'door.createAccount') }).waitFor();
  await atEveryWidth(page, async () => {
    expect(await isInside(page)).toBe(true);
    expect(await page.locator('.auth').innerText()).not.toMatch(/[a-z]{4} [a-z]{2}/);
    await axe(page);
  });
});

test('pages of a player who reads Hindi are headed in Hindi, and all of them fit', async () => {
  const { page } = await playerAt(it, '/rules', { locale: 'hi-IN' });
  for (const [path, title] of [
    ['/casino', sayGame('All Casino')],
    ['/casino/statement', hindi('account.statement')],
    ['/wallet', hindi('money.wallet')],
    ['/security', hindi('account.security')],
  ] as const) {
    await walk(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
    await screenOf(page);
    await atEveryWidth(page, async width => {
      expect(await isInside(page), `${path} at ${width} px`).toBe(true);
      await axe(page);
    });
  }
});

test('letters of Hindi come with its pages, and with no others', async () => {
  const fonts = async (locale: 'en-IN' | 'hi-IN'): Promise<number> => {
    const page = await visit(it, { locale });
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    return asked.filter(url => url.includes('devanagari')).length;
  };
  expect(await fonts('hi-IN')).toBe(1);
  expect(await fonts('en-IN')).toBe(0);
});

test('at the door one changes to the other language and back', async () => {
  const page = await visit(it, { locale: 'hi-IN' });
  await page.goto('/registeration');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  expect([new URL(page.url()).search, await languageOf(page)]).toEqual(['', 'en-IN']);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.getByRole('heading', { name: hindi('door.login') }).waitFor();
});

test('what is wrong is said in Hindi, by the page and by the server', async () => {
  const page = await visit(it, { locale: 'hi-IN' });
  await page.goto('/');
  await page.getByRole('button', { name: hindi('door.login'), exact: true }).click();
  await page.getByText(hindi('door.required')).first().waitFor();
  await page.getByLabel(hindi('door.email')).fill('nobody@example.com');
  await page.getByLabel(hindi('door.password')).fill('not the password');
  await page.getByRole('button', { name: hindi('door.login'), exact: true }).click();
  const failure = page.locator('.note.er[role="alert"]');
  await failure.waitFor();
  expect(await failure.innerText()).toBe(hindi('door.loginFailedWhy', { why: 'ईमेल या पासवर्ड ग़लत है।' }));
});

test('a language that is chosen in the menu is kept with the account, on every device', async () => {
  const player = await register(it);
  const first = await visit(it, { locale: 'hi-IN' });
  await first.goto('/');
  await logIn(first, player);
  expect(await languageOf(first)).toBe('hi-IN');
  for (const words of [hindi('shell.rules'), hindi('shell.apk'), hindi('shell.balance')])
    await expect.poll(() => first.locator('header.top').innerText()).toContain(words);
  await userMenuOf(first, player.username).click();
  await first.getByRole('link', { name: 'English' }).click();
  await first.locator('html[lang="en-IN"]').waitFor();
  await screenOf(first);
  expect(new URL(first.url()).pathname + new URL(first.url()).search).toBe('/home');

  const second = await visit(it, { locale: 'hi-IN' });
  await second.goto('/');
  await logIn(second, player);
  await second.locator('html[lang="en-IN"]').waitFor();
  await second.goto('/casino');
  await screenOf(second);
  expect(await languageOf(second)).toBe('en-IN');
});

test('without a network the page is in the language that was chosen last', async () => {
  const page = await visit(it, {
    locale: 'hi-IN',
    serviceWorkers: 'allow',
    expected: [/Failed to fetch|ERR_INTERNET|WebSocket/],
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // from here on it answers
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: english('door.login') }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: english('frame.offlineTitle') }).waitFor();
  expect(await languageOf(page)).toBe('en-IN');
});
