import { rupees } from '@maidan/core/money';
import { randomFrom } from '@maidan/core/random';
import type { House } from '@maidan/server/app';
import { anySlip } from '@maidan/server/casino/testTable';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ByHand } from '../casino/byHand.ts';
import { ask, axe, register, signIn, visit, walk } from '../kit.ts';
import { leftOver } from '../kit/hindi.ts';
import { settledOn } from '../kit/settled.ts';
import type { Player } from '../kit/people.ts';
import { CRICKET, type Matchday, matchday, TOMORROW, type Wanted } from '../sport/matchday.ts';
import { namesOf } from '../sport/names.ts';
import { screenOf, userMenuOf } from './pages.ts';

/* Every screen of a player who reads Hindi, on a phone: no English is left, nothing hangs over the side, everybody can use it. */

const hindi = speak('hi');
const READER = { width: 390, locale: 'hi-IN' } as const;

const match = (sport: string, ...sides: readonly [string, string]): Wanted => ({
  ...{ id: `${sport}-1`, sport, competition: 'Bharat Cup', name: sides.join(' v '), sides },
});

const MATCHES: readonly Wanted[] = [
  CRICKET,
  TOMORROW,
  match('football', 'Sabarmati Stars', 'Coromandel City'),
  match('tennis', 'Ira Sen', 'Maya Rao'),
  { id: 'race-1', sport: 'horseRacing' },
];
/** One of every family of tables. */
const TABLES = [
  'teen20',
  'dt20',
  'baccarat',
  'sicbo',
  'lucky7',
  'worli2',
  'superOver',
  'ourroullete',
  'poker',
  'card32',
  'aaa2',
  'kbc',
];

/** No test waits for this long: it only keeps a busy machine from failing one that is merely slow. */
const PATIENT = { timeout: 60_000, interval: 20 };

let day: Matchday;
let it: House;
let tables: ByHand;
let asha: Player;

beforeAll(async () => {
  tables = new ByHand();
  day = await matchday(MATCHES, { tables: TABLES, pace: 0.001 }, tables);
  it = day.house;
  tables.sit(it);
  asha = await register(it);
  await day.play(() => day.view(CRICKET.id).said.length > 3);
  await hasBet();
  for (const code of TABLES) await hasPlayed(code);
});
afterAll(async () => {
  tables.close();
  await day.close();
});

/** A bet with another player that stands, one with the house at a table, and a withdrawal that waits. */
async function hasBet(): Promise<void> {
  const bearer = { authorization: `Bearer ${asha.token}` };
  const market = day.view(TOMORROW.id).markets.find(({ name }) => name === 'MATCH_ODDS')!;
  const { id: runner, back } = market.runners[0]!;
  const order = { runner, side: 'back', odds: back[0]!.odds, stake: rupees(100) };
  await ask(it, 'placeOrders', { market: market.id, orders: [order] }, bearer);
  const wish = { withdraw_amount: 150, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@bank' };
  await ask(it, 'withdrawal', wish, bearer);
}

/** A round of a table with a bet on it, from its window to its end. */
async function hasPlayed(code: string): Promise<void> {
  const table = it.deps.tables.of(code)!;
  await vi.waitUntil(() => table.round.phase === 'open', PATIENT);
  const bets = [anySlip(table, randomFrom(5))!];
  await ask(it, 'placeBets', { game: code, round: table.round.id, bets }, { authorization: `Bearer ${asha.token}` });
  await tables.finish(code);
}

/** Names of people, clubs and places, the letters of their emblems; the player, and the program that signed in for one. */
const names = (): readonly string[] => {
  const events = MATCHES.map(({ id }) => day.view(id));
  const sides = events.flatMap(view => view.sides);
  const emblems = sides.map(side => side.replaceAll(/(\w)\w*\s*/g, '$1'));
  return [asha.username, asha.email, 'node', 'Kaveri', ...events.flatMap(namesOf), ...emblems];
};

/** What waits until everything of a page has come. */
const settled = new WeakMap<Page, () => Promise<void>>();

async function reader(): Promise<Page> {
  const page = await visit(it, READER);
  settled.set(page, settledOn(page));
  return page;
}

async function at(path: string): Promise<Page> {
  const page = await reader();
  await signIn(page, asha, path);
  await screenOf(page);
  return page;
}

/** What is wrong with what is shown now, but for the parts that are left out. */
async function faultsOn(page: Page, within = 'html', not?: string): Promise<readonly string[]> {
  await settled.get(page)!();
  if (not !== undefined) await page.locator(not).evaluateAll(parts => parts.forEach(part => part.remove()));
  const lost = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await leftOver(page.locator(within), names())), ...(lost > 0 ? [`${lost} px hang over the side`] : [])];
}

/** Suggestions for a field that takes any country: names of places. */
const COUNTRIES = 'datalist';

test.each(['/', '/registeration'])('the door %s', async path => {
  const page = await reader();
  await page.goto(path);
  await page.locator('.auth h1, .auth h2').first().waitFor();
  expect(await faultsOn(page, 'html', COUNTRIES)).toEqual([]);
  await axe(page);
});

