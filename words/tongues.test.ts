import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@maidan/contract/language';
import { expect, test } from 'vitest';
import { CATALOGUES } from './catalogue.ts';
import { sayingsIn, tongueOf } from './tongues.ts';

const root = join(import.meta.dirname, '..');
const others = LANGUAGES.filter(language => language !== 'en');

test.each(others)('what %s is built with is there', language => {
  const { files, face } = tongueOf(language)!;
  const needed = [
    ...['names', 'labels', 'rules', 'firsts'].map(name => `words/games/${name}${files}.ts`),
    ...['faults', 'matchFaults'].map(name => `words/fair/${name}${files}.ts`),
    ...(face ? [`web/styles/${face.sheet}`, `web/fonts/${face.file}`] : []),
  ];
  expect(needed.filter(file => !existsSync(join(root, file)))).toEqual([]);
});

test('what the exchange tells is told in each of them, and in English as it comes', () => {
  const langs = LANGUAGES.map(language => CATALOGUES[language]['frame.lang']);
  expect(new Set(langs).size).toBe(LANGUAGES.length);
  expect(sayingsIn(CATALOGUES.en['frame.lang'])).toBeUndefined();
  for (const language of others) expect(sayingsIn(CATALOGUES[language]['frame.lang'])).toHaveProperty('board.toss');
});

test.each(['web/wordsBuild.ts', 'server/exchange/sportWords.ts'])('%s knows no language by its name', file => {
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/hindi|devanagari|'hi'/i);
});
