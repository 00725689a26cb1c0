import { allGames } from '@maidan/games/index';
import { selectionsOf } from '@maidan/games/kit/game';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('a panel that is one player’s says whose it is, and is called as the seat', async () => {
  const found = (await allGames()).flatMap(game => {
    const quotes = Object.fromEntries(selectionsOf(game).map(({ id }) => [id, { back: { odds: odds(2) } }]));
    const owned = sectionsOf(game, quotes).filter(({ seat }) => seat !== undefined);
    for (const { seat, title } of owned) expect(title).toBe(game.seats[seat!]);
    return owned.length === 0 ? [] : [`${game.code} ${owned.map(({ seat }) => seat).join('')}`];
  });
  expect(found).toEqual(
    'teen20 AB, teen20b AB, teen20c AB, teenmuf AB, teen3 AB, teen32 AB, teen33 AB, teen42 B, queen B'.split(', '),
  );
});
