import { formatShort } from '@maidan/core/format';
import { add, type Money, rupees, ZERO } from '@maidan/core/money';
import { fateOfPile, type Pile } from './piles.ts';

const COLOURS: readonly (readonly [from: Money, colour: string])[] = [
  [rupees(5_000), 'red'],
  [rupees(1_000), 'black'],
  [rupees(500), 'gold'],
  [rupees(100), 'blue'],
  [rupees(50), 'green'],
];

export const colourOf = (amount: Money): string => COLOURS.find(([from]) => amount >= from)?.[1] ?? 'red';

/**
 * What lies on a cell: dashed until the house has answered, then with a tick; lit when it has won, dim when it has lost.
 * Decoration: My Bet says it in words.
 */
export function Chip({ pile }: { readonly pile: Pile }) {
  const amount = add(add(pile.taken, pile.pending), pile.decided?.stake ?? ZERO);
  return (
    <span className={`chip ${colourOf(amount)}`} data-chip={fateOfPile(pile)} aria-hidden="true">
      {formatShort(amount)}
    </span>
  );
}
