import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@maidan/server/db/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

/* npm start as an operator lives it: the first time, after a crash, beside another, and at the end. */

const PATIENCE_MS = 60_000;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-start-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await (await startPostgres(join(folder, 'postgres'))).stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a house opens, survives kill -9, refuses a second one on its database, and closes cleanly',
  { timeout: PATIENCE_MS * 3 },
  async () => {
    const first = await start();
    expect(first.said).toMatch(/owner@\S+, password [a-z\d]{5}(-[a-z\d]{5}){3} /);
    expect(await status(first.address, '/api/site')).toBe(200);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    expect(second.said).toContain('with the password shown at the first start');
    expect(await status(second.address, '/api/site')).toBe(200);
    expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(true);

    const rival = await start();
    expect(rival.said).toContain('another Maidan is open on this database');
    expect(rival.child.exitCode).toBe(1);
    expect(await status(second.address, '/api/site')).toBe(200);

    second.child.kill('SIGINT');
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  },
);

interface Started {
  readonly child: ChildProcess;
  readonly said: string;
  readonly address: string;
}

/** Waits until the house is open or has given up. */
async function start(): Promise<Started> {
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', MAIDAN_WEB: join(ROOT, 'web', 'public') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  const open = new Promise<void>(done => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Ctrl-C')) done();
      });
    }
  });
  await Promise.race([open, once(child, 'close')]);
  return { child, said, address: /open at (\S+)/.exec(said)?.[1] ?? '' };
}

const status = async (address: string, path: string): Promise<number> => (await fetch(address + path)).status;
