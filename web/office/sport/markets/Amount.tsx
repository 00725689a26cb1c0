import { formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';

/** What somebody makes or loses: with its sign, so that it is never told by colour alone. */
export const Amount = ({ amount }: { readonly amount: Money }) => (
  <b className={amount < 0 ? 'neg' : amount > 0 ? 'pos' : 'muted'}>{formatSigned(amount)}</b>
);
