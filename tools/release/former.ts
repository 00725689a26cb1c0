import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../sources.ts';

/* The code of releases before this one, from the history of the repository. */

/** The last one that was one process, and the last one whose nodes those of this release have to work beside. */
export const FORMER = {
  oneProcess: 'fd3842381c4c16c75a284f788a1864cd47dfb6ba',
  nodes: '59f50fd87d2a968d839c815e38eb59391e7b9ed7',
};

export interface FormerRelease {
  readonly folder: string;
  remove(): void;
}

/** Its code in a folder of its own, with the packages of this one. */
export function formerRelease(commit: string): FormerRelease {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-former-'));
  const archive = git('archive', '--format=tar', commit, ...OURS, 'package.json', 'package-lock.json');
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive });
  if (unpacked.status !== 0) throw new Error(`${commit} could not be unpacked: ${unpacked.stderr}`);
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The names of the migrations it has. */
export const migrationsOf = (commit: string): ReadonlySet<string> =>
  new Set(git('ls-tree', '--name-only', `${commit}:server/db/migrations`).toString().split('\n'));

const OURS = ['core', 'games', 'exchange', 'contract', 'words', 'server', 'tools', 'web'];

function git(...args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 28 });
  if (status === 0) return stdout;
  const reason = error?.message ?? stderr.toString().trim();
  throw new Error(`a former release is not in this clone. It has to be a whole one (git fetch --unshallow): ${reason}`);
}

/** All are shared but ours, which are its own. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@maidan'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@maidan') symlinkSync(join(from, name), join(to, name));
  for (const name of OURS) symlinkSync(join(folder, name), join(to, '@maidan', name));
  const own = join(ROOT, 'server', 'node_modules'); // of another version than somebody else has
  if (existsSync(own)) symlinkSync(own, join(folder, 'server', 'node_modules'));
}
