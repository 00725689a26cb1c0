import { topOpenTeenpatti } from './teen42.ts';

export default topOpenTeenpatti({
  code: 'queen',
  name: 'Queen Top Open Teenpatti',
  holds: 'Player A always holds Q♠ J♥ 9♦.',
  A: ['QS', 'JH', '9D'],
});
