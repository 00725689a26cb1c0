import type { Card } from '../cards.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Seen } from '../game.ts';
import { type Player, PLAYERS } from '../families/holdem.ts';
import { sevenCards } from './sevenCards.ts';
import { everyShowdown } from './showdowns.ts';

/**
 * Of all 2,598,960 boards with two cards of 47 for A and two of 45 for B, so many split the pot. Too many to count
 * while a table waits; the test of `splitPot.ts` counts them.
 */
export const SPLITS = 113_130_263_816;
export const DEALS = 2_598_960 * 1_081 * 990;

/** Either player’s chance before the first card. */
export const OPENING_DUEL = chanceOf((1 - SPLITS / DEALS) / 2, SPLITS / DEALS);

/** The chances of A and B, where they are known: before the first card and when both hold their two. */
export function duelChances({ table, left }: Seen<Player | 'board', Card>): readonly [Player, Chance][] {
  const { A, B, board } = table;
  if (A.length === 0) return PLAYERS.map(player => [player, OPENING_DUEL]);
  if (B.length < 2) return [];
  let [all, a, b] = [0, 0, 0];
  everyShowdown(
    [A, B],
    { shown: board, left: [...left('board').keys()], toCome: 5 - board.length },
    ([ofA = 0, ofB = 0], ways) => {
      all += ways;
      if (ofA > ofB) a += ways;
      else if (ofA < ofB) b += ways;
    },
  );
  const split = (all - a - b) / all;
  return [
    ['A', chanceOf(a / all, split)],
    ['B', chanceOf(b / all, split)],
  ];
}

/** The chance that a player's own seven cards come to such a hand, before the first card. */
export function handChance(isSuch: (rank: number) => boolean): number {
  let chance = 0;
  for (const [rank, p] of sevenCards()) if (isSuch(rank)) chance += p;
  return chance;
}
