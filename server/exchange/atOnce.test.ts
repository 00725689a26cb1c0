import type { UserId } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { callerOf } from '../casino/testTable.ts';
import { cashOutNow } from './cashOut.ts';
import { placeOrders } from './orders.ts';
import { openMarket, rich, wish } from './testMarket.ts';

/* What is asked for many times at once is decided one by one, each by what the one before it left. */

const database = await freshDatabase();
const world = new TestWorld();
let house: House;
let nth = 0;

beforeAll(async () => {
  house = await openTestHouse(database.url, world);
  await rich(house, { asha: 10_00_000, bela: 10_00_000, chitra: 10_000 });
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const place = (user: string, market: string, ...texts: string[]) =>
  placeOrders(house.deps, callerOf(user, `a${(nth += 1)}`), { market, orders: texts.map(wish) });

const ANYTHING = paise(-rupees(1_00_000));
const BELA = 'bela' as UserId; // names are ids here

describe('[R13] a part of a position, cashed out two hundred times at once at whatever it comes to', () => {
  test.each([5, 50, 100])(
    '%i per cent: what is at risk never rises, and the position does not turn over',
    async percent => {
      const { id } = await openMarket(house, `once-${percent}`);
      await place('asha', id, 'lay A 2 × 2000');
      await place('bela', id, 'back A 2 × 2000');
      await place('asha', id, 'back A 2.02 × 50000', 'lay A 1.99 × 50000', 'back B 2.02 × 50000', 'lay B 1.99 × 50000');
      const { engine } = house.deps.sport;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          cashOutNow(house.deps, callerOf('bela', `out-${percent}-${n}`), { market: id, percent, value: ANYTHING }),
        ),
      );
      const { ifWins } = engine.trading(id)!.positionOf(BELA)!;
      expect(answers.some(({ ok }) => ok)).toBe(true);
      expect(ifWins['B']! - ifWins['A']!).toBeLessThanOrEqual(10); // paise that prices do not divide into
      expect(engine.trading(id)!.heldOf(BELA)).toBeLessThan(rupees(25)); // of 2,000: what the prices cost
    },
  );
});
