import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { own } from '@maidan/server/backup/restore';
import { Replication } from '@maidan/server/backup/replication';
import { asAdmin, placeFor, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { putDown } from '@maidan/server/db/postmaster';
import { runAs } from '@maidan/server/db/postgresBinaries';
import { SmallDisk } from './smallDisk.ts';

/* PostgreSQL with a standby that has everything before anybody is told of it, each with files or a disk of its own. */

interface Wanted {
  readonly isReplicated: boolean;
  readonly hasSmallDisk: boolean;
}

interface Machine {
  readonly postgres: Postgres;
  readonly disk: SmallDisk | undefined;
}

const SETTINGS = { max_wal_size: '128MB', wal_retrieve_retry_interval: '200ms' };
const STANDBY = 'standby';

export class DatabasePair {
  readonly #folder: string;
  readonly #wanted: Wanted;
  #primary!: Machine;
  #standby: Machine | undefined;
  #made = 0;

  private constructor(folder: string, wanted: Wanted) {
    this.#folder = folder;
    this.#wanted = wanted;
  }

  static async open(folder: string, wanted: Wanted): Promise<DatabasePair> {
    const pair = new DatabasePair(folder, wanted);
    const { dataDir, disk } = pair.#place();
    pair.#primary = { postgres: await startPostgres(dataDir, SETTINGS), disk };
    return pair;
  }

  get primary(): Postgres {
    return this.#primary.postgres;
  }

  get port(): number {
    return Number(new URL(this.primary.url).port);
  }

  /** Where the primary writes. */
  get disk(): SmallDisk {
    if (!this.#primary.disk) throw new Error('it has the disk of the machine');
    return this.#primary.disk;
  }

  /** Makes a standby where none is; from then on nothing counts before it is there. */
  async guard(): Promise<void> {
    if (!this.#wanted.isReplicated || this.#standby) return;
    const { dataDir, disk } = this.#place();
    await copy(this.primary.url, dataDir);
    this.#standby = { postgres: await startPostgres(dataDir, SETTINGS), disk };
    await asAdmin(this.primary.url, async admin => {
      await admin.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
      await admin.query('select pg_reload_conf()');
      for (;;) {
        const { rows } = await admin.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
        if (rows.length > 0) return;
        await pause(50);
      }
    });
  }

  /** The standby is the primary from now on. The former one is never started again. */
  async promote(): Promise<void> {
    const [former, next] = [this.#primary, this.#standby];
    if (!next) throw new Error('there is no standby');
    await asAdmin(next.postgres.url, admin => admin.query('select pg_promote(true, 60)'));
    this.#primary = next;
    this.#standby = undefined;
    await destroy(former);
  }

  async remove(): Promise<void> {
    for (const machine of [this.#primary, this.#standby]) if (machine) await destroy(machine);
  }

  #place(): { readonly dataDir: string; readonly disk: SmallDisk | undefined } {
    const dataDir = join(this.#folder, `postgres${(this.#made += 1)}`);
    return { dataDir, disk: this.#wanted.hasSmallDisk ? new SmallDisk(dataDir) : undefined };
  }
}

async function destroy({ postgres, disk }: Machine): Promise<void> {
  await putDown(join(postgres.folder, 'cluster'), 0);
  disk?.remove();
  rmSync(postgres.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** All files of one that goes on working, as a standby of it. */
async function copy(url: string, dataDir: string): Promise<void> {
  const folder = placeFor(dataDir);
  const [unfinished, tar] = [join(folder, 'cluster.new'), join(folder, 'base.tar')];
  mkdirSync(unfinished, { mode: 0o700 });
  const replication = await Replication.open(url, 'maidan_standby');
  await replication.keepFor(STANDBY);
  const file = await open(tar, 'wx', 0o600);
  await replication.files(async bytes => void (await file.write(bytes)));
  await file.close();
  await replication.end();
  const unpacked = spawnSync('tar', ['-xf', tar, '-C', unfinished], { encoding: 'utf8' });
  if (unpacked.status !== 0) throw new Error(`the copy cannot be unpacked: ${unpacked.stderr}`);
  rmSync(tar);
  const { port, username, password } = new URL(url);
  const from = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=${STANDBY}`;
  writeFileSync(
    join(unfinished, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nprimary_slot_name = '${STANDBY}'\n`,
  );
  writeFileSync(join(unfinished, 'standby.signal'), '');
  own([unfinished], runAs());
  renameSync(unfinished, join(folder, 'cluster'));
  writeFileSync(join(folder, 'access.json'), JSON.stringify({ port: 0, password }), { mode: 0o600 });
}
