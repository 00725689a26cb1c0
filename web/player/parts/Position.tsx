import { formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { memo } from 'react';

interface Props {
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

/** What the player makes if this wins, and what it would be with the bet that is being written. */
export const Position = memo(function Position({ before, after }: Props) {
  return (
    <span className="position">
      {before !== undefined && (
        <span>
          <Amount amount={before} />
          {after !== undefined && <span className="arrow"> → </span>}
        </span>
      )}
      {after !== undefined && <Amount amount={after} />}
    </span>
  );
});

const Amount = ({ amount }: { readonly amount: Money }) => (
  <span className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</span>
);
