import type { Settings } from '@maidan/contract/settings';
import type { Known } from '@maidan/exchange/sports/schedule';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Bus } from '../bus.ts';
import type { Beacon } from '../casino/beacon.ts';
import type { AskedAgain } from '../db/db.ts';
import type { Telling } from '../stream/liveChannel.ts';
import type { Stops } from '../stops.ts';
import type { World } from '../world.ts';
import type { Pen } from '../writer/writer.ts';
import type { EventClock } from './eventClock.ts';

/** Some of the events, where several nodes have their share of all. */
interface SportPart {
  has(event: string): boolean;
  /** One rests or is over: who keeps the programme may have another one to add. */
  due(): void;
}

export interface SportOptions {
  readonly db: AskedAgain;
  readonly writer: Pen;
  readonly bus: Bus;
  readonly world: World;
  readonly clock: EventClock;
  /** What decides in matches that are drawn here. */
  readonly beacon: Beacon;
  readonly telling: Telling;
  /** Wakes whoever waits for the clock when the house closes. */
  readonly stop: AbortController;
  /** What the operator set for all sport, as it is now. */
  settings(): Settings['sport'];
  /** Which sports are stopped as a whole. */
  readonly stops?: Pick<Stops, 'has' | 'words'>;
  /** What is kept here, unless it is everything. */
  readonly part?: SportPart | undefined;
  /** Whether anything is played here; nothing is in a test that does not need it. */
  readonly isOpen: boolean;
  /** What is wrong with the recordings, in sentences: told when it is opened. */
  readonly faults?: readonly string[];
  /** Who plays a fixture: a simulator, a recording, or nobody here. */
  sportOf(fixture: Fixture): SomeSport | undefined;
  /** Fixtures that should exist besides those that do. */
  due(known: readonly Known[]): readonly Fixture[] | Promise<readonly Fixture[]>;
}
