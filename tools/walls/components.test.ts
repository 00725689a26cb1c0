import { expect, test } from 'vitest';
import { type Source, sources } from '../sources.ts';

/* One word, one meaning: in an app a component is the only one of its name. */

/** The exchange and the casino each have one, for the same thing. */
const IN_BOTH_ROOMS = ['SectionPanel', 'SlipForm', 'SlipInside'];

const COMPONENT = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;

function namedTwice(files: readonly Source[]): readonly string[] {
  const names = files.flatMap(({ text }) => [...text.matchAll(COMPONENT)].map(([, name]) => name ?? ''));
  return [...new Set(names.filter((name, nth) => names.indexOf(name) !== nth))];
}

test.each(['player', 'office'])('no two components of the %s app have one name', app => {
  const files = sources('.tsx').filter(({ path }) => path.startsWith(`web/${app}/`) || path.startsWith('web/ui/'));
  expect(namedTwice(files).filter(name => !IN_BOTH_ROOMS.includes(name))).toEqual([]);
});

test('two of one name are found', () => {
  const files = ['export const Veil = () => null;', 'export function Veil() {}', 'export const VEILS = [];'];
  expect(namedTwice(files.map((text, nth) => ({ path: `web/player/${nth}.tsx`, text })))).toEqual(['Veil']);
});
