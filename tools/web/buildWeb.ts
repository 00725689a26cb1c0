import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '../run.ts';
import { ROOT, type Source, sources } from '../sources.ts';

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
  const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const isBuilt = await run('vite', ['build', 'web', ...options], BUILD_ENV);
  if (!isBuilt) throw new Error('the web app does not build (see above)');
  compress(fresh);
  writeFileSync(join(fresh, STAMP), wanted);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(fresh, DIST);
  return DIST;
}

/** Done once here, at the highest level, so that the server only has to send. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  }
}

/** Tests are not part of what is built; the verifiers that players download are. */
export const isBuiltFrom = ({ path }: Source): boolean =>
  /^(core|games|exchange|contract|web|docs\/fairness)\//.test(path) && !/\.test\.tsx?$/.test(path);

export function hashOf(files: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

const lockFile = (): Source => ({
  path: 'package-lock.json',
  text: readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
});
