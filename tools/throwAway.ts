import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Postgres, startPostgres } from '@maidan/server/db/postgres';

const PREFIX = 'maidan-throw-away-';
/** Holds the number of the process that made the folder. */
const MAKER = 'maker.pid';

/** A PostgreSQL of one's own in a temporary folder, for a run of tests or a bench. Stopping it removes it. */
export async function throwAwayPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(folder, MAKER), String(process.pid));
  const postgres = await startPostgres(folder, settings);
  const abandon = (): void => void isSent(postmasterOf(folder), 'SIGQUIT');
  process.once('exit', abandon); // Ctrl-C ends a run of tests before its tidying up
  return {
    ...postgres,
    stop: async () => {
      process.off('exit', abandon);
      await quit(postgres.folder); // nothing is kept, so nothing is written out first
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A run that was killed could not stop its PostgreSQL; the next one does. Folders of other users are left alone. */
async function sweep(): Promise<void> {
  const names = readdirSync(tmpdir()).filter(name => name.startsWith(PREFIX));
  for (const folder of names.map(name => join(tmpdir(), name))) {
    if (!isAbandoned(folder)) continue;
    await quit(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function quit(folder: string): Promise<void> {
  const postmaster = postmasterOf(folder);
  while (isSent(postmaster, 'SIGQUIT')) await pause(20);
}

const postmasterOf = (folder: string): number | undefined => numberIn(join(folder, 'cluster', 'postmaster.pid'));

function isAbandoned(folder: string): boolean {
  const maker = numberIn(join(folder, MAKER));
  return maker !== undefined && statSync(folder).uid === process.getuid?.() && !isSent(maker, 0);
}

function numberIn(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** False when there is no such process; signal 0 only asks. */
function isSent(pid: number | undefined, signal: 'SIGQUIT' | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
