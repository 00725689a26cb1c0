import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of it that decides about money. */
export const RULE = 'games/teen20.ts';

/** A release of a few files, for tests that change one. */
export function testRelease(): string {
  const root = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  for (const name of ['contract', 'core', 'exchange', 'games', 'server', 'words']) mkdirSync(join(root, name));
  const files = {
    [RULE]: 'pays(2)',
    'server/bets.ts': 'take()',
    'games/teen20.test.ts': 'test()',
    'package-lock.json': '{}',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return root;
}
