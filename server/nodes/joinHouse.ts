import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedAgain } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import type { Readiness } from '../http/readiness.ts';
import { takeBackOfBlocked } from '../office/players/takeBack.ts';
import type { Observer } from '../observer.ts';
import { openSport, type Sports, sportsOf } from '../sport/openSport.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { fencedDb } from './fencedDb.ts';
import type { HouseTime } from './houseTime.ts';
import { Node } from './node.ts';
import { type Lease, isSportPlace, NotKept, sportPlaceOf } from './place.ts';
import { Turns } from '../work/turns.ts';

export interface Joining {
  readonly own: AskedAgain;
  readonly natsUrl: string;
  readonly time: HouseTime | undefined;
  readonly readiness: Readiness;
  readonly observer: Observer;
  report(error: unknown): void;
  /** For whoever runs it. */
  say(sentence: string): void;
  /** It is closed before it was open. */
  readonly over: AbortSignal | undefined;
  /** The answers to every call. */
  handlersOf(deps: Deps): Handlers;
}

/** One node of several: it is open when it can ask the others, and keeps what falls to it from then on. */
export async function joinHouse(deps: Deps, joining: Joining): Promise<void> {
  const { own, natsUrl, time, readiness, observer, report, say, over, handlersOf } = joining;
  const { config, tables, bus, world, standing, counts, turns, places } = deps;
  const tell = (error: unknown): void => (error instanceof NotKept ? undefined : report(error)); // its next keeper goes on
  const changing = deps as { -readonly [K in 'node']: Deps[K] };
  const sports = await sportsOf(deps);
  await tables.open(report);
  readiness.has('tables');
  readiness.waitsFor('bus');
  const node = await Node.open({
    ...{
      natsUrl,
      key: config.secretKey,
      name: config.node,
      canKeep: config.canKeep && deps.code.found?.isChanged !== true,
      leaseMs: config.leaseMs,
    },
    ...{ db: own, bus, world, tables, counts, turns, places, sports, observer, report: tell },
    followStops: followingStops(deps),
    makeSport: (lease, due) => partOf(deps, own, lease, sports, due),
    openSport: async house => {
      await house.open(tell);
      await takeBackOfBlocked({ db: own, sport: house }, deps.world.now());
    },
    lookAtTime: async () => time?.look(),
    handlersAt: keptHandlers(deps, handlersOf),
    away: reason => say(`The broker of NATS_URL does not answer (${reason}). The node waits for it.`),
    over,
  });
  readiness.has('bus');
  changing.node = node;
  node.says('anchors', () => deps.anchors.held());
  readiness.follow(() => [...(node.isHeard ? [] : ['bus']), ...(node.isRenewed ? [] : ['leases'])]);
  node.topics.onMoved(place => bus.heard('sportMoved', { place }));
  readiness.has('sport');
  standing.subscribe(() => void node.followSettings().catch(tell));
  standing.overcome('opening');
}

/** One after the other: who asks whether it is stopped is answered when it is, whoever was told of it first. */
function followingStops({ settings, stops, tables }: Deps): (houses: readonly SportHouse[]) => Promise<void> {
  const turns = new Turns();
  let followed = stops.all;
  return houses =>
    turns.take(async () => {
      await Promise.all([settings.load(), stops.load()]);
      const isOther = wholeSports(stops.all) !== wholeSports(followed);
      if (stops.all !== followed) tables.followStops();
      followed = stops.all;
      await Promise.all(houses.map(({ operator }) => (isOther ? operator.followStop() : operator.followSettings())));
    });
}

/** What was stopped of sport as a whole. An event or a market is stopped by who keeps it. */
const wholeSports = (stopped: ReadonlyMap<string, string>): string =>
  JSON.stringify([...stopped].filter(([id]) => id.startsWith('sport:')).toSorted());

/** As it was left, with nothing taken up yet. Whatever it writes counts only as long as the part is kept. */
async function partOf(deps: Deps, own: AskedAgain, lease: Lease, sports: Sports, due: () => void): Promise<SportHouse> {
  const { settings, stops, tables, writer } = deps;
  await Promise.all([settings.load(), stops.load()]); // it may have been stopped while nobody was heard
  const part = { has: (event: string) => sportPlaceOf(event) === lease.place, due };
  const here = { ...deps, db: fencedDb(own, lease), writer: writer.at(lease), beacon: tables.beacon };
  return openSport(here, { part }, { ...sports, faults: [] }); // told by who keeps the programme
}

/** The answers of who keeps a place: whatever they write counts only as long as it is kept. */
function keptHandlers(deps: Deps, handlersOf: Joining['handlersOf']): (lease: Lease, node: Node) => Handlers {
  const known = new WeakMap<Lease, Handlers>();
  return (lease, node) => {
    const sport = (isSportPlace(lease.place) && node.sport.at(lease.place)?.house) || deps.sport;
    const handlers = known.get(lease) ?? handlersOf({ ...deps, writer: deps.writer.at(lease), sport, node });
    known.set(lease, handlers);
    return handlers;
  };
}

/** Longer than the longest round of any table (leaving.test.ts). What has no end by then is left to who takes it over. */
export const LEAVING_MS = 300_000;

/** No proxy leads here any more; what is kept here is given away where others can go on. */
export async function leaveHouse(node: Node, readiness: Readiness): Promise<void> {
  readiness.waitsFor('leaving');
  await Promise.race([node.leave(), sleep(LEAVING_MS, undefined, { ref: false })]);
}
