import { rupees } from '@maidan/core/money';
import { randomFrom } from '@maidan/core/random';
import { filledUp } from '@maidan/exchange/fantasy/fillUp';
import { ALL_COMPETITIONS, competitionOf } from '@maidan/exchange/seasons/catalogue';
import { SLOTS } from '@maidan/games/slots/list';
import type { House } from '@maidan/server/app';
import { anySlip } from '@maidan/server/casino/testTable';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ByHand } from '../casino/byHand.ts';
import { ask, axe, newcomer, register, signIn, visit, walk } from '../kit.ts';
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
/** What is over when somebody looks: a match of a league. */
const LEAGUE = competitionOf('setka-star-series')!;
const OVER: Wanted = {
  ...match('tableTennis', ...(LEAGUE.entrants(1).slice(0, 2) as [string, string])),
  competition: LEAGUE.name,
  tie: { competition: LEAGUE.id, season: 1, nth: 1, round: 1 },
};

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
/** A question of hers to support, and who can be picked in a contest that she has entered. */
let ticket: string;
let squad: readonly string[];

beforeAll(async () => {
  tables = new ByHand();
  day = await matchday(MATCHES, { tables: TABLES, pace: 0.001 }, tables);
  it = day.house;
  tables.sit(it);
  asha = await register(it);
  await day.play(() => day.view(CRICKET.id).said.length > 3);
  await hasBet();
  await hasAsked();
  await hasEntered();
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

async function hasAsked(): Promise<void> {
  const asked = await ask(it, 'askSupport', { words: 'मेरा दाँव?' }, { authorization: `Bearer ${asha.token}` });
  ticket = asked.id;
}

/** The first contest of the match that is to come. */
const contestOf = (event: string): string => `fantasy.${event}.league.1`;

async function hasEntered(): Promise<void> {
  const bearer = { authorization: `Bearer ${asha.token}` };
  const { squad: all } = await ask(it, 'fantasyMatch', { event: TOMORROW.id }, bearer);
  const players = filledUp(all, [], [...all.keys()])!;
  const team = { players, captain: players[0], vice: players[1] };
  await ask(it, 'enterContest', { contest: contestOf(TOMORROW.id), team }, bearer);
  squad = all.map(({ name }) => name);
}

/** A round of a table with a bet on it, from its window to its end. */
async function hasPlayed(code: string): Promise<void> {
  const table = it.deps.tables.of(code)!;
  await vi.waitUntil(() => table.round.phase === 'open', PATIENT);
  const bets = [anySlip(table, randomFrom(5))!];
  await ask(it, 'placeBets', { game: code, round: table.round.id, bets }, { authorization: `Bearer ${asha.token}` });
  await tables.finish(code);
}

const emblemOf = (side: string): string => side.replaceAll(/(\w)\w*\s*/g, '$1');

/** Names of people, clubs and places, the letters of their emblems; the player, and the program that signed in for one. */
const names = (): readonly string[] => {
  const events = MATCHES.map(({ id }) => day.view(id));
  const sides = events.flatMap(view => view.sides);
  return [asha.username, asha.email, 'node', 'Kaveri', ...events.flatMap(namesOf), ...sides.map(emblemOf), ...squad];
};

/** What waits until everything of a page has come. */
const settled = new WeakMap<Page, () => Promise<void>>();

async function reader(house = it): Promise<Page> {
  const page = await visit(house, READER);
  settled.set(page, settledOn(page));
  return page;
}

async function at(path: string, { house = it, player = asha } = {}): Promise<Page> {
  const page = await reader(house);
  await signIn(page, player, path);
  await screenOf(page);
  return page;
}

/** What is wrong with what is shown now. */
async function faultsOn(page: Page, within = 'html', others = names()): Promise<readonly string[]> {
  await settled.get(page)!();
  const lost = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await leftOver(page.locator(within), others)), ...(lost > 0 ? [`${lost} px hang over the side`] : [])];
}

const DOORS = ['/', '/registeration', '/way-back/forgot', '/way-back/reset', '/way-back/confirm'];

test('the door, and the ways back in', async () => {
  const page = await reader();
  await page.goto('/');
  const faults: Record<string, readonly string[]> = {};
  for (const path of DOORS) {
    await walk(page, path);
    await page.locator('.auth h1, .auth h2').first().waitFor();
    // Suggestions for a field that takes any country are names of places.
    await page.locator('datalist').evaluateAll(parts => parts.forEach(part => part.remove()));
    faults[path] = await faultsOn(page);
    await axe(page);
  }
  expect(faults).toEqual(none(DOORS));
});

const none = (paths: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(paths.map(path => [path, []]));

/** What is wrong at each of these, which are walked to without loading the app again. */
async function faultsAlong(page: Page, paths: readonly string[], others?: readonly string[]) {
  const faults: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await walk(page, path);
    await screenOf(page);
    faults[path] = await faultsOn(page, 'html', others);
    await axe(page);
  }
  return faults;
}

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
    'what else is played',
    [
      // Two of the same name in a row could not be told apart.
      `/casino/tables?codes=${TABLES.slice(0, 2).join(',')}`,
      '/fantasy',
      '/slots',
      `/fantasy/${TOMORROW.id}`,
      `/slots/${SLOTS[0]!.code}`,
      `/fantasy/contests/${contestOf(TOMORROW.id)}`,
      '/virtual',
    ],
  ],
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
      '/inbox',
      '/inbox?show=choices',
      '/support',
      '/support?ask=1',
    ],
  ],
  ['what explains', ['/rules', '/no/such/page', '/install', '/casino/ludo7', '/casino/fair']],
])('%s', (_, paths) => {
  test('no English is left, and nothing hangs over the side', async () => {
    expect(await faultsAlong(await at(paths[0]!), paths)).toEqual(none(paths));
  });
});

test('a question to support, with what was said', async () => {
  const page = await at(`/support/${ticket}`);
  await page.getByRole('list', { name: hindi('support.conversation') }).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  await axe(page);
});

test('results, a match that is over, and what it was played for', async () => {
  const over = await matchday([OVER]);
  onTestFinished(() => over.close());
  const { channel } = over.house.deps.sport.desk(OVER.id)!; // the last word on it stays
  await over.playOut(OVER.id);
  const player = await register(over.house);
  const competitions = ALL_COMPETITIONS.flatMap(({ name }) => [name, name.replace(/ \(.*/, '')]); // how long they take is said
  const emblems = channel.view.sides.map(emblemOf);
  const entrants = LEAGUE.entrants(1);
  const others = [player.username, player.email, ...namesOf(channel.view), ...emblems, ...competitions, ...entrants];
  const paths = ['/results', `/sport/tableTennis/${OVER.id}`, '/competitions', `/competition/${LEAGUE.id}`];
  const page = await at(paths[0]!, { house: over.house, player });
  await page.locator('.ended-match').first().waitFor();
  expect(await faultsAlong(page, paths, others)).toEqual(none(paths));
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

/** Comes last: whoever comes after somebody who is excluded, from where that one came, is looked at first. */
test('what somebody sees who has stopped', async () => {
  const player = await newcomer(it);
  const headers = { authorization: `Bearer ${player.token}` };
  await ask(it, 'stopPlay', { kind: 'exclusion', months: null, isSure: true }, headers);
  const page = await at('/stopped', { player });
  await page.getByText(hindi('safe.stopsForEver'), { exact: true }).waitFor();
  expect(await faultsOn(page, 'html', [player.username, player.email])).toEqual([]);
  await axe(page);
});
