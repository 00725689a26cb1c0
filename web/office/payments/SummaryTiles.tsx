import { formatMoney } from '@maidan/core/format';
import { Failed } from '../../ui/States.tsx';
import { useAsk } from '../queries.ts';
import { ageOf, useNow } from '../age.ts';

/** The five figures above the queue. */
export function SummaryTiles() {
  const summary = useAsk('officeSummary', {});
  const now = useNow();
  const figures = summary.data;
  if (!figures && summary.error) {
    const retry = () => void summary.refetch();
    return <Failed title="The figures could not be loaded" text={summary.error.message} onRetry={retry} />;
  }
  const tiles = [
    ['Waiting', figures && String(figures.waiting)],
    ['Oldest', figures && (figures.oldestAt === null ? 'Nothing' : ageOf(figures.oldestAt, now))],
    ['Deposits today', figures && formatMoney(figures.depositsToday)],
    ['Withdrawals today', figures && formatMoney(figures.withdrawalsToday)],
  ] as const;
  return (
    <dl className="office-tiles" aria-busy={!figures}>
      {tiles.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure ?? <span className="sk" />}</dd>
        </div>
      ))}
      <div>
        <dt>Ledger check</dt>
        {!figures && (
          <dd>
            <span className="sk" />
          </dd>
        )}
        {figures && (
          <dd className={figures.ledgerBalanced ? 'pos' : 'neg'}>
            {figures.ledgerBalanced ? 'Balanced' : 'Out of balance'}
          </dd>
        )}
      </div>
    </dl>
  );
}
