import { furnish } from '@maidan/server/app';
import { auditKeyOf } from '@maidan/server/writer/auditSeals';
import { configFrom } from '@maidan/server/config';
import { openDb } from '@maidan/server/db/db';
import { migrate } from '@maidan/server/db/migrate';
import { rescue } from '@maidan/server/office/signIn/rescue';
import { realWorld } from '@maidan/server/world';
import { openDatabase } from './database.ts';
import { secretKeyFor } from './secretKey.ts';

/* npm run rescue [-- email]: a new password for staff who lost theirs, also while the house is open. */
const email = process.argv[2] ?? 'owner@maidan.example';
const database = await openDatabase();
try {
  const given = configFrom(process.env);
  const config = { ...given, secretKey: await secretKeyFor(given) }; // what it does is in the log, and sealed
  await migrate(database.url, auditKeyOf(config.secretKey));
  const db = openDb(database.url, 2);
  const password = await rescue(await furnish(config, db, realWorld), email);
  console.log(password === undefined ? `There is no colleague ${email}.` : `${email}, password ${password}`);
  await db.end();
} finally {
  await database.close();
}
