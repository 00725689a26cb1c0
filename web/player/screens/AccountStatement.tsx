import '../parts/account.css';
import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { ZERO } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../../live/useLive.ts';
import { PagedTable } from '../../ui/PagedTable.tsx';
import type { Column } from '../../ui/RowsTable.tsx';
import { Link } from '../../ui/router.tsx';
import { formatInstant } from '../../ui/when.ts';
import { ClosingLine } from '../account/ClosingLine.tsx';
import { StatementForm } from '../account/StatementForm.tsx';
import { StatementTools } from '../account/StatementTools.tsx';
import { AskBeside } from '../parts/AskAbout.tsx';
import { eventPath } from '../parts/event/paths.ts';
import { useReloadOn } from '../parts/useReloadOn.ts';
import { useStatementFilter } from '../parts/useStatementFilter.ts';
import { call } from '../session.ts';

type Row = Reply<'statement'>['rows'][number];

/** A round that came to nothing. */
const isLevel = ({ credit, debit }: Row): boolean => credit === 0 && debit === 0;

const COLUMNS: readonly Column<Row>[] = [
  {
    title: say('account.date'),
    draw: row => <time dateTime={new Date(row.at).toISOString()}>{formatInstant(row.at)}</time>,
  },
  { title: say('account.number'), numeric: true, draw: row => row.number },
  {
    title: say('account.credit'),
    numeric: true,
    draw: row =>
      row.credit > 0 ? <b className="pos">{formatMoney(row.credit)}</b> : isLevel(row) && formatMoney(ZERO),
  },
  {
    title: say('account.debit'),
    numeric: true,
    draw: row => row.debit > 0 && <b className="neg">{formatMoney(row.debit)}</b>,
  },
  { title: say('account.points'), numeric: true, draw: row => formatMoney(row.points) },
  { title: say('account.remarks'), wide: true, draw: row => <Remark {...row} /> },
];

/** What it was for; and where the house's people settled it, that they did. */
const Remark = ({ remark, how, event, thing }: Row) => (
  <AskBeside {...thing} name={remark}>
    {event ? (
      <Link className="remark-event" to={eventPath(event)}>
        {remark}
      </Link>
    ) : (
      remark
    )}
    {how && <small className="remark-how">{how}</small>}
  </AskBeside>
);

/** Every rupee that came and went, ending at what the player has. */
export function AccountStatement() {
  const [filter, change] = useStatementFilter();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['statement', filter],
    queryFn: ({ signal }) => call('statement', filter, { signal }),
    placeholderData: keepPreviousData,
  });
  useReloadOn(useLive('wallet'), 'statement');
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);

  return (
    <section className="panel" aria-busy={isPlaceholderData}>
      <h1 className="bar">{say('account.statement')}</h1>
      <StatementForm filter={filter} onSubmit={wanted => change(wanted)} />
      <PagedTable
        caption={say('account.statement')}
        columns={COLUMNS}
        keyOf={row => row.number}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{
          icon: 'document',
          title: say('account.noRecords'),
          text: say('account.noRecordsHint'),
        }}
        size={filter.size}
        search={filter.search}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
        onSearch={onSearch}
        tools={<StatementTools filter={filter} onOrder={order => change({ order })} />}
      >
        {data && <ClosingLine balance={data.balance} exposure={data.exposure} />}
      </PagedTable>
    </section>
  );
}
