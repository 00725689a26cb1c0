import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import { withProofs } from './rulesDocs.ts';
import { idsOf, requirementsOf, statementsOf, unknown, unproven } from './specCoverage.ts';

const LIST = `# Checklist
- S001 (A) login is first
- S002 (A) the logo leads home
- S003 (C) one page per game
- S200 teen3: two tables
Not a statement: S004 (A)`;

test('a statement is a line with an id, the part it belongs to, and a text', () => {
  expect(statementsOf(LIST)).toEqual([
    { id: 'S001', part: 'A', text: 'login is first' },
    { id: 'S002', part: 'A', text: 'the logo leads home' },
    { id: 'S003', part: 'C', text: 'one page per game' },
    { id: 'S200', part: '', text: 'teen3: two tables' },
  ]);
});

test.each([
  ["test('[S001] login is first', f)", ['S001']],
  ["test('[S001][S002] both', f)", ['S001', 'S002']],
  ["test('[S001] [R36] both', f)", ['S001', 'R36']],
  ['test(`[S001, S002] ${width}`, f)', ['S001', 'S002']],
  ["test.each([['[S003] a row', 1]])('%s', f)", ['S003']],
  ["// '[S001] later'", []],
  ["test('S001 without brackets', f)", []],
  ['const cell = rows[S001];', []],
])('%s carries %j', (text, ids) => {
  expect([...idsOf([{ path: 'a.test.ts', text }]).keys()]).toEqual(ids);
});

test('what no test names is listed by part, and what the list does not know is named with its file', () => {
  const statements = statementsOf(LIST);
  const proven = idsOf([
    { path: 'a.test.ts', text: "test('[S001] login', f)" },
    { path: 'b.spec.ts', text: "test('[S099] nothing', f); test('[S001] again', f)" },
  ]);
  expect(proven.get('S001')).toEqual(['a.test.ts', 'b.spec.ts']);
  const missing = [...unproven(statements, proven)].map(([part, list]) => [part, list.map(({ id }) => id)]);
  expect(missing).toEqual([
    ['A', ['S002']],
    ['C', ['S003']],
    ['', ['S200']],
  ]);
  expect(unknown(statements, proven)).toEqual(['S099 in b.spec.ts']);
});

const RULES = `# Requirements
- R1 the books balance
  - \`gone.test.ts\`
- R2 nobody owes`;

test('a requirement is a line with a number; what no test proves is listed, a number nobody knows is named', () => {
  const proven = idsOf([{ path: 'a.test.ts', text: "test('[R1] balance', f); test('[R45] nothing', f)" }]);
  const requirements = requirementsOf(RULES);
  expect(requirements.map(({ id, text }) => `${id}: ${text}`)).toEqual(['R1: the books balance', 'R2: nobody owes']);
  expect(unproven(requirements, proven).get('R')).toMatchObject([{ id: 'R2' }]);
  expect(unknown(requirements, proven)).toEqual(['R45 in a.test.ts']);
  expect(withProofs(RULES, proven).split('\n').slice(1)).toEqual([
    '- R1 the books balance',
    '  - `a.test.ts`',
    '- R2 nobody owes',
    '  - no test',
  ]);
});

test.each(['docs/checklist.md', 'docs/RULES.md'])('%s cites nothing that is not here', path => {
  const text = readFileSync(`${ROOT}${path}`, 'utf8');
  const files = [...text.matchAll(/[\w./-]+\.(?:md|tsx?)\b/g)].map(([file]) => file);
  expect(files.filter(file => !existsSync(`${ROOT}${file}`))).toEqual([]);
  expect(text).not.toContain('§');
});
