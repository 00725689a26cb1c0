import type { Millis } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import type { World } from '../world.ts';

/**
 * What time it is in a house of several nodes: what its database says, whatever the clocks of their machines do. Between two
 * looks at it time only passes.
 */
export class HouseTime {
  /** The world with this time. */
  readonly world: World;
  readonly #db: Queryable;
  readonly #elapsed: World['elapsed'];
  /** The time of the house when this one began to count. */
  #origin: number;
  #looking: Promise<void> | undefined;

  private constructor(db: Queryable, world: World) {
    this.#db = db;
    this.#elapsed = () => world.elapsed();
    this.#origin = world.now() - world.elapsed();
    this.world = { now: this.now, elapsed: () => world.elapsed(), secret: () => world.secret() };
  }

  static async open(db: Queryable, world: World): Promise<HouseTime> {
    const time = new HouseTime(db, world);
    await time.look();
    return time;
  }

  readonly now = (): Millis => Math.floor(this.#origin + this.#elapsed()) as Millis;

  /** One look at a time: while the database is away there would be ever more. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** What it says was true between question and answer: what agrees with that stays as it is. */
  async #look(): Promise<void> {
    const asked = this.#elapsed();
    const { rows } = await this.#db.query('select clock_timestamp() as now');
    const [least, most] = [rows[0]!.now - this.#elapsed(), rows[0]!.now - asked];
    if (this.#origin < least || this.#origin > most) this.#origin = (least + most) / 2;
  }
}
