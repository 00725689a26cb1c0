import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import { atScene } from './atScene.ts';
import { foundIn, move, named, type Plant } from './plant.ts';
import { betOnRow, type Changed } from './plantBet.ts';
import { reconcile } from './reconcile.ts';

/*
 * Somebody who can write to the database puts a bet in while its market is open: with its answer, its tab and what is held
 * for it, so that everything agrees. Only nobody ever offered what it says.
 */

const { scene, db, checkpoint } = atScene(freshDatabase);
let insider: Person;

beforeAll(async () => {
  insider = await scene().office.player('insider');
});

const onRow = (changed: Changed, stake?: number): string => betOnRow(scene().openRow, insider.id, changed, stake);

/** As asha's bet on the round whose cards are awaited. */
const atTable = (changed: Changed, stake = 'stake'): string => {
  const [round, user] = [scene().openRound, insider.id];
  const column = (name: string): string => changed[name] ?? name;
  return `
    insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, at)
      select 'planted', '${user}', round_id, game, selection, side, ${column('odds')}, ${column('line')}, ${stake},
        'open', at from bets where round_id = '${round}' order by number limit 1`;
};

const onRowNamed = () => ({ subject: 'bet:planted', player: insider.id, market: scene().openRow });
const atTableNamed = () => ({ subject: 'bet:planted', player: insider.id, round: scene().openRound });

const PLANTS: readonly Plant[] = [
  {
    words: 'a bet on a row at 9.0',
    sql: () => onRow({ odds: '9000', profit: '80000' }),
    rule: 'price-not-offered',
    found: () => ({ ...onRowNamed(), found: 800_00 }),
  },
  {
    words: 'a bet on a row at the price that was there, that wins ten times as much',
    sql: () => onRow({ profit: `(bet ->> 'profit')::bigint * 10` }),
    rule: 'price-not-offered',
    found: onRowNamed,
  },
  {
    words: 'a bet on a row with a line that it does not have',
    sql: () => onRow({ line: '3' }),
    rule: 'price-not-offered',
    found: onRowNamed,
  },
  {
    words: 'a bet on a row of a runner at the price of another side',
    sql: () => onRow({ side: `'"lay"'::jsonb` }),
    rule: 'price-not-offered',
    found: onRowNamed,
  },
  {
    words: 'a bet on a row that is larger than its limits',
    sql: () => `${move('planted:purse', 'bank', `player:${insider.id}`, 1_00_100_00, 'deposit')};
      ${onRow({ profit: `(bet ->> 'profit')::bigint * 1001` }, 1_00_100_00)}`,
    rule: 'stake-over-limit',
    found: () => ({ ...onRowNamed(), expected: 1_00_000_00, found: 1_00_100_00 }),
  },
  {
    words: 'a bet at a table at 9.0',
    sql: () => atTable({ odds: '9000' }),
    rule: 'price-not-offered',
    found: atTableNamed,
  },
  {
    words: 'a bet at a table with a line that it does not have',
    sql: () => atTable({ line: '3' }),
    rule: 'price-not-offered',
    found: atTableNamed,
  },
  {
    words: 'a bet at a table that is larger than its limits',
    sql: () => atTable({}, '1000000000'),
    rule: 'stake-over-limit',
    found: atTableNamed,
  },
];

describe('[R6] one insider alone, while betting is open: it finds, names and leads to', () => {
  test.each(PLANTS.map(plant => [plant.words, plant] as const))('%s', async (_, plant) => {
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toContainEqual(named(plant));
  });

  test('nothing else where everything agrees but the price', async () => {
    const plant = PLANTS[0]!;
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toEqual([named(plant)]);
  });

  test('nothing when all of it is taken out again', async () => {
    expect((await reconcile(db(), await checkpoint())).faults).toEqual([]);
  });
});
