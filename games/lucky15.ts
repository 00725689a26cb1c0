import { onBall } from './kit/families/cricketPrices.ts';
import { defineGame, type Table } from './kit/game.ts';
import { pack } from './kit/shoe.ts';
import { bets, deal, limits, live, ONE, won } from './kit/words.ts';
import { fact } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';

const SET = { '0': 3, '1': 3, '2': 3, '4': 2, '6': 2, Wicket: 2 };
const BALLS = ['0', '1', '2', '4', '6', 'Wicket'] as const satisfies readonly (keyof typeof SET)[];
type Ball = (typeof BALLS)[number];
type T = Table<'gone' | 'ball', Ball>;

export default defineGame({
  code: 'lucky15',
  name: 'Lucky 15',
  title: 'LUCKY 15',
  category: 'All Casino',
  rules: [
    'A set is fifteen clips in random order: three each of 0, 1 and 2 runs, two each of 4, 6 and Wicket.',
    'Each round shows one of them, and it does not come back. The odds follow what is left of the set.',
    'A new set starts when one clip is left, or only clips of one kind. Exactly one row wins.',
  ],
  shoe: pack(SET, { kind: 'clips' }),
  seats: { gone: 'Bowled', ball: 'Ball' },
  carry: { to: 'gone', until: gone => kindsLeft(gone) <= 1 },
  script: () => [bets(20), deal('ball', 3)],
  markets: [
    {
      id: 'runs',
      name: 'Runs',
      subtype: 'run',
      limits: limits(50, 25_000),
      ends: ONE,
      selections: BALLS.map((ball, nth) => ({
        id: `ball.${ball}`,
        sid: nth + 1,
        label: ball === 'Wicket' ? ball : `${ball} Runs`,
        ...(ball === '6' && { limits: limits(50, 20_000) }),
        price: live(onBall),
        outcome: (t: T) => won(t.ball[0] === ball),
      })),
    },
  ],
  layout: [{ kind: 'rows', market: 'runs', title: 'Runs', sides: ['back'] }],
  counted: [['ball', 0]],
  result(t) {
    const ball = t.ball[0]!;
    return ball === 'Wicket' ? untold('W', fact('ball', ball)) : untold(ball, fact('runs', Number(ball)));
  },
});

function kindsLeft(gone: readonly Ball[]): number {
  return BALLS.filter(ball => gone.filter(other => other === ball).length < SET[ball]).length;
}
