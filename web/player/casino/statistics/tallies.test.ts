import { allGames } from '@maidan/games/index';
import { type Fact, fact, hands, named } from '@maidan/games/kit/fact';
import type { Game } from '@maidan/games/kit/game';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { expect, test } from 'vitest';
import { sidesOf, whichSide } from '../../parts/result/sides.ts';
import { type Past, talliesOf, winnerName } from './tallies.ts';

const games = await allGames();
const game = (code: string): Game => games.find(each => each.code === code)!;

const past = (code: string, ...facts: readonly Fact[]): Past => ({ round: '1', code, facts });
const won = (seat: string, name: string): Fact => fact('winner', { seat, name });

test.each<[game: string, code: string, facts: readonly Fact[], winner: string]>([
  ['teen20', 'A', [won('A', 'Player A'), hands('scores', ['A', 9], ['B', 9])], 'Player A'],
  ['dt20', 'T', [won('tiger', 'Tiger'), fact('pair', null)], 'Tiger'],
  ['dt20', 'T', [fact('winner', 'Tie'), fact('pair', 'Pair')], 'Tie'],
  [
    'teensin',
    'B',
    [
      {
        key: 'winner29',
        is: named('Player B'),
        by: [
          ['A', 0],
          ['B', 3],
        ],
      },
    ],
    'Player B',
  ],
  ['dum10', 'N', [fact('nth', 1), fact('nextTotal', 10)], 'No'],
  ['poker6', '4', [won('4', 'Player 4'), fact('hand', 'Two Pair')], 'Player 4'],
  ['lucky7', 'T', [fact('winner', 'Tie'), fact('parity', 'Odd'), fact('colour', 'Red')], 'Seven'],
])('at %s the result %s (%j) was won by %s', (code, result, facts, winner) => {
  expect(winnerName(game(code), past(result, ...facts))).toBe(winner);
});

test('[S227] shares of the results: sides in their order, even one that never came', () => {
  const results = ['A', 'B', 'B', 'B'].map(code => past(code, won(code, `Player ${code}`)));
  expect(talliesOf(game('teen20'), results)).toEqual([
    {
      title: 'Winner',
      shares: [
        { name: 'Player A', hue: 'p0', count: 1, share: 0.25 },
        { name: 'Player B', hue: 'p1', count: 3, share: 0.75 },
        { name: 'Tie', hue: 'p2', count: 0, share: 0 },
      ],
    },
  ]);
});

test('[S227] the most frequent comes first where there are no sides', () => {
  const results = [4, 1, 1].map(runs => past('R', fact('runs', runs)));
  expect(talliesOf(game('ballbyball'), results)[0]?.shares.map(({ name, count }) => [name, count])).toEqual([
    ['1 Run', 2],
    ['4 Run', 1],
  ]);
});

test('[S227] colours are drawn as they are, whichever came more often; other hues stay with their names', () => {
  const drawn = (...colours: readonly ('Red' | 'Black' | 'Green')[]) =>
    colours.map(colour => past('1', fact('nth', 1), fact('colour', colour)));
  const hues = (code: string, pasts: readonly Past[]) =>
    Object.fromEntries(talliesOf(game(code), pasts)[0]!.shares.map(({ name, hue }) => [name, hue]));
  const painted = { Red: 'red', Black: 'black', Green: 'green' };
  expect(hues('ourroullete', drawn('Red', 'Red', 'Black', 'Green'))).toEqual(painted);
  expect(hues('ourroullete', drawn('Green', 'Black', 'Black', 'Red'))).toEqual(painted);
  const thrown = (...sizes: readonly ('Small' | 'Big')[]) =>
    sizes.map(size => past('9', fact('nth', 9), fact('size', size)));
  expect(hues('sicbo', thrown('Small', 'Small', 'Big'))).toEqual(hues('sicbo', thrown('Big', 'Big', 'Small')));
});

test('[S227] Andar Bahar counts on which side each rank came first', () => {
  const pasts = [
    past('-', { key: 'ranks', each: ['A', 'K'] }, { key: 'ranks', each: ['2'] }),
    past('-', { key: 'ranks', each: ['A'] }, { key: 'ranks', each: ['2', 'K'] }),
  ];
  const counts = talliesOf(game('ab20'), pasts).map(({ title, shares }) => [
    title,
    shares.map(({ name, count }) => `${name} ${count}`),
  ]);
  expect(counts).toEqual([
    ['First on Andar', ['A 2', 'K 1']],
    ['First on Bahar', ['2 2', 'K 1']],
  ]);
});

test('nothing played yet has nothing to share', () => {
  expect(talliesOf(game('worli2'), []).map(({ shares }) => shares)).toEqual([[], []]);
});

test.each(games)('[S227] two hundred rounds of $name can all be counted', game => {
  const random = seeded(7);
  const pasts = Array.from({ length: 200 }, (_, round): Past => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    const table = playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random));
    const result = game.result(table);
    return { round: String(round), code: result.code, facts: result.facts };
  });
  for (const { title, shares } of talliesOf(game, pasts)) {
    const counted = shares.reduce((sum, { share }) => sum + share, 0);
    expect(counted, title).toBeCloseTo(1);
    expect(shares.length, title).toBeGreaterThan(1);
    expect(shares.length, `${title}: ${shares.map(({ name }) => name).join(', ')}`).toBeLessThanOrEqual(13);
  }
  const sides = sidesOf(game.code);
  const strangers = pasts.filter(({ code, facts }) => sides && !whichSide(sides, code, facts[0]));
  expect(strangers).toEqual([]);
});
