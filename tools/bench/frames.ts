import { openHouse } from '@maidan/server/app';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browser, CHROMIUM_FLAGS } from '../web/browser.ts';
import { buildWeb } from '../web/buildWeb.ts';
import { throwAwayPostgres } from '../throwAway.ts';
import { becomePlayer } from './clients/demoPlayer.ts';
import { type BenchResult, interleave, machine, quantile } from './interleave.ts';

/*
 * How smoothly the studio moves on a phone: a script that does four times as long for everything watches whole rounds
 * of one table of every kind of scene, and counts the frames that came. Next to it a page on which one square turns.
 */

const CODES = ['teen20', 'ourroullete', 'superOver', 'goals', 'sicbo', 'ballbyball', 'race17'];
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
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
    const watching = (name: string, open: (page: Page) => Promise<void>) => async (): Promise<number> => {
      const found = await watched(chrome, open);
      gaps.set(name, [...(gaps.get(name) ?? []), ...found]);
      return perSecond(found);
    };
    const tables = CODES.map(code => watching(code, page => openTable(page, house.url, code)));
    const { medians } = await interleave([...tables, watching('square', page => page.setContent(SQUARE))], ROUNDS);
    const reference = medians.at(-1) ?? Number.NaN;
    const ours = Math.min(...medians.slice(0, -1));
    const worst = [...gaps].map(([name, found]) => [`${name}LongestMs`, Math.max(...found)] as const);
    const late = [...gaps].map(([name, found]) => [`${name}P99Ms`, quantile(found, 0.99)] as const);
    const each = CODES.map((code, i) => [code, medians[i] ?? Number.NaN] as const);
    return {
      name: 'frames',
      ours,
      reference,
      ratio: ours / reference,
      unit: 'frames a second on the slowest of the scenes',
      against: 'A page on which one square turns',
      more: { machine: before, slower: SLOWER, ...Object.fromEntries([...each, ...late, ...worst]) },
    };
  } finally {
    await chrome.close();
    await house.close();
    await postgres.stop();
  }
}

async function openTable(page: Page, house: string, code: string): Promise<void> {
  await becomePlayer(page.context(), house);
  await page.goto(`${house}/casino/${code}`);
  await page
    .getByLabel(/, the table$/)
    .first()
    .waitFor();
}

/** The times between one frame and the next, in milliseconds. */
async function watched(chrome: Browser, open: (page: Page) => Promise<void>): Promise<number[]> {
  const context = await chrome.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  try {
    await open(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(framesFor, WATCH_MS);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function framesFor(forMs: number): Promise<number[]> {
  return new Promise(done => {
    const gaps: number[] = [];
    const began = performance.now();
    let last = began;
    const next = (now: number): void => {
      gaps.push(now - last);
      last = now;
      if (now - began < forMs) requestAnimationFrame(next);
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
