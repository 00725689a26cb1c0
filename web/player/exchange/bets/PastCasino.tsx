import './bets.css';
import '../../../styles/account.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { lazily } from '../../../ui/lazily.tsx';
import { PagedTable } from '../../../ui/PagedTable.tsx';
import { useReloadOn } from '../../account/useReloadOn.ts';
import { useStatementFilter } from '../../account/useStatementFilter.ts';
import { call } from '../../session.ts';
import { casinoColumns, type Opened } from './casinoColumns.tsx';
import { DaysForm } from './DaysForm.tsx';

const RoundDialog = lazily(async () => (await import('../../results/RoundDialog.tsx')).RoundDialog);

/** Every bet at the tables that is over, page by page. What is looked for lives in the address. */
export function PastCasino() {
  const [{ from, to, search, page, size }, change] = useStatementFilter();
  const [opened, setOpened] = useState<Opened>();
  const input = { state: 'past', search, ...(from && { from }), ...(to && { to }), page, size } as const;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['myCasinoBets', input],
    queryFn: ({ signal }) => call('myCasinoBets', input, { signal }),
    placeholderData: keepPreviousData,
  });
  useReloadOn(useLive('mybets'), 'myCasinoBets');
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const columns = useMemo(() => casinoColumns(setOpened), []);
  return (
    <section className="panel past-bets" aria-label="Past casino bets" aria-busy={isPlaceholderData}>
      <DaysForm key={`${from} ${to}`} from={from} to={to} onSubmit={change} />
      <PagedTable
        caption="Past casino bets"
        columns={columns}
        keyOf={({ id }) => id}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'casino',
          title: 'No past bets at the tables',
          text: 'Bets come here when their round is over. Choose other days, or another name.',
        }}
        size={size}
        search={search}
        onPage={next => change({ page: next })}
        onSize={next => change({ size: next })}
        onSearch={onSearch}
      />
      {opened && (
        <Suspense>
          <RoundDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
