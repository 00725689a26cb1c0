import { textArray, type Queryable } from '../db/db.ts';
import type { Lease, Place } from './place.ts';
import { keeperOf } from './spread.ts';

/** What was renewed last by one statement is not over at one instant. */
const MARGIN_MS = 50;

/** Who does what is to be done at the places of a node. */
interface Keeper {
  /** From now on by this one. */
  begin(lease: Lease): Promise<void>;
  /** Comes to a moment at which somebody else can go on from what is on record. */
  end(lease: Lease): Promise<void>;
  /** Somebody else has it: whatever is still done counts for nothing. */
  drop(lease: Lease): void;
}

export interface LeasesOptions {
  readonly db: Queryable;
  /** The name of this process, which no other one ever had. */
  readonly node: string;
  /** Everything that has to be kept by somebody, and that this one can: the others may have more, or fewer. */
  readonly places: readonly Place[];
  /** Whether by this one: it may be here for visitors alone. */
  readonly canKeep: boolean;
  readonly keeper: Keeper;
  /** How long a lease lasts that is not renewed, by the clock of the database. */
  readonly leaseMs: number;
  /** Whether the others hear this one. Who is not heard keeps nothing, as long as there is somebody who is. */
  isHeard(): boolean;
  /** Some place is free, or about to be: the others need not wait for their next beat. */
  tell(): void;
  report(error: unknown): void;
}

/** A node that may keep something, and what; of an older release, which does not say, everything. */
interface Living {
  readonly name: string;
  readonly keeps: readonly string[] | null;
}

export interface Census {
  readonly alive: number;
  readonly silent: number;
  readonly unkept: number;
}

/**
 * What this node keeps. A lease is a row of the database: taken when it is free or over, with the next epoch, and renewed all
 * together. That nobody else does the same is not a matter of good manners, nor of clocks: whatever is committed for a place
 * reads its row in the same transaction (server/writer/group.ts).
 */
export class Leases {
  readonly #options: LeasesOptions;
  readonly #kept = new Map<Place, Lease>();
  readonly #ending = new Map<Place, Promise<void>>();
  /** When taking it up failed here. */
  readonly #failed = new Map<Place, number>();
  #isLeaving = false;
  #isStopped = false;
  #beating: Promise<void> = Promise.resolve();
  #nodes: readonly string[] = [];
  #renewedAt = performance.now();
  #early: NodeJS.Timeout | undefined;

  constructor(options: LeasesOptions) {
    this.#options = options;
  }

  /** What is kept here now, and is not about to be given away. */
  of(place: Place): Lease | undefined {
    return this.#kept.get(place);
  }

  get kept(): readonly Lease[] {
    return [...this.#kept.values()];
  }

  /** Who is there, who ended without a word, and how many places nobody keeps. */
  async census(): Promise<Census> {
    const { db, places, leaseMs } = this.#options;
    const { rows } = await db.query(
      `select count(*) filter (where seen_at > clock_timestamp() - make_interval(secs => $2))::int as alive,
         count(*) filter (where seen_at <= clock_timestamp() - make_interval(secs => $2))::int as silent,
         (select count(*) from unnest($1::text[]) as wanted (place) where not exists (
           select from leases where leases.place = wanted.place and leases.until > clock_timestamp()
         ))::int as unkept
       from nodes`,
      [textArray(places), leaseMs / 1_000],
    );
    return rows[0]!;
  }

  /** Whether this node could say in time that it is alive, and what it keeps. */
  get isRenewed(): boolean {
    return performance.now() - this.#renewedAt < this.#options.leaseMs;
  }

  /** The nodes that are alive, with this one. */
  get nodes(): readonly string[] {
    return this.#nodes;
  }

  /**
   * Says that this node is alive, renews, and takes what is due to it. One after the other. Whoever was what this one is now,
   * and ended without a word, is forgotten; anybody else who did so within an hour is still known to be missing.
   */
  beat(): Promise<void> {
    this.#beating = this.#beating.then(() => (this.#isStopped ? undefined : this.#beat())).catch(this.#options.report);
    return this.#beating;
  }

  /** Gives everything back at moments at which somebody else can go on, and takes no more. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await this.beat(); // the others see that it is leaving
    await Promise.all([...this.kept.map(lease => this.#giveBack(lease)), ...this.#ending.values()]);
  }

  /** No more beats. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#early);
    await this.#beating;
    await Promise.all(this.#ending.values());
  }

  /** Nothing is done here any more, so that others may go on at once. */
  async release(): Promise<void> {
    const { db, node, tell } = this.#options;
    await db.query('update leases set until = clock_timestamp() where node = $1 and until > clock_timestamp()', [node]);
    await db.query('delete from nodes where name = $1', [node]);
    tell();
  }

  /** What is not kept here any more is known from elsewhere: by a commit that was refused, or by who has it. */
  lost({ place, epoch }: Lease): void {
    const lease = this.#kept.get(place);
    if (!lease || lease.epoch > epoch) return;
    this.#kept.delete(place);
    this.#options.keeper.drop(lease);
  }

  async #beat(): Promise<void> {
    const { db, node, canKeep, leaseMs, places, isHeard } = this.#options;
    const mine = this.kept;
    const since = performance.now();
    const { rows } = await db.query(
      `with renewed as (
         update leases set until = clock_timestamp() + make_interval(secs => $4)
         from unnest($2::text[], $3::bigint[]) as mine (place, epoch)
         where leases.place = mine.place and leases.epoch = mine.epoch and leases.node = $1
         returning leases.place
       ), forgotten as (
         delete from nodes where name <> $1 and seen_at < clock_timestamp() - make_interval(secs => $4)
           and (left(name, -7) = left($1, -7) or seen_at < clock_timestamp() - interval '1 hour')
       ), alive as (
         insert into nodes (name, can_keep, is_heard, seen_at, keeps) values ($1, $5, $7, clock_timestamp(), $6)
         on conflict (name) do update
           set can_keep = excluded.can_keep, is_heard = excluded.is_heard, seen_at = excluded.seen_at
         returning name, can_keep, is_leaving, is_heard, keeps, seen_at
       )
       select name, can_keep and not is_leaving as can_keep, is_heard, keeps,
              (extract(epoch from seen_at - clock_timestamp()) * 1000)::float8 + $4 * 1000 as left_ms,
              (select coalesce(array_agg(place), '{}') from renewed) as renewed
       from (select name, can_keep, is_leaving, is_heard, keeps, seen_at from nodes
             where name <> $1 and seen_at > clock_timestamp() - make_interval(secs => $4)
             union all select name, can_keep, is_leaving, is_heard, keeps, seen_at from alive) as living
       order by name`,
      [
        node,
        textArray(mine.map(({ place }) => place)),
        `{${mine.map(({ epoch }) => epoch).join()}}`,
        leaseMs / 1_000,
        canKeep && !this.#isLeaving,
        textArray(places),
        isHeard(),
      ],
    );
    this.#renewedAt = since;
    const renewed = new Set(rows[0]?.renewed ?? []);
    for (const lease of mine) if (!renewed.has(lease.place)) this.lost(lease);
    this.#nodes = rows.map(({ name }) => name);
    this.#beatWhenOver(Math.min(...rows.map(row => row.left_ms ?? leaseMs)));
    const able = rows.filter(({ can_keep }) => can_keep);
    const heard = able.filter(({ is_heard }) => is_heard);
    await this.#share(heard.length > 0 ? heard : able); // without a broker all are alike
  }

