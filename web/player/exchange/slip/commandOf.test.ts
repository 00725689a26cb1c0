import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { targetOf } from '../choice.ts';
import { BOOK, MATCH, rowNamed } from '../testMatchView.ts';
import { commandOf } from './commandOf.ts';
import { begun } from './draft.ts';
import { armed, ARMED_MS, fired, fires } from './oneClick.ts';
import { keepOptions, readOptions, USUAL } from './options.ts';

const kings = targetOf(MATCH, { market: BOOK.id, runner: 'Kaveri Kings', side: 'lay', level: 0 })!;
const session = targetOf(MATCH, { market: rowNamed('15 over run KK').id, runner: 'runs', side: 'lay', level: 0 })!;
const draft = { ...begun(kings), amount: '1000' };

describe('what is sent for a slip', () => {
  test('an order with its limit', () =>
    expect(commandOf(draft, kings, USUAL)).toEqual({
      do: 'placeOrders',
      input: {
        market: BOOK.id,
        orders: [{ runner: 'Kaveri Kings', side: 'lay', odds: 1860, stake: rupees(1000), isKept: false }],
      },
      delayMs: 5_000,
      title: 'Kaveri Kings · Lay 1.86 · 1,000.00',
    }));

  test.each([
    ['fill or kill needs all of it at once', { ...USUAL, isFillOrKill: true }, kings, { minFill: rupees(1000) }],
    ['kept at in-play', { ...USUAL, isKept: true }, { ...kings, inPlay: false }, { isKept: true }],
    ['in play there is nothing to be kept over', { ...USUAL, isKept: true }, kings, { isKept: false }],
  ] as const)('%s', (_, options, target, expected) =>
    expect(commandOf(draft, target, options)).toMatchObject({ input: { orders: [expected] } }),
  );

  test('[R11] who accepts no changes sends the version that was seen', () =>
    expect(commandOf(draft, kings, { ...USUAL, accepts: 'none' })).toMatchObject({ input: { version: 4 } }));

  test('a bet on a row with the line and the price that were seen', () =>
    expect(commandOf({ ...begun(session), amount: '500' }, session, { ...USUAL, accepts: 'any' })).toEqual({
      do: 'placeRowBet',
      input: {
        market: session.choice.market,
        runner: 'runs',
        side: 'lay',
        odds: 2000,
        line: 124,
        stake: 50_000,
        accepts: 'any',
      },
      delayMs: 1_000,
      title: '15 over run KK · No 124 / 100 · 500.00',
    }));

  test('nothing without a stake', () => expect(commandOf(begun(kings), kings, USUAL)).toBeUndefined());
});

describe('one-click betting', () => {
  const state = armed('m1', rupees(100), 0);
  test.each([
    ['is on for its market', 'm1', ARMED_MS - 1, true],
    ['is off for another', 'm2', 0, false],
    ['is off after a while', 'm1', ARMED_MS, false],
  ])('%s', (_, market, now, isOn) => expect(fires(state, market, now)).toBe(isOn));

  test('has to be armed', () => expect(fires(undefined, 'm1', 0)).toBe(false));
  test('goes on with every bet', () => expect(fires(fired(state, 1000), 'm1', ARMED_MS)).toBe(true));
});

test('options are kept by the browser, and what cannot be read is the usual', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  expect(readOptions(storage)).toEqual(USUAL);
  const own = { accepts: 'any', isKept: true, isFillOrKill: false, isConfirmed: true } as const;
  keepOptions(storage, own);
  expect(readOptions(storage)).toEqual(own);
  kept.set('slipOptions', 'whatever 1 1 1');
  expect(readOptions(storage)).toEqual(USUAL);
});
