import { GAMES } from '@maidan/games/index';
import type { House } from '@maidan/server/app';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { house, type Player, register, visit } from '../kit.ts';

/* A page that the build has drawn and the app takes over is, attribute for attribute, the one that the app draws itself. */

let it: House;
let player: Player;
beforeAll(async () => {
  it = await house({ config: { tables: [], sports: [] } });
  player = await register(it);
});
afterAll(() => it.close());

const DAYS_MS = 86_400_000;

const SCREENS = [
  ['/', '/registeration', '/home', '/cricket', '/cricket/c1', '/sport/tennis/t1', '/casino', '/casino/statement'],
  ['/casino/results', '/casino/fair', '/bets', '/wallet', '/security', '/rules'],
].flat();

/** What browsers remember of their players. */
const REMEMBERED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'of a newcomer': {},
  'of who has chosen': {
    theme: 'dark',
    still: 'yes',
    'taste:lowData': 'on',
    'taste:sound': 'on',
    favourites: JSON.stringify(['teen20', 'baccarat']),
    'recently-played': JSON.stringify(['dt20']),
    'favourite-events': JSON.stringify(['cricket-1']),
  },
};

/** A browser in which nothing is answered, long after its pages were built. */
async function browserWith(kept: Readonly<Record<string, string>>, isDrawnAhead: boolean): Promise<Page> {
  const page = await visit(it, { width: 1440 });
  await page.clock.setSystemTime(Date.now() + 40 * DAYS_MS);
  await page.addInitScript(
    ([remembered, token]) => {
      const isDoor = /^\/(registeration)?$/.test(location.pathname);
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(remembered)) localStorage.setItem(name, value);
      if (!isDoor) localStorage.setItem('token', token);
    },
    [kept, player.token] as const,
  );
  if (!isDrawnAhead) await page.route(url => !/\.\w+$/.test(url.pathname), withoutSight);
  await page.routeWebSocket('**/api/stream', () => {});
  await page.route('**/api/**', () => new Promise(() => {}));
  return page;
}

async function withoutSight(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/(<div id="root" data-first="\w*") inert="">.*<\/div>/s, '$1></div>');
  await route.fulfill({ response, body: body.includes('inert') ? 'it is still there' : body });
}

/** Runs in the page: every element with its attributes, what it says and what stands in it, a line each. Ids are React's own. */
function linesOf(): string[] {
  const lines = [document.title];
  const see = (node: Element): void => {
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value.replace(/_[rR]_\w*_/g, 'id')}`);
    const said = attributes.filter(each => each !== 'selected=').sort(); // of a choice its value is compared
    const words = [...node.childNodes].flatMap(each => (each instanceof Text ? (each.nodeValue ?? '') : [])).join('');
    const isField = node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
    lines.push(`${node.tagName} ${said.join(' ')} ${isField ? node.value : ''}: ${words}`);
    for (const child of node.children) see(child);
  };
  see(document.getElementById('root')!);
  return lines;
}

/** Which lines are on one of them only. */
async function difference(taken: Page, drawn: Page): Promise<readonly string[]> {
  const [ours, theirs] = [await taken.evaluate(linesOf), await drawn.evaluate(linesOf)];
  expect(theirs.length).toBeGreaterThan(20);
  if (ours.join('\n') === theirs.join('\n')) return [];
  return [
    ...ours.filter(line => !theirs.includes(line)).map(line => `taken over: ${line}`),
    ...theirs.filter(line => !ours.includes(line)).map(line => `drawn: ${line}`),
    'or their order',
  ];
}

const drawnAnew = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['drawnAnew']);

/** One of each kind of table. */
const TABLES = [...new Map(GAMES.map(({ code, category }) => [category, `/casino/${code}`])).values()];

test.each([
  ['of a newcomer', 'screens', SCREENS],
  ['of who has chosen', 'screens', SCREENS],
  ['of who has chosen', 'tables', TABLES],
])('in the browser %s: %s', async (who, _, paths) => {
  const kept = REMEMBERED[who]!;
  const [taken, drawn] = [await browserWith(kept, true), await browserWith(kept, false)];
  for (const path of paths) {
    await Promise.all([taken.goto(path), drawn.goto(path)]);
    await expect.poll(() => difference(taken, drawn), { message: path }).toEqual([]);
    expect(await drawnAnew(taken), path).toBeUndefined();
  }
});

test.each([
  ['a reload', (page: Page) => page.reload()],
  ['Back', (page: Page) => page.goto('/casino/fair').then(() => page.goBack())],
])('what a browser puts back into a field after %s, and the app does not know of, is not there', async (_, come) => {
  const page = await visit(it);
  await page.goto('/');
  await page.getByLabel('Email').fill(player.email);
  await come(page);
  await page.locator('#root[data-first]').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Email').inputValue()).toBe('');
});
