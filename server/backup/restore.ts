import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Millis } from '@maidan/core/ids';
import { asAdmin, placeFor, type Postgres, startPostgres } from '../db/postgres.ts';
import { runAs, type RunAs } from '../db/postgresBinaries.ts';
import { type Backup, type Shelf, TAR } from './shelf.ts';
import { PARTIAL } from './walFiles.ts';

/**
 * A database from what is on the shelf: everything up to the end of the log, or up to a moment. It is made where there is
 * none, and runs when this is over.
 */
export async function restore(shelf: Shelf, dataDir: string, upTo?: Millis): Promise<Postgres> {
  const backup = shelf.backups().findLast(({ at }) => upTo === undefined || at < upTo);
  if (!backup) throw new Error(upTo === undefined ? 'there is no backup' : 'there is no backup from before that');
  const folder = placeFor(dataDir);
  const cluster = join(folder, 'cluster');
  if (existsSync(cluster)) throw new Error(`there is a database in ${folder} already; move it away first`);
  if ((await digestOf(join(backup.folder, TAR))) !== backup.sha256)
    throw new Error(`the backup in ${backup.folder} is not what was written there`);
  unpack(backup, shelf, folder, upTo);
  writeFileSync(join(folder, 'access.json'), JSON.stringify({ port: 0, password: backup.password }), { mode: 0o600 });
  const postgres = await startPostgres(dataDir);
  await recovered(postgres.url);
  rmSync(join(folder, LOG), { recursive: true });
  return postgres;
}

/** Beside the cluster while it is being recovered: its account may not be let in where backups are. */
const LOG = 'wal.restoring';

function unpack(backup: Backup, shelf: Shelf, folder: string, upTo: Millis | undefined): void {
  const account = runAs();
  const [unfinished, log] = [join(folder, 'cluster.new'), join(folder, LOG)];
  for (const made of [unfinished, log]) {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { mode: 0o700 });
  }
  const unpacked = spawnSync('tar', ['-xf', join(backup.folder, TAR), '-C', unfinished], { encoding: 'utf8' });
  if (unpacked.status !== 0)
    throw new Error(`the backup cannot be unpacked: ${unpacked.error?.message ?? unpacked.stderr}`);
  for (const name of shelf.logSince(backup)) copyFileSync(join(shelf.wal, name), join(log, name));
  const find = `cp "${log}/%f" "%p" || cp "${log}/%f${PARTIAL}" "%p"`;
  const settings = [
    `restore_command = '${find.replaceAll("'", "''")}'`,
    ...(upTo === undefined ? [] : [`recovery_target_time = '${new Date(upTo).toISOString().replace('Z', '+00')}'`]),
    `recovery_target_action = 'promote'`,
  ];
  writeFileSync(join(unfinished, 'postgresql.auto.conf'), `${settings.join('\n')}\n`); // in the place of what was set then
  writeFileSync(join(unfinished, 'recovery.signal'), '');
  own([unfinished, log], account);
  renameSync(unfinished, join(folder, 'cluster'));
}

/** Files that were unpacked as root are handed to who has to read them. */
export function own(folders: readonly string[], { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return;
  const done = spawnSync('chown', ['-R', `${uid}:${gid}`, ...folders], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`the files cannot be handed to PostgreSQL's account: ${done.stderr}`);
}

/** It answers before it is through with its log, and takes nothing new until then. */
async function recovered(url: string): Promise<void> {
  await asAdmin(url, async admin => {
    for (;;) {
      const { rows } = await admin.query('select pg_is_in_recovery() as is');
      if (rows[0]?.is === false) break;
      await pause(20);
    }
    await admin.query('alter system reset all');
    await admin.query('select pg_reload_conf()');
  });
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}
