import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingAhead, screenOf } from './frame/pages.ts';
import { register, signIn, visit } from './kit.ts';
import { CRICKET, type Matchday, matchday, TOMORROW } from './sport/matchday.ts';

/** A house has a day's matches on its board. */
const COMING = Array.from({ length: 13 }, (_, n) => ({
  ...TOMORROW,
  id: `cricket-${n + 2}`,
  startsInMs: (n + 1) * 3_600_000,
}));

let day: Matchday;
beforeAll(async () => {
  day = await matchday([CRICKET, ...COMING], { tables: ['teen20'] });
});
afterAll(() => day.close());

/** What a page may weigh in script before it is seen, gzipped, and what moves under the reader's eyes. */
const LIMIT_KB: Readonly<Record<string, number>> = { '/': 125, '/home': 125, '/casino': 125, '/casino/teen20': 191 };
const SHIFT = 0.02;

async function arrive(path: string, width: number): Promise<{ page: Page; scripts: Promise<Buffer>[] }> {
  const page = await visit(day.house, { width });
  await nothingAhead(page);
  const player = await register(day.house);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
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

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Everything has come that comes without being asked for: the line stands and two frames were drawn since. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

describe.each(['/', '/home', '/casino', '/casino/teen20', '/cricket'])('%s, opened for the first time', path => {
  test.each([390, 1440])('nothing jumps at %i px', async width => {
    const { page } = await arrive(path, width);
    await settled(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as [number, string][]);
    expect(
      shifts.reduce((sum, [far]) => sum + far, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(SHIFT);
  });

  test('everything its first sight needs is named in the page itself, and is light enough', async () => {
    const { page, scripts } = await arrive(path, 390);
    await settled(page);
    const named = await page.request
      .get(path, { headers: { accept: 'text/html' } })
      .then(async answer => new Set(/** paths of scripts */ (await answer.text()).match(/\/assets\/[^"]+\.js/g)));
    const entry = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const unnamed = entry
      .map(name => new URL(name).pathname)
      .filter(name => /^\/assets\/.*\.js$/.test(name) && !named.has(name) && !LATER.test(name));
    expect(unnamed).toEqual([]);
    const kb = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1_000;
    expect(kb).toBeLessThanOrEqual(LIMIT_KB[path] ?? 216);
  });
});

/** Below what is seen first. */
const LATER = /\/Statistics-/;
