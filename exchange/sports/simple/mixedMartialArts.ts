import { MARTIAL_ARTS } from '../names/tours.ts';
import { boutSport } from './boutSport.ts';

/** Who goes down is in trouble at once. A draw is rare, and no runner: bets are void then. */
export const mixedMartialArts = boutSport({
  code: 'mixedMartialArts',
  name: 'Mixed Martial Arts',
  etid: 3,
  rules: {
    formats: { '3 rounds': 3, '5 rounds': 5 },
    exchanges: 10,
    down: 0.04,
    stays: 0.5,
    even: 0.01,
    hasDraw: false,
  },
  promotions: MARTIAL_ARTS,
  exchangeMs: 30_000,
});
