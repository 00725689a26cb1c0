import { CHROMIUM_FLAGS, installedBrowser } from '@maidan/tools/web/browser';
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** The widths at which every screen is looked at: a desk, a tablet, a phone. */
export const widths = [1440, 768, 390] as const;

const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 768: 1024, 390: 844 };

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** What the browser asks for. */
  readonly locale?: 'en-IN' | 'hi-IN';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly serviceWorkers?: 'allow' | 'block';
  /** Whether it is sent what other pages need, as who does not save data is. */
  readonly fetchesAhead?: boolean;
  /** Problems this test provokes on purpose. */
  readonly expected?: readonly RegExp[];
}

/**
 * A page in a browser of its own profile, at the address of the house: `page.goto('/home')`. When the test ends it is
 * closed, and whatever went wrong on it meanwhile fails the test: errors on the console or thrown, violations of the
 * Content-Security-Policy, requests to strangers.
 */
export async function visit(house: { readonly url: string }, options: Visit = {}): Promise<Page> {
  const { width = 1440, theme = 'light', reducedMotion = 'reduce' } = options;
  const height = options.height ?? HEIGHTS[width] ?? 900;
  const context = await (
    await theBrowser()
  ).newContext({
    baseURL: house.url,
    viewport: { width, height },
    hasTouch: width < 768 || height < 500, // a phone, upright or sideways
    colorScheme: theme,
    reducedMotion,
    locale: options.locale ?? 'en-IN',
    timezoneId: 'Asia/Kolkata',
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: options.serviceWorkers ?? 'block', // one would answer before a route of the test does
  });
  if (!options.fetchesAhead) await context.addInitScript(saveData); // nearly fifty files for every visit
  context.on('page', awaitApp);
  const problems = watch(context, house.url, options.expected ?? []);
  onTestFinished(async () => {
    await context.close();
    expect(problems, 'the page had problems of its own').toEqual([]);
  });
  return context.newPage();
}

/** Another width for the open page, with the height that goes with it. */
export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });

/** A page shows its first sight before the app is there: what is done to it then would be lost. */
function awaitApp(page: Page): void {
  const whenThere = async <T>(answer: Promise<T>): Promise<T> => {
    await answer;
    await page.locator('#root[data-first]').waitFor({ state: 'detached' });
    return answer;
  };
  const { goto, reload } = page;
  page.goto = (...to) => whenThere(goto.apply(page, to));
  page.reload = (...how) => whenThere(reload.apply(page, how));
}

/** In the page: what a browser says whose owner asked to save data. */
function saveData(): void {
  const { connection } = navigator as { readonly connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

let launched: Promise<Browser> | undefined;

/** One browser for all files of a worker; it ends with the process. */
function theBrowser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

/** A page is looked at for seconds: compiling what runs often once more, and better, takes longer than it gains. */
const QUICK = '--js-flags=--no-opt --no-maglev';

async function launch(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (executablePath === undefined) throw new Error('There is no Chromium. npm run e2e installs one.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, QUICK] });
}

function watch(context: BrowserContext, home: string, expected: readonly RegExp[]): string[] {
  const problems: string[] = [];
  const note = (problem: string): void => {
    if (!expected.some(pattern => pattern.test(problem))) problems.push(problem);
  };
  context.on('weberror', webError => note(`thrown: ${webError.error().stack ?? webError.error().message}`));
  context.on('console', message => {
    if (isProblem(message)) note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('request', request => {
    if (!request.url().startsWith(home) && /^https?:/.test(request.url())) note(`stranger: ${request.url()}`);
  });
  return problems;
}

/** Chromium reports every refusal of the server as an error of the page; the screens show those in words. */
function isProblem(message: ConsoleMessage): boolean {
  if (message.type() !== 'error') return false;
  const isRefusal = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
  return !(isRefusal && new URL(message.location().url).pathname.startsWith('/api/'));
}
