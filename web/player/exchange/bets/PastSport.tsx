import './bets.css';
import '../../parts/account.css';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { PagedTable } from '../../../ui/PagedTable.tsx';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { useStatementFilter } from '../../parts/useStatementFilter.ts';
import { call } from '../../session.ts';
import { DaysForm } from './DaysForm.tsx';
import { markOf } from './mark.ts';
import { PAST_COLUMNS } from './pastColumns.tsx';
import { PastCsv } from './PastCsv.tsx';

/** Bets on sport that are settled or void, and orders that nobody met, page by page. What is looked for is in the address. */
export function PastSport() {
  const [{ from, to, search, page, size }, change] = useStatementFilter();
  const wanted = { state: 'past', search, ...(from && { from }), ...(to && { to }) } as const;
  const input = { ...wanted, page, size };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal }) => call('mySportBets', input, { signal }),
    placeholderData: keepPreviousData,
  });
  useReloadOn(markOf(useLive('orders')), 'mySportBets');
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <section className="panel past-bets" aria-label={say('betting.pastSport')} aria-busy={isPlaceholderData}>
      <DaysForm from={from} to={to} onSubmit={change} />
      <PagedTable
        caption={say('betting.pastSport')}
        columns={PAST_COLUMNS}
        keyOf={({ id }) => id}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'bets',
          title: say('betting.noPastSport'),
          text: say('betting.noPastSportHint'),
        }}
        size={size}
        search={search}
        onPage={next => change({ page: next })}
        onSize={next => change({ size: next })}
        onSearch={onSearch}
        tools={<PastCsv wanted={wanted} />}
      />
    </section>
  );
}
