import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Beacon } from '../casino/beacon.ts';
import type { AskedAgain } from '../db/db.ts';
import type { EventRow } from '../exchange/rows.ts';
import { recordOf } from '../exchange/store.ts';
import { announce, commitmentOf, lastSourceOf } from './committed.ts';
import type { EventClock } from './eventClock.ts';
import { LiveEvent } from './liveEvent.ts';
import type { Happening } from './liveWorld.ts';
import type { MarketKeeper } from './marketKeeper.ts';

export interface TakingUp {
  readonly db: AskedAgain;
  readonly clock: EventClock;
  readonly beacon: Beacon;
  readonly keeper: MarketKeeper;
  happened(happening: Happening): Promise<void>;
  deciding(isDeciding: boolean): void;
  late(): Promise<void>;
}

/** An event from its beginning, or from where it was left. */
export async function takenUp(row: EventRow, sport: SomeSport, options: TakingUp): Promise<LiveEvent> {
  const { db, clock, beacon, keeper, happened, deciding, late } = options;
  const { id, seed, fixture } = row;
  const committed = await commitmentOf(db, id);
  const events = await recordOf(db, id);
  const lastSource = events.length > 0 ? await lastSourceOf(db, id) : undefined;
  return new LiveEvent(
    sport,
    fixture,
    { seed, commitment: committed?.commitment },
    {
      clock,
      beacon,
      record: (step, next) => keeper.record(id, step, next),
      announce: next => announce(db, id, next),
      happened,
      deciding,
      late,
    },
    { events, announced: committed?.announced, lastSource },
  );
}
