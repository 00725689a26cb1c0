import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { run } from '../run.ts';

/** Chromium without windows: the same engine, and a page opens in it in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
/** Names under which Chromium and its siblings are installed. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What a Chromium needs to run unattended, also as root and in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium that runs: one named by CHROMIUM, one on this machine, or one installed now. */
export async function browser(): Promise<string> {
  const found = installedBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium on this machine; installing one…');
  if (await installed()) {
    const fresh = installedBrowser();
    if (fresh !== undefined) return fresh;
  }
  throw new Error(
    'no Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM to its path.',
  );
}

/** The first Chromium on this machine that runs. */
export function installedBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (canRun(named)) return named;
    throw new Error(`CHROMIUM is '${named}', which does not run.`);
  }
  return candidates(process.env['PATH'] ?? '', chromium.executablePath()).find(
    path => existsSync(path) && canRun(path),
  );
}

/** Where to look, best first. */
export function candidates(path: string, playwright: string): string[] {
  const folders = [...path.split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(folder => folder !== '');
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [...new Set([...onPath, ...MAC, playwright])];
}

/** Some distributions install a script by that name that only tells where to get the real one. */
const canRun = (path: string): boolean =>
  spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

async function installed(): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && (await fromDebian())) return true;
  return run('playwright-core', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}

async function fromDebian(): Promise<boolean> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], quiet);
  for (const name of [SHELL, 'chromium']) {
    const isThere = await run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', name], quiet);
    if (isThere && installedBrowser() !== undefined) return true;
  }
  return false;
}
