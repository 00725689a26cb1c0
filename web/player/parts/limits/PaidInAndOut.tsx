import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../../live/useLive.ts';
import { type Column, RowsTable } from '../../../ui/RowsTable.tsx';
import { Failed, Loading } from '../../../ui/States.tsx';
import { callLater } from '../../laterCalls.ts';
import { useReloadOn } from '../useReloadOn.ts';

const SPANS = [
  ['today', say('safe.paidToday')],
  ['month', say('safe.paidMonth')],
  ['ever', say('safe.paidEver')],
] as const;

interface Paid {
  readonly words: string;
  readonly in: string;
  readonly out: string;
  readonly net: string;
}

const COLUMNS: readonly Column<Paid>[] = [
  { title: say('safe.paidSpan'), wide: true, draw: ({ words }) => <b>{words}</b> },
  { title: say('safe.paidIn'), numeric: true, draw: paid => paid.in },
  { title: say('safe.paidOut'), numeric: true, draw: paid => paid.out },
  { title: say('safe.paidNet'), numeric: true, draw: paid => paid.net },
];

/** What went in and out of the account: today, in thirty days, and since it is there. */
export function PaidInAndOut() {
  const { data, error, refetch } = useQuery({
    queryKey: ['netDeposits', {}],
    queryFn: () => callLater('netDeposits', {}),
  });
  useReloadOn(useLive('wallet'), 'netDeposits');
  return (
    <section className="panel" aria-labelledby="paid-in-and-out">
      <h2 className="bar lt" id="paid-in-and-out">
        {say('safe.paid')}
      </h2>
      {error && <Failed title={say('safe.paidFailed')} text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={3} />}
      {data && (
        <RowsTable
          caption={say('safe.paidIs')}
          columns={COLUMNS}
          keyOf={({ words }) => words}
          rows={SPANS.map(([span, words]) => ({
            words,
            in: formatMoney(data[span].in),
            out: formatMoney(data[span].out),
            net: formatSigned(data[span].net),
          }))}
        />
      )}
    </section>
  );
}
