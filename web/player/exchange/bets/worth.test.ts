import { formatMoney } from '@maidan/core/format';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { book, per100, row, runner } from '../testMatchView.ts';
import { worthNow } from './worth.ts';

const market = book('MATCH_ODDS', [runner('A', [[1.5, 1e6]], [[1.52, 1e6]]), runner('B', [], [])]);
const bookmaker = row('bookmaker', 'Bookmaker', { FB: { back: per100(23), lay: per100(26) } });
const session = row('session', '6 over run', { runs: { back: { ...per100(100), line: 41 } } });

test.each([
  ['backed at a longer price', { market, row: undefined }, 'A', 'back', 2, '315.78'],
  ['backed at a shorter one', { market, row: undefined }, 'A', 'back', 1.4, '−78.95'],
  ['laid', { market, row: undefined }, 'A', 'lay', 1.2, '200.00'],
  ['with a bookmaker', { market: undefined, row: bookmaker }, 'FB', 'back', 1.23, '−23.81'],
  ['nobody to close it with', { market, row: undefined }, 'B', 'back', 2, undefined],
  ['suspended', { market: { ...market, status: 'suspended' as const }, row: undefined }, 'A', 'back', 2, undefined],
  ['a row of runs', { market: undefined, row: session }, 'runs', 'back', 2, undefined],
  ['a match that is not here', { market: undefined, row: undefined }, 'A', 'back', 2, undefined],
] as const)('a bet of 1,000 closed now, %s', (_, on, name, side, price, worth) => {
  const now = worthNow({ runner: name, side, odds: odds(price), stake: rupees(1000) }, on);
  expect(now === undefined ? undefined : formatMoney(now)).toBe(worth);
});
