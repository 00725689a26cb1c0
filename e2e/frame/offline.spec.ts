import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { House } from '@maidan/server/app';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { speak } from '@maidan/words/speak';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { lookOver } from '../account/looks.ts';
import { house, visit } from '../kit.ts';
import { pressSeen } from '../kit/keys.ts';

let it: House;
beforeAll(async () => {
  it = await house();
});
afterAll(() => it.close());

/** What a browser says of a line that the test has cut. */
const CUT = [/Failed to fetch|ERR_INTERNET|ERR_FAILED|ERR_CONNECTION|WebSocket/];

async function withWorker(options: Parameters<typeof visit>[1], at: House = it): Promise<Page> {
  const page = await visit(at, { serviceWorkers: 'allow', expected: CUT, ...options });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // from here on it answers
  return page;
}

const shelves = (page: Page): Promise<string[]> => page.evaluate(async () => (await caches.keys()).toSorted());

describe.each([
  [1440, 'en'],
  [390, 'hi'],
] as const)('without a network, at %i px and in %s', (width, language) => {
  const say = speak(language);

  test('there is a clear page in the language that was read last, which goes on by itself', async () => {
    const page = await withWorker({ width, locale: language === 'hi' ? 'hi-IN' : 'en-IN' });
    await page.context().setOffline(true);
    await page.goto('/casino/teen20');
    await page.getByRole('heading', { name: say('frame.offlineTitle') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(say('frame.lang'));
    await page.getByText(say('frame.offlineMoney')).waitFor();
    await lookOver(page, width);
    await pressSeen(page, say('frame.tryAgain'));
    await page.getByText(say('frame.offlineStill')).waitFor();
    await page.context().setOffline(false); // the browser says so by itself
    await page.getByRole('heading', { name: say('door.login') }).waitFor();
  });
});

test('nothing of the house is kept: neither pages nor answers, but for the page without a network', async () => {
  const page = await withWorker({ width: 390 });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async name =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    );
    return (await Promise.all(lists)).flat().toSorted();
  });
  expect(kept).toEqual([
    '/',
    '/icon-192.png',
    '/icon.svg',
    '/offline-en.html',
    '/offline-hi.html',
    '/offline.css',
    '/offline.js',
  ]);
  expect(await page.evaluate(async () => (await caches.match('/'))?.text())).toBe('en'); // a word, and not a page
});

test('the app can be installed: name, icons and a maskable one, in the language of the page', async () => {
  const page = await visit(it, { locale: 'hi-IN' });
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await fetch(href)).json();
  });
  expect(manifest).toMatchObject({
    id: '/home',
    name: 'Maidan',
    display: 'standalone',
    start_url: '/home',
    lang: 'hi-IN',
  });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (source: string) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
});

test('a new version is told, and is there when the player says so; what the old one kept is gone', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  const before = await house({ databaseUrl });
  const page = await withWorker({ expected: [...CUT, /status of 503/] }, before); // asked while the next one opens
  await page.evaluate(() => caches.open('maidan-1')); // of an earlier release
  const old = await shelves(page);
  await before.close();

  const webDir = await mkdtemp(join(tmpdir(), 'maidan-next-'));
  onTestFinished(() => rm(webDir, { recursive: true }));
  await cp(inject('webDir'), webDir, { recursive: true });
  const worker = await readFile(join(webDir, 'sw.js'), 'utf8');
  const build = old.find(name => /^maidan-[0-9a-f]{16}/.test(name))!.slice('maidan-'.length, 'maidan-'.length + 16);
  await writeFile(join(webDir, 'sw.js'), worker.replaceAll(build, 'f'.repeat(16)));
  await rm(join(webDir, 'sw.js.br'));
  const next = await house({ databaseUrl, config: { port: Number(new URL(before.url).port), webDir } });
  onTestFinished(() => next.close());

  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const told = page.locator('.toast').filter({ hasText: 'A new version is there' });
  await told.waitFor();
  await lookOver(page, 390);
  await lookOver(page, 1440);
  const loaded = page.waitForEvent('load');
  await pressSeen(page, 'Reload');
  await loaded;
  await expect.poll(() => shelves(page)).toEqual([expect.stringMatching(/^maidan-f{16}/), 'maidan-language']);
  expect(await page.locator('.toast').count()).toBe(0);
});
