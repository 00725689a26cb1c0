import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@maidan/server/db/freePort';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* A message broker for several nodes on one machine: the one that is there, or Debian's, unpacked beside the packages. */

const CACHE = join(ROOT, '.cache', 'nats');

export interface Nats {
  readonly url: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** Again, at the same address. */
  start(): Promise<void>;
}

export async function startNats(): Promise<Nats> {
  const program = await natsServer();
  const port = await freePort();
  let server = await started(program, port);
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: async () => {
      const gone = once(server, 'exit');
      if (server.kill('SIGKILL')) await gone;
    },
    start: async () => {
      server = await started(program, port);
    },
  };
}

async function started(program: string, port: number): Promise<ChildProcess> {
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => server.kill('SIGKILL'));
  for await (const line of createInterface({ input: server.stderr })) if (line.includes('Server is ready')) break;
  server.stderr.resume();
  if (server.exitCode !== null) throw new Error(`nats-server ended with ${server.exitCode}`);
  return server;
}

async function natsServer(): Promise<string> {
  const found = program();
  if (found !== undefined) return found;
  console.log('No nats-server on this machine; fetching Debian’s…');
  await fetchFromDebian();
  const fetched = program();
  if (fetched !== undefined) return fetched;
  throw new Error('no nats-server was found and none could be fetched. Put it on the PATH.');
}

function program(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', join(CACHE, 'usr', 'sbin')];
  return folders.map(folder => join(folder, 'nats-server')).find(path => existsSync(path));
}

/** Its lists may be missing or old; only root can have them renewed. */
async function fetchFromDebian(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  mkdirSync(CACHE, { recursive: true });
  const get = (): boolean => spawnSync('apt-get', ['-qq', 'download', 'nats-server'], { cwd: CACHE }).status === 0;
  if (!get() && process.getuid?.() === 0) {
    await run('apt-get', ['-qq', 'update']);
    get();
  }
  const file = readdirSync(CACHE).find(name => name.endsWith('.deb'));
  if (file !== undefined) spawnSync('dpkg', ['-x', join(CACHE, file), CACHE]);
}
