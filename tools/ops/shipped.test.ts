import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ensureDatabase, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../run.ts';
import { ROOT } from '../sources.ts';
import { assigned, opsText } from './opsFiles.ts';

/* What operators are given is started as they start it: from a folder that nobody may write to, without anything that builds. */

const PATIENCE_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'maidan-shipped-'));
chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
const house = join(folder, 'house');
let postgres: Postgres;
const started: ChildProcess[] = [];

beforeAll(async () => {
  await copied();
  if (!(await run('npm', ['run', 'build:web']))) throw new Error('the pages could not be built (see above)');
  cpSync(join(ROOT, 'web', 'dist'), join(house, 'web', 'dist'), { recursive: true });
  postgres = await startPostgres(join(folder, 'postgres'));
}, PATIENCE_MS);
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As `COPY . .` does it, with the packages that `npm ci --omit=dev` installs. */
async function copied(): Promise<void> {
  const lines = opsText('Dockerfile.dockerignore').trim().split('\n');
  const ignored = lines.map(line => line.replace(/^\*\*\//, ''));
  const isKept = (path: string): boolean => {
    const local = relative(ROOT, path);
    const name = local.split('/').at(-1)!;
    return !ignored.some(
      each => each === local || each === name || (each.startsWith('*') && name.endsWith(each.slice(1))),
    );
  };
  cpSync(ROOT, house, { recursive: true, filter: isKept });
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev, link, resolved = '' }] of Object.entries(packages)) {
    const isOwn = /^(\w+\/)?node_modules\/(@[^/]+\/)?[^/]+$/.test(path); // what is deeper is in one of these
    if (!isOwn || dev || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(house, path)), { recursive: true });
    symlinkSync(link ? join(house, resolved) : join(ROOT, path), join(house, path));
  }
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly dev?: true; readonly link?: true; readonly resolved?: string }>
  >;
}

/** Runs in the folder while nobody can write to it, with nothing from around it but these. */
function inHouse(command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const closed =
    'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && ! touch written 2>&- && exec "$@"';
  const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  return spawn('unshare', [...asRoot, '--mount', 'sh', '-c', closed, house, ...command], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Everything it said, once it says this or ends. */
async function saying(child: ChildProcess, words: string): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => (said += String(text)));
  await expect.poll(() => said.includes(words) || child.exitCode !== null, { timeout: PATIENCE_MS }).toBe(true);
  return said;
}

const unit = opsText('systemd/maidan@.service');
const settled = (text: string): string =>
  text
    .replaceAll('/opt/maidan/node_modules/.bin/node', process.execPath)
    .replaceAll(/\/opt\/maidan|\/house/g, house)
    .replaceAll(/\/var\/lib\/maidan|\/data/g, join(folder, 'data'))
    .replaceAll(/%[Hi]/g, '1');
const settingsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...assigned(text)].map(([name, value]) => [name, settled(value)]));

test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ['the unit', settled(/^ExecStart=(.*)$/m.exec(unit)![1]!).split(' '), settingsIn(unit)],
  [
    'the image',
    (JSON.parse(/^CMD (.*)$/m.exec(opsText('Dockerfile'))![1]!) as string[]).with(0, process.execPath),
    { ...settingsIn(opsText('Dockerfile')), HOST: '127.0.0.1', PORT: '0' },
  ],
])(
  '%s opens a house with its pages where it can write to nothing but its data, and closes it',
  async (_, command, env) => {
    const url = await ensureDatabase(postgres.url, 'maidan');
    const running = inHouse(command, { PORT: '0', ...env, DATABASE_URL: url, TABLES: 'teen20', SPORTS: '' });
    started.push(running);
    const said = await saying(running, 'Maidan is open at');
    const [, port] = /open at http:\/\/localhost:(\d+)/.exec(said) ?? [said];
    const page = await fetch(`http://127.0.0.1:${port}/`);
    const [script] = /\/assets\/player-[^"]+\.js/.exec(readFileSync(join(house, 'web/dist/index.html'), 'utf8'))!;
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(script)]);
    expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    running.kill('SIGTERM');
    expect(await once(running, 'exit')).toEqual([0, null]);
  },
  PATIENCE_MS,
);

test('whatever else is started there finds all it imports', () => {
  const texts = ['compose.yaml', 'systemd/maidan-archive.service', 'systemd/maidan-backup.service'].map(opsText);
  const commands = new Set(texts.flatMap(text => [...text.matchAll(/tools\/[\w/]+\.ts/g)].map(([file]) => file)));
  expect([...commands].toSorted()).toEqual(['tools/backup/archive.ts', 'tools/backup/backup.ts']);
  const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://127.0.0.1:1/none', BACKUP_DIR: folder };
  for (const file of [
    ...commands,
    'tools/backup/restore.ts',
    'tools/migrate.ts',
    'tools/rescue.ts',
    'tools/drain.ts',
  ]) {
    const { stderr, stdout } = spawnSync(process.execPath, [file, '--off'], {
      cwd: house,
      env,
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(`${stdout}${stderr}`).not.toContain('ERR_MODULE_NOT_FOUND');
  }
});
