import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, isFree, isHandedOut } from './freePort.ts';
import { binaries, canEnter, runAs } from './postgresBinaries.ts';
import { answerOf, forgetStranger, isSent, putDown, readPostmaster, rouse, wake } from './postmaster.ts';

/** A running PostgreSQL of our own. */
export interface Postgres {
  /** Connects its superuser to the database `postgres`. */
  readonly url: string;
  /** Where its files are: the folder asked for, unless PostgreSQL's account cannot enter that. */
  readonly folder: string;
  /** Starts it again where it was, if it has ended; wakes it, if it was stopped. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Durability is never traded for speed here: money lives in this database. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // socket paths are limited to 107 bytes, which a deep checkout exceeds
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '100',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
};

const RECOVERY_MS = 300_000;
const SHUTDOWN_MS = 120_000;
const LOG_BYTES_MAX = 10_000_000;

/**
 * Starts the PostgreSQL whose files are in `dataDir`, making it first if it is new, or attaches to it if it still runs.
 * What is never money, such as the database of a run of tests, may have `others` of the settings.
 */
export async function startPostgres(dataDir: string, others: Settings = {}): Promise<Postgres> {
  const folder = placeFor(dataDir);
  const cluster = join(folder, 'cluster');
  const access = accessOf(folder);
  if (!existsSync(cluster)) makeCluster(folder, access.password);
  const port = await attachOrLaunch(folder, access, others);
  const revive = async (): Promise<void> => {
    await attachOrLaunch(folder, { ...access, port }, others, port);
  };
  return { url: urlOf(port, access.password), folder, revive, stop: () => stop(cluster) };
}

/** The address of the one that runs there, if one does. It is not started. */
export function runningAt(dataDir: string): string | undefined {
  const folder = placeFor(dataDir);
  const running = readPostmaster(join(folder, 'cluster'));
  return running && urlOf(running.port, accessOf(folder).password);
}

/** The address of a database on the same server, which is made if it is missing. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  await asAdmin(url, async admin => {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!found.rowCount) await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(name)}`);
  });
  return databaseUrl(url, name);
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** Runs something on a connection of its own. */
export async function asAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

interface Access {
  readonly port: number;
  readonly password: string;
}

/** As root the files must lie where PostgreSQL's own account can go, which a checkout in root's home is not. */
export function placeFor(given: string): string {
  const dataDir = resolve(given);
  mkdirSync(dataDir, { recursive: true });
  const account = runAs();
  chmodSync(dataDir, 'uid' in account ? 0o711 : 0o700);
  if (canEnter(dataDir, account)) return realpathSync(dataDir);
  const elsewhere = join('/var/lib/maidan', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  writeFileSync(
    join(dataDir, 'moved.txt'),
    `PostgreSQL's account cannot enter this folder. Its files are in ${elsewhere}\n`,
  );
  return elsewhere;
}

function accessOf(folder: string): Access {
  const file = join(folder, 'access.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Access;
  return remember(folder, { port: 0, password: randomBytes(24).toString('hex') });
}

function remember(folder: string, access: Access): Access {
  const file = join(folder, 'access.json');
  writeFileSync(`${file}.new`, JSON.stringify(access), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return access;
}

const urlOf = (port: number, password: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Made under another name and then renamed, so that an interrupted start leaves nothing half made. */
function makeCluster(folder: string, password: string): void {
  const { initdb, runAs: account } = binaries(folder);
  const unfinished = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'password.new');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = ['-E', 'UTF8', '--locale=C', '-k', '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const made = spawnSync(initdb, [...options, '-D', unfinished], { ...account, cwd: folder, env: quietEnv() });
  rmSync(passwordFile);
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`);
  renameSync(unfinished, join(folder, 'cluster'));
}

/** Returns the port on which it answers: this one, if there is a house that knows no other. */
async function attachOrLaunch(folder: string, access: Access, others: Settings, only?: number): Promise<number> {
  const cluster = join(folder, 'cluster');
  const deadline = performance.now() + RECOVERY_MS;
  for (;;) {
    const running = await attached(cluster, access.password);
    if (running !== undefined) return running;
    const port = only ?? (await portFor(access.port));
    if (port !== access.port) remember(folder, { ...access, port });
    const settings = { ...SETTINGS, ...others, port: String(port) };
    const complaint = await launch(folder, urlOf(port, access.password), settings, deadline);
    if (complaint === undefined) return port;
    // Another may take the port first; a killed server's processes may linger; one that recovers holds the lock file.
    const worthRepeating =
      /Address already in use|still in use|lock file .* already exists/.test(complaint) && performance.now() < deadline;
    if (!worthRepeating) throw new Error(`PostgreSQL did not start in ${cluster}:\n${complaint}`);
    await pause(100);
  }
}

/** The one it had, unless another process is there, or may come to be there whenever this one is down. */
async function portFor(former: number): Promise<number> {
  return !isHandedOut(former) && (await isFree(former)) ? former : freePort();
}

/** The port of the one that runs already, if one does. It may have been stopped, or hang, and is brought back then. */
async function attached(cluster: string, password: string): Promise<number | undefined> {
  forgetStranger(cluster);
  const running = readPostmaster(cluster);
  if (!running) return undefined;
  const url = urlOf(running.port, password);
  let answer = await answerOf(url);
  if (answer === 'silent') {
    await rouse(cluster, url);
    answer = await answerOf(url);
  }
  return answer === 'yes' ? running.port : undefined;
}

/** Undefined once it answers; otherwise what it wrote before it gave up. */
async function launch(folder: string, url: string, settings: Settings, deadline: number): Promise<string | undefined> {
  const { postgres, runAs: account } = binaries(folder);
  const cluster = join(folder, 'cluster');
  const log = join(folder, 'postgres.log');
  if (existsSync(log) && statSync(log).size > LOG_BYTES_MAX) renameSync(log, `${log}.old`);
  const output = openSync(log, 'a', 0o600);
  const begun = statSync(log).size;
  const chosen = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  // In a group of its own: Ctrl-C in the terminal must reach the server first, and the database only through `stop`.
  const child = spawn(postgres, ['-D', cluster, ...chosen], {
    ...account,
    cwd: cluster,
    detached: true,
    env: quietEnv(),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const gone = new Promise<'gone'>(done => child.once('exit', () => done('gone')).once('error', () => done('gone')));
  while (performance.now() < deadline) {
    if ((await answerOf(url)) === 'yes') return undefined;
    if ((await Promise.race([gone, pause(20)])) === 'gone') return readFileSync(log, 'utf8').slice(begun);
  }
  return `It has not answered for ${RECOVERY_MS / 1000} s; see ${log}.`;
}

/**
 * Fast shutdown: open transactions are rolled back, everything committed is written out. One that was stopped is told to
 * go on first, and one that does not end in time is put down.
 */
export async function stop(cluster: string, withinMs = SHUTDOWN_MS): Promise<void> {
  forgetStranger(cluster);
  const postmaster = readPostmaster(cluster);
  if (!postmaster || !isSent('SIGINT', postmaster.pid)) return;
  wake(cluster);
  const deadline = performance.now() + withinMs;
  while (readPostmaster(cluster)?.pid === postmaster.pid) {
    if (performance.now() > deadline) return putDown(cluster);
    await pause(10);
  }
  return undefined;
}

const quietEnv = (): NodeJS.ProcessEnv => ({ LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] ?? '' });
