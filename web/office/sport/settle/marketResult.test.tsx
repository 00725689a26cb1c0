import type { Millis } from '@maidan/core/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Market } from '../events/event.ts';
import { MarketResult } from './MarketResult.tsx';
import { market } from '../testOfficeMarket.ts';

/** The facts of a market, by name. */
function factsOf(its: Partial<Market>): Readonly<Record<string, string>> {
  const markup = renderToStaticMarkup(<MarketResult market={market('exchange', its)} />);
  const facts = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  const wordsOf = (text: string): string =>
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return Object.fromEntries(facts.map(([, name = '', value = '']) => [wordsOf(name), wordsOf(value)]));
}

const settled = { result: 'Kings', settlements: 1, settledAt: 0 as Millis };

test('a market that was settled by hand says who did it, who approved it, and why', () => {
  const settledBy = { by: 'Farah', second: 'Meera', proposal: 'P-7', reason: 'The umpire corrected it' };
  const facts = factsOf({ ...settled, settledBy });
  expect(facts['By hand']).toBe('Farah, approved by Meera P-7: The umpire corrected it');
  expect(facts).not.toHaveProperty('By');
});

test('one that was settled by what happened says so, and one that is open says nothing', () => {
  expect(factsOf(settled)['By']).toBe('The record of the match');
  expect(Object.keys(factsOf({}))).not.toEqual(expect.arrayContaining(['By']));
});
