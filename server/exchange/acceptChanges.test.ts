import type { Accepts } from '@maidan/contract/accepts';
import { rupees } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { randomFrom } from '@maidan/core/random';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { rowQuotes } from '@maidan/exchange/rows/rowPricing';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { newRow } from '../sport/marketRows.ts';
import { placeRowBets } from './rowBets.ts';
import { ANY_TERMS, BOOKMAKER, openMarket, rich } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

const FLIPS = 1_000;
const PLAYERS = Array.from({ length: 20 }, (_, nth) => `player${nth}`);

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  await rich(house, Object.fromEntries(PLAYERS.map(name => [name, 1_00_000])));
});

/** What was asked for, and at which price it was taken. */
interface Asked {
  readonly accepts: Accepts;
  readonly side: Side;
  readonly seen: number;
  readonly taken: number | undefined;
}

const isWorse = ({ side, seen, taken = seen }: Asked): boolean => (side === 'back' ? taken < seen : taken > seen);
const isOther = ({ seen, taken = seen }: Asked): boolean => taken !== seen;

test('[R11] a thousand prices change under the bets on them: none is struck at a worse price without consent', async () => {
  const random = randomFrom(11);
  const market = await openMarket(house, 'flips', BOOKMAKER);
  const at = (chance: number): HouseRow => {
    const truth = { type: 'chances', chances: [chance, 1 - chance] } as const;
    const row = newRow(market, false);
    return { ...row, status: 'active', quotes: rowQuotes(BOOKMAKER, truth, row.span) };
  };
  const rows = [at(0.4), at(0.5)] as const;
  let now = rows[0];
  const ask = async (nth: number): Promise<Asked> => {
    const accepts = random.pick(['none', 'better', 'any'] as const);
    const side = random.pick(['back', 'lay'] as const);
    const { odds } = now.quotes['A']![side]!;
    const caller = callerOf(PLAYERS[nth % PLAYERS.length]!, `flip-${nth}`);
    const slip = { runner: 'A', side, odds, line: 0, stake: rupees(100) };
    const command = placeRowBets(() => now, market.id, caller, [slip], { ...ANY_TERMS, accepts });
    const placed = await house.deps.writer.do(command);
    return { accepts, side, seen: odds, taken: placed.ok ? placed.value[0]?.odds : undefined };
  };
  const asked: Promise<Asked>[] = [];
  for (let nth = 0; nth < FLIPS; nth += 1) {
    asked.push(ask(nth));
    if (random.below(4) === 0) await asked.at(-1); // it saw the price it got, unless others were before it
    now = rows[nth % 2 === 0 ? 1 : 0];
  }
  const all = await Promise.all(asked);
  const of = (accepts: Accepts): Asked[] => all.filter(one => one.accepts === accepts);
  expect(of('none').filter(isOther)).toEqual([]);
  expect(of('better').filter(isWorse)).toEqual([]);
  // The race was one: some were refused for it, and some had said that they would take it.
  expect(of('none').filter(({ taken }) => taken === undefined).length).toBeGreaterThan(50);
  expect(of('better').filter(isOther).length).toBeGreaterThan(50);
  expect(of('any').filter(isWorse).length).toBeGreaterThan(50);
  const { rows: struck } = await house.deps.db.query<{ odds: number }>(
    `select (bet->>'odds')::int as odds from row_bets where market_id = $1`,
    [market.id],
  );
  expect(struck.map(({ odds }) => odds).toSorted()).toEqual(all.flatMap(({ taken = [] }) => taken).toSorted());
});
