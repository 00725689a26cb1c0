import { sentenceOf } from '@maidan/contract/errors';
import type { Accepts } from '@maidan/contract/accepts';
import { formatOdds, odds } from '@maidan/core/odds';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { type Choice, type Target, targetOf } from '../choice.ts';
import { BOOK, dec, line, MATCH, rowNamed } from '../testMatchView.ts';
import {
  begun,
  faultOf,
  follows,
  moveOf,
  needsConsent,
  priceStepped,
  priceTyped,
  renewed,
  startMoved,
  writtenOf,
} from './draft.ts';

const on = (market: string, runner: string, side: Choice['side'], level = 0): Target =>
  targetOf(MATCH, { market, runner, side, level })!;
const KINGS = on(BOOK.id, 'Kaveri Kings', 'back');
const SESSION = on(rowNamed('15 over run KK').id, 'runs', 'back');
const KHADO = on(rowNamed('20 over run KK khado-4').id, 'runs', 'back');

describe('a slip begins with what was tapped', () => {
  test.each([
    ['the best price', KINGS, '1.85', 0],
    ['a deeper one', on(BOOK.id, 'Kaveri Kings', 'lay', 1), '1.87', 0],
    ['a line of runs', SESSION, '2', 126],
    ['nothing on offer: the price of the other side', on(BOOK.id, 'Kaveri Kings', 'lay', 2), '1.86', 0],
    ['nothing at all: evens', on(MATCH.markets[1]!.id, 'No', 'back'), '2', 0],
  ])('%s', (_, target, price, runs) => {
    const draft = begun(target);
    expect([formatOdds(draft.odds), draft.line]).toEqual([price, runs]);
  });
});

describe('± goes by legal ticks', () => {
  test.each([
    [1.85, 1, '1.86'],
    [1.99, 1, '2'],
    [2, 1, '2.02'],
    [2, -1, '1.99'],
    [1.01, -1, '1.01'],
    [1000, 1, '1000'],
  ])('%d and %d ticks is %s', (from, ticks, to) =>
    expect(formatOdds(priceStepped({ ...begun(KINGS), odds: odds(from) }, ticks).odds)).toBe(to),
  );

  test.each([
    ['back', '2.01', '2.02'],
    ['lay', '2.01', '2'],
    ['back', '5000', '1000'],
    ['lay', '1.001', '1.01'],
    ['back', 'x', '1.85'],
    ['back', '1', '1.85'],
  ] as const)('typed for a %s, %s becomes %s', (side, text, price) => {
    const draft = { ...begun(KINGS), choice: { ...KINGS.choice, side } };
    expect(formatOdds(priceTyped(draft, text).odds)).toBe(price);
  });

  test.each([
    [170, 170],
    [-3, 0],
    [5000, 1999],
  ])('the start of a khado at %i is %i', (to, start) => expect(startMoved(begun(KHADO), to, KHADO).line).toBe(start));
});

describe('[R11] a price that moved', () => {
  const longer = { ...SESSION, offer: { ...line(126, 110), line: 126 } };
  const easier = { ...SESSION, offer: { ...line(124, 100), line: 124 } };
  const harder = { ...SESSION, offer: { ...line(127, 100), line: 127 } };
  const gone = { ...SESSION, offer: undefined };

  test.each([
    ['the same', SESSION, 'same'],
    ['a longer price', longer, 'better'],
    ['a lower line for Yes', easier, 'better'],
    ['a higher line for Yes', harder, 'worse'],
    ['no price', gone, 'gone'],
  ] as const)('%s is %s', (_, now, move) => expect(moveOf(begun(SESSION), now)).toBe(move));

  test.each<[accepts: Accepts, now: Target, follows: boolean, asks: boolean]>([
    ['none', longer, false, true],
    ['none', harder, false, true],
    ['better', longer, true, false],
    ['better', harder, false, true],
    ['any', harder, true, false],
    ['any', gone, false, false],
  ])('accepting %s', (accepts, now, isFollowed, asks) => {
    const move = moveOf(begun(SESSION), now);
    const draft = begun(SESSION);
    expect([follows(draft, now, move, accepts), needsConsent(draft, now, move, accepts)]).toEqual([isFollowed, asks]);
  });

  describe('of an order', () => {
    const shorter = { ...KINGS, offer: { ...dec(1.8), line: 0 } };
    const longer = { ...KINGS, offer: { ...dec(1.9), line: 0 } };

    test.each<[accepts: Accepts, now: Target, follows: boolean, asks: boolean]>([
      ['none', shorter, false, true],
      ['none', longer, false, true],
      ['better', shorter, false, false],
      ['better', longer, false, false],
      ['any', shorter, true, false],
      ['any', longer, true, false],
    ])('accepting %s', (accepts, now, isFollowed, asks) => {
      const draft = begun(KINGS);
      const move = moveOf(draft, now);
      expect([follows(draft, now, move, accepts), needsConsent(draft, now, move, accepts)]).toEqual([isFollowed, asks]);
    });

    test.each<Accepts>(['none', 'better', 'any'])('accepting %s, a price of one’s own is left alone', accepts => {
      const draft = priceStepped(begun(KINGS), 3);
      const move = moveOf(draft, shorter);
      expect([follows(draft, shorter, move, accepts), needsConsent(draft, shorter, move, accepts)]).toEqual([
        false,
        false,
      ]);
    });

    test('agreed to, the new price is the one that was seen', () => {
      const draft = renewed(begun(KINGS), shorter);
      expect([formatOdds(draft.odds), needsConsent(draft, shorter, moveOf(draft, shorter), 'none')]).toEqual([
        '1.8',
        false,
      ]);
    });
  });

  test('the start of a khado is the player’s own, whatever is proposed', () => {
    const now = { ...KHADO, offer: { ...line(164, 300), line: 164 } };
    const draft = startMoved(begun(KHADO), 170, KHADO);
    expect([moveOf(draft, now), renewed(draft, now).line]).toEqual(['same', 170]);
  });
});

describe('what is not even sent', () => {
  test.each([
    ['', KINGS, 'amount-missing'],
    ['x', KINGS, 'amount-malformed'],
    ['99', KINGS, 'stake-too-small'],
    ['200001', KINGS, 'stake-too-large'],
    ['50001', SESSION, 'stake-too-large'],
    ['100', { ...KINGS, stop: 'SUSPENDED' }, 'market-suspended'],
    ['100', { ...SESSION, stop: 'BALL RUNNING' }, 'ball-running'],
    ['100', on(MATCH.markets[1]!.id, 'Yes', 'back'), 'market-closed'],
    ['100', { ...SESSION, offer: undefined }, 'price-locked'],
  ] as const)('%s: %o is %s', (amount, target, code) =>
    expect(faultOf({ ...begun(target), amount }, target)).toBe(sentenceOf(code)),
  );

  test('an order needs nobody on the other side', () =>
    expect(faultOf({ ...begun(KINGS), amount: '200000' }, { ...KINGS, offer: undefined })).toBeUndefined());

  test('a draft is written with a stake, and not without', () => {
    expect(writtenOf(begun(SESSION))).toBeUndefined();
    expect(writtenOf({ ...begun(SESSION), amount: '1500' })).toMatchObject({
      line: 126,
      stake: rupees(1500),
      side: 'back',
    });
  });
});
