import { expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen20 from './teen20.ts';
import teen20c from './teen20c.ts';
import vectors from './vectors.json' with { type: 'json' };

test('[S208] every bet of teen20 but Color Plus', () => {
  const ids = (game: typeof teen20) => selectionsOf(game).map(({ id }) => id);
  expect(ids(teen20c)).toEqual(ids(teen20).filter(id => id !== 'color-plus'));
  expect(teen20c.layout).toEqual(teen20.layout.slice(0, -1));
});

test.each(vectors.threeCard.map(vector => [vector.cards, vector] as const))('the vector %s', (dealt, vector) => {
  const { 'color-plus': _, ...paid } = outcomesOf(teen20, dealt).paid;
  expect(outcomesOf(teen20c, dealt)).toEqual({ code: vector.winner, paid });
  expect(textOf(teen20c, dealt)).toBe(textOf(teen20, dealt));
});
