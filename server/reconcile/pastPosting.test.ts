import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { after, type BetId } from '@maidan/core/ids';
import type { Random } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import { placeBets } from '../casino/bets.ts';
import { anySlip, callerOf, TestTable } from '../casino/testTable.ts';
import { Office } from '../office/testOffice.ts';
import { move } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* Somebody who can write to the database and sees cards that players who bet could not see. */

let database: FreshDatabase;
let office: Office;
let honest: Person;
let insider: Person;

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  [honest, insider] = [await office.player('honest'), await office.player('insider')];
});

afterAll(async () => {
  await office.close();
  await database.drop();
});

const db = () => office.house.deps.db;

/** Of what is offered, what comes first. */
const FIRST = { pick: <T>(of: readonly T[]): T => of[0]! } as Random;

/** A round of which everything that is offered first is bet on; `meddle` is called until it has done something. */
async function played(code: string, meddle: (round: string, isOpen: boolean) => Promise<boolean>): Promise<string> {
  const { world, house } = office;
  const game = (await gameOf(code))!;
  let [hasBet, isDone] = [false, false];
  const at: TestTable = new TestTable(house, game, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: async moment => {
        const { round } = at.table;
        const { rows } = await db().query('select id from rounds where id = $1 and bet_roots <> $2', [round.id, '[]']);
        if (rows.length > 0) isDone ||= await meddle(round.id, round.phase === 'open');
        else if (round.phase === 'open' && !hasBet) hasBet = await everything(at);
        if (moment > world.now()) world.pass(moment - world.now());
      },
    },
  });
  await at.table.playRound();
  expect(isDone).toBe(true);
  return at.table.round.id;
}

async function everything(at: TestTable): Promise<true> {
  for (const nth of Object.keys(at.table.round.quotes).keys()) {
    const { game, round } = at.table;
    const slip = anySlip({ game, round: { ...round, quotes: only(round.quotes, nth) } }, FIRST);
    if (slip)
      await office.house.deps.writer.do(
        placeBets(at.table, callerOf(honest.id, `${round.id} ${nth}`), round.id, [slip]),
      );
  }
  return true;
}

const only = <T>(all: Readonly<Record<string, T>>, nth: number): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(nth, nth + 1));

/** A bet as the honest player's last one, at a price that was there, with its answer, its tab and what is held for it. */
async function putIn(round: string): Promise<BetId> {
  const id = `late${round}` as BetId;
  await db().query(
    `insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, at)
     select $1, $2, round_id, game, selection, side, odds, line, 10000, 'open', at from bets
     where round_id = $3 and state = 'open' order by number desc limit 1`,
    [id, insider.id, round],
  );
  await db().query(
    `insert into commands (key, fingerprint, answer, at) select 'late:' || id, 'x', jsonb_build_array(jsonb_build_object(
       'id', id, 'user', user_id, 'round', round_id, 'game', game, 'selection', selection, 'side', side,
       'odds', odds, 'line', line, 'stake', stake, 'at', to_ms(at))), at from bets where id = $1`,
    [id],
  );
  await db().query('insert into tabs (id, round_id, user_id, held) values ($1, $2, $3, 10000)', [
    `${round}:${insider.id}`,
    round,
    insider.id,
  ]);
  await db().query(move(`bets:${id}:hold`, `player:${insider.id}`, `exposure:${insider.id}`, 10000, 'hold', round));
  return id;
}

/** All of a player's bets on the round taken back, and what was held for them. */
async function takeBack(round: string): Promise<void> {
  const { rows } = await db().query<{ held: number }>('select held from tabs where round_id = $1 and user_id = $2', [
    round,
    honest.id,
  ]);
  await db().query(`update bets set state = 'undone' where round_id = $1 and user_id = $2`, [round, honest.id]);
  await db().query('update tabs set held = 0, version = version + 1 where round_id = $1 and user_id = $2', [
    round,
    honest.id,
  ]);
  const moved = `undo:${round}:hold`;
  if (rows[0]!.held > 0)
    await db().query(move(moved, `exposure:${honest.id}`, `player:${honest.id}`, rows[0]!.held, 'hold', round));
}

describe('[R6] one insider alone, after the bets were closed', () => {
  /* These pay some of their markets before the end: ab20 within one window, teen between several. */
  test.each(['ab20', 'teen', 'race17', 'card32'])('%s: a bet that was put in is not in the root', async code => {
    const before = (await reconcile(db(), undefined)).faults.length;
    const round = await played(code, async (id, isOpen) => {
      if (isOpen) return false;
      await putIn(id);
      return true;
    });
    const { faults } = await reconcile(db(), undefined);
    const named = expect.objectContaining({
      rule: 'bet-altered',
      subject: `bet:late${round}`,
      player: insider.id,
      round,
    });
    expect(faults).toContainEqual(named);
    expect(faults).toHaveLength(before + 1);
  });

  test.each(['teen1', 'card32', 'race2'])('%s: a bet that was taken back between two windows', async code => {
    const round = await played(code, async (id, isOpen) => {
      if (isOpen) await takeBack(id);
      return isOpen;
    });
    const { faults } = await reconcile(db(), undefined);
    const altered = { rule: 'bet-altered', round };
    expect(faults).toContainEqual(expect.objectContaining({ ...altered, subject: `round:${round}:gone` }));
    expect(faults).toContainEqual(expect.objectContaining({ ...altered, subject: expect.stringMatching(/^bet:/) }));
  });
});
