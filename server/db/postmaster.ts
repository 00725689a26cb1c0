import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/* The process of a PostgreSQL of our own: which one it is, whether it answers, and how it is brought back to its senses. */

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** An answer that takes longer is none. */
const ANSWER_MS = 3_000;
/** How long one that was told to end at once may take to do so. */
const ENDING_MS = 5_000;

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** After a reboot the number in the file may belong to any other process, for which PostgreSQL would wait in vain. */
export function forgetStranger(cluster: string): void {
  const postmaster = readPostmaster(cluster);
  if (!postmaster || process.platform !== 'linux') return;
  const workplace = linkOf(postmaster.pid, 'cwd');
  // Without one there is no such process, which PostgreSQL finds out itself, or it is one we may not look at.
  if (workplace !== undefined && workplace !== cluster) rmSync(join(cluster, 'postmaster.pid'));
}

export type ServerState = 'yes' | 'starting' | 'silent' | 'no';

/** Whether a start-up packet is answered by a server that takes our password. */
export async function answerOf(url: string, withinMs = ANSWER_MS): Promise<ServerState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'yes';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code === '57P03' ? 'starting' : 'no';
    return error instanceof Error && /timeout/i.test(error.message) ? 'silent' : 'no';
  } finally {
    void client.end().catch(() => {});
  }
}

/**
 * One that is there and silent was stopped, or hangs. It is told to go on; if that does not help, it is put down. Only
 * processes that certainly are ours are ever sent anything.
 */
export async function rouse(
  cluster: string,
  url: string,
  { answerMs = ANSWER_MS, endingMs = ENDING_MS } = {},
): Promise<void> {
  if (processesOf(cluster).length === 0) return;
  wake(cluster);
  if ((await answerOf(url, answerMs)) === 'silent') await putDown(cluster, endingMs);
}

/** One that was stopped goes on. */
export const wake = (cluster: string): void => send('SIGCONT', processesOf(cluster));

/** It has to end at once, as after a power failure, from which it recovers when it is started again; or it is killed. */
export async function putDown(cluster: string, endingMs = ENDING_MS): Promise<void> {
  send('SIGQUIT', processesOf(cluster).slice(0, 1));
  const deadline = performance.now() + endingMs;
  while (processesOf(cluster).length > 0 && performance.now() < deadline) await pause(50);
  send('SIGKILL', processesOf(cluster));
}

/** The postmaster first, then those it made: PostgreSQL at work in this very folder. Nothing is known of them elsewhere. */
export function processesOf(cluster: string): number[] {
  const postmaster = readPostmaster(cluster)?.pid;
  if (postmaster === undefined || process.platform !== 'linux') return [];
  const isOurs = (pid: number): boolean =>
    linkOf(pid, 'cwd') === cluster && basename(linkOf(pid, 'exe') ?? '').startsWith('postgres');
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  const ours = all.map(Number).filter(isOurs);
  return [...ours.filter(pid => pid === postmaster), ...ours.filter(pid => pid !== postmaster)];
}

function linkOf(pid: number, what: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${what}`);
  } catch {
    return undefined;
  }
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) isSent(signal, pid);
}

/** False when there is no such process any more. */
export function isSent(signal: NodeJS.Signals, pid: number): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
