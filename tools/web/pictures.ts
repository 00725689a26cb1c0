import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openHouse } from '@maidan/server/app';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { seed } from '@maidan/server/seed';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browser, CHROMIUM_FLAGS } from './browser.ts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from '../sources.ts';
import { throwAwayPostgres } from '../throwAway.ts';

/* npm run pictures: the pictures of the README, from the running app with its sample history. */

const FOLDER = join(ROOT, 'docs', 'pictures');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NEW_PASSWORD = 'sixteen yards of pitch';

const postgres = await throwAwayPostgres();
const databaseUrl = await ensureDatabase(postgres.url, 'pictures');
const config = { port: 0, webDir: await buildWeb(), tables: 'all', sports: 'all', sportPace: 0.2 } as const;
const house = await openHouse({ databaseUrl, config });
await house.deps.sport.scheduled();
const { demo, staff } = await seed(house.deps);
await house.deps.db.query(
  `update settings set value = '{"twoStep": "optional"}', version = version + 1 where section = 'staff'`,
);
await house.deps.settings.load();
const chrome = await chromium.launch({ executablePath: await browser(), args: CHROMIUM_FLAGS });
try {
  await mkdir(FOLDER, { recursive: true });
  await takePlayers(chrome, house.url, demo!);
  await takeOffice(chrome, house.url, staff[0]!);
} finally {
  await chrome.close();
  await house.close();
  await postgres.stop();
}
console.log(`The pictures are in ${FOLDER}.`);

async function takePlayers(chrome: Browser, url: string, login: { email: string; password: string }): Promise<void> {
  const desk = await pageIn(chrome, DESK, 'light');
  await desk.goto(url);
  await desk.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await shoot(desk, 'login');
  await signIn(desk, url, login);
  await settled(desk);
  await shoot(desk, 'home');
  await desk.goto(`${url}/casino/statement`);
  await desk.getByText('Opening credit').waitFor();
  await shoot(desk, 'statement');
  await desk.goto(`${url}/wallet`);
  await desk.getByRole('button', { name: 'Deposit' }).first().click();
  await desk.getByText('BANK', { exact: true }).first().click();
  await desk.getByText('IFSC code').first().waitFor();
  await shoot(desk, 'deposit');

  await desk.goto(`${url}/casino/teen20`);
  await desk.locator('[data-selection]:enabled').first().click();
  await desk.getByLabel(/^Stake/).fill('500');
  await shoot(desk, 'table');
  await desk.goto(`${url}/casino/superOver`);
  await desk.locator('[data-selection]:enabled').first().waitFor();
  await shoot(desk, 'cricket');

  await desk.goto(`${url}/cricket`);
  await desk.getByRole('region', { name: 'Normal', exact: true }).waitFor(); // an innings is under way
  await desk.locator('[data-side="back"]:enabled').first().click();
  await desk.getByLabel('Stake', { exact: true }).fill('500');
  await shoot(desk, 'match');

  const dark = await pageIn(chrome, DESK, 'dark');
  await signIn(dark, url, login);
  await dark.goto(`${url}/casino`);
  await settled(dark);
  await shoot(dark, 'lobby-dark');

  const phone = await pageIn(chrome, PHONE, 'light');
  await signIn(phone, url, login);
  await phone.goto(`${url}/wallet`);
  await phone.getByText('On its way out').waitFor();
  await shoot(phone, 'phone');
}

async function takeOffice(chrome: Browser, url: string, login: { email: string; password: string }): Promise<void> {
  const desk = await pageIn(chrome, DESK, 'light');
  await desk.goto(`${url}/admin`);
  await desk.locator('input[type=email]').fill(login.email);
  await desk.locator('input[type=password]').fill(login.password);
  await desk.keyboard.press('Enter');
  const passwords = desk.locator('input[type=password]');
  await desk.getByText('Choose a password of your own').waitFor();
  await passwords.nth(0).fill(login.password);
  for (let n = 1; n < (await passwords.count()); n += 1) await passwords.nth(n).fill(NEW_PASSWORD);
  await desk.keyboard.press('Enter');
  await desk.locator('tbody tr').first().click();
  await desk.locator('img').first().waitFor();
  await settled(desk);
  await shoot(desk, 'office');
  await desk.goto(`${url}/admin/sport`);
  await desk.getByRole('link', { name: / v / }).first().click();
  await desk.getByRole('link', { name: 'MATCH_ODDS' }).click();
  await desk.getByRole('heading', { name: 'MATCH_ODDS' }).waitFor();
  await shoot(desk, 'trader');
}

function pageIn(chrome: Browser, viewport: typeof DESK, colorScheme: 'light' | 'dark'): Promise<Page> {
  const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
  return chrome.newPage({ viewport, colorScheme, reducedMotion: 'reduce', ...place });
}

async function signIn(page: Page, url: string, login: { email: string; password: string }): Promise<void> {
  await page.goto(url);
  await page.locator('input[type=email]').fill(login.email);
  await page.locator('input[type=password]').fill(login.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/home');
}

/** Every request is answered and no toast is left. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' });
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
