import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { restore } from '@maidan/server/backup/restore';
import { Shelf } from '@maidan/server/backup/shelf';
import { refuse, typed } from '../commandLine.ts';
import { backupDir, dataDir } from '../database.ts';

/*
 * npm run restore [-- --to 2026-03-07T12:00:00Z]: a database in DATA_DIR from what is in BACKUP_DIR, with everything that
 * was received of its log, or as it was at that moment.
 */
const { values } = typed({ options: { to: { type: 'string' } } });
const upTo = values.to === undefined ? undefined : Date.parse(values.to);
if (Number.isNaN(upTo)) refuse(`${values.to} is no moment: write it as 2026-03-07T12:00:00Z.`);
const began = performance.now();
try {
  const postgres = await restore(new Shelf(backupDir()), join(dataDir(), 'postgres'), upTo as Millis | undefined);
  await postgres.stop();
} catch (error) {
  refuse(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}.`);
}
const seconds = ((performance.now() - began) / 1_000).toFixed(1);
console.log(
  `The database is restored in ${seconds} s. Start the house, npm run archive beside it, and make a new backup.`,
);
