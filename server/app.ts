import { say } from '@maidan/words/say';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountHandlers } from './accounts/handlers.ts';
import { sealAll, SecretBox } from './accounts/secretBox.ts';
import { Sessions } from './accounts/sessions.ts';
import { Alarms } from './alarms.ts';
import { auditKeyOf, sealThrough } from './writer/auditSeals.ts';
import { beginSealing } from './writer/beginSealing.ts';
import { Bus } from './bus.ts';
import { serveFeed } from './casino/feed.ts';
import { casinoHandlers } from './casino/handlers.ts';
import type { Clock } from './clock.ts';
import { choresOf } from './chores.ts';
import { closeInOrder, followAnswers } from './closing.ts';
import { Tables } from './casino/tables.ts';
import { type Config, DEFAULTS } from './config.ts';
import { type Db, openDb, type Queryable, timestamp } from './db/db.ts';
import type { Deps } from './deps.ts';
import { addressOf } from './http/listening.ts';
import { Counts } from './http/counts.ts';
import { InTurn } from './http/inTurn.ts';
import { doorsFor } from './http/doors.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import { competitionHandlers } from './exchange/competitionHandlers.ts';
import { resultHandlers } from './exchange/resultHandlers.ts';
import { fantasyHandlers } from './fantasy/handlers.ts';
import { type Handlers, mount } from './http/http.ts';
import { logOptions, type LogStream } from './http/log.ts';
import { observeAnswers } from './http/observed.ts';
import { migrate } from './db/migrate.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { Prometheus } from './metrics/prometheus.ts';
import { PICTURE_BYTES } from './http/multipart.ts';
import { shared } from './nodes/calls.ts';
import { identityHandlers } from './identity/handlers.ts';
import { type IdentityProvider, MANUAL } from './identity/provider.ts';
import { type AddressScreening, byTheList } from './identity/screening.ts';
import { supportHandlers } from './support/handlers.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { tellingLimits } from './inbox/limitsReached.ts';
import { pushKeysOf } from './inbox/pushKeys.ts';
import { HouseTime } from './nodes/houseTime.ts';
import { joinHouse, type Joining, leaveHouse } from './nodes/joinHouse.ts';
import { NOBODY_LOOKS, type Observer } from './observer.ts';
import { officeHandlers } from './office/handlers.ts';
import { anchorStaffActions } from './office/audit/anchored.ts';
import { Anchors } from './office/audit/anchors.ts';
import { StaffSessions } from './office/signIn/staffSessions.ts';
import { takeBackOfBlocked } from './office/players/takeBack.ts';
import { patientDb } from './db/patientDb.ts';
import { CodeWatch } from './release/codeWatch.ts';
import { shut } from './release/shut.ts';
import { Reconciler } from './reconcile/reconciler.ts';
import { serveGlance } from './stream/glance.ts';
import { Readiness, serveHealth } from './http/readiness.ts';
import { serveReference } from './http/reference.ts';
import { protect, WINDOW_MS } from './http/security.ts';
import { slotHandlers } from './slots/handlers.ts';
import { SettingsStore } from './settings.ts';
import { Standing } from './standing.ts';
import { Stops } from './stops.ts';
import { serveStream } from './stream/stream.ts';
import { Places } from './stream/streamDoor.ts';
import { Noise, refuseUnreadable } from './http/unreadable.ts';
import { protectionHandlers } from './protection/handlers.ts';
import { stopHandlers } from './protection/stopHandlers.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { PictureLinks, servePictures } from './wallet/pictureLinks.ts';
import { serveWeb } from './http/webFiles.ts';
import { MatchPictures } from './sport/matchPictures.ts';
import { type Matches, openSport } from './sport/openSport.ts';
import { UnderWay } from './underWay.ts';
import { realWorld, type World } from './world.ts';
import { Writer } from './writer/writer.ts';

/** The whole server on one database, listening. */
export interface House {
  readonly url: string;
  /** Which opening of a house on this database it is. */
  readonly opening: number;
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** What it waits for, if anything: /readyz tells. */
  readonly readiness: Readiness;
  /** Where its figures are read, if they are. */
  readonly metricsUrl: string | undefined;
  /** The chores of the start are done: from now on it only does what it is asked for. */
  tidied(): Promise<unknown>;
  /** Betting is closed and rounds under way are dealt to their end; no new ones begin. Matches are left where they are. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly databaseUrl: string;
  readonly config?: Partial<Config>;
  readonly world?: World;
  /** A test that plays tables by hand owns their clocks. */
  readonly clockOf?: (code: string) => Clock;
  /** A test that plays matches by hand owns what is played, by whom, and when the next thing happens. */
  readonly matches?: Matches;
  /** Who looks at what players send of who they are, before the staff do. */
  readonly identityProvider?: IdentityProvider;
  /** Who knows addresses that nothing is to be paid to; otherwise the operator's list. */
  readonly addressScreening?: AddressScreening;
  /** How the house stands, for who watches over its database. */
  readonly standing?: Standing;
  /** Where the files of our own database are, if it is ours: its free space is among the figures. */
  readonly folder?: string | undefined;
  /** Whether bugs and alarms are written down, and where: to standard output unless it is said. */
  readonly log?: boolean | LogStream;
  /** It is to close before it was open: what is waited for then is not waited for any longer. */
  readonly over?: AbortSignal;
}

