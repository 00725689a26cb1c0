import { RULES, sicBoGame } from './kit/families/sicBo.ts';

export default sicBoGame({
  code: 'sicbo2',
  name: 'Sic Bo 2',
  rules: [
    'Two dice machines take turns: the first in rounds with an odd number, the second in those with an even one.',
    ...RULES,
  ],
});
