import { rupees } from '@maidan/core/money';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { stepped } from '@maidan/exchange/ticks';
import type { House } from '@maidan/server/app';
import { seed } from '@maidan/server/seed';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenOf } from '../frame/pages.ts';
import { ask, house, person, signIn, visit } from '../kit.ts';
import type { Person } from '../kit/people.ts';

/* A house as `npm start` opens it on an empty database: all tables, all sports, its own programme, its own first player. */

let it: House;
let player: Person;
beforeAll(async () => {
  it = await house({ config: { tables: 'all', sports: 'all' } });
  const { demo } = await seed(it.deps);
  player = person(demo!); // a house that was empty has one
  await it.deps.sport.scheduled();
  await betOnTomorrow();
}, 600_000);
afterAll(() => it.close());

/** So that there is something under My Bets: at a price that nobody gives, on what begins last. */
async function betOnTomorrow(): Promise<void> {
  const { token } = await ask(it, 'login', { email: player.email, password: player.password });
  const headers = { authorization: `Bearer ${token}` };
  await ask(it, 'goWithoutLimit', { isSure: true }, headers);
  await it.deps.sport.tidy(); // the maker has quoted
  const coming = [...it.deps.sport.desks()]
    .map(({ channel }) => channel.view)
    .filter(({ sport }) => sport === 'football');
  const [last] = coming.toSorted((a, b) => b.startsAt - a.startsAt);
  const book = last!.markets.find(({ name }) => name === 'MATCH_ODDS')!;
  const [runner] = book.runners;
  const odds = stepped(runner!.back[0]!.odds, 12);
  const orders = [{ runner: runner!.id, side: 'back', odds, stake: rupees(100) }];
  await ask(it, 'placeOrders', { market: book.id, orders }, headers);
}

const CODES = new Map(SPORTS.map(({ code }) => [code.toLowerCase(), code]));

/** What is alive at an address: a match of that very sport, a table, a slot, a virtual game, a contest, a bet, a request. */
function aliveAt(href: string): string {
  const { pathname, searchParams } = new URL(href, it.url);
  const slug = searchParams.get('sport');
  if (slug !== null) {
    const code = CODES.get(slug.replaceAll('-', ''));
    return `.board a[href^="${code === 'cricket' ? '/cricket/' : `/sport/${code}/`}"]`;
  }
  const alive = ALIVE[pathname];
  if (alive === undefined) throw new Error(`nobody has said what is alive at ${href}`);
  return alive;
}

const ALIVE: Readonly<Record<string, string>> = {
  '/home': '.board .board-rows > li:not(.loading-line)',
  '/casino': '.tiles .tile:not(.closed)',
  '/slots': '.slot-tile:not(.closed)',
  '/virtual': '.virtual-state:text-matches("^(Bets close|In play|Next event)")',
  '/fantasy': '.fantasy-match',
  '/bets': '.open-event',
  '/wallet': '.requests > li',
};

const hrefsOf = (page: Page, nav: string): Promise<readonly string[]> =>
  page.locator(`${nav} a[href]`).evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''));

/** Which links of a row of them, clicked one by one, lead to nothing that is alive. */
async function emptyBehind(page: Page, nav: string, atLeast: number): Promise<readonly string[]> {
  const hrefs = await hrefsOf(page, nav);
  expect(hrefs.length).toBeGreaterThanOrEqual(atLeast);
  const empty: string[] = [];
  for (const [nth, href] of hrefs.entries()) {
    await page.locator(`${nav} a[href]`).nth(nth).click();
    await page.waitForURL(({ pathname, search }) => pathname + search === href);
    const seen = page.locator('main').locator(aliveAt(href)).first();
    await seen.waitFor().catch(() => empty.push(`${nav}: ${href}`));
  }
  return empty;
}

test('on a first start every link of the menu, the tabs, the strip and the bar of a phone leads to something alive', async () => {
  const page = await visit(it);
  await signIn(page, player);
  await screenOf(page);
  await page.locator('nav.strip').waitFor();
  const empty = [
    ...(await emptyBehind(page, 'nav.strip', 15)),
    ...(await emptyBehind(page, 'nav.side', 42)),
    ...(await emptyBehind(page, 'nav.tabs', 11)),
  ];
  const phone = await visit(it, { width: 390 });
  await signIn(phone, player);
  await screenOf(phone);
  expect([...empty, ...(await emptyBehind(phone, 'nav.bnav', 5))]).toEqual([]);
}, 400_000);
