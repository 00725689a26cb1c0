import type { Sent } from '@maidan/contract/api';
import { OUTCOMES } from '@maidan/contract/casino';
import { entryOf } from '@maidan/games/index';
import { useMemo } from 'react';
import { useSearchParams } from '../../../ui/router.tsx';
import { type ChangeFilter, filterOf, useStatementFilter } from '../../parts/useStatementFilter.ts';

export type CasinoFilter = Sent<'casinoBetTotals'>;

/** Which of the past bets are shown lives in the address, as with the statement. */
export function useCasinoFilter(): [CasinoFilter, ChangeFilter] {
  const [query] = useSearchParams();
  const [, change] = useStatementFilter();
  return [useMemo(() => casinoFilterOf(query), [query]), change];
}

/** An address can be typed by anyone: what is not a filter is left out. */
function casinoFilterOf(query: URLSearchParams): CasinoFilter {
  const { from, to, search } = filterOf(query);
  const game = entryOf(query.get('game') ?? '')?.code;
  const outcome = OUTCOMES.find(name => name === query.get('outcome'));
  return {
    state: 'past',
    ...{ search, outcome: outcome ?? 'all' },
    ...(game !== undefined && { game }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
