import type { Answer, MarketPlan } from '@maidan/exchange/sports/sport';
import { expect, test } from 'vitest';
import { wordsOf } from './payments.ts';

const plan = (kind: MarketPlan['kind'], runners?: readonly string[]): MarketPlan => ({
  id: 'm',
  kind,
  name: 'M',
  ...(runners && { runners }),
});

test.each<[what: string, MarketPlan, Answer, words: string]>([
  ['a winner', plan('exchange', ['Kaveri Kings', 'Deccan Comets']), { type: 'won', winners: [1] }, 'Deccan Comets'],
  ['a dead heat', plan('exchange', ['A', 'B', 'C']), { type: 'won', winners: [0, 2] }, 'A & C'],
  ['yes', plan('fancy1'), { type: 'won', winners: [0] }, 'yes'],
  ['no, as a match answers it', plan('fancy1'), { type: 'won', winners: [1] }, 'no'],
  ['no, as an operator answers it', plan('fancy1'), { type: 'won', winners: [] }, 'no'],
  ['runs', plan('session'), { type: 'runs', total: 52 }, '52'],
  ['a digit', plan('lastDigit'), { type: 'won', winners: [7] }, '7'],
  ['void', plan('session'), { type: 'void', reason: 'rain' }, 'void'],
])('%s is said in words', (_, market, answer, words) => {
  expect(wordsOf(market, answer)).toBe(words);
});
