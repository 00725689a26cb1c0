import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@maidan/games/kit/category';
import { expect, test } from 'vitest';
import { roomId } from './roomOf.ts';

const drawing = readFileSync(new URL('art/room.svg', import.meta.url), 'utf8');
const drawn = [...drawing.matchAll(/<g id="([^"]+)" class="own">/g)].map(([, id]) => id!);
const coloured = [...drawing.matchAll(/svg:has\(\[id="([^"]+)"\]:target\)\{/g)].map(([, id]) => id!);

test('every category that is one has a room of its own, with its own colours and furniture', () => {
  const wanted = CATEGORIES.filter(category => !['All Casino', 'Others'].includes(category)).map(roomId);
  expect({ drawn: drawn.toSorted(), coloured: coloured.toSorted() }).toEqual({
    drawn: wanted.toSorted(),
    coloured: wanted.toSorted(),
  });
});

test('no two rooms look alike', () => {
  const colours = [...drawing.matchAll(/:target\)\{([^}]+)\}/g)].map(([, said]) => said!);
  expect(new Set(colours).size).toBe(drawn.length);
});
