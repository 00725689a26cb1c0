import { type Card, high, isRed } from '../cards.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Seen } from '../game.ts';
import { type Player, PLAYERS } from '../families/thirtyTwo.ts';
import { everyDraw, valuesIn } from './thirtyTwo.ts';

/**
 * The side bets of 32 Cards B, all about the first card of each player. Values and colours are looked at apart, because
 * no bet is about both: 8⁴ ways for the values, 2⁴ for the colours.
 */
export function firstCardChances({ table, left }: Seen<Player, Card>): ReadonlyMap<string, Chance> {
  const firsts = PLAYERS.map(player => table[player][0]);
  const waiting = firsts.filter(card => card === undefined).length;
  const values = valuesIn(left('8'));
  const found = new Map<string, Chance>();

  PLAYERS.forEach((player, nth) => {
    const card = firsts[nth];
    const odd = card === undefined ? shareOf(values, value => value % 2 === 1) : high(card) % 2;
    found.set(`${player}.odd`, chanceOf(odd)).set(`${player}.even`, chanceOf(1 - odd));
  });

  const reds = Array.from({ length: 5 }, () => 0);
  everyDraw(coloursIn(left('8')), waiting, (drawn, p) => {
    reds[sum(filled(firsts, drawn, card => Number(isRed(card))))]! += p;
  });
  found.set('black3', chanceOf(reds[0]! + reds[1]!));
  found.set('red3', chanceOf(reds[3]! + reds[4]!));
  found.set('two-two', chanceOf(reds[2]!));

  const digits = Array.from({ length: 10 }, () => 0);
  const leads = { ahead: 0, level: 0, behind: 0 };
  everyDraw(values, waiting, (drawn, p) => {
    const all = filled(firsts, drawn, high);
    digits[sum(all) % 10]! += p;
    const lead = all[0]! + all[1]! - all[2]! - all[3]!;
    leads[lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level'] += p;
  });
  digits.forEach((p, digit) => found.set(`single.${digit}`, chanceOf(p)));
  found.set('total89', chanceOf(leads.ahead, leads.level));
  found.set('total1011', chanceOf(leads.behind, leads.level));
  return found;
}

/** The first cards as numbers: those on the table, and the drawn ones in the places of the others. */
function filled(
  firsts: readonly (Card | undefined)[],
  drawn: readonly number[],
  read: (card: Card) => number,
): readonly number[] {
  let next = 0;
  return firsts.map(card => (card === undefined ? drawn[next++]! : read(card)));
}

/** How many black cards and how many red ones. */
function coloursIn(left: ReadonlyMap<Card, number>): number[] {
  const counts = [0, 0];
  for (const [card, count] of left) counts[Number(isRed(card))]! += count;
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const shareOf = (values: readonly number[], isIn: (value: number) => boolean): number =>
  sum(values.filter((_, value) => isIn(value))) / sum(values);
