import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Shelf, TAR } from '@maidan/server/backup/shelf';
import { type Db, openDb } from '@maidan/server/db/db';
import { freePort } from '@maidan/server/db/freePort';
import { databaseUrl, runningAt, startPostgres } from '@maidan/server/db/postgres';
import { isSent, processesOf, putDown, readPostmaster } from '@maidan/server/db/postmaster';
import { MortalServer } from '@maidan/server/mortalServer';
import { complaintsAfter } from '../../bench/hostile/aftermath.ts';
import { CROWDED, gather } from '../../bench/hostile/crowd.ts';
import { Told } from '../../bench/hostile/victims.ts';
import { awaited, until } from './awaited.ts';
import { Programs } from './programs.ts';
import { forgotten, missing, type Seen, witness } from './witness.ts';

export interface Rehearsal {
  readonly players: number;
  /** How many are answered before the backup, after it, and again when the house is back. */
  readonly commands: number;
  readonly seed: number;
  /** Without the archive everything after the backup is lost: what it is there for. */
  readonly isArchived: boolean;
  /** Called off: what was begun is cleared away. */
  readonly over?: AbortSignal;
  say(sentence: string): void;
}

export interface Report {
  readonly acknowledged: number;
  /** Of these, not in what was restored; and how long before the end the first of them was acknowledged. */
  readonly lost: number;
  readonly lostSeconds: number;
  readonly transfers: number;
  readonly lines: number;
  readonly digests: number;
  readonly backupBytes: number;
  readonly logFiles: number;
  readonly restoreSeconds: number;
  readonly openSeconds: number;
  readonly complaints: readonly string[];
}

/** What is kept apart from the database and its backups. */
const APART = ['secret.key', 'audit-anchors.ndjson'];

/**
 * A house with players, its log archived, is copied under them; later it is destroyed with its disk, restored from copy and
 * archive, and opened again, while the players insist on what they asked for.
 */
export async function rehearse(rehearsal: Rehearsal): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-drill-'));
  const [data, backups] = [join(folder, 'data'), join(folder, 'backup')];
  for (const made of [folder, data]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o711); // as root, PostgreSQL's own account must be able to enter
  }
  const env = { DATABASE_URL: '', DATA_DIR: data, BACKUP_DIR: backups };
  const programs = new Programs(env);
  const server = new MortalServer('', await freePort(), { ...env, ...CROWDED, PACE: '0.3' });
  try {
    const stage = { folder, data, backups, programs, server };
    return await Promise.race([new Drill(rehearsal, stage).through(), calledOff(rehearsal.over)]);
  } finally {
    server.end();
    programs.end();
    await putDown(clusterIn(data), 0);
    rmSync(folder, { recursive: true, force: true });
  }
}

const calledOff = async (over: AbortSignal = new AbortController().signal): Promise<never> => {
  await once(over, 'abort');
  throw new Error('it was called off');
};

interface Stage {
  readonly folder: string;
  readonly data: string;
  readonly backups: string;
  readonly programs: Programs;
  readonly server: MortalServer;
}

const postgresIn = (data: string): string => join(data, 'postgres');
const clusterIn = (data: string): string => join(postgresIn(data), 'cluster');
const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

class Drill {
  readonly #rehearsal: Rehearsal;
  readonly #stage: Stage;
  readonly #told = new Told();
  readonly #complaints: string[] = [];

  constructor(rehearsal: Rehearsal, stage: Stage) {
    this.#rehearsal = rehearsal;
    this.#stage = stage;
  }

