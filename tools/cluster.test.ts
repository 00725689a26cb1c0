import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPostmaster } from '@maidan/server/db/postmaster';
import { startPostgres } from '@maidan/server/db/postgres';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

/* npm run cluster, whose PostgreSQL and whose broker are killed. */

const folder = mkdtempSync(join(tmpdir(), 'maidan-run-cluster-'));
chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
/** It fetches programs, opens a house and draws its first receipts, on a machine that may be busy. */
const PATIENCE_MS = 300_000;
let cluster: ChildProcess | undefined;

afterAll(async () => {
  if (cluster?.exitCode === null && cluster.kill('SIGTERM')) await once(cluster, 'exit');
  await (await startPostgres(join(folder, 'postgres'))).stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a cluster starts its PostgreSQL and its broker again and says so, goes on, and stops them at the end',
  async () => {
    const env = { DATABASE_URL: '', NATS_URL: undefined, DATA_DIR: folder, MAIDAN_WEB: join(ROOT, 'web', 'public') };
    cluster = spawn(process.execPath, [join(ROOT, 'tools', 'cluster.ts'), '1'], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: '', TABLES: 'teen20', SPORTS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [cluster.stdout, cluster.stderr]) stream?.on('data', text => (said += String(text)));
    await expect.poll(() => said, { timeout: PATIENCE_MS }).toContain('behind one address');
    await expect.poll(() => said, { timeout: PATIENCE_MS }).toContain('Maidan is open at');
    const address = /open at http:\/\/localhost(\S+)/.exec(said)?.[1];
    const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1${address}/readyz`)).ok;
    expect(await isReady()).toBe(true);
    const postgres = readPostmaster(join(folder, 'postgres', 'cluster'))!;
    process.kill(postgres.pid, 'SIGKILL');
    await expect.poll(() => said, { timeout: PATIENCE_MS }).toContain('The database is back.');
    await expect.poll(isReady, { timeout: PATIENCE_MS }).toBe(true);
    const [broker] = childrenOf(cluster, 'nats-server');
    process.kill(broker!, 'SIGKILL');
    await expect.poll(() => said, { timeout: PATIENCE_MS }).toContain('The broker is back.');
    expect(childrenOf(cluster, 'nats-server')).not.toContain(broker);
    await expect.poll(isReady, { timeout: PATIENCE_MS }).toBe(true);
    const [again] = childrenOf(cluster, 'nats-server');
    cluster.kill('SIGTERM');
    expect(await once(cluster, 'exit')).toEqual([0, null]);
    expect(readPostmaster(join(folder, 'postgres', 'cluster'))).toBeUndefined();
    expect(() => process.kill(again!, 0)).toThrow('ESRCH');
  },
  PATIENCE_MS,
);

/** Processes of this name that it started. */
function childrenOf({ pid }: ChildProcess, name: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap(line => {
    const [own, parent, command] = line.trim().split(/\s+/);
    return Number(parent) === pid && command === name ? Number(own) : [];
  });
}
