import { expect, test } from 'vitest';
import { markOf } from './resultMark.ts';
import { resultWords } from './resultText.ts';

test.each<[game: string, code: string, fact: string, drawn: string]>([
  ['teen20', 'B', 'Player B', 'B ring'],
  ['dt20', 'T', 'Tiger', 'T ring'],
  ['dt20', 'T', 'Tie', '= square'],
  ['baccarat', 'T', 'Tie', 'T square'],
  ['ourroullete', '31', '31', '31 black'],
  ['race20', '♥', 'K♥', '♥ suit'],
  ['ab20', 'R', 'Andar : 2 4 6 7 8 J K', '7:6 wide'],
  ['3cardj', 'R', '10 9 8', '10 9 8 wide'],
  ['ballbyball', 'R', '4 Run', '4 disc'],
  ['ballbyball', 'R', 'Wicket', 'W square'],
  ['ballbyball', 'R', 'Extra Runs', 'Ex ring'],
  ['goals', 'R', 'Cristiano Ronaldo', 'Ronaldo wide'],
  ['goals', 'R', 'No Goal', 'No Goal wide'],
  ['kbc', 'R', 'Red', 'Red wide'],
  ['notenum', 'R', 'Even Odd Even Odd Even Odd', 'EOEOEO wide'],
  ['teen8', 'R', '2  4  5  6  8', '24568 wide'],
  ['teen8', 'R', '-', '- disc'],
  ['trio', 'R', 'Yes (27)', 'Y disc'],
  ['trio', 'R', 'No (17)', 'N ring'],
  ['war', 'R', '1 3', '13 disc'],
  ['war', 'R', 'Dealer', 'D disc'],
])('at %s the result %s, %s, is drawn as %s', (game, code, fact, drawn) => {
  const { text, shape } = markOf(game, code, fact);
  expect(`${text} ${shape}`).toBe(drawn);
});

test('who hears a result without a winner hears what happened instead of a letter', () => {
  expect([resultWords('A', 'Player A'), resultWords('R', 'Yes (27)'), resultWords('R', '')]).toEqual([
    'A',
    'Yes (27)',
    'R',
  ]);
});
