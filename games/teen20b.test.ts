import { expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen20 from './teen20.ts';
import teen20b from './teen20b.ts';
import vectors from './vectors.json' with { type: 'json' };

test('[S203] every bet of teen20 but Color Plus', () => {
  const ids = (game: typeof teen20) => selectionsOf(game).map(({ id }) => id);
  expect(ids(teen20b)).toEqual(ids(teen20).filter(id => id !== 'color-plus'));
  expect(teen20b.layout).toEqual(teen20.layout.slice(0, -1));
});

test.each(vectors.threeCard.map(vector => [vector.cards, vector] as const))('the vector %s', (dealt, vector) => {
  const { 'color-plus': _, ...paid } = outcomesOf(teen20, dealt).paid;
  expect(outcomesOf(teen20b, dealt)).toEqual({ code: vector.winner, paid });
  expect(textOf(teen20b, dealt)).toBe(textOf(teen20, dealt));
});
