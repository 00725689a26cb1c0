import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUES } from '@maidan/words/catalogue';
import { expect, test } from 'vitest';
import { wordsIn } from './wordsApart.ts';

/** Names of places are written as they are; the build alone runs firstSight and writes markup; tests alone use the others. */
const APART = /\.test\.tsx?$|\/test[A-Z]\w*\.ts$|\/countries\.ts$|\/firstSight\.tsx$|\/\w+Build\.ts$/;

/** What a player or an operator reads is in the catalogue, whatever file it is read from. */
const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['node_modules', 'dist'] }).filter(
  path => !APART.test(`/${path}`),
);

test.each(files)('%s has no words of its own', path => {
  expect(wordsIn(path, readFileSync(join(import.meta.dirname, path), 'utf8'))).toEqual([]);
});

test('every message is said somewhere', () => {
  const code = [import.meta.dirname, join(import.meta.dirname, '../server')]
    .flatMap(cwd =>
      globSync('**/*.{ts,tsx}', { cwd, exclude: ['node_modules', 'dist'] }).map(path =>
        readFileSync(join(cwd, path), 'utf8'),
      ),
    )
    .join('\n');
  const offline = readFileSync(join(import.meta.dirname, 'public/offline.html'), 'utf8'); // the build puts the words in
  const isSaid = (key: string) => code.includes(`'${key}'`) || offline.includes(key);
  expect(Object.keys(CATALOGUES.en).filter(key => !isSaid(key))).toEqual([]);
});

test.each([
  ['text', '<p>New here?</p>', 'New here?'],
  ['a single word', '<b>Login</b>', 'Login'],
  ['a label', '<i aria-label="Close" />', 'Close'],
  ['a label in a list', "const a = { label: 'Wallet' };", 'Wallet'],
  ['a sentence in an expression', "<p>{isOpen ? 'Please wait' : null}</p>", 'Please wait'],
  ['a sentence in pieces', '<p>{`You have ${count} left`}</p>', 'You have'],
])('%s is found', (_, code, words) => {
  expect(wordsIn('a.tsx', `let isOpen, count;\n${code}`)).toEqual([`a.tsx:2 ${words}`]);
});

test.each([
  ['what is said', "<p>{say('door.login')}</p>"],
  ['a class', '<p className="btn big teal">{text}</p>'],
  ['a class in pieces', '<p className={`btn big size-${size}`} />'],
  ['a class in pieces', '<p className={`market row cells-${count}`}>{text}</p>'],
  ['a name', '<b>Maidan</b>'],
  ['a currency', '<span>INR</span>'],
  ['a name of ours', "const a = { 'All Casino': b === 'Dragon Tiger' };"],
  ['an address', "const to = '/home?sport=cricket';"],
  ['a fault of ours', "throw new Error('No token in the answer');"],
  ['a fault of ours by its kind', 'throw new TypeError(`${name} is no file`);'],
])('%s is no text', (_, code) => {
  expect(wordsIn('a.tsx', code)).toEqual([]);
});
