import { describe, expect, test } from 'vitest';
import { sum } from '@maidan/core/money';
import { statement } from '@maidan/core/statement';
import { allGames } from './index.ts';
import { commit, verify } from './kit/fair/fair.ts';
import type { Game } from './kit/game.ts';
import type { Dealing } from './kit/play.ts';
import { quotes } from './kit/price.ts';
import { PLAYERS, Simulation } from './kit/testing/simulation.ts';
import { claimed } from './kit/written.ts';

// Every game with random bets on every side in every window. One seed, so a failure replays exactly.

const ROUNDS = 1_000;

/** Where an exact price takes more than a millisecond, one of ten samples does: the books must balance at any price. */
const roughly = (game: Game, dealing: Dealing) => quotes({ ...game, solve: () => new Map() }, dealing, 10);
const ROUGHLY_PRICED = new Set(['poker', 'poker6', 'teen', 'teen6', 'superOver', 'superOver2', 'superOver3']);

describe.each((await allGames()).map(game => [game.code, game] as const))('%s', (code, game) => {
  test(`[R1] ${ROUNDS} rounds: nothing is made, lost or left held, and all is dealt as committed`, () => {
    const table = new Simulation(game, 20, ROUGHLY_PRICED.has(code) ? roughly : undefined);
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      const round = table.playRound();
      expect(sum(table.ledger.balances().values())).toBe(0);
      for (const user of PLAYERS) expect(table.ledger.balance(`exposure:${user}`)).toBe(0);
      expect(commit(round.ending!.proof.seed)).toBe(round.commitment);
      expect(verify(game, round.ending!.proof, { ...round, result: claimed(round.ending!.result) }).ok).toBe(true);
    }
    expect(table.taken).toBeGreaterThan(ROUNDS);
    for (const user of PLAYERS) {
      const rows = statement(user, table.ledger.transfers());
      expect(rows.at(-1)!.points).toBe(table.ledger.balance(`player:${user}`));
    }
  });
});
