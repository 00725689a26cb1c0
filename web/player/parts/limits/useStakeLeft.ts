import { rupees } from '@maidan/core/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PLAY_SESSION } from './playSession.ts';

type Figure = typeof import('./figureOf.ts').figureOf;

/**
 * Why an amount, in rupees, is beyond what a limit of one's own leaves for a bet; nothing while it is not. What is left is what
 * the clock in the header asks for, wherever one bets; the words come when somebody has a limit.
 */
export function useStakeLeft(): (amount: number) => string | undefined {
  const { data } = useQuery({ ...PLAY_SESSION, enabled: false });
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
