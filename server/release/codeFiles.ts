import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/* The code that decides about money, as it lies on the disk: rules, prices, the ledger, the server and what it says. */

const PACKAGES = ['contract', 'core', 'exchange', 'games', 'server', 'words'];
/** Which packages of others it runs with, each by its hash. */
const ALONE = ['package-lock.json'];
const IS_CODE = /\.(ts|sql|json)$/;
const IS_TEST = /\.test\.ts$/;

export interface Code {
  /** Of all files together. */
  readonly hash: string;
  /** The hash of each, by its path. */
  readonly files: ReadonlyMap<string, string>;
}

/** What `sha256sum` says of every file, in the order of their paths, and the hash of that list. */
export async function readCode(root: string): Promise<Code> {
  const lists = await Promise.all(PACKAGES.map(name => filesIn(root, name)));
  const paths = [...lists.flat(), ...ALONE].toSorted();
  const files = new Map<string, string>();
  for (const path of paths) files.set(path, sha256(await readFile(join(root, path))));
  const list = [...files].map(([path, hash]) => `${hash}  ${path}\n`).join('');
  return { hash: sha256(list), files };
}

/** Paths that are there in only one of them, or are not the same in both. */
export const differing = (one: Code, other: Code): readonly string[] =>
  [...new Set([...one.files.keys(), ...other.files.keys()])]
    .filter(path => one.files.get(path) !== other.files.get(path))
    .toSorted();

async function filesIn(root: string, name: string): Promise<string[]> {
  const found = await readdir(join(root, name), { recursive: true });
  const paths = found.map(path => [name, ...path.split(sep)]);
  return paths
    .filter(parts => !parts.includes('node_modules'))
    .map(parts => parts.join('/'))
    .filter(path => IS_CODE.test(path) && !IS_TEST.test(path));
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