describe.each<[what: string, paths: readonly string[]]>([
  [
    'Home and every sport',
    [
      '/home',
      '/home?in-play=yes',
      ...['cricket', 'football', 'tennis', 'horse-racing', 'politics'].map(sport => `/home?sport=${sport}`),
    ],
  ],
  [
    'matches',
    [
      '/cricket',
      `/cricket/${TOMORROW.id}`,
      '/cricket/77',
      ...['football', 'tennis'].map(sport => `/sport/${sport}/${sport}-1`),
      '/sport/horseRacing/race-1',
    ],
  ],
  ['the lobby', ['/casino', '/casino?category=teenpatti', '/casino?category=lottery', '/casino/results']],
  [
    'what is one’s own',
    [
      '/bets',
      '/bets?show=past',
      '/bets?show=casino',
      '/casino/statement',
      '/wallet',
      '/security',
      '/play-safe',
      '/identity',
      '/support',
      '/support?ask=1',
    ],
  ],
  ['what explains', ['/rules', '/no/such/page', '/install', '/casino/ludo7', '/casino/fair']],
])('%s', (_, paths) => {
  test('no English is left, and nothing hangs over the side', async () => {
    const page = await at(paths[0]!);
    const faults: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await walk(page, path);
      await screenOf(page);
      faults[path] = await faultsOn(page);
      await axe(page);
    }
    expect(faults).toEqual(Object.fromEntries(paths.map(path => [path, []])));
  });
});

/** What is wrong in the results of a table, in its last round with its proof, and in what the table makes of it. */
async function faultsBehind(page: Page, code: string): Promise<readonly string[]> {
  await walk(page, `/casino/results?game=${code}`);
  await page.locator('.results tbody tr').first().waitFor();
  const ofList = await faultsOn(page);
  await page.locator('.results tbody button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('region', { name: hindi('casino.proof') })
    .waitFor();
  await page.getByRole('button', { name: hindi('casino.verify') }).click();
  await page.locator('.proof-acts output .pos').waitFor();
  const ofRound = await faultsOn(page, 'dialog');
  await axe(page, 'dialog');
  await page.keyboard.press('Escape');
  await walk(page, `/casino/${code}`);
  await page.locator('.last-results li button').first().waitFor();
  await page.locator('.statistics').scrollIntoViewIfNeeded();
  await page.locator('.tallies .tally').first().waitFor();
  const ofTable = await faultsOn(page);
  await axe(page);
  return [...ofList, ...ofRound, ...ofTable];
}

/** One visit for several tables: signing in and loading the app again for each would tell nothing new. */
const FOUR = Array.from({ length: Math.ceil(TABLES.length / 4) }, (_, nth) => TABLES.slice(4 * nth, 4 * nth + 4));

describe('a round that is over', () => {
  test.each(FOUR.map(codes => [codes.join(', '), codes] as const))('of %s', async (_, codes) => {
    const page = await at('/home');
    for (const code of codes) expect(await faultsBehind(page, code), code).toEqual([]);
  });
});

test('a round is verified on a page of its own, and what is no record is called so', async () => {
  const round = await tables.finish('teen20');
  const page = await at(`/casino/fair?round=${round}`);
  await page.locator('.findings .verdict.right').waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await page.getByText(hindi('fair.orPaste')).click();
  await page.getByLabel(hindi('fair.paste')).fill('...');
  await page.getByRole('button', { name: hindi('fair.verifyRecord') }).click();
  await page.locator('.findings .verdict.wrong').waitFor();
  expect(await faultsOn(page, '.findings')).toEqual([]);
});

describe('what opens over a page', () => {
  test.each([
    ['money.deposit', hindi('money.deposit')],
    ['money.withdraw', hindi('money.withdraw')],
  ])('the dialog %s', async (_, name) => {
    const page = await at('/wallet');
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).getByRole('heading').first().waitFor();
    for (const way of await page.getByRole('dialog').getByRole('radio').all()) {
      await way.check({ force: true });
      expect(await faultsOn(page, 'dialog')).toEqual([]);
    }
    await axe(page);
  });

  test('the menu of the player, and all sports and games', async () => {
    const page = await at('/home');
    await userMenuOf(page, asha.username).click();
    await page.locator('#user-menu').waitFor();
    expect(await faultsOn(page, '#user-menu')).toEqual([]);
    await axe(page, '#user-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: hindi('shell.menu'), exact: true }).click();
    await page.getByRole('dialog', { name: hindi('shell.menu') }).waitFor();
    expect(await faultsOn(page, 'dialog')).toEqual([]);
    await axe(page, 'dialog');
  });

  test('the search finds by names in Hindi, and says so', async () => {
    const page = await at('/home');
    await page.getByRole('button', { name: hindi('frame.search') }).click();
    const field = page.getByRole('searchbox', { name: hindi('shell.searchAll') });
    for (const text of ['ड्रैगन', 'Kaveri', 'क्रिकेट', 'कुछ नहीं']) {
      await field.fill(text);
      await page.locator('search [role="status"], search output').first().waitFor({ state: 'attached' });
      expect(await faultsOn(page, 'search')).toEqual([]);
    }
    await axe(page, 'search');
  });

  test('the slip of a match, with all its options', async () => {
    const page = await at(`/cricket/${TOMORROW.id}`);
    await page.locator('[data-side="back"][data-level="0"]:enabled').first().click();
    await page.getByLabel(hindi('betting.stake'), { exact: true }).fill('100');
    await page.getByText(hindi('betting.options')).first().click();
    expect(await faultsOn(page)).toEqual([]);
    await axe(page);
  });
});
