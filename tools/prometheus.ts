import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* Prometheus for tests: one on this machine, or Debian's, unpacked beside the packages. Nothing is installed by it. */

export interface PrometheusPrograms {
  readonly prometheus: string;
  readonly promtool: string;
}

const CACHE = join(ROOT, '.cache', 'prometheus');

export async function prometheusPrograms(): Promise<PrometheusPrograms> {
  const found = programs();
  if (found) return found;
  console.log('No Prometheus on this machine; fetching Debian’s…');
  await fetchFromDebian();
  const fetched = programs();
  if (fetched) return fetched;
  throw new Error('no Prometheus was found and none could be fetched. Put prometheus and promtool on the PATH.');
}

function programs(): PrometheusPrograms | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(CACHE, 'usr', 'bin')].filter(Boolean);
  const folder = folders.find(each => ['prometheus', 'promtool'].every(name => canRun(join(each, name))));
  return folder === undefined
    ? undefined
    : { prometheus: join(folder, 'prometheus'), promtool: join(folder, 'promtool') };
}

const canRun = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Its lists may be missing or old; only root can have them renewed. */
async function fetchFromDebian(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(CACHE, { recursive: true });
  const get = (): boolean => spawnSync('apt-get', ['-qq', 'download', 'prometheus'], { cwd: CACHE }).status === 0;
  if (!get() && process.getuid?.() === 0) {
    await run('apt-get', ['-qq', 'update']);
    get();
  }
  const file = readdirSync(CACHE).find(name => name.endsWith('.deb'));
  if (file !== undefined) spawnSync('dpkg', ['-x', join(CACHE, file), CACHE]);
}
