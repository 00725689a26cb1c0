import type { Millis } from '@maidan/core/ids';
import type { Signal } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import type { Beacon, Entropy } from '../casino/beacon.ts';
import type { EventClock } from './eventClock.ts';

/* What an event that is played needs of the house, and tells it. */

/** One thing that happened, with what it made of the match. */
export interface Happening {
  readonly nth: number;
  readonly event: unknown;
  readonly signal: Signal;
  readonly said: Told | undefined;
  readonly at: Millis;
}

/** What will decide the next step, and when it is due. */
export interface Announced {
  readonly target: string;
  readonly due: Millis;
}

/** What decided a step. */
export interface Decided {
  /** Nothing where it was played before anybody could bet. */
  readonly announced: string | null;
  readonly entropy: Entropy;
  /** The words it took, eight digits each. */
  readonly words: string;
}

export interface RecordedStep {
  readonly nth: number;
  readonly event: unknown;
  readonly at: Millis;
  readonly decided: Decided | undefined;
}

export interface LiveEventWorld {
  readonly clock: EventClock;
  readonly beacon: Beacon;
  /** Written down before anybody hears of it, with what will decide the next: the record is the official result. */
  record(step: RecordedStep, next: Announced | undefined): Promise<void>;
  /** What will decide the next step is written down. */
  announce(next: Announced | undefined): Promise<void>;
  /** Told in order, and waited for: prices follow what happened before the next thing does. */
  happened(happening: Happening): Promise<void>;
  /** What decides is public from now on, and not recorded yet: nobody may bet. */
  deciding(isDeciding: boolean): void;
  /** What decides does not come. */
  late(): Promise<void>;
}
