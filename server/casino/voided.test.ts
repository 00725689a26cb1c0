import { after } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { RoundClosed } from './faults.ts';
import { roundOf } from './roundStore.ts';
import { silentBeacon, TestTable } from './testTable.ts';
import { lasting } from '../db/testDb.ts';

/* A round that ends without a result says why, and the table goes on at once. */

let game: Game;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  game = (await gameOf('teen20'))!;
});

const NEVER = new Promise<void>(() => {});

test('[R10] a round that is ended while bets are open does not wait for its window to close', async () => {
  const at: TestTable = new TestTable(house, game, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: () => (at.table.round.phase === 'open' ? NEVER : Promise.resolve()),
    },
    publish: event => {
      at.events.push(event);
      if (event.type === 'opened') void at.table.voidNow('voided-by-operator');
    },
  });
  const before = world.now();
  const round = await at.table.playRound();
  expect(round).toMatchObject({ phase: 'void', fault: 'voided-by-operator', quotes: {} });
  expect([round.dueAt - before, at.table.restMs]).toEqual([5_000, 5_000]);
  expect(at.events.at(-1)).toMatchObject({ type: 'voided', fault: 'voided-by-operator', until: round.dueAt });
});

test('[R10] one person cannot end a round whose bets are closed, and it goes on', async () => {
  const beacon = silentBeacon(world);
  let refused: unknown;
  const at: TestTable = new TestTable(house, game, world, {
    beacon: {
      ...beacon,
      at: async target => {
        refused = await at.table.voidNow('voided-by-operator').catch((error: unknown) => error);
        beacon.speak();
        return beacon.at(target);
      },
    },
  });
  const round = await at.table.playRound();
  expect(refused).toBeInstanceOf(RoundClosed);
  expect(round.phase).toBe('settled');
  expect(await roundOf(house.deps.db, round.id)).toMatchObject({ state: 'settled', voided_by: null });
});

test('[R21] a round that was left while bets were open says why to who comes after the restart', async () => {
  class PowerCut extends Error {}
  const left: TestTable = new TestTable(house, game, world, {
    publish: event => {
      if (event.type === 'opened') throw new PowerCut();
    },
  });
  await expect(left.table.playRound()).rejects.toThrow(PowerCut);
  const row = (await roundOf(house.deps.db, left.table.round.id))!;
  const next = new TestTable(house, game, world);
  expect(await next.table.resume(row)).toMatchObject({ phase: 'void', fault: 'restarted-while-betting' });
  expect(next.events).toMatchObject([{ type: 'announced' }, { type: 'voided', fault: 'restarted-while-betting' }]);
});