  async through(): Promise<Report> {
    const { server, programs, backups } = this.#stage;
    const { isArchived, players, seed, say } = this.#rehearsal;
    await awaited('A house that opens', server.start());
    if (isArchived) await this.#archive();
    const db = this.#connect();
    const gathering = gather({ server, db, told: this.#told, seed, players });
    const disperse = await awaited('That players have come', gathering);
    await this.#answered();
    await programs.run('backup');
    this.#keepApart('away');
    const [backup] = new Shelf(backups).backups();
    say(`Copied under ${players} players. They go on.`);
    await this.#answered();
    const seen = await awaited('What is to be seen of the house', witness(db));
    await db.end();
    const restored = await this.#destroyAndRestore(seen);
    say(`Destroyed and restored. ${restored.lost} of ${restored.acknowledged} acknowledged commands are lost.`);
    const archive = await this.#archive();
    await programs.run('backup'); // the restored database begins a line of its own
    await this.#answered();
    await awaited('That players have gone home, answered', disperse());
    archive.kill('SIGTERM');
    await awaited('The end of npm run archive', once(archive, 'exit'));
    await awaited('That the house is closed', server.stop());
    const { digests } = await this.#lookAt(async now => {
      const aftermath = await complaintsAfter(now, this.#told);
      this.#complaints.push(...aftermath.complaints);
      return aftermath;
    });
    return {
      ...restored,
      digests,
      transfers: seen.transfers.size,
      lines: seen.journal.size,
      backupBytes: statSync(join(backup!.folder, TAR)).size,
      complaints: this.#complaints,
    };
  }

  /** The machine is gone with its disk, in the middle of everything; what is elsewhere is all there is. */
  async #destroyAndRestore(seen: Seen) {
    const { server, programs, data, backups } = this.#stage;
    const { acknowledged } = this.#told;
    const cluster = clusterIn(data);
    const destroyed = performance.now();
    for (const pid of [readPostmaster(cluster)!.pid, ...processesOf(cluster)]) isSent('SIGKILL', pid);
    programs.end();
    let [restoreSeconds, opening, logFiles, count] = [0, 0, 0, 0];
    let lost: readonly string[] = [];
    const opened = server.kill(async () => {
      rmSync(data, { recursive: true });
      mkdirSync(data);
      chmodSync(data, 0o711);
      const restoring = performance.now();
      await programs.run('restore');
      this.#keepApart('back');
      restoreSeconds = secondsSince(restoring);
      const shelf = new Shelf(backups);
      logFiles = shelf.logSince(shelf.backups()[0]!).length;
      count = acknowledged.size;
      lost = await this.#lookAt(db => this.#compared(db, seen));
      opening = performance.now();
    });
    await awaited('A house that opens on what was restored', opened);
    const first = Math.min(...lost.map(key => acknowledged.get(key)!));
    return {
      acknowledged: count,
      lost: lost.length,
      lostSeconds: lost.length === 0 ? 0 : (destroyed - first) / 1_000,
      restoreSeconds,
      openSeconds: secondsSince(opening),
      logFiles,
    };
  }

  async #compared(db: Db, seen: Seen): Promise<readonly string[]> {
    const now = await witness(db);
    const lost = await forgotten(db, this.#told.acknowledged.keys());
    const differences = [
      [lost.length, 'commands that were acknowledged'],
      [missing(seen.transfers, now.transfers), 'transfers that were seen'],
      [missing(seen.journal, now.journal), 'lines of journals that were seen'],
    ] as const;
    for (const [count, what] of differences)
      if (count > 0) this.#complaints.push(`${count} ${what} are not in what was restored.`);
    return lost;
  }

  /** The database without a house. */
  async #lookAt<T>(look: (db: Db) => Promise<T>): Promise<T> {
    const postgres = await awaited('A database to look at', startPostgres(postgresIn(this.#stage.data)));
    const db = openDb(databaseUrl(postgres.url, 'maidan'), 2);
    try {
      return await awaited('What the database has', look(db));
    } finally {
      await db.end();
      await postgres.stop();
    }
  }

  #archive() {
    return this.#stage.programs.start('archive', 'Receiving the log');
  }

  #connect(): Db {
    const url = runningAt(postgresIn(this.#stage.data));
    if (url === undefined) throw new Error('the house is open, and there is no database');
    return openDb(databaseUrl(url, 'maidan'), 2);
  }

  /** So many more commands, and a bet among them. */
  async #answered(): Promise<void> {
    const { commands, ids } = this.#told;
    const [enough, bets] = [commands + this.#rehearsal.commands, ids.bets.size];
    const what = `That players are answered (${this.#rehearsal.commands} commands, and a bet)`;
    await until(what, () => this.#told.commands >= enough && ids.bets.size > bets);
  }

  #keepApart(way: 'away' | 'back'): void {
    const { folder, data } = this.#stage;
    const [from, to] = way === 'away' ? [data, folder] : [folder, data];
    for (const name of APART) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
  }
}
