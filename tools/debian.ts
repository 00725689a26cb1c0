import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* Programs of the field that are used where they are: those of this machine, or Debian's, unpacked beside the packages. */

/** Where programs for administrators are, which are not on everybody's path. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Where a program is, fetched if it is not there. Nothing is installed by it. */
export async function debianProgram(name: string, debianPackage = name): Promise<string> {
  const found = programNamed(name, debianPackage);
  if (found !== undefined) return found;
  console.log(`No ${name} on this machine; fetching Debian’s…`);
  await fetchPackage(debianPackage);
  const fetched = programNamed(name, debianPackage);
  if (fetched !== undefined) return fetched;
  throw new Error(`no ${name} was found and none could be fetched. Put it on the PATH.`);
}

const cacheOf = (debianPackage: string): string => join(ROOT, '.cache', debianPackage);

function programNamed(name: string, debianPackage: string): string | undefined {
  const cache = cacheOf(debianPackage);
  const fetched = ['usr/sbin', 'usr/bin'].map(folder => join(cache, folder));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS, ...fetched].filter(Boolean);
  return folders.map(folder => join(folder, name)).find(path => canRun(path));
}

/** One that lacks a library of its own is none. */
const canRun = (path: string): boolean =>
  existsSync(path) &&
  ['--version', '-v', 'version'].some(say => spawnSync(path, [say], { stdio: 'ignore' }).status === 0);

/** Its lists may be missing or old; only root can have them renewed. */
async function fetchPackage(debianPackage: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const cache = cacheOf(debianPackage);
  mkdirSync(cache, { recursive: true });
  const get = (): boolean => spawnSync('apt-get', ['-qq', 'download', debianPackage], { cwd: cache }).status === 0;
  if (!get() && process.getuid?.() === 0) {
    await run('apt-get', ['-qq', 'update']);
    get();
  }
  const file = readdirSync(cache).find(name => name.endsWith('.deb'));
  if (file !== undefined) spawnSync('dpkg', ['-x', join(cache, file), cache]);
}
