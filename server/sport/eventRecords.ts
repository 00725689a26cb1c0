import type { RecordedAt } from '@maidan/exchange/sports/playCard';
import type { Fixture, Scoreboard } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Queryable } from '../db/db.ts';

/** So many records are remembered: of a match that many follow only what is new is read. */
const REMEMBERED = 24;

/** What happened in events, from the database alone: any node can tell it, of any event, whenever it was. */
export class EventRecords {
  readonly #db: Queryable;
  readonly #known = new Map<string, readonly RecordedAt[]>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  async of(event: string): Promise<readonly RecordedAt[]> {
    const known = this.#known.get(event) ?? [];
    const { rows } = await this.#db.query(
      'select event, at from sport_record where event_id = $1 and nth > $2 order by nth',
      [event, known.length],
    );
    const steps = rows.length > 0 ? [...known, ...rows] : known;
    this.#known.delete(event);
    this.#known.set(event, steps);
    for (const old of [...this.#known.keys()].slice(0, -REMEMBERED)) this.#known.delete(old);
    return steps;
  }

  /** The score its record comes to; nothing where nothing was recorded. */
  async scoreOf(event: string, fixture: Fixture, sport: SomeSport | undefined): Promise<Scoreboard | null> {
    const steps = sport ? await this.of(event) : [];
    if (!sport || steps.length === 0) return null;
    return sport.scoreOf(steps.reduce((state, step) => sport.evolve(state, step.event), sport.begin(fixture)));
  }
}