/** A request that is not here by then is not waited for. */
const REQUEST_MS = 60_000;
/** A round that is not over by then has its bets closed, and is dealt to its end by the next start. */
const FINISHING_MS = 20_000;

export async function openHouse(options: HouseOptions): Promise<House> {
  const [config, world] = [{ ...DEFAULTS, ...options.config }, options.world ?? realWorld];
  const standing = options.standing ?? new Standing();
  const db = databaseOf(options.databaseUrl, config, standing);
  const own = patientDb(db, standing); // a database that goes away meanwhile is waited for here as later
  await own.patiently(() => migrate(options.databaseUrl, auditKeyOf(config.secretKey)));
  const metrics = config.metrics && new Prometheus();
  const observer = metrics ?? NOBODY_LOOKS;
  const time = config.natsUrl === undefined ? undefined : await HouseTime.open(own, world);
  const deps = await furnish(config, db, time?.world ?? world, { ...options, standing, observer });
  await own.patiently(() => beginSealing(db, deps.world.now()));
  deps.standing.meet('opening');
  const readiness = new Readiness();
  readiness.waitsFor('tables');
  readiness.waitsFor('sport');
  const app = newApp(deps, options.log ?? false);
  const answers = followAnswers(app);
  observeAnswers(app, observer, config.logLevel === 'info');
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: PICTURE_BYTES, files: 1, fields: 30, fieldSize: 2_000, fieldNameSize: 100, parts: 31 },
  });
  protect(app, deps);
  mount(app, sharedHandlers(deps), doorsFor(deps));
  anchorStaffActions(app, deps.anchors);
  serveFeed(app, deps);
  serveGlance(app, deps);
  servePictures(app, deps);
  await serveReference(app);
  serveHealth(app, deps, readiness);
  await serveWeb(app, config);
  const stream = serveStream(app, deps);
  const around = { sockets: () => stream.size, folder: options.folder };
  const figures = metrics && config.metrics && (await openMetrics(config.metrics, metrics, deps, around));
  deps.bus.subscribe('alarm', ({ words, ...alarm }) => app.log.error(alarm, words));
  await deps.code.begin();
  const report = (error: unknown): void => app.log.error(error);
  const chores = choresOf(deps, report);
  await app.listen({ host: config.host, port: config.port }); // pages are served while journals are read
  const close = async (): Promise<void> => {
    await figures?.close();
    await closeInOrder({ app, deps, chores, stream, answers });
  };
  await takeUp(app, deps, { own, time, readiness, observer, report, over: options.over }, close);
  return {
    url: addressOf(app),
    opening: await recordOpening(own, deps.world),
    deps,
    app,
    readiness,
    metricsUrl: figures?.url,
    tidied: () => Promise.all(chores.map(chore => chore.idle())),
    finish: async () => {
      if (deps.node) return leaveHouse(deps.node, readiness);
      deps.standing.meet('closing');
      return deps.tables.finish(FINISHING_MS);
    },
    close,
  };
}

/** Through the pooler, if any. Migrations, as the lock of the house, go straight: they last longer than a transaction. */
function databaseOf(url: string, { poolerUrl }: Config, standing: Standing): Db {
  const db = openDb(poolerUrl ?? url, undefined, poolerUrl !== undefined);
  standing.giveUp = () => db.renew();
  return db;
}

/** An answer for every call of the contract. */
const handlersOf = (deps: Deps): Handlers => tellingLimits(deps, handlersFor(deps));

const handlersFor = (deps: Deps): Handlers => ({
  ...accountHandlers(deps),
  ...walletHandlers(deps),
  ...protectionHandlers(deps),
  ...stopHandlers(deps),
  ...identityHandlers(deps),
  ...inboxHandlers(deps),
  ...supportHandlers(deps),
  ...casinoHandlers(deps),
  ...slotHandlers(deps),
  ...fantasyHandlers(deps),
  ...exchangeHandlers(deps),
  ...resultHandlers(deps),
  ...competitionHandlers(deps),
  ...officeHandlers(deps),
});

/** The same; of several nodes, from the one that keeps what it is about. */
const sharedHandlers = (deps: Deps): Handlers =>
  deps.config.natsUrl === undefined ? handlersOf(deps) : shared(handlersOf(deps), deps.db, () => deps.node?.calls);

function newApp({ config, world }: Deps, log: boolean | LogStream): FastifyInstance {
  const noise = new Noise();
  const app = Fastify({
    trustProxy: config.proxies.length > 0 && [...config.proxies],
    logger: log !== false && logOptions(config, log === true ? undefined : log),
    logController: new LogController({ disableRequestLogging: true }), // what is said of a request is in observed.ts
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_MS,
    genReqId: () => world.secret().slice(0, 22),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: noise.refuse,
    http: { requireHostHeader: false }, // refused by name instead: see security.ts
  });
  noise.watch(app.server);
  return app;
}

