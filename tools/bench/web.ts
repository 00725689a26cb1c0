import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type BrowserContext, chromium } from 'playwright-core';
import { browser, CHROMIUM_FLAGS } from '../web/browser.ts';
import { buildWeb } from '../web/buildWeb.ts';
import { blockedMs, type TraceEvent } from './blocked.ts';
import { becomePlayer } from './clients/demoPlayer.ts';
import { giveWay, mortalHouse } from './hostile/mortalHouse.ts';
import { type BenchResult, interleave, machine, median } from './interleave.ts';
import { slowdownFor } from './slowdown.ts';

/* How heavy and how quick the first screens are: login as a visitor sees it, the others as a signed-in player does. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Of the phone against this machine, instead of what fits the machine: 4 is what Lighthouse takes unasked. */
const SLOWDOWN = process.env['SLOWDOWN'] === undefined ? undefined : Number(process.env['SLOWDOWN']);
const JS_LIMIT_KB = 110;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** The pages people arrive at. */
const PAGES = { login: '/', home: '/home', lobby: '/casino', table: '/casino/teen20', match: '/cricket' };
type Page = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as Page[]; // keys of a constant

/** What is read from a report: three scores of 100, and what the first of them is made of. */
const FIGURES = {
  Performance: ({ categories }: Report) => scoreOf(categories['performance']),
  Accessibility: ({ categories }: Report) => scoreOf(categories['accessibility']),
  BestPractices: ({ categories }: Report) => scoreOf(categories['best-practices']),
  LargestPaintMs: ({ audits }: Report) => Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
  BlockedMs: ({ audits }: Report) => Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  LayoutShift: ({ audits }: Report) => audits['cumulative-layout-shift']?.numericValue ?? 0,
};
type Report = RunnerResult['lhr'];
/** Blocked also by processor time alone: the house, its database and the browser's painting share a small machine with it. */
type Figures = Record<keyof typeof FIGURES | 'BlockedByProcessorMs', number>;

