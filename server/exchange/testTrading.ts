import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Result } from '@maidan/core/result';
import { afterAll, beforeAll } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { callerOf } from '../casino/testTable.ts';
import { placeOrders } from './orders.ts';
import { asMarket, drawn, rich, wish } from './testMarket.ts';

interface Database {
  readonly url: string;
  drop(): Promise<unknown>;
}

/** For tests: a house whose players trade with each other, open while the tests of a file run. */
export class TestTrading {
  readonly world = new TestWorld();
  #house: House | undefined;
  #nth = 0;

  /** Players and what they have to bet, in rupees. */
  constructor(database: Database, purses: Readonly<Record<string, number>>) {
    beforeAll(async () => {
      this.#house = await openTestHouse(database.url, this.world);
      await rich(this.house, purses);
    });
    afterAll(async () => {
      await this.house.close();
      await database.drop();
    });
  }

  get house(): House {
    return this.#house!;
  }

  /** A key that nobody used. */
  key(): string {
    return `t${(this.#nth += 1)}`;
  }

  /** 'back A 1.85 × 1000', and more of the same player. */
  place = (
    user: string,
    { id }: { readonly id: string },
    texts: string | readonly string[],
    key = this.key(),
  ): Promise<Result<Reply<'placeOrders'>, ErrorCode>> =>
    placeOrders(this.house.deps, callerOf(user, key), { market: id, orders: [texts].flat().map(wish) });

  trading = ({ id }: { readonly id: string }) => this.house.deps.sport.engine.trading(asMarket(id))!;

  /** As it is drawn. */
  book = (market: { readonly id: string }, runner = 'A'): string => drawn(this.trading(market), runner);
}
