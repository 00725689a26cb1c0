import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@maidan/server/db/freePort';
import { buildWeb } from './web/buildWeb.ts';
import { dataDir, openDatabase } from './database.ts';
import { debianPrograms } from './debian.ts';
import { keepNats } from './nats.ts';
import { firstFreePort } from './ports.ts';
import { toolEnv } from './run.ts';
import { ROOT } from './sources.ts';

/*
 * npm run cluster -- 3: one house of three nodes on this machine, with PostgreSQL, a broker and a proxy before them, at one
 * address. Ctrl-C closes all of it.
 */

const count = Number(process.argv[2] ?? 3);
if (!Number.isInteger(count) || count < 1 || count > 9) throw new Error('npm run cluster -- 3: from one to nine nodes');

interface RunningNode {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
}

/** It opens journals and draws pages: on a machine that does much else, too. */
const OPENING_MS = 180_000;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(1); // asked twice: no more waiting
    stopping.abort();
  });
}

await main();
process.exit();

async function main(): Promise<void> {
  const database = await openDatabase(() => {}, true); // a PostgreSQL of our own that dies is started again, as by npm start
  if (!database.isOurs) throw new Error(`a Maidan of one process is open on this database (${database.where}).`);
  const say = (sentence: string): void => console.error(sentence);
  const nats = process.env['NATS_URL'] ? undefined : await keepNats(say); // a broker of our own, too
  const port = await firstFreePort('127.0.0.1', Number(process.env['PORT'] || 3000));
  const shared = {
    DATABASE_URL: database.url,
    NATS_URL: process.env['NATS_URL'] ?? nats!.url,
    SECRET_KEY_FILE: process.env['SECRET_KEY_FILE'] || join(dataDir(), 'secret.key'),
    MAIDAN_WEB: process.env['MAIDAN_WEB'] ?? (await buildWeb()),
    MAIDAN_ADDRESS: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const nodes: RunningNode[] = [];
  try {
    for (let nth = 1; nth <= count && !stopping.signal.aborted; nth += 1) nodes.push(await startNode(nth, shared));
    const proxy = await startProxy(port, nodes);
    console.log(`\n${nodes.map(node => `${node.name} at 127.0.0.1:${node.port}`).join(', ')}, behind one address.`);
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
    proxy.kill();
  } finally {
    await Promise.all(nodes.map(({ process: node }) => ended(node)));
    await nats?.stop();
    await database.close();
  }
}

/** The first says how to sign in; of the others only what goes wrong is of interest. */
async function startNode(nth: number, shared: Readonly<Record<string, string>>): Promise<RunningNode> {
  const name = `node${nth}`;
  const folder = join(dataDir(), name); // the anchors of each are its own
  const port = await freePort();
  const env = toolEnv({
    ...shared,
    PORT: String(port),
    NODE_NAME: name,
    DATA_DIR: folder,
    npm_lifecycle_event: undefined,
  });
  const stdio: ['ignore', 'inherit' | 'ignore', 'inherit'] = ['ignore', nth === 1 ? 'inherit' : 'ignore', 'inherit'];
  const node = spawn(process.execPath, [join(ROOT, 'tools', 'start.ts')], { cwd: ROOT, env, stdio, detached: true });
  process.once('exit', () => node.kill('SIGKILL'));
  await ready(name, port, node);
  return { name, port, process: node };
}

async function ready(name: string, port: number, node: ChildProcess): Promise<void> {
  const late = AbortSignal.timeout(OPENING_MS);
  while (!stopping.signal.aborted) {
    if (node.exitCode !== null) throw new Error(`${name} ended with ${node.exitCode}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false); // prettier-ignore
    if (isReady) return;
    late.throwIfAborted();
    await pause(100);
  }
}

/** Asks whoever is ready, and somebody else when that one is gone. */
async function startProxy(port: number, nodes: readonly RunningNode[]): Promise<ChildProcess> {
  const { path } = await debianPrograms({ programs: { caddy: 'version' }, packages: ['caddy'] });
  const folder = mkdtempSync(join(tmpdir(), 'maidan-proxy-'));
  const file = join(folder, 'Caddyfile');
  const addresses = nodes.map(node => `127.0.0.1:${node.port}`).join(' ');
  writeFileSync(
    file,
    `{
      admin off
      auto_https off
      log default {
        level ERROR
      }
    }
    http://:${port} {
      bind 127.0.0.1
      reverse_proxy ${addresses} {
        lb_policy least_conn
        lb_try_duration 5s
        lb_try_interval 100ms
        fail_duration 1s
        health_uri /readyz
        health_interval 500ms
        health_timeout 3s
      }
    }`,
  );
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(path('caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  proxy.stderr.on('data', text => (said += String(text)));
  process.once('exit', () => {
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (proxy.exitCode !== null) throw new Error(`the proxy ended: ${said}`);
    const isOpen = await fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false); // prettier-ignore
    if (isOpen) return proxy;
    await pause(100);
  }
  throw new Error(`the proxy does not answer: ${said}`);
}

async function ended(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const gone = once(node, 'exit');
  node.kill('SIGTERM');
  await gone;
}
