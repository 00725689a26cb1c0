import '../bets/bets.css';
import '../../parts/account.css';
import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RowsTable } from '../../../ui/RowsTable.tsx';
import { Empty, Failed, Loading } from '../../../ui/States.tsx';
import { callLater } from '../../laterCalls.ts';
import { useReloadOn } from '../../parts/useReloadOn.ts';
import { call } from '../../session.ts';
import { markOf } from '../bets/mark.ts';
import { PAST_COLUMNS } from '../bets/pastColumns.tsx';

interface Props {
  readonly event: string;
}

const SIZE = 20;

/** One's own bets on a match that is over, page by page, and what all of them made. */
export function EndedBets({ event }: Props) {
  const [page, setPage] = useState(1);
  const input = { event, state: 'all', page, size: SIZE } as const;
  const { data, error, refetch } = useQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal }) => call('mySportBets', input, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data: result } = useQuery({
    queryKey: ['madeOnEvent', { event }],
    queryFn: ({ signal }) => callLater('madeOnEvent', { event }, { signal }),
  });
  const mark = markOf(useLive('orders'));
  useReloadOn(mark, 'mySportBets');
  useReloadOn(mark, 'madeOnEvent');
  return (
    <section className="panel past-bets" aria-label={say('past.myBets')}>
      <h2 className="bar">
        {say('past.myBets')}
        {result && <Together result={result} />}
      </h2>
      {error && !data && (
        <Failed
          title={say('frame.didNotLoad', { what: say('past.myBets') })}
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading rows={2} />}
      {data?.rows.length === 0 && <Empty icon="bets" title={say('past.noBets')} text={say('past.noBetsHint')} />}
      {data && data.rows.length > 0 && (
        <div className="paged">
          <RowsTable caption={say('past.myBets')} columns={PAST_COLUMNS} keyOf={({ id }) => id} rows={data.rows} />
          {data.pages > 1 && <Pager page={data.page} pages={data.pages} total={data.total} onPage={setPage} />}
        </div>
      )}
    </section>
  );
}

function Together({ result: { made, commission } }: { readonly result: Reply<'madeOnEvent'> }) {
  if (made === null) return null;
  const text =
    commission > 0
      ? say('past.madeAfter', { made: formatSigned(made), commission: formatMoney(commission) })
      : say('past.made', { made: formatSigned(made) });
  return <small>{text}</small>;
}
