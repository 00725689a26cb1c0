import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sources } from '../sources.ts';

/* The map of docs/ARCHITECTURE.md and the lists of CONTRIBUTING.md are of this house. */

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const map = /```mermaid\n([^`]*)```/.exec(read('docs/ARCHITECTURE.md'))?.[1] ?? '';

/** Folders that are no rooms: what is built, installed or served as it is. */
const NO_ROOMS = /^(node_modules|dist|fonts|public|__snapshots__)$/;

test.each(['server', 'exchange', 'games/kit', 'web', 'web/player', 'web/office', 'tools'])(
  'every room of %s',
  floor => {
    const rooms = readdirSync(join(ROOT, floor), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !NO_ROOMS.test(entry.name))
      .map(({ name }) => name);
    expect(rooms.length).toBeGreaterThan(3);
    expect(rooms.filter(room => !new RegExp(`\\b${room}\\b`).test(map))).toEqual([]);
  },
);

const FILES = sources('.ts', '.tsx', '.mjs').map(({ path }) => `/${path}`);

test.each(['docs/ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/TESTS.md'])('%s names files that are there', page => {
  const named = [...read(page).matchAll(/`([\w/.-]+\.(?:ts|tsx|mjs))`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(path => !FILES.some(file => file.endsWith(`/${path}`)))).toEqual([]);
});
