import { allGames } from '@maidan/games/index';
import type { RoundResult } from '@maidan/games/kit/game';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { factsWritten } from '@maidan/games/kit/written';
import { expect, test } from 'vitest';
import { tell } from './tell.ts';

const games = new Map((await allGames()).map(game => [game.code, game]));

const ROUNDS = 100;

function* resultsOf(code: string): Generator<RoundResult> {
  const game = games.get(code)!;
  const random = seeded(5);
  for (let nth = 0; nth < ROUNDS; nth++) {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    yield game.result(playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random)));
  }
}

test.each([...games.keys()])('in English a page tells the facts of %s as records write them', code => {
  for (const result of resultsOf(code)) expect(result.facts.map(tell)).toEqual(factsWritten(result));
});

test.each([...games.keys()])('only seats of %s win, and none of them in a tie', code => {
  for (const { winners, tie } of resultsOf(code)) {
    expect(winners.filter(seat => !(seat in games.get(code)!.seats))).toEqual([]);
    expect(tie && winners.length > 0).not.toBe(true);
  }
});
