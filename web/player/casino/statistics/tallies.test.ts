import { allGames } from '@maidan/games/index';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { expect, test } from 'vitest';
import { sidesOf, whichSide } from '../../parts/result/sides.ts';
import { type Past, talliesOf, winnerName } from './tallies.ts';
import { factsWritten } from '@maidan/games/kit/written';

const past = (code: string, text: string): Past => ({ round: '1', code, facts: text.split('#') });

test.each<[game: string, code: string, text: string, winner: string]>([
  ['teen20', 'A', 'Player A#A : 9 | B : 9', 'Player A'],
  ['dt20', 'T', 'Tiger#-', 'Tiger'],
  ['dt20', 'T', 'Tie#Pair', 'Tie'],
  ['teensin', 'B', 'Player B (A: 0 | B: 3)#Player B', 'Player B'],
  ['dum10', 'N', '1#Next Total 10 or More#0 + 6 = 6 | No', 'No'],
  ['poker6', '4', 'Player 4#Two Pair', 'Player 4'],
  ['lucky7', 'T', 'Tie#Odd#Red', 'Seven'],
])('at %s the result %s (%s) was won by %s', (game, code, text, winner) => {
  expect(winnerName(game, past(code, text))).toBe(winner);
});

test('[S227] shares of the results: sides in their order, even one that never came', () => {
  const results = ['A', 'B', 'B', 'B'].map(code => past(code, `Player ${code}`));
  expect(talliesOf('teen20', results)).toEqual([
    {
      title: 'Winner',
      shares: [
        { name: 'Player A', count: 1, share: 0.25 },
        { name: 'Player B', count: 3, share: 0.75 },
        { name: 'Tie', count: 0, share: 0 },
      ],
    },
  ]);
});

test('[S227] the most frequent comes first where there are no sides', () => {
  const results = ['4 Run', '1 Run', '1 Run'].map(text => past('R', text));
  expect(talliesOf('ballbyball', results)[0]?.shares.map(({ name, count }) => [name, count])).toEqual([
    ['1 Run', 2],
    ['4 Run', 1],
  ]);
});

test('nothing played yet has nothing to share', () => {
  expect(talliesOf('worli2', []).map(({ shares }) => shares)).toEqual([[], []]);
});

const games = await allGames();

test.each(games)('[S227] two hundred rounds of $name can all be counted', game => {
  const random = seeded(7);
  const pasts = Array.from({ length: 200 }, (_, round): Past => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    const table = playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random));
    const result = game.result(table);
    return { round: String(round), code: result.code, facts: factsWritten(result) };
  });
  for (const { title, shares } of talliesOf(game.code, pasts)) {
    const counted = shares.reduce((sum, { share }) => sum + share, 0);
    expect(counted, title).toBeCloseTo(1);
    expect(shares.length, title).toBeGreaterThan(1);
    expect(shares.length, `${title}: ${shares.map(({ name }) => name).join(', ')}`).toBeLessThanOrEqual(13);
  }
  const sides = sidesOf(game.code);
  const strangers = pasts.filter(({ code, facts }) => sides && !whichSide(sides, code, facts[0]));
  expect(strangers).toEqual([]);
});
