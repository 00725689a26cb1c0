import { setTimeout as pause } from 'node:timers/promises';
import { openDb } from '@maidan/server/db/db';
import { runningDatabase } from './database.ts';

/*
 * npm run drain -- node2: that node gives away what it keeps, at moments at which others can go on, and takes no more. It
 * still answers visitors; when this has ended it can be stopped without anybody noticing.
 */

const name = process.argv[2];
const url = runningDatabase();
if (name === undefined || name === '') throw new Error('npm run drain -- <node>, by its NODE_NAME');
if (url === undefined) throw new Error('no database runs here. Say where it is with DATABASE_URL.');

const db = openDb(url, 1);
const { rows } = await db.query(
  `update nodes set is_leaving = true
   where left(name, -7) = $1 and seen_at > clock_timestamp() - interval '1 minute' returning name`,
  [name],
);
if (rows.length === 0) throw new Error(`no node of the name ${name} is alive`);
for (let last = -1; ;) {
  const left = await keptBy();
  if (left !== last) console.log(left === 0 ? `${name} keeps nothing any more.` : `${name} still keeps ${left}`);
  if (left === 0) break;
  last = left;
  await pause(500);
}
await db.end();

async function keptBy(): Promise<number> {
  const found = await db.query(
    'select count(*)::int as left from leases where left(node, -7) = $1 and until > clock_timestamp()',
    [name!],
  );
  return Number(found.rows[0]?.left);
}
