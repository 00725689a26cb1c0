import { expect, test } from 'vitest';
import { limitsOf } from '@maidan/server/sport/marketRows';
import { shownAfter } from './orders.ts';

const STAKE = limitsOf('exchange').min;
const told = (market: string, count: number, at: number) => ({ market, orders: count * STAKE, at });

const PLACES = new Map([
  ['first', { market: 'm', nth: 1 }],
  ['second', { market: 'm', nth: 2 }],
  ['third', { market: 'm', nth: 3 }],
  ['other', { market: 'n', nth: 1 }],
]);

test.each<[string, readonly string[], readonly number[]]>([
  ['an order is shown by the first message that knows of it', ['first'], [10]],
  ['a message may be about several', ['first', 'second'], [10, 30]],
  ['one that no message knows of is not shown', ['third'], []],
  ['other markets do not count', ['other'], [5]],
  ['one that is not in the books was never shown', ['lost'], []],
])('%s', (_, orders, delays) => {
  const messages = [told('m', 0, 90), told('n', 1, 105), told('m', 1, 110), told('m', 2, 130), told('m', 2, 140)];
  const asked = orders.map(id => ({ id, dueAt: 100 }));
  expect(shownAfter(asked, messages, PLACES)).toEqual(delays);
});
