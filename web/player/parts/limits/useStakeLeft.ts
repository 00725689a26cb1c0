import type { Reply } from '@maidan/contract/api';
import { rupees } from '@maidan/core/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

type Figure = typeof import('./figureOf.ts').figureOf;

/** No function of its own: it would stand for the header's, and nobody could ask again while it was the last to be drawn. */
export const LOOKED_AT = { queryKey: ['playSession', {}], enabled: false } as const;

/**
 * Why an amount, in rupees, is beyond what a limit of one's own leaves for a bet; nothing while it is not. What is left is what
 * the clock in the header asks for, wherever one bets; the words come when somebody has a limit.
 */
export function useStakeLeft(): (amount: number) => string | undefined {
  const { data } = useQuery<Reply<'playSession'>>(LOOKED_AT);
  const left = data?.left;
  const [figure, setFigure] = useState<Figure>();
  const hasLimit = Boolean(left);
  useEffect(() => {
    if (hasLimit) void import('./figureOf.ts').then(({ figureOf }) => setFigure(() => figureOf));
  }, [hasLimit]);
  return amount => {
    if (!left || rupees(amount) <= left.left) return undefined;
    return figure?.(left.limit, left.value, left.limit === 'largestStake' ? null : left.value - left.left) ?? '';
  };
}
