import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from './accounts/testHouse.ts';
import { Onlooker } from './casino/onlooker.ts';
import { anySlip } from './casino/testTable.ts';
import { testDb } from './db/testDb.ts';
import { MortalServer } from './mortalServer.ts';

/* How the real server process ends: when it is asked to, and when another house has its database. */

const { db, url } = testDb(await freshDatabase(), 2);
const port = await firstFreePort('127.0.0.1', 24_000);
const server = new MortalServer(url, port, { TABLES: 'worli2,teen20', PACE: '0.25' });
afterAll(() => server.end());
const teen20 = (await gameOf('teen20'))!;

/** The number of a bet on a round that is open. */
async function betOnOpenRound(token: string): Promise<string> {
  const taken = Promise.withResolvers<string>();
  const onlooker = new Onlooker(server, ['teen20'], (code, event, { round }) => {
    const slip = event.type === 'opened' && anySlip({ game: teen20, round }, randomFrom(1));
    if (!slip) return;
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `bet-on-${round.id}` };
    const sent = server.insist<{ data?: { bets: { id: string }[] } }>(
      `/api/casino/${code}/bets`,
      { round: round.id, bets: [slip] },
      headers,
    );
    sent.then(({ data }) => data && taken.resolve(data.bets[0]!.id), taken.reject); // refused, it is tried on the next round
  });
  const looking = onlooker.look();
  const bet = await taken.promise;
  onlooker.go();
  await looking;
  return bet;
}

test('[R5] told to end while a bet stands on an open round, the house finishes it: paid, nothing void, exit code 0', async () => {
  await server.start();
  const bet = await betOnOpenRound(await server.signUp('player1', PASSWORD));
  const open = await db.query(
    'select rounds.state from bets join rounds on rounds.id = bets.round_id where bets.id = $1',
    [bet],
  );
  expect(open.rows).not.toEqual([{ state: 'settled' }]);
  expect(await server.stop()).toBe(0);
  const rounds = await db.query('select distinct state from rounds');
  expect(rounds.rows).toEqual([{ state: 'settled' }]);
  const bets = await db.query('select id, state, profit is not null as paid from bets');
  expect(bets.rows).toEqual([{ id: bet, state: 'settled', paid: true }]);
  const held = await db.query("select id from accounts where id like 'exposure:%' and balance <> 0");
  expect(held.rows).toEqual([]);
});

test('[R5] a house whose database another one had meanwhile ends at once, and not as if all were well', async () => {
  await server.start();
  const ended = server.ended();
  await db.query('insert into openings (at) values (now())');
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'maidan-lock' and datname = current_database()`,
  );
  expect(await ended).toBe(1);
});
