import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@maidan/server/db/freePort';
import { debianPrograms } from './debian.ts';

/** A message broker for several nodes on one machine. */
export interface Nats {
  readonly url: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** Again, at the same address. */
  start(): Promise<void>;
}

/** With what it is told beyond its address, if anything. */
export async function startNats(...more: readonly string[]): Promise<Nats> {
  const program = await ofDebian();
  const port = await freePort();
  let server = await started(program, port, more);
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: async () => {
      const gone = once(server, 'exit');
      if (server.kill('SIGKILL')) await gone;
    },
    start: async () => {
      server = await started(program, port, more);
    },
  };
}

/** A broker that is started again, at the same address, when it dies. */
export interface KeptNats {
  readonly url: string;
  stop(): Promise<void>;
}

export async function keepNats(say: (sentence: string) => void): Promise<KeptNats> {
  const program = await ofDebian();
  const port = await freePort();
  const over = new AbortController();
  const first = await started(program, port, []);
  const kept = keeping(first, () => started(program, port, []), say, over.signal);
  const stop = async (): Promise<void> => {
    over.abort();
    await kept;
  };
  return { url: `nats://127.0.0.1:${port}`, stop };
}

async function keeping(
  first: ChildProcess,
  again: () => Promise<ChildProcess>,
  say: (sentence: string) => void,
  over: AbortSignal,
): Promise<void> {
  for (let server: ChildProcess | undefined = first; ;) {
    if (server && (await hasDied(server, over))) say('The broker ended. It is started again.');
    if (over.aborted) return;
    server = await again().catch(() => pause(AGAIN_MS)); // who took its port may let go of it
    if (server) say('The broker is back.');
  }
}

/** False when it is not wanted any more, and then it has ended too. */
async function hasDied(server: ChildProcess, over: AbortSignal): Promise<boolean> {
  const gone = once(server, 'exit');
  const end = (): boolean => server.kill('SIGKILL');
  over.addEventListener('abort', end);
  if (over.aborted) end();
  if (server.exitCode === null && server.signalCode === null) await gone;
  over.removeEventListener('abort', end);
  return !over.aborted;
}

const AGAIN_MS = 250;

async function ofDebian(): Promise<string> {
  const { path } = await debianPrograms({ programs: { 'nats-server': '-v' }, packages: ['nats-server'] });
  return path('nats-server');
}

async function started(program: string, port: number, more: readonly string[]): Promise<ChildProcess> {
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): boolean => server.kill('SIGKILL');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  for await (const line of createInterface({ input: server.stderr })) if (line.includes('Server is ready')) break;
  server.stderr.resume();
  if (server.exitCode !== null) throw new Error(`nats-server ended with ${server.exitCode}`);
  return server;
}
