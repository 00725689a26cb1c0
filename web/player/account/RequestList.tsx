import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLive } from '../../live/useLive.ts';
import { Pager } from '../../ui/Pager.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { call } from '../session.ts';
import { RequestCard } from './RequestCard.tsx';
import { useReloadOn } from '../parts/useReloadOn.ts';
import { filterOf } from '../parts/useStatementFilter.ts';

/** One's own deposits and withdrawals, newest first. A step taken by the payments desk shows by itself. */
export function RequestList() {
  const [query, setQuery] = useSearchParams();
  const { page } = filterOf(query);
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', { page }],
    queryFn: ({ signal }) => call('requests', { page }, { signal }),
    placeholderData: keepPreviousData,
  });
  useReloadOn(useLive('requests'), 'requests');

  if (error)
    return <Failed title={say('account.requestsFailed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  if (data.rows.length === 0) {
    return <Empty icon="wallet" title={say('account.noRequests')} text={say('account.noRequestsHint')} />;
  }
  return (
    <>
      <ul className="requests" aria-live="polite">
        {data.rows.map(request => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
      {data.pages > 1 && (
        <Pager
          page={data.page}
          pages={data.pages}
          total={data.total}
          onPage={page => setQuery({ page: String(page) })}
        />
      )}
    </>
  );
}
