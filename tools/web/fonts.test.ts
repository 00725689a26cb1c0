import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUES } from '@maidan/words/catalogue';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The letters of each file, by what the styles say of it. */
const FACES = new Map(
  [...read('web/styles/tokens.css').matchAll(/fonts\/([\w-]+)\.woff2[^}]*unicode-range:([^;]*);/g)].map(
    ([, file = '', ranges = '']) => [file, lettersOf(ranges)] as const,
  ),
);

function lettersOf(ranges: string): ReadonlySet<number> {
  const letters = new Set<number>();
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let letter = parseInt(from, 16); letter <= parseInt(to, 16); letter += 1) letters.add(letter);
  return letters;
}

describe('fonts', () => {
  test.each([
    ['basic', 'roboto-condensed-basic'],
    ['rupee', 'roboto-condensed-rupee'],
  ])('%s: the styles name the letters that the file was cut with', (name, file) => {
    const [, cut = ''] = new RegExp(`^${name}='(.*)'$`, 'm').exec(read('tools/web/cutFonts.sh')) ?? [];
    expect(FACES.get(file)).toEqual(lettersOf(cut));
  });

  test('no letter is in two of them', () => {
    const all = [...FACES.values()].flatMap(letters => [...letters]);
    expect(FACES.size).toBe(4);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(['roboto-condensed-latin', 'roboto-condensed-latin-ext'])(
    'nothing the house says in English needs %s',
    file => {
      const said = new Set(Object.values(CATALOGUES.en).join(''));
      expect([...said].filter(letter => FACES.get(file)?.has(letter.codePointAt(0)!))).toEqual([]);
    },
  );
});
