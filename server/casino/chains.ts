import { chain as chainFrom } from '@maidan/games/kit/fair/fair';
import type { Queryable } from '../db/db.ts';
import type { World } from '../world.ts';
import { freshHex } from './beacon.ts';

/** Rounds before a new chain is announced: about a day of a table. */
const LENGTH = 2_000;

export interface Seed {
  readonly chain: string;
  readonly nth: number;
  readonly seed: string;
  /** What the leaves of the bets are salted with. */
  readonly salt: string;
}

interface Chain {
  readonly id: string;
  readonly nth: number;
  readonly seeds: readonly string[];
  used: number;
}

/** Each table uses up chains of seeds; what commits to a chain is public before its first round. */
export class Chains {
  readonly #db: Queryable;
  readonly #world: World;
  readonly #current = new Map<string, Chain>();

  constructor(db: Queryable, world: World) {
    this.#db = db;
    this.#world = world;
  }

  /** The next seed that no round was announced with. */
  async next(code: string): Promise<Seed> {
    let chain = this.#current.get(code) ?? (await this.#found(code));
    if (!chain || chain.used === chain.seeds.length) chain = await this.#begin(code, (chain?.nth ?? 0) + 1);
    this.#current.set(code, chain);
    const nth = chain.used;
    chain.used += 1;
    return { chain: chain.id, nth, seed: chain.seeds[nth]!, salt: freshHex(this.#world) };
  }

  async #found(code: string): Promise<Chain | undefined> {
    const { rows } = await this.#db.query(
      `select id, nth, last_seed, length,
              (select count(*) from rounds where chain = seed_chains.id)::integer as used
       from seed_chains where code = $1 order by nth desc limit 1`,
      [code],
    );
    const row = rows[0];
    return row && { id: row.id, nth: row.nth, seeds: chainFrom(row.last_seed, row.length).seeds, used: row.used };
  }

  async #begin(code: string, nth: number): Promise<Chain> {
    const id = `${code}-${nth}`;
    const last = freshHex(this.#world);
    const { seeds, head } = chainFrom(last, LENGTH);
    const { rowCount } = await this.#db.query(
      `insert into seed_chains (id, code, nth, head, last_seed, length, at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do nothing`,
      [id, code, nth, head, last, LENGTH, new Date(this.#world.now())],
    );
    // Asked twice after a lost connection, or begun by a former keeper: the one that is there counts.
    return rowCount === 1 ? { id, nth, seeds, used: 0 } : (await this.#found(code))!;
  }
}
