import type { Linked, Placed } from '@maidan/core/alerts/oppositeBets';
import type { Common } from '@maidan/core/alerts/shared';
import type { Millis, UserId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { textArray, timestamp } from '../../db/db.ts';
import { type Looking, MOST_READ, sinceOf } from './looking.ts';

/** Of more who share something not each is held against each. */
const FEW = 10;

/** Pairs that have something in common, with what they bet where both did. */
export async function linkedOf(looking: Looking, common: readonly Common[]): Promise<readonly Linked[]> {
  const pairs = pairsOf(common, new Set(looking.players));
  const everybody = [...new Set(pairs.flat())];
  if (everybody.length === 0) return [];
  const bets = Map.groupBy(await betsOf(looking, everybody), ({ player }) => player);
  return pairs.flatMap(players => {
    const [mine = [], yours = []] = players.map(player => bets.get(player) ?? []);
    const theirs = new Set(yours.map(({ place }) => place));
    const places = new Set(mine.map(({ place }) => place).filter(place => theirs.has(place)));
    const both = [...mine, ...yours].filter(({ place }) => places.has(place)).toSorted((a, b) => a.at - b.at);
    return places.size === 0 ? [] : [{ players, bets: both }];
  });
}

/** Each once, and with at least one of whom is asked. */
function pairsOf(common: readonly Common[], asked: ReadonlySet<UserId>): readonly (readonly [UserId, UserId])[] {
  const pairs = common
    .filter(({ players }) => players.length <= FEW)
    .flatMap(({ players }) => players.flatMap((one, nth) => players.slice(nth + 1).map(other => [one, other] as const)))
    .filter(([one, other]) => asked.has(one) || asked.has(other));
  return [...new Map(pairs.map(pair => [pair.join(), pair])).values()];
}

type Timed = Placed & { readonly at: Millis };

async function betsOf(looking: Looking, players: readonly UserId[]): Promise<readonly Timed[]> {
  const { db } = looking;
  const values = [textArray(players), timestamp(sinceOf(looking))] as const;
  const [tables, rows, orders] = await Promise.all([
    db.query(
      `select id, round_id as place, user_id as player, game, selection, side, at from bets
       where user_id = any($1) and at >= $2 and state in ('open', 'settled') order by at desc limit ${MOST_READ}`,
      [...values],
    ),
    db.query(
      `select id, market_id as place, user_id as player, bet, at from row_bets
       where user_id = any($1) and at >= $2 and state <> 'void' order by number desc limit ${MOST_READ}`,
      [...values],
    ),
    db.query(
      `select orders.id, market_id as place, user_id as player, runner, side, plan, orders.at
       from orders join markets on markets.id = market_id
       where user_id = any($1) and orders.at >= $2 and matched > 0 order by number desc limit ${MOST_READ}`,
      [...values],
    ),
  ]);
  const twos = await twosOf(new Set(tables.rows.map(({ game }) => game)));
  return [
    ...tables.rows.map(({ game, ...bet }) => ({ ...bet, oneOfTwoIn: twos.get(`${game} ${bet.selection}`) ?? null })),
    ...rows.rows.map(({ bet: { runner, side }, ...bet }) => ({ ...bet, selection: runner, side, oneOfTwoIn: null })),
    ...orders.rows.map(({ runner, plan, ...order }) => ({
      ...{ ...order, selection: runner },
      oneOfTwoIn: plan.runners?.length === 2 ? order.place : null,
    })),
  ];
}

/** Selections of markets with two, of which one wins, and their markets. */
async function twosOf(codes: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const games = await Promise.all([...codes].map(code => gameOf(code)));
  return new Map(
    games
      .flatMap(game => (game ? game.markets.map(market => ({ code: game.code, market })) : []))
      .filter(({ market }) => market.selections.length === 2 && market.ends !== undefined)
      .flatMap(({ code, market }) => market.selections.map(({ id }) => [`${code} ${id}`, market.id] as const)),
  );
}
