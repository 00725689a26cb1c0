import { auditKeyOf } from '@maidan/server/writer/auditSeals';
import { configFrom } from '@maidan/server/config';
import { migrate } from '@maidan/server/db/migrate';
import { openDatabase } from './database.ts';
import { secretKeyFor } from './secretKey.ts';

/* npm run migrate: brings the database up to date without opening the house. */
const database = await openDatabase();
try {
  const applied = await migrate(database.url, auditKeyOf(await secretKeyFor(configFrom(process.env))));
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
} finally {
  await database.close();
}
