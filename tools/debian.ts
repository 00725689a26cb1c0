import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* Programs for tests: those of this machine, or Debian's, unpacked beside our packages. Nothing is installed by it. */

export interface Wanted {
  /** How each is asked whether it runs. */
  readonly programs: Readonly<Record<string, string>>;
  /** What they are in, and what libraries of theirs a machine may not have. */
  readonly packages: readonly [string, ...string[]];
}

export interface Programs {
  path(name: string): string;
  /** With the libraries that were unpacked beside them. */
  readonly env: NodeJS.ProcessEnv;
}

const FOLDERS = ['usr/bin', 'usr/sbin', 'bin', 'sbin'];
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap(machine =>
  ['usr/lib', 'lib'].flatMap(folder => [`${folder}/${machine}`, `${folder}/${machine}/systemd`]),
);

export async function debianPrograms(wanted: Wanted): Promise<Programs> {
  const [main] = wanted.packages;
  const cache = join(ROOT, '.cache', main);
  const here = foundIn(
    wanted,
    [...(process.env['PATH'] ?? '').split(delimiter), ...FOLDERS.map(each => `/${each}`)],
    {},
  );
  if (here) return here;
  const libraries = LIBRARIES.map(folder => join(cache, folder)).join(delimiter);
  const unpacked = (): Programs | undefined =>
    foundIn(
      wanted,
      FOLDERS.map(folder => join(cache, folder)),
      { LD_LIBRARY_PATH: libraries },
    );
  const known = unpacked();
  if (known) return known;
  console.log(`No ${main} on this machine; fetching Debian’s…`);
  await fetchFromDebian(wanted.packages, cache);
  const fetched = unpacked();
  if (fetched) return fetched;
  const names = Object.keys(wanted.programs).join(' and ');
  throw new Error(`no ${main} was found and none could be fetched. Put ${names} on the PATH.`);
}

function foundIn({ programs }: Wanted, folders: readonly string[], more: NodeJS.ProcessEnv): Programs | undefined {
  const env = { ...process.env, ...more };
  const canRun = (path: string, asked: string): boolean =>
    existsSync(path) && spawnSync(path, [asked], { stdio: 'ignore', env }).status === 0;
  const folder = folders.find(
    each => each !== '' && Object.entries(programs).every(([name, asked]) => canRun(join(each, name), asked)),
  );
  return folder === undefined ? undefined : { path: name => join(folder, name), env };
}

/** Its lists may be missing or old; only root can have them renewed. */
async function fetchFromDebian(packages: readonly string[], cache: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(dirname(cache), { recursive: true });
  const aside = mkdtempSync(`${cache}.`); // somebody else may fetch the same, and use it before we are done
  const get = (): boolean => spawnSync('apt-get', ['-qq', 'download', ...packages], { cwd: aside }).status === 0;
  if (!get() && process.getuid?.() === 0) {
    await run('apt-get', ['-qq', 'update']);
    get();
  }
  const files = readdirSync(aside).filter(name => name.endsWith('.deb'));
  for (const file of files) spawnSync('dpkg', ['-x', join(aside, file), aside]);
  if (files.length > 0 && !existsSync(cache)) renameSync(aside, cache);
  else rmSync(aside, { recursive: true });
}
