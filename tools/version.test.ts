import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

interface Package {
  readonly version: string;
  readonly workspaces: readonly string[];
}
interface Lock extends Package {
  readonly packages: Readonly<Record<string, Partial<Package>>>;
}

test('every package and the lock file are of the newest version of the changelog', async () => {
  const newest = /^## (\d+\.\d+\.\d+)$/m.exec(await read('CHANGELOG.md'))?.[1];
  const { version, workspaces } = JSON.parse(await read('package.json')) as Package;
  const lock = JSON.parse(await read('package-lock.json')) as Lock;
  const named: [string, string | undefined][] = [
    ['package.json', version],
    ['package-lock.json', lock.version],
    ['package-lock.json, root', lock.packages['']?.version],
  ];
  for (const name of workspaces) {
    const own = JSON.parse(await read(`${name}/package.json`)) as Partial<Package>;
    named.push([name, own.version], [`package-lock.json, ${name}`, lock.packages[name]?.version]);
  }
  expect(named.filter(([, given]) => given !== newest)).toEqual([]);
});
