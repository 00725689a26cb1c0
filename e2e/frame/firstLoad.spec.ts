import { gzipSync } from 'node:zlib';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenOf } from './pages.ts';
import { house, register, signIn, visit } from '../kit.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from '../sport/matchday.ts';

/** A house has a day's matches on its board. */
const COMING = Array.from({ length: 13 }, (_, n) => ({
  ...TOMORROW,
  id: `cricket-${n + 2}`,
  startsInMs: (n + 1) * 3_600_000,
}));

let day: Matchday;
/** Without a match and without a table. */
let closed: House;
beforeAll(async () => {
  day = await matchday([CRICKET, ...COMING], { tables: ['teen20'] });
  closed = await house();
});
afterAll(() => Promise.all([day.close(), closed.close()]));

/** What a page may weigh in script, gzipped: what is asked for first, and with what a table and a match ask for behind it. */
const LIMIT_KB = 110;
const IN_ALL_KB: Readonly<Record<string, number>> = { '/casino/teen20': 140, '/cricket': 130 };
/** The largest thing of each, drawn by the build. */
const FIRST_SEEN: Readonly<Record<string, string>> = {
  '/': '.auth-card',
  '/home': '.coming',
  '/casino': '.tile >> nth=0',
  '/casino/teen20': '.cover img',
  '/cricket': '.coming',
};
/** What moves under the reader's eyes. */
const SHIFT = 0.02;

interface Script {
  readonly path: string;
  readonly body: Buffer;
}

async function arrive(
  path: string,
  width: number,
  at: House = day.house,
): Promise<{ page: Page; scripts: Promise<Script>[] }> {
  const page = await visit(at, { width });
  const player = await register(at);
  const scripts: Promise<Script>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body().catch(() => Buffer.alloc(0)); // the page was closed before it was read
    scripts.push(body.then(read => ({ path: new URL(response.url()).pathname, body: read })));
  });
  await page.addInitScript(watchShifts);
  if (path === '/') await page.goto(path);
  else await signIn(page, player, path);
  await screenOf(page);
  return { page, scripts };
}

/** Runs in the page: what moved that was already seen, and how far. */
function watchShifts(): void {
  const shifts: [number, string][] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[]) {
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.className : (node?.nodeName ?? ''),
      );
      if (!entry.hadRecentInput) shifts.push([entry.value, moved.join(', ')]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: the largest thing that was painted so far, when and what. */
function watchPaints(): void {
  const paints: [number, string][] = [];
  Object.assign(window, { paints });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; size?: number })[]) {
      paints.push([entry.startTime, `${entry.size} ${entry.element?.outerHTML.slice(0, 200)}`]);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Everything has come that comes without being asked for: the line stands and two frames were drawn since. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
}

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How far everything moved together, and what. */
async function shiftsOn(page: Page): Promise<readonly [far: number, what: string]> {
  await settled(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as [number, string][]);
  return [shifts.reduce((sum, [far]) => sum + far, 0), JSON.stringify(shifts)];
}

test.each([390, 1440])('nothing jumps at %i px in a house where nothing is open', async width => {
  const { page } = await arrive('/home', width, closed);
  await page.getByText('No matches are open yet').waitFor();
  const [far, what] = await shiftsOn(page);
  expect(far, what).toBeLessThanOrEqual(SHIFT);
});

describe.each(['/', '/home', '/casino', '/casino/teen20', '/cricket'])('%s, opened for the first time', path => {
  test.each([390, 1440])('nothing jumps at %i px', async width => {
    const { page } = await arrive(path, width);
    const [far, what] = await shiftsOn(page);
    expect(far, what).toBeLessThanOrEqual(SHIFT);
  });

  test('is seen before any code of the app has come, and nothing larger comes later', async () => {
    const page = await visit(day.house, { width: 390, reducedMotion: 'no-preference' });
    await page.addInitScript(watchPaints);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', route => held.promise.then(() => route.continue()));
    const going = path === '/' ? page.goto(path) : signIn(page, await register(day.house), path);
    await page.locator(`#root[inert] ${FIRST_SEEN[path]}`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot(); // what was painted has been shown, and its time is past
    const before = await page.evaluate(() => performance.now());
    held.resolve();
    await going;
    await screenOf(page);
    await settled(page);
    const [last, what] = await page.evaluate(() => Reflect.get(window, 'paints').at(-1) as [number, string]);
    expect(last, what).toBeLessThan(before);
  });

  test('everything its first sight needs is named in the page itself, and is light enough', async () => {
    const { page, scripts } = await arrive(path, 390);
    await settled(page);
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    const links = (await answer.text()).match(/<(link|script)[^>]*\/assets\/[^>]*\.js"[^>]*>/g) ?? [];
    const named = links.map(link => ({
      path: /\/assets\/[^"]+/.exec(link)![0],
      isSecond: /priority="low"/.test(link),
    }));
    const isFirst = ({ path: file }: Script): boolean => named.some(each => each.path === file) || !LATER.test(file);
    const read = (await Promise.all(scripts)).filter(each => each.path.startsWith('/assets/') && isFirst(each));
    expect(read.map(each => each.path).toSorted()).toEqual(named.map(each => each.path).toSorted());
    const kbOf = (files: readonly Script[]): number =>
      files.reduce((sum, { body }) => sum + gzipSync(body).length, 0) / 1_000;
    const second = new Set(named.flatMap(each => (each.isSecond ? each.path : [])));
    expect(kbOf(read.filter(each => !second.has(each.path)))).toBeLessThanOrEqual(LIMIT_KB);
    expect(kbOf(read)).toBeLessThanOrEqual(IN_ALL_KB[path] ?? LIMIT_KB);
  });
});

test('what all pages share is run file by file, each before what needs it', async () => {
  const { page } = await arrive('/', 390);
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const run = [...html.matchAll(/<script type="module"[^>]*\/assets\/([\w-]+?)-[\w-]{7}\.js"/g)].map(
    ([, name]) => name,
  );
  expect(run).toEqual(['rolldown-runtime', 'react', 'first', 'player']);
});

/** Below what is seen first, seen once a price is tapped, drawn from what the house tells, or said while it is not heard. */
const LATER = new RegExp(
  `/(${[
    'UserPanel|Studio|\\w+Scene|SceneFlag|BoardRows|BoardLine|SportLinks|Statistics|StartingSoon|DepthPanel|SlipInside|slip',
    'ReconnectBanner|LanguageSwitch|RoundBeacon|chips|asides|AwayNote|SocialLinks|TableRail|MyBetLists|Segmented|words',
    'SessionChip|FloorLinks|floorCodes|Bell|bell|laterCalls|newVersion|OwnResult|Net',
  ].join('|')})-`,
);

test('the door stands where it is while the rest of its page is still being read', async () => {
  const { page } = await arrive('/', 1440);
  const tops = await page.locator('.auth-card').evaluate(card => {
    const whole = card.getBoundingClientRect().top;
    while (card.nextElementSibling) card.nextElementSibling.remove();
    card.querySelector('form')!.remove();
    return [whole, card.getBoundingClientRect().top];
  });
  expect(tops[1]).toBe(tops[0]);
});

test('who is not signed in sees nothing of a page that is drawn for players', async () => {
  const page = await visit(day.house);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', route => held.promise.then(() => route.continue()));
  const asked = page.waitForRequest(/assets\/.*\.js$/);
  const going = page.goto('/home');
  await asked;
  expect(await page.locator('#root .top').isVisible()).toBe(false);
  held.resolve();
  await going;
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});
