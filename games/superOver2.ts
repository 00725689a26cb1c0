import { clips } from './kit/shoe.ts';
import type { Ball } from './kit/solve/innings.ts';
import { superOverGame } from './kit/families/superOverGame.ts';

const CLIPS: readonly Ball[] = [
  ...[0, 1, 2, 3, 4, 6].map(runs => ({ face: `${runs}`, runs, isWicket: false })),
  { face: 'Wicket', runs: 0, isWicket: true },
];

export default superOverGame({
  code: 'superOver2',
  name: 'Super Over 2',
  title: 'Super Over2',
  teams: ['IND', 'ENG'],
  format: { kinds: CLIPS, balls: 6, wickets: 2 },
  shoe: clips({ '0': 1, '1': 1, '2': 1, '3': 1, '4': 1, '6': 1, Wicket: 1 }),
  device: ['Every ball is a clip drawn afresh: 0, 1, 2, 3, 4, 6 and Wicket are equally likely, whatever came before.'],
});