/** A page with nothing on it, served without any work: the best score this machine can give. */
const EMPTY = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title>
<meta name="description" content="Nothing"><link rel="icon" href="data:,"></head><body><main><h1>Empty</h1></main></body></html>`;

/** The house is a process of its own, and the browser comes before it: a phone does not deal the cards. */
export async function run(): Promise<BenchResult> {
  const executablePath = await browser();
  const slowdown = SLOWDOWN ?? slowdownFor(await machineIndex(executablePath)); // while nothing else is done here
  const house = await mortalHouse({ MAIDAN_WEB: await buildWeb(), TABLES: 'all', SPORTS: 'all' });
  giveWay(house);
  const empty = await serveEmpty();
  try {
    return await measure({ executablePath, slowdown }, house.server.url(''), addressOf(empty));
  } finally {
    empty.close();
    await house.server.stop();
    await house.remove();
  }
}

async function measure(phone: Phone, house: string, empty: string): Promise<BenchResult> {
  const weights: Record<string, number> = {};
  for (const page of NAMES) {
    const { first, all } = await weightOf(phone.executablePath, house, page);
    Object.assign(weights, { [`${page}FirstJsKb`]: first, [`${page}AllJsKb`]: all });
  }
  const found: Record<Page, Figures[]> = { login: [], home: [], lobby: [], table: [], match: [] };
  const judge = (page: Page) => async (): Promise<number> => {
    const figures = await figuresOf(phone, house + PAGES[page], page === 'login' ? undefined : house);
    found[page].push(figures);
    return figures.Performance;
  };
  const reference = async (): Promise<number> => (await figuresOf(phone, empty)).Performance;
  const { medians } = await interleave([...NAMES.map(judge), reference], ROUNDS);
  const ours = Math.min(...medians.slice(0, NAMES.length));
  const best = medians.at(-1) ?? Number.NaN;
  return {
    name: 'web',
    ours,
    reference: best,
    ratio: ours / best,
    unit: 'points of 100 for performance (Lighthouse, phone; the lowest of five pages)',
    against: 'An empty page',
    more: {
      ...Object.assign({}, ...NAMES.map(page => mediansOf(page, found[page]))),
      ...weights,
      jsLimitKb: JS_LIMIT_KB,
      slowdown: phone.slowdown,
      machine: machine(),
    },
  };
}

const weightOf = (executablePath: string, house: string, page: Page): Promise<Weight> =>
  inBrowser(executablePath, async context => {
    if (page !== 'login') await becomePlayer(context, house);
    return scriptsKb(context, house + PAGES[page]);
  });

function mediansOf(page: Page, found: readonly Figures[]): Record<string, number> {
  const names = Object.keys(found[0] ?? {}) as (keyof Figures)[]; // keys of a record that has all of them
  return Object.fromEntries(names.map(name => [`${page}${name}`, median(found.map(figures => figures[name]))]));
}

/** The browser, and how much slower than this machine the phone is that it plays. */
interface Phone {
  readonly executablePath: string;
  readonly slowdown: number;
}

interface Weight {
  readonly first: number;
  readonly all: number;
}

/** Every script the browser really asked for until the network fell silent, gzipped; and of those, what it asked for first. */
async function scriptsKb(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  await page.route('**/keep.json', route => route.fulfill({ json: [] })); // what is fetched ahead is not of this page
  const read: Promise<{ readonly path: string; readonly bytes: number }>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body().catch(() => Buffer.alloc(0)); // came after the network had fallen silent
    read.push(body.then(code => ({ path: new URL(response.url()).pathname, bytes: gzipSync(code).length })));
  });
  const html = (await page.goto(url, { waitUntil: 'networkidle' }).then(answer => answer?.text())) ?? '';
  const named = html.match(/<(?:link|script)[^>]*\.js"[^>]*>/g)?.filter(tag => !tag.includes('fetchpriority="low"'));
  const scripts = await Promise.all(read);
  const kb = (files: typeof scripts): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  return { first: kb(scripts.filter(({ path }) => named?.some(tag => tag.includes(`"${path}"`)))), all: kb(scripts) };
}

/** With a house to sign in to, as its player; otherwise as a visitor. */
async function figuresOf({ executablePath, slowdown }: Phone, url: string, house?: string): Promise<Figures> {
  return inBrowser(executablePath, async (context, port) => {
    if (house !== undefined) await becomePlayer(context, house);
    const options = { port, disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: 'error' } as const;
    const result = await lighthouse(url, { ...options, throttling: { cpuSlowdownMultiplier: slowdown } });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
    const { lhr: report, artifacts } = result;
    const read = Object.entries(FIGURES).map(([name, figure]) => [name, figure(report)]);
    const blocked = Math.round(blockedMs(artifacts.Trace.traceEvents as TraceEvent[], slowdown));
    return { ...Object.fromEntries(read), BlockedByProcessorMs: blocked } as Figures; // one entry for each of FIGURES
  });
}

/** How quick this machine is, by Lighthouse’s own measure: the middle of five. */
const machineIndex = (executablePath: string): Promise<number> =>
  inBrowser(executablePath, async context => {
    const page = await context.newPage();
    const found: number[] = [];
    for (let nth = 0; nth < 5; nth += 1) found.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    return median(found);
  });

function scoreOf(category: Report['categories'][string] | undefined): number {
  return Math.round((category?.score ?? 0) * 100);
}

/** A fresh profile each time; Lighthouse joins it through the debugging port. */
async function inBrowser<T>(path: string, work: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = await listening(createServer());
  const { port } = new URL(addressOf(server));
  await new Promise(done => server.close(done));
  return Number(port);
}

const serveEmpty = (): Promise<Server> =>
  listening(
    createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(EMPTY);
    }),
  );

const listening = (server: Server): Promise<Server> =>
  new Promise(done => server.listen(0, '127.0.0.1', () => done(server)));

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page is not served on a port');
  return `http://127.0.0.1:${address.port}/`;
}
