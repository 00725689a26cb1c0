import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { TicketState } from './TicketState.tsx';
import { useTickets } from './useSupport.ts';

type Row = Reply<'tickets'>['rows'][number];

/** One's own questions, the latest first. */
export function TicketList() {
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useTickets(Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1));
  return (
    <section className="panel" aria-label={say('support.yours')}>
      <h2 className="bar lt">{say('support.yours')}</h2>
      {error && <Failed title={say('support.failed')} text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={4} />}
      {data?.total === 0 && <Empty icon="chat" title={say('support.none')} text={say('support.noneHint')} />}
      {data && data.total > 0 && (
        <ul className="tickets">
          {data.rows.map(row => (
            <li key={row.id}>
              <Line row={row} />
            </li>
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pager
          page={data.page}
          pages={data.pages}
          total={data.total}
          onPage={page => setQuery({ page: String(page) })}
        />
      )}
    </section>
  );
}

const Line = ({ row: { id, kind, state, lastBy, lastAt, words } }: { readonly row: Row }) => (
  <Link className="ticket-line" to={`/support/${id}`}>
    <span className="ticket-words">
      <b>{say('support.thing', { kind: kind ?? 'other' })}</b>
      <span className="muted">
        {lastBy === 'staff' ? say('support.us') : say('support.you')}: {words}
      </span>
    </span>
    <span className="ticket-end">
      <TicketState state={state} isAnswered={lastBy === 'staff'} />
      <time className="muted" dateTime={new Date(lastAt).toISOString()}>
        {formatMinute(lastAt)}
      </time>
    </span>
  </Link>
);
