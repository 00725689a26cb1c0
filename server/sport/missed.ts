import { after, type Millis } from '@maidan/core/ids';
import { voided } from '@maidan/exchange/rows/question';
import type { AskedAgain } from '../db/db.ts';
import type { Engine } from '../exchange/engine.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { marketsWithBets, recordOf } from '../exchange/store.ts';
import type { MarketKeeper } from './marketKeeper.ts';

/** A match may begin so much later than announced. */
const LATE_MS = 10 * 60_000;
/** One that begins later than this is not the one that was bet on. */
const TOO_LATE_MS = 48 * 3_600_000;

export interface MissedOptions {
  readonly db: AskedAgain;
  readonly engine: Engine;
  readonly keeper: MarketKeeper;
  readonly now: Millis;
}

/**
 * Calls a match off if the house was closed when it should have begun, and says whether it did. One that somebody has bet
 * on is played late rather than not at all, within two days. Of the others there will be enough new ones: played late,
 * they would all be on at once.
 */
export async function isCalledOff(
  row: EventRow,
  markets: readonly MarketRow[],
  { db, engine, keeper, now }: MissedOptions,
): Promise<boolean> {
  if (row.state !== 'upcoming' || now < after(row.starts_at, LATE_MS)) return false;
  if ((await recordOf(db, row.id)).length > 0) return false; // it rained, and the toss was made
  const bet = await marketsWithBets(
    db,
    markets.map(({ id }) => id),
  );
  if (bet.size > 0 && now < after(row.starts_at, TOO_LATE_MS)) return false;
  for (const market of markets) if (market.kind === 'exchange') await engine.open(market);
  const answer = voided('match not played');
  await keeper.settle(
    markets.map(market => ({ market, answer })),
    row.sport,
    row.fixture.name,
  );
  await keeper.endEvent(row.id, 'void');
  return true;
}
