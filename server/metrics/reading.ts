import { CONDITIONS, type Condition } from '@maidan/contract/house';
import { type ArchiveReading, archiveOf } from '../backup/walArchive.ts';
import type { Deps } from '../deps.ts';
import type { NodeReading } from '../nodes/node.ts';
import { freeOf } from '../db/diskWatch.ts';

/** What is kept by one house: a table or a match. */
export type Place = 'table' | 'match';

/** How the house stands at the moment somebody asks. */
export interface Reading {
  /** Commands that wait for the writer. */
  readonly queue: number;
  readonly sockets: number;
  readonly places: Readonly<Record<Place, PlaceReading>>;
  /** Of the oldest prices at which somebody can bet. */
  readonly quotesAgeMs: number;
  /** Markets that are stopped because they have no prices of now. */
  readonly withoutQuotes: number;
  /** What the books do not agree on, and nobody has looked at; undefined while the database does not say. */
  readonly openFaults: number | undefined;
  /** Of our own database. */
  readonly disk: { readonly free: number; readonly reserve: number } | undefined;
  readonly conditions: Readonly<Record<Condition, boolean>>;
  /** Among other nodes; undefined where there are none, and while the database does not say. */
  readonly node: NodeReading | undefined;
  /** Undefined where the log of the database is not archived. */
  readonly archive: ArchiveReading | undefined;
}

interface PlaceReading {
  readonly open: number;
  /** Where something is due for longer than a player would take for slow. */
  readonly late: number;
  readonly latestMs: number;
}

/** What is read, besides the house itself. */
export interface Around {
  readonly sockets: () => number;
  /** Where the files of our own database are, if it is ours. */
  readonly folder: string | undefined;
}

/** A step of a round or a match that is due for longer is late: a beacon alone takes three seconds. */
const LATE_MS = 5_000;

export async function readingOf(deps: Deps, { sockets, folder }: Around): Promise<Reading> {
  const { db, writer, tables, sport, node, reconciler, config, standing } = deps;
  /** What the database is asked, unless it is away. */
  const asked = async <T>(ask: () => Promise<T> | undefined): Promise<T | undefined> =>
    standing.isAway ? undefined : ask()?.catch(() => undefined);
  const desks = [...(node?.sport ?? sport).desks()];
  const open = [...tables.all()].filter(({ isClosed }) => !isClosed);
  return {
    queue: writer.queued,
    sockets: sockets(),
    places: {
      table: placesOf(open.map(({ lateMs }) => lateMs)),
      match: placesOf(desks.map(({ live }) => live.lateMs)),
    },
    quotesAgeMs: Math.max(0, ...desks.map(({ freshness }) => freshness.ageMs)),
    withoutQuotes: desks.reduce((sum, { freshness }) => sum + freshness.stopped, 0),
    openFaults: await asked(() => reconciler.open()),
    disk: folder === undefined ? undefined : { free: await freeOf(folder), reserve: config.diskReserve },
    node: await asked(() => deps.node?.reading()),
    archive: await asked(() => archiveOf(db)),
    conditions: Object.fromEntries(
      CONDITIONS.map(each => [each, each === standing.condition]),
    ) as Reading['conditions'],
  };
}

const placesOf = (lateMs: readonly number[]): PlaceReading => ({
  open: lateMs.length,
  late: lateMs.filter(ms => ms > LATE_MS).length,
  latestMs: Math.max(0, ...lateMs),
});
