import { describe, expect, test } from 'vitest';
import judgement from './3cardj.ts';
import ab20 from './ab20.ts';
import baccarat from './baccarat.ts';
import baccarat2 from './baccarat2.ts';
import dt20 from './dt20.ts';
import dt202 from './dt202.ts';
import dt6 from './dt6.ts';
import dtl20 from './dtl20.ts';
import { rupees } from '@maidan/core/money';
import { selectionsOf } from './kit/game.ts';
import { stepAfter } from './kit/play.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar } from './kit/testing/sheet.ts';
import lucky7 from './lucky7.ts';
import lucky7eu from './lucky7eu.ts';
import lucky7eu2 from './lucky7eu2.ts';
import teensin from './teensin.ts';
import war from './war.ts';

const GAMES = [
  ...[baccarat, baccarat2, teensin, dt20, dt202, dt6, dtl20, lucky7, lucky7eu, lucky7eu2, war, ab20, judgement],
];

describe.each(GAMES)('$code takes bets while every card is hidden', game => {
  const fresh = { gone: [], dealt: [] };

  test('for twenty seconds, and then deals a card every second and a half, or faster where there are many', () => {
    expect(stepAfter(game, fresh, 0)).toEqual({ do: 'bets', ms: 20_000 });
    expect(stepAfter(game, fresh, 1)).toMatchObject({ do: 'deal', ms: game === ab20 ? 700 : 1_500 });
  });

  test('on every row before the first card, on none after it', () => {
    expect(Object.keys(quotes(game, fresh)).toSorted()).toEqual(
      selectionsOf(game)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(quotes(game, dealtSoFar(game, '4SS'))).toEqual({});
  });

  test('from 100 rupees', () => {
    for (const market of game.markets) {
      for (const { limits = market.limits } of market.selections) expect(limits.min).toBe(rupees(100));
    }
  });

  test('[R18] with a return that is counted, not sampled, and never above 100 %', () => {
    for (const { id, method, rtp, lay } of returnsOf(game)) {
      expect([id, method, rtp! <= 1, (lay ?? 0) <= 0]).toEqual([id, 'exact', true, true]);
    }
  });
});
