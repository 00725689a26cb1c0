import type { Money } from '@maidan/core/money';
import { formatInstant } from '../../../ui/when.ts';
import { Net } from '../../parts/Net.tsx';
import type { FateWords } from './pastWords.ts';

/* Cells of a bet that is over, on sport or at a table. */

export const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>
);

/** What became of it, in a word, and why. */
export const FateCell = ({ word, tone, why, how }: FateWords) => (
  <span className="past-fate">
    <span className={`bdg ${tone}`}>{word}</span>
    {why && <small>{why}</small>}
    {how && <small>{how}</small>}
  </span>
);

export const Profit = ({ profit }: { readonly profit: Money | null }) =>
  profit === null ? '–' : <Net amount={profit} />;
