import { openHouse } from '@maidan/server/app';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { browser, CHROMIUM_FLAGS } from '../web/browser.ts';
import { buildWeb } from '../web/buildWeb.ts';
import { throwAwayPostgres } from '../throwAway.ts';
import { becomePlayer } from './clients/demoPlayer.ts';
import { type BenchResult, interleave, machine, median, quantile } from './interleave.ts';

/*
 * How smoothly the studio moves: a browser that takes four times as long for everything watches whole rounds of one table
 * of every kind of scene on a phone, one on which chips are laid in every window, the celebration of a round that was won,
 * and four tables at once on a desk; the frames that came are counted. Next to it a page on which one square turns.
 * FRAMES=chips,four watches only those. Less than the goal on one of them is a failure.
 */

const CODES = ['teen20', 'ourroullete', 'superOver', 'goals', 'sicbo', 'ballbyball', 'race17'];
/** Side by side: cards, a wheel, a match and dice. */
const FOUR = ['teen20', 'ourroullete', 'superOver', 'sicbo'];
const WATCHED = [...CODES, 'chips', 'celebration', 'four'];
const CHOSEN = WATCHED.filter(name => (process.env['FRAMES'] ?? WATCHED.join()).split(',').includes(name));
/** Frames a second, on each of them. */
const GOAL = 55;
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
/** Longer than any of these rounds takes, betting included. */
const WATCH_MS = 45_000;
/** Sixty a second. */
const FRAME_MS = 1_000 / 60;

const SQUARE = `<!doctype html><title>Square</title><style>
  div { width: 80px; height: 80px; background: teal; animation: turn 2s linear infinite }
  @keyframes turn { to { transform: rotate(360deg) } }
</style><div></div>`;

export async function run(): Promise<BenchResult> {
  const before = machine();
  const webDir = await buildWeb();
  const postgres = await throwAwayPostgres();
  const house = await openHouse({
    databaseUrl: await ensureDatabase(postgres.url, 'bench'),
    config: { port: 0, webDir, sports: [], tables: CODES },
  });
  const chrome = await chromium.launch({ executablePath: await browser(), args: [...CHROMIUM_FLAGS] });
  try {
    const gaps = new Map<string, number[]>();
    const busy = new Map<string, number[]>();
    const watching = (name: string, scene: Scene) => async (): Promise<number> => {
      const found = await watched(chrome, scene);
      gaps.set(name, [...(gaps.get(name) ?? []), ...found.gaps]);
      busy.set(name, [...(busy.get(name) ?? []), found.busyMs]);
      return perSecond(found.gaps);
    };
    const scenes = CHOSEN.map(name => watching(name, sceneOf(name, house.url)));
    const square = { on: PHONE, open: (page: Page) => page.setContent(SQUARE) };
    const { medians } = await interleave([...scenes, watching('square', square)], ROUNDS);
    const reference = medians.at(-1) ?? Number.NaN;
    const ours = Math.min(...medians.slice(0, -1));
    const worst = [...gaps].map(([name, found]) => [`${name}LongestMs`, Math.max(...found)] as const);
    const late = [...gaps].map(([name, found]) => [`${name}P99Ms`, quantile(found, 0.99)] as const);
    const worked = [...busy].map(([name, found]) => [`${name}BusyMs`, median(found)] as const);
    const each = CHOSEN.map((name, i) => [name, medians[i] ?? Number.NaN] as const);
    const slow = each.filter(([, found]) => !(found >= GOAL)).map(([name, found]) => `${name} ${found.toFixed(1)}`);
    return {
      name: 'frames',
      ours,
      reference,
      ratio: ours / reference,
      unit: 'frames a second on the slowest of the scenes',
      against: 'A page on which one square turns',
      more: { machine: before, slower: SLOWER, ...Object.fromEntries([...each, ...late, ...worst, ...worked]) },
      ...(slow.length > 0 && { missed: `Less than ${GOAL} frames a second: ${slow.join(', ')}` }),
    };
  } finally {
    await chrome.close();
    await house.close();
    await postgres.stop();
  }
}

interface Scene {
  readonly on: BrowserContextOptions;
  readonly open: (page: Page) => Promise<void>;
  /** What a player does meanwhile. */
  readonly play?: (page: Page) => Promise<void>;
  /** Frames are counted from when it is there until it is gone again. */
  readonly while?: string;
}

function sceneOf(name: string, house: string): Scene {
  if (name === 'four') return { on: DESK, open: page => open(page, `${house}/casino/tables?codes=${FOUR.join()}`) };
  const chips = { on: PHONE, open: (page: Page) => open(page, `${house}/casino/teen20`), play: layChips };
  if (name === 'chips') return chips;
  if (name === 'celebration') return { ...chips, while: '.celebration' };
  return { on: PHONE, open: page => open(page, `${house}/casino/${name}`) };
}

/** On one side, so that half of the rounds are won; again in the next round. */
async function layChips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chip 100', exact: true }).tap();
  for (;;) {
    for (const cell of ['A.win', 'A.pair-plus', 'A.win'])
      await page.locator(`[data-selection="${cell}"]:enabled`).tap();
    await page.locator('[data-selection="A.win"]:disabled').waitFor();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await becomePlayer(page.context(), new URL(address).origin);
  await page.goto(address);
  await page
    .getByLabel(/, the table$/)
    .first()
    .waitFor();
}

interface Watched {
  /** The times between one frame and the next, in milliseconds. */
  readonly gaps: number[];
  /** For how long of each second the page was at work, in milliseconds: what is left is there for frames. */
  readonly busyMs: number;
}

async function watched(chrome: Browser, { on, open: show, play, while: shown }: Scene): Promise<Watched> {
  const context = await chrome.newContext(on);
  const page = await context.newPage();
  try {
    await show(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    void play?.(page).catch(() => {}); // until the page is closed
    if (shown !== undefined) await page.locator(shown).waitFor({ state: 'attached', timeout: 0 }); // every second round is won
    await devtools.send('Performance.enable');
    const before = await workOf(devtools);
    const gaps = await page.evaluate(frames, { forMs: WATCH_MS, shown });
    const after = await workOf(devtools);
    return { gaps, busyMs: (1_000 * (after.worked - before.worked)) / (after.at - before.at) };
  } finally {
    await context.close();
  }
}

/** For how long the page has been at work since it was opened, and when that is; in seconds. */
async function workOf(devtools: CDPSession): Promise<{ readonly worked: number; readonly at: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figure = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { worked: figure('TaskDuration'), at: figure('Timestamp') };
}

/** Runs in the page. */
function frames({ forMs, shown }: { readonly forMs: number; readonly shown: string | undefined }): Promise<number[]> {
  return new Promise(done => {
    const gaps: number[] = [];
    const began = performance.now();
    let last = began;
    const next = (now: number): void => {
      gaps.push(now - last);
      last = now;
      const isOver = now - began >= forMs || (shown !== undefined && !document.querySelector(shown));
      if (!isOver) requestAnimationFrame(next);
      else done(gaps.slice(1));
    };
    requestAnimationFrame(next);
  });
}

/** A frame that came early does not make up for one that was missed. */
const perSecond = (gaps: readonly number[]): number => {
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return (60 * gaps.length) / (gaps.length + missed);
};
