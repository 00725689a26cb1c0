import { BOXING } from '../names/tours.ts';
import { boutSport } from './boutSport.ts';

export const boxing = boutSport({
  code: 'boxing',
  name: 'Boxing',
  etid: 6,
  rules: {
    formats: { '8 rounds': 8, '10 rounds': 10, '12 rounds': 12 },
    exchanges: 9,
    down: 0.022,
    stays: 0.35,
    even: 0.06,
    hasDraw: true,
  },
  promotions: BOXING,
  exchangeMs: 20_000,
});
