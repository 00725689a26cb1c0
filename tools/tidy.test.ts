import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import * as tidy from './tidy.ts';

const code = sources('.ts', '.tsx', '.mjs');
const typed = code.filter(source => !source.path.endsWith('.mjs'));
const prose = sources('.ts', '.tsx', '.mjs', '.css', '.sql');

describe('the repository keeps its house rules', () => {
  test.each([
    ['rules have no clock, no dice and no wires', tidy.rulesArePure, typed],
    ['a file fits in one sitting: 400 lines of at most 130 columns', tidy.fitsInOneSitting, prose],
    ['a function fits on a screen: 60 lines', tidy.functionsFitOnAScreen, code],
    ['a file holds an idea, not a list of other files', tidy.noBarrels, typed],
    ['nothing is left undone', tidy.nothingLeftUndone, prose],
    ['no test is skipped', tidy.noTestIsSkipped, typed],
    ['the title of a test stands alone', tidy.titlesStandAlone, typed],
    ['everything has a type', tidy.nothingIsAny, typed],
    ['files are named alike', tidy.filesAreNamedAlike, code],
  ] as const)('%s', (_, rule, files) => {
    expect(files.flatMap(rule)).toEqual([]);
  });
});

describe('a house rule notices', () => {
  const long = ['function f() {', ...Array.from({ length: 60 }, () => '  g();'), '}'].join('\n');
  test.each<[string, tidy.Rule, string, string]>([
    ['a clock', tidy.rulesArePure, 'core/a.ts', 'const now = Date.now();'],
    ['chance', tidy.rulesArePure, 'games/a.ts', 'const chance = Math.random();'],
    ['a file system', tidy.rulesArePure, 'exchange/a.ts', "import { readFileSync } from 'node:fs';"],
    ['a wire', tidy.rulesArePure, 'contract/a.ts', 'await fetch(url);'],
    ['a long file', tidy.fitsInOneSitting, 'core/a.ts', 'a\n'.repeat(401)],
    ['a long line', tidy.fitsInOneSitting, 'core/a.ts', 'a'.repeat(131)],
    ['a long function', tidy.functionsFitOnAScreen, 'core/a.ts', long],
    ['an index', tidy.noBarrels, 'core/index.ts', 'export const a = 1;'],
    ['a barrel', tidy.noBarrels, 'core/a.ts', "export { b } from './b.ts';\nexport * from './c.ts';"],
    ['a reminder', tidy.nothingLeftUndone, 'core/a.ts', `// TO${'DO'}: later`],
    ['a skipped test', tidy.noTestIsSkipped, 'core/a.test.ts', `test.${'skip'}('later', f);`],
    ['a title after another', tidy.titlesStandAlone, 'core/a.test.ts', `test(${'"and'} back again", f);`],
    ['a title about another', tidy.titlesStandAlone, 'core/a.test.ts', `test.each([1])(${'"[X1]'} it is paid", f);`],
    ['a missing type', tidy.nothingIsAny, 'core/a.ts', `const a: ${'any'} = 1;`],
    ['a dashed name', tidy.filesAreNamedAlike, 'core/a-b.ts', ''],
  ])('%s', (_, rule, path, text) => {
    expect(rule({ path, text })).toHaveLength(1);
  });

  test.each<[string, tidy.Rule, string, string]>([
    ['a clock in a comment', tidy.rulesArePure, 'core/a.ts', '/** Never Date.now here. */'],
    ['a clock on the server', tidy.rulesArePure, 'server/a.ts', 'const now = Date.now();'],
    ['the word any in a sentence', tidy.nothingIsAny, 'core/a.ts', "const text = 'at: any time'; // any order"],
    ['a rule with an and in it', tidy.titlesStandAlone, 'core/a.test.ts', "test('there and back', f);"],
    ['a component', tidy.filesAreNamedAlike, 'web/ui/Button.tsx', ''],
  ])('nothing wrong with %s', (_, rule, path, text) => {
    expect(rule({ path, text })).toEqual([]);
  });
});
