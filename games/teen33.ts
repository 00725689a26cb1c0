import { instantTeenpatti } from './teen3.ts';

export default instantTeenpatti({
  code: 'teen33',
  name: 'Instant Teenpatti 3.0 B',
  holds: 'Player A always holds 9♣ 8♥ 6♠, and Player B 9♦ 5♣.',
  A: ['9C', '8H', '6S'],
  B: ['9D', '5C'],
});