  /** Somebody has not been heard of for a while: what they kept is looked at when its time is over, and not a beat later. */
  #beatWhenOver(leftMs: number): void {
    clearTimeout(this.#early);
    if (leftMs < this.#options.leaseMs / 2) this.#early = setTimeout(() => this.beat(), leftMs + MARGIN_MS).unref();
  }

  /** Takes what is due to this node, and gives away what is due to another. */
  async #share(keepers: readonly Living[]): Promise<void> {
    const { node, places } = this.#options;
    const due = (place: Place): boolean => {
      const able = keepers.filter(({ keeps }) => keeps?.includes(place) ?? true).map(({ name }) => name);
      return keeperOf(place, able) === node;
    };
    const isLeaving = !keepers.some(({ name }) => name === node);
    if (!isLeaving) {
      const isFree = (place: Place): boolean => !this.#kept.has(place) && !this.#ending.has(place);
      await this.#take(places.filter(place => due(place) && isFree(place) && this.#dares(place)));
    }
    for (const lease of this.kept) {
      if ((isLeaving || !due(lease.place)) && !this.#ending.has(lease.place)) void this.#giveBack(lease);
    }
  }

  /** What could not be taken up is left to others for a while: they would hand it to and fro otherwise, as fast as they can. */
  #dares(place: Place): boolean {
    return performance.now() - (this.#failed.get(place) ?? -Infinity) > this.#options.leaseMs;
  }

  async #take(places: readonly Place[]): Promise<void> {
    if (places.length === 0) return;
    const { db, node, keeper, leaseMs, report } = this.#options;
    const { rows } = await db.query(
      `with free as (
         select place from leases where place = any($1) and until < clock_timestamp() for update skip locked
       ), again as (
         update leases set node = $2, epoch = epoch + 1, until = clock_timestamp() + make_interval(secs => $3)
         from free where leases.place = free.place returning leases.place, epoch
       ), first as (
         insert into leases (place, node, epoch, until)
         select place, $2, 1, clock_timestamp() + make_interval(secs => $3) from unnest($1::text[]) as place
         on conflict (place) do nothing returning place, epoch
       )
       select place, epoch from again union all select place, epoch from first`,
      [textArray(places), node, leaseMs / 1_000],
    );
    for (const row of rows) {
      const lease = { place: row.place, epoch: row.epoch };
      this.#kept.set(lease.place, lease);
      void keeper.begin(lease).catch(async (error: unknown) => {
        report(error);
        this.#failed.set(lease.place, performance.now());
        await this.#giveBack(lease); // somebody else may fare better
      });
    }
  }

  #giveBack(lease: Lease): Promise<void> {
    const known = this.#ending.get(lease.place);
    if (known) return known;
    const ended = this.#end(lease)
      .catch(this.#options.report) // then its time runs out
      .finally(() => {
        this.#ending.delete(lease.place);
        if (this.#kept.get(lease.place) === lease) this.#kept.delete(lease.place);
      });
    this.#ending.set(lease.place, ended);
    return ended;
  }

  async #end(lease: Lease): Promise<void> {
    const { keeper, db, node, tell } = this.#options;
    const { place, epoch } = lease;
    await keeper.end(lease);
    if (this.#kept.get(place) === lease) this.#kept.delete(place);
    await db.query('update leases set until = clock_timestamp() where place = $1 and epoch = $2 and node = $3', [
      place,
      epoch,
      node,
    ]);
    tell();
  }
}
