import { type PlayerPoints, pointsOf } from '@maidan/exchange/fantasy/points';
import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import type { CricketEvent } from '@maidan/exchange/sports/cricket/match';
import type { Scoreboard } from '@maidan/exchange/sports/sport';
import type { Deps } from '../deps.ts';
import { EventRecords } from '../sport/eventRecords.ts';
import type { MatchFound } from './store.ts';

export interface PointsNow {
  readonly points: readonly PlayerPoints[];
  /** Nothing before the toss. */
  readonly score: Scoreboard | null;
}

/** So many matches are remembered: many look at the same few. */
const REMEMBERED = 24;

/** The points of a match by now, counted anew only when something has happened. */
export class MatchPoints {
  readonly #records: EventRecords;
  readonly #known = new Map<string, PointsNow & { readonly nth: number }>();

  constructor({ db }: Pick<Deps, 'db'>) {
    this.#records = new EventRecords(db);
  }

  async of({ id, fixture }: Pick<MatchFound, 'id' | 'fixture'>): Promise<PointsNow> {
    const steps = await this.#records.of(id);
    const known = this.#known.get(id);
    if (known?.nth === steps.length) return known;
    const events = steps.map(({ event }) => event) as CricketEvent[]; // of cricket
    const state = events.reduce((now, event) => cricket.evolve(now, event), cricket.begin(fixture));
    const counted = {
      nth: steps.length,
      points: pointsOf(fixture, events),
      score: steps.length === 0 ? null : cricket.scoreOf(state),
    };
    this.#known.delete(id);
    this.#known.set(id, counted);
    for (const old of [...this.#known.keys()].slice(0, -REMEMBERED)) this.#known.delete(old);
    return counted;
  }
}
