import { setTimeout as pause } from 'node:timers/promises';
import { askFor, receiveWal, type WalArchive } from '@maidan/server/backup/walArchive';
import { Shelf } from '@maidan/server/backup/shelf';
import { refuse, typed } from '../commandLine.ts';
import { backupDir, runningDatabase } from '../database.ts';

/*
 * npm run archive: receives the write-ahead log of the house into BACKUP_DIR for as long as it runs. From when it has
 * caught up nothing is acknowledged to a player that is not durable there too. `-- --off` lets a house go on whose archive
 * is gone for good.
 */
const { values } = typed({ options: { off: { type: 'boolean' } } });
const AGAIN_MS = 1_000;

if (values.off) {
  await askFor(runningDatabase() ?? refuse('There is no database that runs.'), '');
  console.log('The house waits for no archive any more.');
} else await receive();

async function receive(): Promise<void> {
  const shelf = new Shelf(backupDir());
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());
  const asked = new Promise(done => stopping.signal.addEventListener('abort', done));
  let said = '';
  const say = (sentence: string): void => {
    if (sentence !== said) console.log(sentence); // a database that is away is away for a while
    said = sentence;
  };
  while (!stopping.signal.aborted) {
    const archive = await begun(shelf).catch((error: Error) => say(`Waiting for the database: ${error.message}.`));
    if (!archive) {
      await Promise.race([pause(AGAIN_MS, undefined, { ref: false }), asked]);
      continue;
    }
    say(`Receiving the log into ${shelf.wal}. What is acknowledged from now on is durable in both places.`);
    await Promise.race([archive.ended.catch((error: Error) => say(`The log has ended: ${error.message}.`)), asked]);
    if (stopping.signal.aborted) await archive.close();
  }
  process.exit();
}

async function begun(shelf: Shelf): Promise<WalArchive> {
  const url = runningDatabase();
  if (url === undefined) throw new Error('none runs here');
  return receiveWal(url, shelf.wal);
}
