import { instantTeenpatti } from './teen3.ts';

export default instantTeenpatti({
  code: 'teen32',
  name: 'Instant Teenpatti 2.0',
  holds: 'Player A always holds 2♥ 2♠ 3♣, and Player B 8♥ 9♥.',
  A: ['2H', '2S', '3C'],
  B: ['8H', '9H'],
});
