import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@maidan/contract/language';
import { run } from '../run.ts';
import { ROOT, type Source, sources } from '../sources.ts';
import { compress } from './compress.ts';

const DIST = join(ROOT, 'web', 'dist');
const STAMP = 'sources.txt';

/** A run of tests has an environment of its own, under which React would be built for developers. */
const BUILD_ENV = { NODE_ENV: 'production', CI: '1' };

/** Builds the web app unless what is there was built from these very sources. Answers with its folder. */
export async function buildWeb(): Promise<string> {
  const wanted = hashOf([...sources('').filter(isBuiltFrom), lockFile()]);
  const stamp = join(DIST, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return DIST;
  console.log('Building the web app…');
  // Built elsewhere and then put in place, so that a build that fails or is interrupted leaves the old one alone.
  const fresh = join(ROOT, '.cache', `web-${process.pid}`);
  await Promise.all(LANGUAGES.map(language => build(language, folderOf(fresh, language))));
  for (const language of LANGUAGES) if (language !== FIRST) standBeside(fresh, language);
  await buildWorker(fresh, wanted);
  await compress(fresh);
  writeFileSync(join(fresh, STAMP), wanted);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(fresh, DIST);
  return DIST;
}

/** Its pages stand where everything is; those of the others in folders of their names. */
const FIRST: Language = 'en';

const folderOf = (fresh: string, language: Language): string => (language === FIRST ? fresh : `${fresh}-${language}`);

async function build(language: Language, folder: string): Promise<void> {
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const isBuilt = await run('vite', ['build', 'web', ...options], { ...BUILD_ENV, PAGES_LANGUAGE: language });
  if (!isBuilt) throw new Error(`the web app does not build in '${language}' (see above)`);
}

/** Pages and what is named in every language alike; files that carry a hash in their name stand with the others. */
const OF_A_LANGUAGE = ['index.html', 'pages', 'keep.json', 'theme.js', 'manifest.webmanifest'];

function standBeside(fresh: string, language: Language): void {
  const built = folderOf(fresh, language);
  cpSync(join(built, 'assets'), join(fresh, 'assets'), { recursive: true });
  mkdirSync(join(fresh, language));
  renameSync(join(built, offlinePage(language)), join(fresh, offlinePage(language)));
  for (const name of OF_A_LANGUAGE) renameSync(join(built, name), join(fresh, language, name));
  rmSync(built, { recursive: true });
}

const offlinePage = (language: Language): string => `offline-${language}.html`;

/** What a browser keeps: a page for when there is no network, in every language, and what that needs. */
async function buildWorker(fresh: string, build: string): Promise<void> {
  const kept = [...LANGUAGES.map(offlinePage), 'offline.css', 'offline.js', 'icon.svg', 'icon-192.png'];
  const revisionOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(fresh, name)))
      .digest('hex')
      .slice(0, 16);
  const env = {
    ...BUILD_ENV,
    BUILD: build.slice(0, 16),
    PRECACHED: JSON.stringify(kept.map(name => ({ url: `/${name}`, revision: revisionOf(name) }))),
  };
  const options = ['--config', join(ROOT, 'web', 'worker.config.ts'), '--outDir', fresh, '--logLevel', 'warn'];
  if (!(await run('vite', ['build', 'web', ...options], env))) throw new Error('the service worker does not build');
}

/** Tests are not part of what is built; the verifiers that players download are. */
export const isBuiltFrom = ({ path }: Source): boolean =>
  /^(core|games|exchange|contract|words|web|docs\/fairness)\//.test(path) && !/\.test\.tsx?$/.test(path);

export function hashOf(files: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

const lockFile = (): Source => ({
  path: 'package-lock.json',
  text: readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
});
