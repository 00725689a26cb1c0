import { chain, commit } from '@maidan/core/commitment';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { freshHex } from '../casino/beacon.ts';
import type { Json } from '../db/parameters.ts';
import { type Client, type AskedAgain, type Queryable, timestamp, transaction } from '../db/db.ts';
import { addEvent } from '../exchange/store.ts';
import type { EventRow } from '../exchange/rows.ts';
import type { World } from '../world.ts';
import type { Announced, RecordedStep } from './liveWorld.ts';

/* Seeds of matches: each is of a chain, and its commitment is written down with the match. */

/** Matches before a new chain is begun in its place. */
const LENGTH = 1_000;

/** What an event was committed with. */
export interface Commitment {
  readonly chain: string;
  readonly head: string;
  /** The place of its seed in the chain, from 0. */
  readonly nth: number;
  readonly commitment: string;
  readonly announced: Announced | undefined;
}

interface Taken {
  readonly chain: string;
  readonly nth: number;
  readonly seed: string;
}

/**
 * The event with its seed, which is told to nobody before it is over. One that exists is returned as it is. What a feed
 * tells is drawn by nobody here, and has none.
 */
export async function addCommitted(db: AskedAgain, fixture: Fixture, world: World): Promise<EventRow> {
  if (!fixture.strengths) return addEvent(db, fixture, '', world.now());
  return transaction(db, async client => {
    const known = await client.query('select from sport_events where id = $1', [fixture.id]);
    if (known.rowCount) return addEvent(client, fixture, '', world.now());
    const { seed, ...taken } = await takeSeed(client, fixture, world);
    const row = await addEvent(client, fixture, seed, world.now());
    await client.query('update sport_events set chain = $2, chain_nth = $3, commitment = $4 where id = $1', [
      fixture.id,
      taken.chain,
      taken.nth,
      commit(seed),
    ]);
    return row;
  });
}

/** The next seed of a chain none of whose seeds is in use. */
async function takeSeed(client: Client, { id, sport }: Fixture, world: World): Promise<Taken> {
  const { rows } = await client.query(
    `select id, last_seed, length, used from sport_chains
     where sport = $1 and used < length and not exists (
       select from sport_events where sport_events.id = sport_chains.event_id and state in ('upcoming', 'inPlay')
     ) order by nth limit 1 for update`,
    [sport],
  );
  const found = rows[0] ?? (await beginChain(client, sport, world));
  await client.query('update sport_chains set used = used + 1, event_id = $2 where id = $1', [found.id, id]);
  return { chain: found.id, nth: found.used, seed: nthSeed(found.last_seed, found.length, found.used) };
}

async function beginChain(client: Client, sport: string, world: World) {
  const last = freshHex(world);
  const { rows } = await client.query(
    `insert into sport_chains (id, sport, nth, head, last_seed, length, at)
     select $1 || '-' || nth, $1, nth, $2, $3, $4, $5
     from (select coalesce(max(nth), 0) + 1 as nth from sport_chains where sport = $1) as next
     returning id, last_seed, length, used`,
    [sport, chain(last, LENGTH).head, last, LENGTH, timestamp(world.now())],
  );
  return rows[0]!; // just written
}

function nthSeed(last: string, length: number, nth: number): string {
  let seed = last;
  for (let place = length - 1; place > nth; place -= 1) seed = commit(seed);
  return seed;
}

/** Nothing for an event that was added before matches were provable, or that is not drawn here. */
export async function commitmentOf(db: Queryable, event: string): Promise<Commitment | undefined> {
  const { rows } = await db.query(
    `select chain, head, chain_nth, sport_events.commitment, next_target, next_due
     from sport_events join sport_chains on sport_chains.id = chain
     where sport_events.id = $1 and chain_nth is not null and sport_events.commitment is not null`,
    [event],
  );
  const [row] = rows;
  if (!row) return undefined;
  const announced =
    row.next_target !== null && row.next_due !== null ? { target: row.next_target, due: row.next_due } : undefined;
  return { chain: row.chain, head: row.head, nth: row.chain_nth, commitment: row.commitment, announced };
}

/** What will decide the next step is written down before it exists. */
export async function announce(db: Queryable, event: string, announced: Announced | undefined): Promise<void> {
  await db.query('update sport_events set next_target = $2, next_due = $3 where id = $1', [
    event,
    announced?.target ?? null,
    announced ? timestamp(announced.due) : null,
  ]);
}

/** A second one of the same number is refused: then somebody else plays it, and what we drew did not happen. */
export async function recordStep(
  db: Queryable,
  event: string,
  { nth, event: happened, at, decided }: RecordedStep,
  next: Announced | undefined,
): Promise<void> {
  const origin = decided?.entropy.origin;
  await db.query(
    `with step as (
       insert into sport_record (event_id, nth, event, at, announced, entropy, source, signature, words)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     )
     update sport_events set next_target = $10, next_due = $11 where id = $1`,
    [
      event,
      nth,
      happened as Json,
      timestamp(at),
      decided?.announced ?? null,
      decided?.entropy.value ?? null,
      origin?.source ?? null,
      origin && 'signature' in origin ? origin.signature : null,
      decided?.words ?? null,
      next?.target ?? null,
      next ? timestamp(next.due) : null,
    ],
  );
}

/** What decided last. */
export async function lastSourceOf(db: Queryable, event: string): Promise<string | undefined> {
  const { rows } = await db.query(
    'select source from sport_record where event_id = $1 and source is not null order by nth desc limit 1',
    [event],
  );
  return rows[0]?.source;
}
