import '../../exchange/bets/bets.css';
import '../../parts/account.css';
import './pastCasino.css';
import { say } from '@maidan/words/say';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { RowsTable } from '../../../ui/RowsTable.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Empty, Failed, Loading } from '../../../ui/States.tsx';
import { dayOf } from '../../../ui/when.ts';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { callLater } from '../../laterCalls.ts';
import { call } from '../../session.ts';
import { CasinoFilterForm } from './CasinoFilterForm.tsx';
import { casinoColumns, type Opened } from './casinoColumns.tsx';
import { CasinoTotals } from './CasinoTotals.tsx';
import { type CasinoFilter, useCasinoFilter } from './useCasinoFilter.ts';

const RoundDialog = lazily(async () => (await import('../../casino/results/RoundDialog.tsx')).RoundDialog);

/** Every bet at the tables that is over, the newest first, with what each game came to. What is looked for is in the address. */
export function PastCasino() {
  const [filter, change] = useCasinoFilter();
  const mine = useLive('mybets');
  useReloadOn(mine, 'myCasinoBets');
  useReloadOn(mine, 'casinoBetTotals');
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const { search } = filter;
  return (
    <section className="panel past-bets past-casino" aria-label={say('betting.pastCasino')}>
      <CasinoFilterForm filter={filter} onSubmit={change} />
      <div className="paged">
        <div className="paged-tools">
          <div className="paged-actions">
            <CsvButton
              fetched={() => callLater('myCasinoBetsCsv', filter)}
              named={() => `casino-bets-${dayOf(Date.now())}.csv`}
              failed={say('betting.notSaved')}
            />
          </div>
          <SearchField value={search ?? ''} onChange={onSearch} />
        </div>
        <CasinoTotals filter={filter} />
        <Found filter={filter} />
      </div>
    </section>
  );
}

const SIZE = 20;

function Found({ filter }: { readonly filter: CasinoFilter }) {
  const [opened, setOpened] = useState<Opened>();
  const columns = useMemo(() => casinoColumns(setOpened), []);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['myCasinoBets', filter],
    queryFn: ({ signal, pageParam: before }) =>
      call('myCasinoBets', { ...filter, size: SIZE, ...(before !== null && { before }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const caption = say('betting.pastCasino');
  if (error)
    return (
      <Failed title={say('frame.didNotLoad', { what: caption })} text={error.message} onRetry={() => void refetch()} />
    );
  if (!data) return <Loading rows={6} />;
  const rows = data.pages.flatMap(page => page.rows);
  return (
    <>
      {rows.length > 0 ? (
        <RowsTable caption={caption} columns={columns} keyOf={({ id }) => id} rows={rows} />
      ) : (
        <Empty
          icon="casino"
          title={say('betting.noPastCasino')}
          text={hasNextPage ? say('betting.noneSoFar') : say('betting.noPastCasinoHint')}
        />
      )}
      {hasNextPage && (
        <p className="show-more">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say('betting.older')}
          </Button>
        </p>
      )}
      {opened && (
        <Suspense>
          <RoundDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
