import { RULES, sicBoGame } from './kit/sicBo.ts';

export default sicBoGame({ code: 'sicbo', name: 'Sic Bo', rules: RULES });
