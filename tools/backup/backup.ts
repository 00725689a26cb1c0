import { backUp } from '@maidan/server/backup/baseBackup';
import { Shelf } from '@maidan/server/backup/shelf';
import { realWorld } from '@maidan/server/world';
import { refuse } from '../commandLine.ts';
import { backupDir, runningDatabase } from '../database.ts';

/* npm run backup: copies the database into BACKUP_DIR while the house goes on. */
const url = runningDatabase() ?? refuse('There is no database that runs: start the house, or set DATABASE_URL.');
const { folder } = await backUp(url, new Shelf(backupDir()), realWorld.now);
console.log(`The backup is in ${folder}. With the log of npm run archive it can be restored to any moment after it.`);
