import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import { slipsOf } from '@maidan/tools/bench/clients/slips';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { expect, test, vi } from 'vitest';
import { ask, openTestHouse, person } from '../accounts/testHouse.ts';
import { asAdmin } from '../db/postgres.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { realWorld } from '../world.ts';

/* PostgreSQL has no room for what a node commits, and says so (a disk that is really full: `npm run bench chaos`). */

const FULL = `
  create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on commands for each statement execute function no_room()`;
const ROOM = 'drop trigger no_room on commands; drop function no_room()';

test('[R21] without room a bet is refused as busy; with room the same one is taken once, and its table goes on', async () => {
  const [nats, database] = [await startNats(), await freshDatabase()];
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node: 'east', natsUrl: nats.url, tables: ['teen20'], pace: 3, sports: [] },
  });
  const asha = await person(house, 'asha');
  const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 100_000, interval: 20 });
  const bet = await until(() => {
    const table = house.deps.tables.of('teen20')!;
    const [slip] = slipsOf(table.game, table.round);
    expect(table.round.phase === 'open' && table.round.dueAt - table.now() > LAST_CALL_MS + 30_000).toBe(true);
    return { game: 'teen20', round: table.round.id, bets: [slip] };
  });
  const place = () => ask(house, 'placeBets', bet, { token: asha.token, key: 'without-room' });
  await asAdmin(database.url, admin => admin.query(FULL));
  expect(await place()).toMatchObject({ status: 503, code: 'busy' });
  await asAdmin(database.url, admin => admin.query(ROOM));
  const taken = await place();
  expect([taken.status, taken.code]).toEqual([200, undefined]);
  expect((await place()).data).toEqual(taken.data);
  await house.deps.tables.finish(60_000);
  const { rows } = await house.deps.db.query('select state from rounds where id = $1', [bet.round]);
  expect(rows).toEqual([{ state: 'settled' }]);
  expect((await mustReconcile(house.deps.db)).faults).toEqual([]);
  await house.close();
  await nats.kill();
  await database.drop();
});
