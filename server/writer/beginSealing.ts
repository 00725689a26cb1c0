import type { Millis } from '@maidan/core/ids';
import { type Db, type Queryable, transaction } from '../db/db.ts';
import { sealTextFor } from './auditSeals.ts';
import { chain } from './group.ts';

const BEGIN = 'answers.seal';

/** From when on everything has a seal, and up to which bets there was none. */
export interface Begun {
  readonly at: Millis;
  readonly bets: number;
  readonly row_bets: number;
}

/** As the log says, whose rows are sealed themselves. */
export async function sealingBegun(db: Queryable): Promise<Begun | undefined> {
  const { rows } = await db.query(
    'select at, after from audit where subject = $1 and action = $2 order by seq limit 1',
    ['commands', BEGIN],
  );
  return rows[0] && { at: rows[0].at, ...(rows[0].after as Omit<Begun, 'at'>) };
}

/** Once in the life of a house: when it is opened with a key, before anybody can bet. */
export async function beginSealing(db: Db, now: Millis): Promise<void> {
  if (await sealingBegun(db)) return;
  await transaction(db, async client => {
    if (sealTextFor(client, () => '') === null) return; // without a key nothing is sealed
    const { rows } = await client.query(
      `select (select coalesce(max(number), 0) from bets) as bets,
         (select coalesce(max(number), 0) from row_bets) as row_bets`,
    );
    await chain(client, [{ actor: 'system', action: BEGIN, subject: 'commands', after: rows[0] }], now);
  });
}