/** What was left is taken up, by the whole house or by one node of it. Visitors were let in before: should it fail, it closes. */
async function takeUp(
  app: FastifyInstance,
  deps: Deps,
  joining: Omit<Joining, 'natsUrl' | 'handlersOf' | 'say'>,
  close: () => Promise<void>,
): Promise<void> {
  const { natsUrl } = deps.config;
  try {
    if (natsUrl === undefined) await openPlay(deps, joining.own, joining.readiness, joining.report);
    else await joinHouse(deps, { ...joining, natsUrl, handlersOf, say: words => app.log.warn(words) });
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPlay(
  deps: Deps,
  own: Queryable,
  readiness: Readiness,
  report: (error: unknown) => void,
): Promise<void> {
  const { tables, sport, standing } = deps;
  await tables.open(report);
  readiness.has('tables');
  await sport.open(report);
  await takeBackOfBlocked({ db: own, sport }, deps.world.now());
  readiness.has('sport');
  standing.subscribe(() => sport.inBackground(sport.operator.followSettings()));
  standing.overcome('opening');
}

type Furnishing = Pick<HouseOptions, 'clockOf' | 'matches' | 'standing' | 'identityProvider' | 'addressScreening'> & {
  readonly observer?: Observer;
};

/** Everything but the doors: what a command line needs as well. */
export async function furnish(config: Config, db: Db, world: World, furnishing: Furnishing = {}): Promise<Deps> {
  const { clockOf, matches, standing = new Standing(), observer = NOBODY_LOOKS } = furnishing;
  const bus = new Bus();
  const auditKey = auditKeyOf(config.secretKey);
  sealThrough(db, auditKey);
  const own = patientDb(db, standing);
  const settings = await SettingsStore.open(own, bus);
  const stops = await Stops.open(own, bus);
  const writer = new Writer(db, bus, world.now, undefined, standing, observer);
  rereadWhenUnsure(db, bus, standing);
  const { tables: codes, pace, drandUrls } = config;
  const tables = new Tables({
    ...{ db: own, writer, bus, world, settings, stops, standing },
    ...{ codes, pace, drandUrls, clockOf },
    isShared: config.natsUrl !== undefined,
  });
  const alarms = new Alarms({ db, bus, world, settings });
  const { codeDir: root, releaseHash: release } = config;
  const code = await CodeWatch.open({ root, release, world, alarms, shut: () => shut(deps) });
  const secrets = await secretsOf(config, own, alarms);
  const deps: Deps = {
    config,
    world,
    db,
    bus,
    settings,
    stops,
    writer,
    standing,
    tables,
    sport: await openSport(
      { config, db: own, writer, bus, world, settings, stops, standing, beacon: tables.beacon },
      matches,
    ),
    matchPictures: await MatchPictures.open(own, bus),
    node: undefined,
    counts: new Counts(world, WINDOW_MS),
    turns: new InTurn(world),
    places: new Places(),
    sessions: new Sessions(db, bus, world),
    staffSessions: new StaffSessions(db, bus, world),
    anchors: new Anchors({
      ...{ file: config.anchorFile, node: config.natsUrl === undefined ? '' : config.node },
      ...{ db, world, alarms, key: auditKey },
    }),
    alarms,
    code,
    secrets,
    pushKeys: await pushKeysOf(own, secrets, world.now()),
    pictureLinks: new PictureLinks(config, world),
    identityProvider: furnishing.identityProvider ?? MANUAL,
    addressScreening: furnishing.addressScreening ?? byTheList(() => settings.values),
    reconciler: new Reconciler({ db, bus, world, alarms, auditKey }),
    aside: new UnderWay(),
  };
  return deps;
}

/** Two-step secrets of before there was a key are sealed; that the key is another one is said at once. */
async function secretsOf({ secretKey }: Config, db: Queryable, alarms: Alarms): Promise<SecretBox> {
  const box = new SecretBox(secretKey);
  const closed = await sealAll(db, box);
  if (closed > 0) {
    const words = say('officeHouse.alarmSecrets', { closed });
    process.emitWarning(words); // nobody listens to alarms yet
    await alarms.raise({ name: 'secrets', words, detail: { closed } });
  }
  return box;
}

/** After a connection was lost, and when the database is back. Many are lost together, and are told as one. */
function rereadWhenUnsure(db: Db, bus: Bus, standing: Standing): void {
  let isDue = false;
  const tell = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      bus.publish('unsure', {});
    });
  };
  db.on('connect', client => client.on('error', tell));
  standing.subscribe(condition => condition === 'open' && tell());
}

async function recordOpening(db: Queryable, { now }: World): Promise<number> {
  const { rows } = await db.query('insert into openings (at) values ($1) returning nth', [timestamp(now())]);
  return rows[0]!.nth;
}
