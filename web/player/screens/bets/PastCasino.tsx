import '../../exchange/bets/bets.css';
import '../../parts/account.css';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { lazily } from '../../../ui/lazily.tsx';
import { PagedTable } from '../../../ui/PagedTable.tsx';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { useStatementFilter } from '../../parts/useStatementFilter.ts';
import { call } from '../../session.ts';
import { casinoColumns, type Opened } from './casinoColumns.tsx';
import { DaysForm } from '../../exchange/bets/DaysForm.tsx';

const RoundDialog = lazily(async () => (await import('../../casino/results/RoundDialog.tsx')).RoundDialog);

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
    <section className="panel past-bets" aria-label={say('betting.pastCasino')} aria-busy={isPlaceholderData}>
      <DaysForm key={`${from} ${to}`} from={from} to={to} onSubmit={change} />
      <PagedTable
        caption={say('betting.pastCasino')}
        columns={columns}
        keyOf={({ id }) => id}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'casino',
          title: say('betting.noPastCasino'),
          text: say('betting.noPastCasinoHint'),
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
