import { formatShort } from '@maidan/core/format';
import { type Money, rupees } from '@maidan/core/money';

const COLOURS: readonly (readonly [from: Money, colour: string])[] = [
  [rupees(5_000), 'red'],
  [rupees(1_000), 'black'],
  [rupees(500), 'gold'],
  [rupees(100), 'blue'],
  [rupees(50), 'green'],
];

/** What lies on a place of the felt. Decoration: My Bet says it in words. */
export const Chip = ({ amount }: { readonly amount: Money }) => (
  <span className={`chip ${COLOURS.find(([from]) => amount >= from)?.[1] ?? 'red'}`} aria-hidden="true">
    {formatShort(amount)}
  </span>
);
