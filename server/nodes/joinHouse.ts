import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedAgain } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import type { Readiness } from '../http/readiness.ts';
import { takeBackOfBlocked } from '../office/players/takeBack.ts';
import { openSport } from '../sport/openSport.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { fencedDb } from './fencedDb.ts';
import type { HouseTime } from './houseTime.ts';
import { Node } from './node.ts';
import { type Lease, NotKept } from './place.ts';

interface Joining {
  readonly own: AskedAgain;
  readonly natsUrl: string;
  readonly time: HouseTime | undefined;
  readonly readiness: Readiness;
  report(error: unknown): void;
  /** The answers to every call. */
  handlersOf(deps: Deps): Handlers;
}

/** One node of several: it is open when it can ask the others, and keeps what falls to it from then on. */
export async function joinHouse(
  deps: Deps,
  { own, natsUrl, time, readiness, report, handlersOf }: Joining,
): Promise<void> {
  const { config, tables, stops, bus, world, standing, counts } = deps;
  const tell = (error: unknown): void => (error instanceof NotKept ? undefined : report(error)); // its next keeper goes on
  const changing = deps as { -readonly [K in 'sport' | 'node']: Deps[K] };
  const followStops = async (): Promise<void> => {
    if (!(await stops.load())) return;
    tables.followStops();
    await deps.sport.operator.followStop();
  };
  bus.subscribe('unsure', () => followStops().catch(tell)); // whoever stopped something may not have been heard
  await tables.open(report);
  readiness.has('tables');
  const node = await Node.open({
    ...{ natsUrl, key: config.secretKey, name: config.node, canKeep: config.canKeep, leaseMs: config.leaseMs },
    ...{ db: own, bus, world, tables, counts, report: tell, followStops },
    openSport: async lease => {
      changing.sport = await openedSport(deps, own, lease, tell);
      return deps.sport;
    },
    closeSport: house => house.close(),
    lookAtTime: async () => time?.look(),
    handlersAt: keptHandlers(deps, handlersOf),
  });
  changing.node = node;
  readiness.isHeard = () => node.isHeard;
  node.topics.onMoved(() => bus.heard('sportMoved', {}));
  bus.subscribe('set', () => node.keeps('sport') && deps.sport.operator.followSettings());
  readiness.has('sport');
  standing.subscribe(() => node.keeps('sport') && deps.sport.inBackground(deps.sport.operator.followSettings()));
  standing.overcome('opening');
}

async function openedSport(
  deps: Deps,
  own: AskedAgain,
  lease: Lease,
  report: (error: unknown) => void,
): Promise<SportHouse> {
  const { settings, stops, tables, writer } = deps;
  await Promise.all([settings.load(), stops.load()]); // it may have been stopped while nobody was heard
  const db = fencedDb(own, lease);
  const house = await openSport({ ...deps, db, writer: writer.at(lease), beacon: tables.beacon });
  try {
    await house.open(report);
    await takeBackOfBlocked({ db, sport: house });
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** The answers of who keeps a place: whatever they write counts only as long as it is kept. */
function keptHandlers(deps: Deps, handlersOf: Joining['handlersOf']): (lease: Lease) => Handlers {
  const known = new WeakMap<Lease, Handlers>();
  return lease => {
    const handlers = known.get(lease) ?? handlersOf({ ...deps, writer: deps.writer.at(lease) });
    known.set(lease, handlers);
    return handlers;
  };
}

/** What has not come to an end by then is left to who takes it over. */
const LEAVING_MS = 90_000;

/** No proxy leads here any more; what is kept here is given away where others can go on. */
export async function leaveHouse(node: Node, readiness: Readiness): Promise<void> {
  readiness.waitsFor('leaving');
  await Promise.race([node.leave(), sleep(LEAVING_MS, undefined, { ref: false })]);
}
