import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import { breaches } from './cruise.ts';
import { WORKSPACES } from './rules.ts';

/** A house in which every import is in order. */
const HOUSE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ scripts: { start: 'node tools/start.ts' } }),
  'tools/start.ts': "import '@maidan/server/main';",
  'server/main.ts': "import '@maidan/contract/api';\nimport 'declared';",
  'server/wallet/testHouse.ts': "import '@maidan/tools/start';",
  'server/main.test.ts': "import './wallet/testHouse.ts';\nimport 'vitest';",
  'contract/api.ts': "import '@maidan/core/money';",
  'core/money.ts': 'export const money = 1;',
  'web/player/main.tsx': "import './screens/Home.tsx';\nvoid import('./shell/Shell.tsx');",
  'web/player/screens/Home.tsx': "import '../home/board.ts';\nimport '../money/Deposit.tsx';",
  'web/player/shell/Shell.tsx': "import '../money/Deposit.tsx';\nimport '../../ui/Button.tsx';",
  'web/player/home/board.ts': "import '../parts/balance.ts';",
  'web/player/money/Deposit.tsx': "import '../parts/balance.ts';",
  'web/player/parts/balance.ts': "import '../../ui/Button.tsx';",
  'web/ui/Button.tsx': 'export const Button = () => <b />;',
  'web/office/main.tsx': "import '../ui/Button.tsx';",
};

/** What is put beside it, or in place of it, and what is then said. */
const PLANTED: readonly [file: string, text: string, says: string][] = [
  ['core/a.test.ts', "import './b.ts';", ''],
  [
    'core/b.ts',
    "import type { C } from './c.ts';",
    'core/b.ts → core/c.ts → core/b.ts: two files that need each other',
  ],
  ['core/c.ts', "export type C = 1;\nvoid import('./b.ts');", ''],
  ['core/d.test.ts', "import '@maidan/server/main';", 'core/d.test.ts → server/main.ts: core may import: nothing'],
  ['core/e.test.ts', "import './gone.ts';", 'core/e.test.ts → ./gone.ts: there is no such file'],
  [
    'core/f.worker.ts',
    "import './money.test.ts';",
    'core/f.worker.ts → core/money.test.ts: nothing is built upon a test',
  ],
  ['core/money.test.ts', '', ''],
  ['core/unused.ts', 'export const unused = 1;', 'core/unused.ts → core/unused.ts: nothing begins with this file'],
  [
    'exchange/a.test.ts',
    "import '@maidan/core/money';",
    'a.test.ts → core/money.ts: a package imports only what its own',
  ],
  ['games/a.test.ts', "import 'declared';", 'games/a.test.ts → node_modules/declared/index.js: a package imports only'],
  [
    'server/a.test.ts',
    "import '../core/money.ts';",
    'server/a.test.ts → core/money.ts: another workspace is imported by',
  ],
  [
    'server/b.worker.ts',
    "import '@maidan/tools/start';",
    'server/b.worker.ts → tools/start.ts: only tests of the server',
  ],
  ['server/c.worker.ts', "import './d.ts';", 'server/c.worker.ts → node_modules/vitest/index.js: what players and'],
  ['server/d.ts', "import 'vitest';", ''],
  ['server/e.worker.ts', "import './f.ts';", 'server/e.worker.ts → server/testRoom.ts: what players and operators'],
  ['server/f.ts', "import './testRoom.ts';", ''],
  ['server/testRoom.ts', 'export const room = 1;', ''],
  [
    'web/office/a.test.ts',
    "import '../player/parts/balance.ts';",
    'balance.ts: the player’s app and the back office share',
  ],
  ['web/ui/a.test.ts', "import '../office/main.tsx';", 'web/ui/a.test.ts → web/office/main.tsx: what both apps share'],
  ['web/player/home/a.test.ts', "import '../main.tsx';", 'home/a.test.ts → web/player/main.tsx: only the entry knows'],
  [
    'web/player/home/b.test.ts',
    "import '../screens/Home.tsx';",
    'b.test.ts → web/player/screens/Home.tsx: features do not know',
  ],
  [
    'web/player/home/c.test.ts',
    "import '../shell/Shell.tsx';",
    'c.test.ts → web/player/shell/Shell.tsx: features do not know',
  ],
  [
    'web/player/money/a.test.ts',
    "import '../home/board.ts';",
    'a.test.ts → web/player/home/board.ts: features do not know each',
  ],
  [
    'web/player/parts/a.test.ts',
    "import '../home/board.ts';",
    'parts/a.test.ts → web/player/home/board.ts: parts do not know',
  ],
];

let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')));
  for (const name of ['declared', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const own of WORKSPACES) {
    const others = ['core', 'games', 'exchange'].includes(own) ? [] : WORKSPACES.filter(other => other !== own);
    const names = [...others.map(other => `@maidan/${other}`), 'vitest', ...(own === 'games' ? [] : ['declared'])];
    const dependencies = Object.fromEntries(names.map(name => [name, '*']));
    write(
      `${own}/package.json`,
      JSON.stringify({ name: `@maidan/${own}`, exports: { './*': './*.ts' }, dependencies }),
    );
    mkdirSync(join(root, 'node_modules/@maidan'), { recursive: true });
    symlinkSync(join(root, own), join(root, 'node_modules/@maidan', own));
  }
  for (const [file, text] of Object.entries(HOUSE)) write(file, text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('a house in order has nothing to say; every wall notices what goes through it', async () => {
  expect(await breaches(root)).toEqual([]);
  for (const [file, text] of PLANTED) write(file, text);
  const found = await breaches(root);
  const unnoticed = PLANTED.filter(([, , says]) => says !== '' && !found.some(line => line.includes(says)));
  expect(unnoticed).toEqual([]);
  const innocent = Object.keys(HOUSE).filter(file => found.some(line => line.startsWith(`${file} `)));
  expect(innocent).toEqual([]);
});

test('every folder with a package is a workspace with a place among the layers', () => {
  const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { workspaces: string[] };
  const packages = readdirSync(ROOT).filter(name => existsSync(`${ROOT}${name}/package.json`));
  expect(packages.toSorted()).toEqual(workspaces.toSorted());
  expect(WORKSPACES.toSorted()).toEqual(workspaces.toSorted());
});
