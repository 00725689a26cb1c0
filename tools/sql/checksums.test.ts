import { expect, test } from 'vitest';
import { listed } from './checksums.ts';

const [FIRST, SECOND] = [
  { name: '0001_first.sql', sql: 'create table first ();\n' },
  { name: '0002_second.sql', sql: 'create table second ();\n' },
];
const { text: LIST } = listed('', [FIRST]);

test('a list is what sha256sum writes', () => {
  expect(LIST).toBe('8bc8a31b9991b7a1cb51aae1bdd8c44b428b81e609ffb7466ab9eec137dc2b50  0001_first.sql\n');
});

test.each([
  ['nothing changed', [FIRST], []],
  ['lines end in another way', [{ ...FIRST, sql: 'create table first ();\r\n' }], []],
  ['there is a new one', [FIRST, SECOND], []],
  [
    'one was edited',
    [{ ...FIRST, sql: 'create table another ();\n' }, SECOND],
    [/^migration 0001_first.sql was changed/],
  ],
  ['one was removed', [SECOND], [/^migration 0001_first.sql is gone/]],
])('%s', (_, migrations, complaints) => {
  const after = listed(LIST, migrations);
  expect(after.complaints).toEqual(complaints.map(complaint => expect.stringMatching(complaint)));
  expect(after.text.startsWith(LIST)).toBe(true);
  expect(after.text.includes(SECOND.name)).toBe(migrations.includes(SECOND));
});
