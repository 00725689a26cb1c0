import type { UserId } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import { TestWorld } from '@maidan/server/accounts/testHouse';
import { BOOKMAKER, openMarket } from '@maidan/server/exchange/testMarket';
import { settleContests } from '@maidan/server/fantasy/settleContests';
import { addMatch, ended, teamFor, tell } from '@maidan/server/fantasy/testContest';
import { TestPlayers } from '@maidan/server/protection/testLimits';
import { type Player, register } from '../kit.ts';

/* A player who has bet in every way there is, with some of it still open. */

/** The clock of a house in which nobody waits for a round: it stands at this moment until a round goes on. */
export function presentWorld(): TestWorld {
  const world = new TestWorld();
  world.set(Date.now() - world.now());
  return world;
}

export interface Played {
  readonly player: Player;
  readonly id: UserId;
  /** What is open: an order and a bet on a row of the house. */
  readonly markets: { readonly order: string; readonly row: string };
}

export async function played(it: House, world: TestWorld): Promise<Played> {
  const players = new TestPlayers(it, world);
  const [asha, bela] = [await register(it), await register(it)];
  const [id, other] = await Promise.all([asha, bela].map(({ username }) => idOf(it, username)));
  if (id === undefined || other === undefined) throw new Error('somebody did not register');
  const must = (told: string): void => {
    if (told !== 'taken') throw new Error(`a bet was refused: ${told}`);
  };

  await players.atTheTable(async bet => must(await bet(id, 133_33)));
  must(await players.spin(id, 100_00));
  must(await players.row(id, `lost-${id}`, 101_01));
  await players.settle(await openMarket(it, `lost-${id}`, BOOKMAKER), { type: 'won', winners: [1] });
  const struck = await openMarket(it, `struck-${id}`);
  must(await players.order(other, struck.id, 'lay A 3 × 100.01'));
  must(await players.order(id, struck.id, 'back A 3 × 100.01'));
  await players.settle(struck, { type: 'won', winners: [0] });
  await contest(it, players, [id, other]);

  const order = await openMarket(it, `open-${id}`);
  must(await players.order(id, order.id, 'back A 5 × 100.02'));
  const row = await openMarket(it, `row-${id}`, BOOKMAKER);
  must(await players.row(id, `row-${id}`, 177_77));
  return { player: asha, id, markets: { order: order.id, row: row.id } };
}

/** Two of them in a contest that is over. */
async function contest(it: House, players: TestPlayers, people: readonly UserId[]): Promise<void> {
  const match = await addMatch(it, `of-${people[0]}`);
  const named = `fantasy.${match.fixture.id}.duel.1`;
  for (const [turn, user] of people.entries()) {
    const told = await players.enter(user, named, teamFor(match.fixture, turn * 3));
    if (told !== 'taken') throw new Error(`an entry was refused: ${told}`);
  }
  await tell(it, match, 0);
  await ended(it, match, 'over');
  await settleContests(it.deps);
}

async function idOf({ deps }: House, username: string): Promise<UserId> {
  const { rows } = await deps.db.query('select id from users where username = $1', [username]);
  return rows[0]!.id;
}
