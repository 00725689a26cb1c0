import { defineGame } from './kit/game.ts';
import { winnerChances } from './kit/solve/thirtyTwo.ts';
import { resultOf, RULES, script, SEATS, SHOE, winner, WINNER_BOXES, SHOWN } from './kit/families/thirtyTwo.ts';

export default defineGame({
  code: 'card32',
  name: '32 Cards A',
  category: '32 Cards',
  rules: RULES,
  shoe: SHOE,
  seats: SEATS,
  script,
  markets: [winner(200_000)],
  layout: WINNER_BOXES,
  ...SHOWN,
  result: t => resultOf(t),
  solve: winnerChances,
});
