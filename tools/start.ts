import { join } from 'node:path';
import { openHouse } from '@maidan/server/app';
import { configFrom, type Config } from '@maidan/server/config';
import { watchDisk } from '@maidan/server/db/diskWatch';
import { seed } from '@maidan/server/seed';
import { buildWeb } from './web/buildWeb.ts';
import { dataDir, type Database, openDatabase } from './database.ts';
import { firstFreePort, isFree } from './ports.ts';
import { greeting } from './greeting.ts';
import { secretKeyFor } from './secretKey.ts';
import { ROOT } from './sources.ts';

/* npm start: the whole product on one port, from a bare clone or from where it was left, however it was left. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(1); // asked twice: no more waiting
    stopping.abort();
  });
}
followNpm();

await main().catch((error: unknown) => {
  if (stopping.signal.aborted && error instanceof Error && error.name === 'AbortError') return; // as it was asked to
  console.error(`Maidan cannot go on: ${reasonOf(error)}`);
  process.exitCode = 1;
});
process.exit();

async function main(): Promise<void> {
  const database = await openDatabase(() => {
    console.error('Maidan cannot go on: another Maidan has taken its database.');
    process.exit(1); // at once: not another line may be written
  });
  try {
    await openIn(database);
  } finally {
    await database.close();
  }
}

async function openIn(database: Database): Promise<void> {
  if (!database.isOurs)
    throw new Error(`another Maidan is open on this database (${database.where}). Stop that one first.`);
  const webDir = process.env['MAIDAN_WEB'] ?? (await buildWeb());
  const given = configFrom(process.env);
  const secretKey = await secretKeyFor(given);
  const config = { ...given, webDir, secretKey, codeDir: ROOT, anchorFile: join(dataDir(), 'audit-anchors.ndjson') };
  const house = await openHouse({
    databaseUrl: database.url,
    config: { ...config, port: await portFor(config) },
    standing: database.standing,
    folder: database.folder,
    log: true,
    over: stopping.signal,
  });
  database.opened(house.opening);
  const disk =
    database.folder === undefined ? undefined : watchDisk(database.folder, config.diskReserve, database.standing);
  try {
    console.log(greeting(process.env['MAIDAN_ADDRESS'] ?? house.url, await seed(house.deps), config.officeOrigin));
    await new Promise(done =>
      stopping.signal.aborted ? done(undefined) : stopping.signal.addEventListener('abort', done),
    );
    console.log('\nClosing: rounds under way are finished. Once more ends it at once.');
    await house.finish();
  } finally {
    disk?.close();
    await house.close();
  }
}

/** A port that was asked for is used or refused; the usual one gives way to whoever has it. */
async function portFor({ host, port }: Config): Promise<number> {
  const isChosen = (process.env['PORT'] ?? '') !== '';
  if (!isChosen) return firstFreePort(host, port);
  if (port !== 0 && !(await isFree(host, port))) throw new Error(`port ${port} is taken. Choose another with PORT.`);
  return port;
}

/** The sentence of an error, and of what caused it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

/** npm stops its shell without telling us; a house without its npm would run on unseen. */
function followNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopping.abort();
  }, 500).unref();
}
