import { decimal, odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { chances, plainChances } from './chances.ts';
import type { Card } from './cards.ts';
import { defineGame, selectionsOf, type Table } from './game.ts';
import { quotes } from './price.ts';
import { margin, offered, per100, session, spread } from './quote.ts';
import { cards, pack } from './shoe.ts';
import { bets, deal, fixed, limits, line, live, NEVER_SOLD, won } from './words.ts';

describe('pricing rules', () => {
  test.each([
    [0.5, 1.98, 2.02],
    [0.25, 3.96, 4.04],
    [17 / 47, 2.73, 2.8], // Player B of Instant Teenpatti in a fresh shoe
    [30 / 47, 1.55, 1.59],
  ])('a margin of one per cent at %f is %f / %f', (p, back, lay) => {
    expect(margin(0.99, 1.01)(p)).toEqual(offered(back, lay));
  });

  test.each([
    [0.5, 1.95, 2.05],
    [0.25, 3.85, 4.15], // Race 20-20
    [0.53702, 1.81, 1.91], // Race to 17
  ])('five per cent of the profit at %f is %f / %f', (p, back, lay) => {
    expect(spread(p)).toEqual(offered(back, lay));
  });

  test.each([0, 0.0199, 0.9701, 1])('a margin locks what is nearly certain: %f', p => {
    expect(margin(0.99, 1.01)(p)).toEqual({});
  });

  test.each([0, 0.0199, 0.901, 1])('the spread locks what is nearly certain: %f', p => {
    expect(spread(p)).toEqual({});
  });

  test('a back that would hardly pay is locked with its lay', () => {
    expect(margin(0.98, 1.02)(0.969)).toEqual({});
  });

  test('rates per hundred and session rows', () => {
    expect(decimal(per100(84.5))).toBe(1.845);
    expect(session({ no: [14, 95], yes: [15, 105] })).toEqual({
      back: { line: 15, odds: odds(2.05) },
      lay: { line: 14, odds: odds(1.95) },
    });
  });
});

type T = Table<'card', Card>;

/** Two cards with a window before each, and a price that was right once. */
const twoCards = (back: number, lay: number) =>
  defineGame({
    code: 'two',
    name: 'Two',
    category: 'All Casino',
    rules: ['Two cards.'],
    shoe: cards(),
    seats: { card: 'Cards' },
    script: () => [bets(12), deal('card'), bets(12), deal('card')],
    markets: [
      {
        id: 'stale',
        name: 'Stale',
        limits: limits(100, 1000),
        open: () => true,
        selections: [
          {
            id: 'spade',
            sid: 1,
            label: 'Second card is a spade',
            price: fixed(back, lay),
            outcome: (t: T) => won(t.card[1]!.endsWith('S')),
          },
          { id: 'never', sid: 2, label: 'Never', price: NEVER_SOLD, outcome: () => 'win' },
        ],
      },
      {
        id: 'first',
        name: 'First',
        limits: limits(100, 1000),
        decided: t => t.card.length >= 1,
        selections: [
          {
            id: 'red',
            sid: 3,
            label: 'First is red',
            price: live(margin(0.98, 1.02)),
            outcome: (t: T) => won(/[HD]$/.test(t.card[0]!)),
          },
        ],
      },
      {
        id: 'run',
        name: 'Run',
        limits: limits(100, 1000),
        selections: [
          {
            id: 'count',
            sid: 4,
            label: 'Spades',
            price: line((t: T) => t.card.filter(card => card.endsWith('S')).length, {
              back: { line: 1, odds: odds(2.2) },
            }),
            outcome: (t: T, at) => won(t.card.filter(card => card.endsWith('S')).length >= at),
          },
        ],
      },
    ],
    layout: ['stale', 'first', 'run'].map(market => ({ kind: 'rows', market, sides: ['back', 'lay'] }) as const),
    result: () => ({ code: 'R', winners: [], facts: [] }),
  });

const after = (...faces: Card[]) => ({ gone: [], dealt: faces.map(face => ({ to: 'card', face })) });

describe('the guard', () => {
  test('[R18] a price left standing is not sold once a card makes it a gift', () => {
    const game = twoCards(3.93, 4.2); // 98 % before the first card, 100.2 % after one that is not a spade
    expect(quotes(game, after())['spade']?.back?.odds).toBe(odds(3.93));
    expect(quotes(game, after('2D'))['spade']?.back).toBeUndefined();
    expect(quotes(game, after('2S'))['spade']?.back?.odds).toBe(odds(3.93));
  });

  test('[R18] a lay left standing is not sold once a card makes it a gift', () => {
    const game = twoCards(3.8, 4.2); // a layer expects to lose 5 % before, and to gain 1.2 % after a spade
    expect(quotes(game, after('2D'))['spade']?.lay?.odds).toBe(odds(4.2));
    expect(quotes(game, after('2S'))['spade']?.lay).toBeUndefined();
  });

  test('what is never sold is not quoted; a decided market is closed; a row that moves is open in every window', () => {
    const game = twoCards(3.8, 4.2);
    expect(Object.keys(quotes(game, after()))).toEqual(['spade', 'red', 'count']);
    expect(quotes(game, after())['red']).toEqual(offered(1.96, 2.04));
    expect(Object.keys(quotes(game, after('2D')))).toEqual(['spade']);
  });
});

describe('chances', () => {
  const game = twoCards(3.8, 4.2);

  test('are exact where the round can be finished in every way', () => {
    const found = plainChances(game, after('2D'), selectionsOf(game), 1_000);
    expect(found.get('spade')).toMatchObject({ win: expect.closeTo(13 / 51, 12), void: 0, error: 0 });
    expect(found.get('count')!.atLeast(1)).toBeCloseTo(13 / 51, 12);
    expect(found.get('count')!.atLeast(2)).toBe(0);
  });

  test('a market that is decided early needs no more cards than that', () => {
    const found = plainChances(game, after(), selectionsOf(game), 60);
    expect(found.get('red')).toMatchObject({ win: expect.closeTo(0.5, 12), error: 0 });
    expect(found.get('spade')!.error).toBeGreaterThan(0);
  });

  test('a sample says how far off it may be, and is not', () => {
    const { win, error } = plainChances(game, after(), selectionsOf(game), 2_000).get('spade')!;
    expect(Math.abs(win - 0.25)).toBeLessThan(error);
    expect(error).toBeLessThan(0.03);
  });

  test('a solver is asked first, and only for what is wanted', () => {
    const asked: string[][] = [];
    const solved = defineGame({
      ...game,
      solve: ({ wanted, left, table }) => {
        asked.push([...wanted, String([...left('card').values()].length), String(table['card']!.length)]);
        return new Map([['spade', chanceOf(0.2)]]);
      },
    });
    const found = chances(solved, after('2D'), selectionsOf(game).slice(0, 1), 1_000);
    expect(found.get('spade')!.win).toBe(0.2);
    expect(asked).toEqual([['spade', '51', '1']]);
  });

  test('weights count: three of one face and one of another', () => {
    const urn = defineGame({
      ...game,
      shoe: pack(
        new Map([
          ['AS', 3],
          ['2D', 1],
        ] as const),
      ),
    });
    expect(plainChances(urn, after(), selectionsOf(urn), 1_000).get('red')!.win).toBe(0.25);
  });
});
