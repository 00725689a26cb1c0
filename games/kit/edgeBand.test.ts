import { expect, test } from 'vitest';
import { odds } from '@maidan/core/odds';
import { inBand } from './edgeBand.ts';

// What the house keeps of the stake of a back, and of what a lay can lose.
test.each([
  ['a back at a fair price', 0.5, { back: 2 }, {}],
  ['a back with 0.5 %', 0.5, { back: 1.99 }, { back: 1.99 }],
  ['a back with 8 %', 0.5, { back: 1.84 }, { back: 1.84 }],
  ['a back with 8.5 %', 0.5, { back: 1.83 }, {}],
  ['a back that favours the player', 0.5, { back: 2.02 }, {}],
  ['a lay at a fair price', 0.5, { lay: 2 }, {}],
  ['a lay with 1 %', 0.5, { lay: 2.02 }, { lay: 2.02 }],
  ['a lay on a longshot, where 3 % of the price is 0.4 % of the liability', 0.1, { lay: 10.3 }, {}],
  ['a lay with 9 %', 0.5, { lay: 2.22 }, {}],
  ['one side good, the other not', 0.5, { back: 1.96, lay: 2 }, { back: 1.96 }],
])('%s', (_, p, offer: { back?: number; lay?: number }, kept: { back?: number; lay?: number }) => {
  expect(inBand(p, quoted(offer))).toEqual(quoted(kept));
});

function quoted({ back, lay }: { back?: number; lay?: number }) {
  return {
    ...(back !== undefined && { back: { odds: odds(back) } }),
    ...(lay !== undefined && { lay: { odds: odds(lay) } }),
  };
}
