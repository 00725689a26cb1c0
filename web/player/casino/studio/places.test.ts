import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { describe, expect, test } from 'vitest';
import { piecesOf } from './pieces/pieces.ts';
import { cardX, FELT, placesOf, slotsOf, TALL } from './places.ts';
import { dealt } from './rehearsedRounds.ts';
import { sceneOf } from './sceneOf.ts';

const games = new Map(await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const)));
const game = (code: string): Game => games.get(code)!;

describe('which scene', () => {
  test.each([
    ['teen20', 'cards'],
    ['sicbo', 'dice'],
    ['ourroullete', 'wheel'],
    ['ballbyball', 'cricket'],
    ['superOver', 'cricket'],
    ['goals', 'goal'],
    ['lottcard', 'lottery'],
    ['race20', 'race'],
    ['kbc', 'quiz'],
  ])('%s is drawn as %s', (code, scene) => {
    expect(sceneOf(game(code))).toBe(scene);
  });
});

describe('where cards lie', () => {
  test.each([
    ['teen20', { A: 3, B: 3 }],
    ['teen3', { A: 3, B: 3, gone: 0 }], // five lie there from the start, one is drawn
    ['poker6', { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, board: 5 }],
    ['war', { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, dealer: 1 }],
    ['ab20', {}], // until every rank is out
    ['baccarat', {}], // a third card depends
  ])('%s is known to deal %j', (code, slots) => {
    expect(Object.fromEntries(slotsOf(game(code)))).toEqual(slots);
  });

  test.each([...games.values()].filter(each => sceneOf(each) === 'cards').map(each => [each.code, each] as const))(
    '%s keeps its cards on the felt, and each hand in its own area',
    (_, each) => {
      const areas = placesOf(each).map(place => {
        const last = cardX(place, 23, 24) + place.card;
        expect([cardX(place, 0, 24) >= place.x - 0.1, last <= place.x + place.width + 0.1]).toEqual([true, true]);
        return { ...place, right: place.x + place.width, bottom: place.y + place.card * TALL };
      });
      const off = areas.filter(({ x, right, y, bottom }) => x < 0 || right > FELT || y < 0 || bottom > 310);
      expect(off.map(({ seat }) => seat)).toEqual([]);
      const across = areas.flatMap((one, i) =>
        areas
          .slice(i + 1)
          .filter(two => one.x < two.right && two.x < one.right && one.y < two.bottom && two.y < one.bottom)
          .map(two => `${one.seat} and ${two.seat}`),
      );
      expect(across).toEqual([]);
    },
  );

  test('a hand keeps its places while cards come, and moves closer together only when it outgrows its area', () => {
    const place = { seat: 'A', label: 'A', x: 100, y: 0, width: 300, card: 80, slots: 3, isRow: false };
    expect([0, 1, 2].map(nth => cardX(place, nth, 1))).toEqual([120.4, 210, 299.6]);
    expect([0, 6].map(nth => cardX(place, nth, 7))).toEqual([100, 320]);
  });

  test('what lay there before is not dealt again', () => {
    const pieces = piecesOf(game('teen3'), dealt(game('teen3'), [['B', 'AC']], ['4S']));
    expect(pieces.map(({ seat, face, deal }) => `${seat} ${face} ${deal ?? '-'}`)).toEqual([
      'A KS -',
      'A QH -',
      'A TD -',
      'B 9C -',
      'B 8S -',
      'B AC 0',
      'gone 4S -',
    ]);
  });
});
