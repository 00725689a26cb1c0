import type { UserId } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { callerOf } from '../casino/testTable.ts';
import { cashOutNow } from './cashOut.ts';
import { openMarket } from './testMarket.ts';
import { TestTrading } from './testTrading.ts';

/* What is asked for many times at once is decided one by one, each by what the one before it left. */

const trades = new TestTrading(await freshDatabase(), { asha: 10_00_000, bela: 10_00_000 });

const ANYTHING = paise(-rupees(1_00_000));
const BELA = 'bela' as UserId; // names are ids here

describe('[R13] a part of a position, cashed out two hundred times at once at whatever it comes to', () => {
  test.each([5, 50, 100])(
    '%i per cent: what is at risk never rises, and the position does not turn over',
    async percent => {
      const { house } = trades;
      const market = await openMarket(house, `once-${percent}`);
      await trades.place('asha', market, 'lay A 2 × 2000');
      await trades.place('bela', market, 'back A 2 × 2000');
      const around = ['back A 2.02 × 50000', 'lay A 1.99 × 50000', 'back B 2.02 × 50000', 'lay B 1.99 × 50000'];
      await trades.place('asha', market, around);
      const asked = { market: market.id, percent, value: ANYTHING };
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => cashOutNow(house.deps, callerOf('bela', `out-${percent}-${n}`), asked)),
      );
      const { ifWins } = trades.trading(market).positionOf(BELA)!;
      expect(answers.some(({ ok }) => ok)).toBe(true);
      expect(ifWins['B']! - ifWins['A']!).toBeLessThanOrEqual(10); // paise that prices do not divide into
      expect(trades.trading(market).heldOf(BELA)).toBeLessThan(rupees(25)); // of 2,000: what the prices cost
    },
  );
});
