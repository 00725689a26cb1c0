import { pack } from './kit/shoe.ts';
import { superOverGame } from './kit/families/superOverGame.ts';
import { CARDS } from './superOver.ts';

export default superOverGame({
  code: 'superOver3',
  name: 'Mini Superover',
  title: 'Mini SuperOver',
  teams: ['IND', 'AUS'],
  format: { kinds: CARDS, balls: 4, wickets: 1 },
  shoe: pack(new Map(CARDS.map(({ face }) => [face, 3])), { perSeat: true }),
  device: [
    'Twenty-one cards, three of each kind: ace, 2, 3, 4 and 6 are that many runs, 10 is a dot ball, king is a wicket.',
    'Cards do not go back during an innings; each innings starts with the full pack.',
  ],
});
