import { formatSigned } from '@maidan/core/format';
import { type Money, ZERO } from '@maidan/core/money';

/** What a bet or a round came to: green where it won, red where it lost, and of no colour where it did neither. */
export const Net = ({ amount }: { readonly amount: Money }) => <b className={toneOf(amount)}>{formatSigned(amount)}</b>;

function toneOf(amount: Money): 'pos' | 'neg' | undefined {
  if (amount === ZERO) return undefined;
  return amount > ZERO ? 'pos' : 'neg';
}
