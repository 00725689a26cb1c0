import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
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
  const { path } = await debianPrograms({ programs: { 'nats-server': '-v' }, packages: ['nats-server'] });
  const program = path('nats-server');
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

async function started(program: string, port: number, more: readonly string[]): Promise<ChildProcess> {
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  for await (const line of createInterface({ input: server.stderr })) if (line.includes('Server is ready')) break;
  server.stderr.resume();
  if (server.exitCode !== null) throw new Error(`nats-server ended with ${server.exitCode}`);
  return server;
}
