import { pointsOf } from '@maidan/exchange/fantasy/points';
import { inventOne, playOut } from '@maidan/exchange/proof/sportLaws';
import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import { FORMATS } from '@maidan/exchange/sports/cricket/rules';
import { expect, test } from 'vitest';
import { recounted } from './recounted.ts';

/* The points of whole matches, by the house and by a program that shares nothing with it but the record. */

const MATCHES = { T20: 30, ODI: 8, Test: 2 } as const;

test.each(FORMATS)('the fantasy points of every player of a %s are what a second program counts', format => {
  for (let n = 0; n < MATCHES[format]; n += 1) {
    const fixture = { ...inventOne(cricket, `${format}-${n}`), format };
    const { events } = playOut(cricket, `recount-${n}`, fixture);
    const totals = pointsOf(fixture, events).map(({ total }) => total);
    expect(recounted(format, events)).toEqual(totals);
    expect(totals.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(100);
  }
});

test('while a match is played it is what has been played', () => {
  const { fixture, events } = playOut(cricket, 'half', { ...inventOne(cricket, 'half'), format: 'T20' });
  for (const until of [0, 3, 50, 200, 333]) {
    const told = events.slice(0, until);
    expect(recounted('T20', told)).toEqual(pointsOf(fixture, told).map(({ total }) => total));
  }
});
