import { type Chance, chanceOf, lineChance } from '../chance.ts';

/** Chances by selection: of winning, or of each value of a number. */
export type Odds = ReadonlyMap<string, number | ReadonlyMap<number, number>>;

/** Several cards that come equally often, as one. */
export function mixed(cards: readonly Odds[]): ReadonlyMap<string, Chance> {
  const found = new Map<string, Chance>();
  for (const id of cards[0]?.keys() ?? []) {
    const each = cards.map(card => card.get(id)!);
    found.set(
      id,
      typeof each[0] === 'number' ? chanceOf(mean(each as number[])) : lineChance(meanOf(each as Values[])),
    );
  }
  return found;
}

type Values = ReadonlyMap<number, number>;

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function meanOf(all: readonly Values[]): Values {
  const values = new Map<number, number>();
  for (const one of all) for (const [value, p] of one) values.set(value, (values.get(value) ?? 0) + p / all.length);
  return values;
}

/** What is found for a card at its beginning is asked for again and again. */
export function remembered(find: (card: number) => Odds): (card: number) => Odds {
  const known = new Map<number, Odds>();
  return card => {
    const before = known.get(card);
    if (before) return before;
    const found = find(card);
    known.set(card, found);
    return found;
  };
}
