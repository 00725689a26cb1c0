import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sources } from '../sources.ts';

/* A style lies beside what it dresses: `web/styles` keeps what both apps share. */

const SHARED = /^web\/styles\//;
/** A language names the style of its script. */
const FOR_BOTH = /^(words\/|web\/(ui\/|styles\/|\w+\.ts$))/;
const APPS = ['web/player/', 'web/office/'];

/** Styles of `web/styles` that one app has for itself, and styles that nobody imports. */
function misplaced(all: readonly Source[]): string[] {
  return all
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path }) => {
      const name = basename(path);
      const users = all.filter(({ text }) => new RegExp(`['/]${name}'`).test(text)).map(user => user.path);
      if (users.length === 0) return [`${path}: nobody imports it`];
      const isShared =
        users.some(user => FOR_BOTH.test(user)) || APPS.every(app => users.some(user => user.startsWith(app)));
      return SHARED.test(path) && !isShared ? [`${path}: only ${users.join(', ')}`] : [];
    });
}

test('a style lies beside what it dresses', () => {
  const isOurs = ({ path }: Source) => /^(web|words)\/(?!public\/)/.test(path); // a page without the app has its own
  expect(misplaced(sources('.css', '.ts', '.tsx').filter(isOurs))).toEqual([]);
});

test('a style of one app among those of both is noticed, and one of nobody', () => {
  const house: readonly Source[] = [
    { path: 'web/styles/base.css', text: "@import './forms.css';" },
    { path: 'web/styles/forms.css', text: '' },
    { path: 'web/styles/fair.css', text: '' },
    { path: 'web/player/fair/old.css', text: '' },
    { path: 'web/player/main.tsx', text: "import '../styles/base.css';" },
    { path: 'web/player/fair/Fair.tsx', text: "import '../../styles/fair.css';" },
    { path: 'web/office/main.tsx', text: "import '../styles/base.css';" },
  ];
  expect(misplaced(house)).toEqual([
    'web/styles/fair.css: only web/player/fair/Fair.tsx',
    'web/player/fair/old.css: nobody imports it',
  ]);
});

/** So many declarations are no coincidence. */
const A_LOOK = 7;

/** Whatever is dressed alike in every respect, by its selectors. */
function dressedAlike(all: readonly Source[]): (readonly string[])[] {
  const looks = all.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        selector: `${path} ${selector.trim()}`,
        look: body.split(';').flatMap(line => line.trim() || []),
      }),
    ),
  );
  const byLook = Map.groupBy(
    looks.filter(({ look }) => look.length >= A_LOOK),
    ({ look }) => look.toSorted().join(';'),
  );
  return [...byLook.values()].filter(same => same.length > 1).map(same => same.map(({ selector }) => selector));
}

test('one look is written once', () => {
  expect(dressedAlike(sources('.css').filter(({ path }) => path.startsWith('web/')))).toEqual([]);
});

test('a look that is written twice is noticed, in whatever order', () => {
  const look = ['flex: 1', 'height: 40px', 'color: red', 'display: grid', 'gap: 1px', 'margin: 0', 'padding: 0'];
  const dress = (path: string, lines: readonly string[]): Source => ({ path, text: `.tabs a {${lines.join('; ')};}` });
  const [one, other, less] = [
    dress('one.css', look),
    dress('other.css', look.toReversed()),
    dress('c.css', look.slice(1)),
  ];
  expect(dressedAlike([one, less])).toEqual([]);
  expect(dressedAlike([one, other])).toEqual([['one.css .tabs a', 'other.css .tabs a']]);
});
