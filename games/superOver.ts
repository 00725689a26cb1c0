import { pack } from './kit/shoe.ts';
import type { Ball } from './kit/solve/innings.ts';
import { superOverGame } from './kit/families/superOverGame.ts';

/** Every card is a ball: ace to 4 and 6 are runs, the ten a dot ball, the king a wicket. */
export const CARDS: readonly Ball[] = [
  { face: 'A', runs: 1, isWicket: false },
  { face: '2', runs: 2, isWicket: false },
  { face: '3', runs: 3, isWicket: false },
  { face: '4', runs: 4, isWicket: false },
  { face: '6', runs: 6, isWicket: false },
  { face: 'T', runs: 0, isWicket: false },
  { face: 'K', runs: 0, isWicket: true },
];

export default superOverGame({
  code: 'superOver',
  name: 'Super Over',
  title: 'ENG vs RSA Super Over',
  teams: ['ENG', 'RSA'],
  format: { kinds: CARDS, balls: 6, wickets: 2 },
  shoe: pack(new Map(CARDS.map(({ face }) => [face, 5])), { perSeat: true }),
  device: [
    'Thirty-five cards, five of each kind: ace, 2, 3, 4 and 6 are that many runs, 10 is a dot ball, king is a wicket.',
    'Cards do not go back during an innings; each innings starts with the full pack.',
  ],
});
