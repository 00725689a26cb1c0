import { type Card, high } from '../cards.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Seen } from '../game.ts';
import { type Player, PLAYERS, scoreOf, type Table32 } from '../families/thirtyTwo.ts';

/** How many cards of each value there are: index 6 to 13. */
type Values = readonly number[];

/**
 * Suits never matter to the winner, so what is left is eight values, and a level is finished in at most 8⁴ ways. Tied
 * leaders play on with the same chances, by symmetry: each of k has 1/k.
 */
export function winnerChances({ table, left }: Seen<Player, Card>): ReadonlyMap<string, Chance> {
  const level = levelOf(table);
  const scores = new Map(PLAYERS.map(player => [player, scoreOf(table, player)]));
  const shares = new Map<Player, number>(PLAYERS.map(player => [player, 0]));
  everyDraw(valuesIn(left('8')), level.waiting.length, (drawn, p) => {
    const final = level.playing.map(player => {
      const nth = level.waiting.indexOf(player);
      return { player, score: scores.get(player)! + (nth < 0 ? 0 : drawn[nth]!) };
    });
    const best = Math.max(...final.map(({ score }) => score));
    const tied = final.filter(({ score }) => score === best);
    for (const { player } of tied) shares.set(player, shares.get(player)! + p / tied.length);
  });
  return new Map([...shares].map(([player, share]) => [player, chanceOf(share)]));
}

export const valuesIn = (left: ReadonlyMap<Card, number>): number[] => {
  const values = Array.from({ length: 14 }, () => 0);
  for (const [card, count] of left) values[high(card)]! += count;
  return values;
};

/** Every way to draw so many values one after the other, with its chance. */
export function everyDraw(values: Values, count: number, visit: (drawn: readonly number[], p: number) => void): void {
  const left = [...values];
  const drawn: number[] = [];
  const draw = (size: number, p: number): void => {
    if (drawn.length === count) return visit(drawn, p);
    left.forEach((n, value) => {
      if (n === 0) return;
      left[value] = n - 1;
      drawn.push(value);
      draw(size - 1, (p * n) / size);
      drawn.pop();
      left[value] = n;
    });
  };
  draw(
    left.reduce((a, b) => a + b),
    1,
  );
}

/** Who is still in it, and who of them waits for a card of this level. */
function levelOf(t: Table32): { playing: readonly Player[]; waiting: readonly Player[] } {
  let playing: readonly Player[] = PLAYERS;
  for (let level = 1; ; level++) {
    const waiting = playing.filter(player => t[player].length < level);
    if (waiting.length > 0) return { playing, waiting };
    const scores = playing.map(player => scoreAt(t, player, level));
    const best = Math.max(...scores);
    playing = playing.filter((_, i) => scores[i] === best);
    if (playing.length === 1) return { playing, waiting };
  }
}

const scoreAt = (t: Table32, player: Player, level: number): number =>
  t[player].slice(0, level).reduce((sum, card) => sum + high(card), Number(player));
