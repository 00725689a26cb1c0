import { expect, test } from 'vitest';
import { byHandComplaints, composedComplaints } from './complaints.ts';
import { isOf, stamped } from './stamp.ts';
import { literalsIn, statementsIn } from './texts.ts';

const OTHER = { path: 'server/other.ts', text: `export const MOST = 5_000;\nexport const NAME = 'name';` };
const IMPORT = `import { MOST, NAME } from './other.ts';\n`;
const textsOf = (text: string) => statementsIn([{ path: 'server/one.ts', text: IMPORT + text }, OTHER])[0]?.texts;

test.each<[string, string, readonly string[] | undefined]>([
  ['a text', `db.query('select 1')`, ['select 1']],
  ['of a prepared statement', `db.query({ name: 'one', text: 'select 1', values: [] })`, ['select 1']],
  ['a constant', `const ALL = 'select 1';\ndb.query(ALL)`, ['select 1']],
  ['constants of another file', 'db.query(`select ${NAME} limit ${MOST}`)', ['select name limit 5000']],
  ['a constant around another', 'const A = `${NAME}, id` as const;\ndb.query(`select ${A}`)', ['select name, id']],
  ['one that the compiler takes for any text', 'const A = `${NAME}, id`;\ndb.query(`select ${A}`)', undefined],
  [
    'one of two tables',
    'function of(table: "bets" | "legs") { return db.query(`select from ${table}`); }',
    ['select from bets', 'select from legs'],
  ],
  ['one way or the other', `db.query(isFull ? 'select 1' : 'select 2')`, ['select 1', 'select 2']],
  ['any table', 'function of(table: string) { return db.query(`select from ${table}`); }', undefined],
  [
    'a parameter of the name of a constant',
    'function of(NAME: string) { return db.query(`select ${NAME}`); }',
    undefined,
  ],
  ['what a function makes', 'db.query(`select ${nameOf(1)}`)', undefined],
])('a statement is found: %s', (_, text, expected) => {
  expect(textsOf(text)).toEqual(expected);
});

const ASKED = { path: 'server/one.ts', line: 3, texts: ['select 1'], isTypedByHand: false };

test.each([
  ['nothing', ASKED, {}, []],
  ['what comes back is said by hand', { ...ASKED, isTypedByHand: true }, {}, [/^server\/one.ts:3 says by hand/]],
  ['it is put together and listed', { ...ASKED, texts: undefined }, { 'server/one.ts': 1 }, []],
  ['it is put together and not listed', { ...ASKED, texts: undefined }, {}, [/^server\/one.ts:3: 1 .* lists 0$/]],
  ['a list knows one that is gone', ASKED, { 'server/one.ts': 1 }, [/^server\/one.ts: 0 .* lists 1$/]],
])('what is wrong with a statement: %s', (_, asked, composed, expected) => {
  const complaints = [...byHandComplaints([asked]), ...composedComplaints([asked], new Set(), composed)];
  expect(complaints).toEqual(expected.map(line => expect.stringMatching(line)));
});

test('a statement that is put together is rehearsed or listed, not both', () => {
  const [composed, rehearsed] = [{ ...ASKED, texts: undefined }, new Set(['server/one.ts:3'])];
  expect(composedComplaints([composed], rehearsed, {})).toEqual([]);
  expect(composedComplaints([composed], rehearsed, { 'server/one.ts': 1 })).toEqual([
    expect.stringMatching(/^server\/one.ts: 0 .* lists 1$/),
  ]);
});

test('what a statement may be made of are the texts of its file', () => {
  const text = "const A = 'one'; const of = (n: number) => `two ${n + 3} ${A}`;";
  expect(literalsIn([{ path: 'server/one.ts', text }])).toEqual(["'one'", '`two ${n + 3} ${A}`']);
});

test('a file that was made is made again when it, or what it was made from, is another one', () => {
  const made = stamped('one\n', 'of this');
  expect(isOf(made, 'of this')).toBe(true);
  expect(isOf(made, 'of that')).toBe(false);
  expect(isOf(made.replace('one', 'two'), 'of this')).toBe(false);
  expect(isOf('', 'of this')).toBe(false);
});
