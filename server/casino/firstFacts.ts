import { gameOf } from '@maidan/games/index';
import type { Fact } from '@maidan/games/kit/fact';
import { tableOf } from '@maidan/games/kit/play';
import { type Queryable, textArray } from '../db/db.ts';
import { inPieces, partsOf } from '../work/pieces.ts';
import type { PastBet } from './betStore.ts';

/** So many rounds are read at once: each has all the cards of its shoe. */
const AT_ONCE = 200;

/** The first thing that is told of each of these rounds, of those that came to a result. It follows from the cards. */
export async function firstFacts(db: Queryable, rounds: Iterable<string>): Promise<ReadonlyMap<string, Fact>> {
  const firsts = new Map<string, Fact>();
  for (const ids of partsOf([...new Set(rounds)], AT_ONCE)) {
    const { rows } = await db.query(
      `select id, game, gone, dealt from rounds where id = any($1) and state = 'settled'`,
      [textArray(ids)],
    );
    const games = new Map(
      await Promise.all(
        [...new Set(rows.map(({ game }) => game))].map(async code => [code, await gameOf(code)] as const),
      ),
    );
    await inPieces(
      (function* () {
        for (const { id, game: code, gone, dealt } of rows) {
          const game = games.get(code);
          const first = game?.result(tableOf(game, { gone, dealt })).facts[0];
          if (first) firsts.set(id, first);
          yield;
        }
      })(),
    );
  }
  return firsts;
}

/** Bets with what their rounds came to, as data. */
export async function withFirsts<B extends Pick<PastBet, 'round' | 'result'>>(db: Queryable, bets: readonly B[]) {
  const firsts = await firstFacts(db, roundsOf(bets));
  return bets.map(bet => ({ ...bet, first: (bet.result === '' ? undefined : firsts.get(bet.round)) ?? null }));
}

/** The rounds of these bets that have come to a result. */
export const roundsOf = (bets: readonly Pick<PastBet, 'round' | 'result'>[]): readonly string[] =>
  bets.flatMap(({ round, result }) => (result === '' ? [] : round));
