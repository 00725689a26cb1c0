import { RULES, sicBoGame } from './kit/families/sicBo.ts';

export default sicBoGame({ code: 'sicbo', name: 'Sic Bo', rules: RULES });
