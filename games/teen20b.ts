import { defineGame } from './kit/game.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { TWENTY_TWENTY, twentyTwentyChances } from './kit/families/twentyTwenty.ts';

export default defineGame({
  ...TWENTY_TWENTY,
  code: 'teen20b',
  name: '20-20 Teenpatti B',
  solve: beforeDealing(twentyTwentyChances),
});
