import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stop } from './postgres.ts';
import { rouse } from './postmaster.ts';

/* A program that passes for a PostgreSQL of ours, takes connections, and says nothing, whatever it is told. */

let cluster: string;
let program: string;

beforeAll(() => {
  cluster = join(realpathSync(mkdtempSync(join(tmpdir(), 'maidan-hung-'))), 'cluster');
  mkdirSync(cluster);
  program = join(cluster, 'postgres');
  copyFileSync(process.execPath, program);
});

afterAll(() => {
  rmSync(join(cluster, '..'), { recursive: true, force: true });
});

async function hung(deafTo: readonly NodeJS.Signals[]): Promise<{ child: ChildProcess; url: string }> {
  const code = `for (const signal of ${JSON.stringify(deafTo)}) process.on(signal, () => {});
    const server = require('node:net').createServer(() => {});
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(program, ['-e', code], { cwd: cluster, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  writeFileSync(join(cluster, 'postmaster.pid'), `${child.pid}\n${cluster}\n0\n${port}\n`);
  return { child, url: `postgresql://postgres:x@127.0.0.1:${port}/postgres` };
}

const SOON = { answerMs: 50, endingMs: 100 };

test.each<[what: string, deafTo: NodeJS.Signals[], ends: NodeJS.Signals]>([
  ['is told to end at once', [], 'SIGQUIT'],
  ['and does not end either is killed', ['SIGQUIT'], 'SIGKILL'],
])('[R5] one that stays silent at a start %s', async (_, deafTo, ends) => {
  const { child, url } = await hung(deafTo);
  const exit = once(child, 'exit');
  await rouse(cluster, url, SOON);
  expect(await exit).toEqual([null, ends]);
});

test('[R5] one that does not stop is put down in the end', async () => {
  const { child } = await hung(['SIGINT']);
  const exit = once(child, 'exit');
  await stop(cluster, 50);
  expect(await exit).toEqual([null, 'SIGQUIT']);
});
