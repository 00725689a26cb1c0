import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playerAt } from '../frame/pages.ts';
import { visit } from '../kit.ts';
import type { ByHand } from './byHand.ts';
import { handHouse } from './handHouse.ts';
import { countStarted } from './sounds.ts';

let it: House;
let tables: ByHand;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ it, tables, close } = await handHouse(['teen20']));
});
afterAll(() => close());

/** The sounds as the browser gets them, in a page that has nothing else. */
const SOURCES = ['studio/sound/sounds.ts', 'moment/fanfare.ts'].map(
  path => new URL(`../../web/player/casino/${path}`, import.meta.url),
);

interface Rendered {
  readonly sound: string;
  /** The loudest sample: 1 is the most a loudspeaker can do. */
  readonly peak: number;
  /** How many samples were heard at all, and how many were too loud. */
  readonly heard: number;
  readonly clipped: number;
}

async function rendered(page: Page): Promise<readonly Rendered[]> {
  const source = SOURCES.map(path => stripTypeScriptTypes(readFileSync(path, 'utf8'))).join('\n');
  const scores = '{ ...SCORES, win: fanfareOf(1), more: fanfareOf(2), most: fanfareOf(3) }';
  const content = `${source.replaceAll(/^import .*$/gm, '')}\nwindow.studio = ${scores};`;
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => 'studio' in window); // a module is run after it was put there
  return page.evaluate(async () => {
    // What the script above put there.
    const { studio } = window as unknown as {
      studio: Readonly<Record<string, (audio: BaseAudioContext, at: number) => void>>;
    };
    const rate = 44_100;
    return Promise.all(
      Object.entries(studio).map(async ([sound, write]) => {
        const audio = new OfflineAudioContext(1, rate, rate);
        write(audio, 0);
        const samples = [...(await audio.startRendering()).getChannelData(0)].map(Math.abs);
        return {
          sound,
          peak: Math.max(...samples),
          heard: samples.filter(sample => sample > 0.001).length,
          clipped: samples.filter(sample => sample >= 1).length,
        };
      }),
    );
  });
}

test('every sound of the studio is heard, and none is too loud', async () => {
  const all = await rendered(await visit(it));
  expect(all.map(({ sound }) => sound)).toEqual(['card', 'chip', 'tick', 'dice', 'bat', 'bell', 'win', 'more', 'most']);
  for (const { sound, peak, heard, clipped } of all) {
    expect(peak, `${sound} is silent`).toBeGreaterThan(0.02);
    expect(heard, `${sound} is over at once`).toBeGreaterThan(500);
    expect(clipped, `${sound} is too loud`).toBe(0);
  }
});

test('a table is silent until somebody asks for sound, and then says what happens', async () => {
  const { page } = await playerAt(it, '/home');
  const started = await countStarted(page);
  await page.goto('/casino/teen20');
  await page.locator('[data-selection="A.win"]:enabled').waitFor();
  await playedOn(page);
  expect(await started()).toBe(0);
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect.poll(started).toBe(2); // two chips on each other, for the switch itself
  await playedOn(page);
  await expect.poll(started).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Sound' }).click();
  const soFar = await started(); // from here on there is nothing to be heard
  await playedOn(page);
  expect(await started()).toBe(soFar);
});

/** A round is over, and the page has the next one open. */
async function playedOn(page: Page): Promise<void> {
  const round = await tables.finish('teen20');
  await page.locator(`[data-round="${round}"]`).waitFor();
  await expect.poll(() => page.locator('.round-id b').innerText()).not.toBe(round);
  await page.locator('[data-selection="A.win"]:enabled').waitFor();
}
