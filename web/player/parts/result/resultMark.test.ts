import { each, type Fact, fact, named } from '@maidan/games/kit/fact';
import { expect, test } from 'vitest';
import { markOf } from './resultMark.ts';
import { resultWords } from './resultText.ts';
import { tell } from './tell.ts';

const won = (seat: string, name: string): Fact => fact('winner', { seat, name });

test.each<[game: string, code: string, first: Fact, drawn: string]>([
  ['teen20', 'B', won('B', 'Player B'), 'B ring'],
  ['dt20', 'T', won('tiger', 'Tiger'), 'T ring'],
  ['dt20', 'T', fact('winner', 'Tie'), '= square'],
  ['baccarat', 'T', fact('winner', 'Tie'), 'T square'],
  ['ourroullete', '31', fact('nth', 31), '31 black'],
  ['race20', '♥', fact('winner', named('K♥')), '♥ suit'],
  [
    'ab20',
    'R',
    { key: 'ranks', at: { seat: 'andar', name: 'Andar' }, each: ['2', '4', '6', '7', '8', 'J', 'K'] },
    '7:6 wide',
  ],
  ['3cardj', 'R', each('ranks', ['10', '9', '8']), '10 9 8 wide'],
  ['ballbyball', 'R', fact('runs', 4), '4 disc'],
  ['ballbyball', 'R', fact('ball', 'Wicket'), 'W square'],
  ['ballbyball', 'R', fact('ball', 'Extra Runs'), 'Ex ring'],
  ['goals', 'R', fact('scorer', named('Cristiano Ronaldo')), 'Ronaldo wide'],
  ['goals', 'R', fact('scorer', 'No Goal'), 'No Goal wide'],
  ['kbc', 'R', fact('answer', 'Red'), 'Red wide'],
  ['notenum', 'R', each('parities', ['Even', 'Odd', 'Even', 'Odd', 'Even', 'Odd']), 'EOEOEO wide'],
  ['teen8', 'R', each('beating', ['2', '4', '5', '6', '8'].map(named)), '24568 wide'],
  ['teen8', 'R', each('beating', []), '- disc'],
  ['trio', 'R', { key: 'session', is: 'Yes', of: 27 }, 'Y disc'],
  ['trio', 'R', { key: 'session', is: 'No', of: 17 }, 'N ring'],
  ['war', 'R', each('winners', ['1', '3'].map(named)), '13 disc'],
  ['war', 'R', each('winners', [{ seat: 'dealer', name: 'Dealer' }]), 'D disc'],
])('at %s the result %s, %j, is drawn as %s', (game, code, first, drawn) => {
  const { text, shape } = markOf(game, code, first, tell(first));
  expect(`${text} ${shape}`).toBe(drawn);
});

test('who hears a result without a winner hears what happened instead of a letter', () => {
  expect([resultWords('A', 'Player A'), resultWords('R', 'Yes (27)'), resultWords('R', '')]).toEqual([
    'A',
    'Yes (27)',
    'R',
  ]);
});
