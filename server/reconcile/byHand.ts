import type { Millis } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';

/* What was set by hand of events, markets and tables, as the log has it: margins, own prices, limits. */

const ACTIONS = ['event.margin', 'market.margin', 'market.prices', 'market.limits', 'table.change'];

/** A house that is asked in the minute of a change may still have had the old value. */
const SLACK_MS = 60_000;

interface Change {
  readonly subject: string;
  readonly at: Millis;
  readonly after: Fields | null;
}

type Fields = Readonly<Record<string, unknown>>;

export class ByHand {
  readonly #changes: ReadonlyMap<string, readonly Change[]>;
  readonly #carried: ReadonlyMap<string, Fields>;

  private constructor(changes: readonly Change[], carried: ReadonlyMap<string, Fields>) {
    this.#changes = Map.groupBy(changes, ({ subject }) => subject);
    this.#carried = carried;
  }

  /** Of these subjects: 'event:<id>', 'market:<id>', 'table:<code>'. */
  static async read(db: Queryable, subjects: readonly string[]): Promise<ByHand> {
    const { rows: changes } = await db.query(
      'select subject, at, after from audit where subject = any($1) and action = any($2) order by seq',
      [subjects, ACTIONS],
    );
    const { rows: carried } = await db.query('select name, value from before_guards where name = any($1)', [subjects]);
    return new ByHand(changes, new Map(carried.map(({ name, value }) => [name, value])));
  }

  /** Every value that a column may have had then; `usual` until somebody changed it. */
  valuesAt<T>(subject: string, column: string, at: Millis, usual: T): readonly T[] {
    const changes = (this.#changes.get(subject) ?? []).filter(({ after }) => after && column in after);
    const first = this.#carried.get(subject)?.[column];
    const values = [
      { since: -Infinity, value: first === undefined ? usual : first },
      ...changes.map(change => ({ since: change.at, value: change.after?.[column] })),
    ];
    return values
      .filter(({ since }, nth) => since <= at + SLACK_MS && at - SLACK_MS <= (values[nth + 1]?.since ?? Infinity))
      .map(({ value }) => value as T); // as the house wrote it
  }
}
