import { hashOf } from '@maidan/core/commitment';
import { expect, test } from 'vitest';
import { allGames } from './index.ts';
import type { Game } from './kit/game.ts';
import { carriedOver, Dealer, playAlong, tableOf } from './kit/play.ts';
import { type Face, seeded } from './kit/shoe.ts';
import { resultWritten } from './kit/written.ts';

/** Enough for nearly everything that a game can tell to be told. */
const ROUNDS = 200;

/** What was written of these rounds when facts were sentences: records and feeds say the same for ever. */
test.each(await allGames())('what is written of $name stays to the letter', game => {
  const lines = [...textsOf(game)];
  expect(`${lines[0]} … ${hashOf(lines.join('\n')).slice(0, 16)}`).toMatchSnapshot();
});

function* textsOf(game: Game): Generator<string> {
  const random = seeded(11);
  let gone: readonly Face[] = [];
  for (let nth = 0; nth < ROUNDS; nth++) {
    const dealer = new Dealer(game, { gone, dealt: [] });
    const dealt = [...playAlong(game, gone, to => dealer.draw(to, random))].map(({ to, face }) => ({ to, face }));
    const result = game.result(tableOf(game, { gone, dealt }));
    yield `${result.code} ${resultWritten(result)}`;
    gone = carriedOver(game, { gone, dealt });
  }
}
