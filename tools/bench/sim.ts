import { sum } from '@maidan/core/money';
import { allGames } from '@maidan/games/index';
import { countedChances } from '@maidan/games/kit/chances';
import { verify } from '@maidan/games/kit/fair/fair';
import { type Game, selectionsOf } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import { layProfit, quotes, returnOf } from '@maidan/games/kit/price';
import type { Quotes } from '@maidan/games/kit/quote';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { Simulation } from '@maidan/games/kit/testing/simulation';
import type { Millis, RoundId } from '@maidan/core/ids';
import type { BenchResult } from './interleave.ts';
import { claimed } from '@maidan/games/kit/written';

/* The long evening: 10,000 rounds of every game, checking money, deals and prices: about an hour. */

const ROUNDS = Number(process.env['ROUNDS'] ?? 10_000);

export async function run(): Promise<BenchResult> {
  const played: Record<string, string> = {};
  let rounds = 0;
  let spent = 0;
  for (const game of await allGames()) {
    const table = new Simulation(game, 99, watched);
    const start = performance.now();
    let nth = 0;
    while (nth < ROUNDS) {
      const round = table.playRound();
      if (sum(table.ledger.balances().values()) !== 0) throw new Error(`${round.id}: the books do not balance`);
      if (!verify(game, round.ending!.proof, { ...round, result: claimed(round.ending!.result) }).ok)
        throw new Error(`${round.id} was not dealt as committed`);
      nth += 1;
    }
    rounds += nth;
    spent += performance.now() - start;
    played[game.code] = `${nth} rounds, ${table.taken} bets, no price in the player's favour`;
    console.log(`${game.code}: ${played[game.code]}`);
  }
  const ours = (rounds / spent) * 1000;
  const reference = await dealtOnly();
  return {
    name: 'sim',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'rounds a second',
    against: 'The same rounds without prices and bets',
    more: played,
  };
}

const hexOf = (n: number): string => n.toString(16).padStart(64, '0');

async function dealtOnly(): Promise<number> {
  const start = performance.now();
  let rounds = 0;
  for (const game of await allGames()) {
    for (let nth = 0; nth < 20; nth += 1) {
      const seed = hexOf(nth);
      const round = {
        id: `${nth}` as RoundId,
        seed,
        entropy: hexOf,
        gone: [],
        now: 0 as Millis,
        price: () => ({}),
      };
      for (const _ of rehearse(game, round));
      rounds += 1;
    }
  }
  return (rounds / (performance.now() - start)) * 1000;
}

/** So many ways to finish a round are few enough to look at all of them, without the game's own solver. */
const FEW = 3_000;

/** Prices, and an exception for any that a player could expect to gain by. */
function watched(game: Game, dealing: Dealing): Quotes {
  const offered = quotes(game, dealing);
  const open = selectionsOf(game).filter(({ id }) => offered[id]?.back || offered[id]?.lay);
  const found = countedChances(game, dealing, open, FEW);
  for (const selection of open.filter(({ id }) => found.has(id))) {
    const { back, lay } = offered[selection.id]!;
    const chance = found.get(selection.id)!;
    const isGift =
      (back && returnOf(selection, chance, back) > 1 + 1e-9) || (lay && layProfit(selection, chance, lay) > 1e-9);
    if (isGift) throw new Error(`${game.code}: ${selection.id} favours the player after ${JSON.stringify(dealing)}`);
  }
  return offered;
}
