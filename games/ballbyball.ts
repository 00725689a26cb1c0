import { defineGame, type Selection, type Table } from './kit/game.ts';
import { clips } from './kit/shoe.ts';
import { bets, deal, fixed, limits, won } from './kit/words.ts';
import { type Fact, fact } from './kit/fact.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';

/** How often each ball is bowled, in a thousand. */
const WEIGHTS = { '0': 250, '1': 260, '2': 120, '3': 30, '4': 130, '6': 90, Wicket: 70, Extra: 50 };
const BALLS = ['0', '1', '2', '3', '4', '6', 'Wicket', 'Extra'] as const satisfies readonly (keyof typeof WEIGHTS)[];
type Ball = (typeof BALLS)[number];
type T = Table<'ball', Ball>;

export default defineGame({
  code: 'ballbyball',
  name: 'Ball by Ball',
  category: 'All Casino',
  rules: [
    'One delivery of a real match is drawn after betting closes.',
    'The run rows count runs off the bat only; 0 Runs is a true dot ball. Boundary is a 4 or a 6.',
    'A ball with a wicket is Wicket and nothing else: runs completed on it do not count.',
    'A wide, no-ball, bye or leg bye is Extra Runs and nothing else, whatever else happens on that ball.',
  ],
  shoe: clips(WEIGHTS),
  seats: { ball: 'Ball' },
  script: () => [bets(20), deal('ball', 3)],
  markets: [
    {
      id: 'runs',
      name: 'Runs',
      subtype: 'run',
      limits: limits(50, 25_000),
      selections: [
        row('0', 1, '0 Runs', 3.84),
        row('1', 2, '1 Runs', 3.69),
        row('2', 3, '2 Runs', 8),
        { ...row('3', 4, '3 Runs', 32), limits: limits(50, 15_000) },
        row('4', 5, '4 Runs', 7.38),
        { ...row('6', 6, '6 Runs', 10.66), limits: limits(50, 20_000) },
        { ...row('4', 7, 'Boundary', 4.36), id: 'ball.boundary', outcome: t => won(isBoundary(t)) },
        row('Wicket', 8, 'Wicket', 13.71),
        { ...row('Extra', 9, 'Extra Runs', 19.2), limits: limits(50, 15_000) },
      ],
    },
  ],
  layout: [{ kind: 'rows', market: 'runs', title: 'Runs', sides: ['back'] }],
  counted: [['ball', 0]],
  result: t => untold(NO_WINNER, ballFact(t.ball[0]!)),
});

function row(ball: Ball, sid: number, label: string, at: number): Selection<T> {
  return { id: `ball.${ball}`, sid, label, price: fixed(at), outcome: t => won(t.ball[0] === ball) };
}

function isBoundary(t: T): boolean {
  return t.ball[0] === '4' || t.ball[0] === '6';
}

function ballFact(ball: Ball): Fact {
  if (ball === 'Wicket') return fact('ball', ball);
  return ball === 'Extra' ? fact('ball', 'Extra Runs') : fact('runs', Number(ball));
}
