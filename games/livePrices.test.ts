import type { Millis, RoundId } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { describe, expect, test } from 'vitest';
import { allGames, VIRTUALS } from './index.ts';
import { countedChances, plainChances } from './kit/chances.ts';
import { type Game, selectionsOf } from './kit/game.ts';
import { carriedOver, type Dealing } from './kit/play.ts';
import { layProfit, quotes, returnOf } from './kit/price.ts';
import type { Quotes } from './kit/quote.ts';
import { rehearse } from './kit/testing/rehearsal.ts';
import type { Round } from './kit/round.ts';
import type { Face } from './kit/shoe.ts';

// Prices after a card are counted again by the plain enumerator, which knows nothing of the games' own solvers. The
// windows in which it can finish are looked at here; `npm run bench sim` plays 10,000 rounds of every game.

const ROUNDS = 60;
/** So many ways to finish are few enough to look at all of them. */
const FEW = 3_000;

/** Three cards of forty-nine, five of forty, ties without end, or whole races: a sample has to do, in fewer rounds. */
const UNCOUNTABLE = new Set([
  ...['teen42', 'queen', 'poker6', 'card32', 'card32eu'],
  ...VIRTUALS.map(({ code }) => code),
]);
const SAMPLED_ROUNDS = 5;
const SAMPLE = 4_000;

const moving = (await allGames()).filter(
  game => game.carry || game.markets.some(({ selections }) => selections.some(({ price }) => price.kind === 'live')),
);

test('there are that many games whose prices move', () => {
  expect(moving.length).toBeGreaterThan(20);
});

describe.each(moving.map(game => [game.code, game] as const))('%s', (_, game) => {
  test('[R18] no price after a card is in the player’s favour, by a count that does not know the solver', () => {
    const random = randomFrom(31);
    const hex = () =>
      Array.from({ length: 8 }, () =>
        random
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join('');
    let gone: readonly Face[] = [];
    let checked = 0;
    const rounds = UNCOUNTABLE.has(game.code) ? SAMPLED_ROUNDS : ROUNDS;
    for (let nth = 0; nth < rounds; nth += 1) {
      const price = (_: Game, dealing: Dealing): Quotes => {
        checked += check(game, dealing);
        return {};
      };
      const world = { id: `${nth}` as RoundId, seed: hex(), entropy: hex, gone, now: 0 as Millis, price };
      let last: Round | undefined;
      for (const { round } of rehearse(game, world)) last = round;
      gone = carriedOver(game, last!);
    }
    expect(checked).toBeGreaterThan(9);
  });
});

/** Answers how many offers were counted again. */
function check(game: Game, dealing: Dealing): number {
  if (dealing.dealt.length === 0 && dealing.gone.length === 0) return 0;
  const offered = quotes(game, dealing);
  const open = selectionsOf(game).filter(({ id }) => offered[id]?.back || offered[id]?.lay);
  const found = UNCOUNTABLE.has(game.code)
    ? plainChances(game, dealing, open, SAMPLE)
    : countedChances(game, dealing, open, FEW);
  const exact = open.filter(({ id }) => found.has(id));
  const gifts = exact.filter(selection => {
    const { back, lay } = offered[selection.id]!;
    const chance = found.get(selection.id)!;
    const doubt = chance.error * (back ?? lay!).odds; // of a sample, in the return
    const isBackOne = back !== undefined && returnOf(selection, chance, back) > 1 + 1e-9 + doubt / 1000;
    const isLayOne = lay !== undefined && layProfit(selection, chance, lay) > 1e-9 + doubt / 1000;
    return isBackOne || isLayOne;
  });
  expect(gifts.map(({ id }) => id)).toEqual([]);
  return exact.length;
}
