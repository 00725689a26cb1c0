import { migrate } from '@maidan/server/migrate';
import { openDatabase } from './database.ts';

/* npm run migrate: brings the database up to date without opening the house. */
const database = await openDatabase();
try {
  const applied = await migrate(database.url);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} finally {
  await database.close();
}
