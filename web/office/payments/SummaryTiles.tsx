import { formatMoney } from '@maidan/core/format';
import { Failed } from '../../ui/States.tsx';
import { useAsk } from '../queries.ts';
import { ageOf, useNow } from '../age.ts';
import { Tiles } from '../parts/Tiles.tsx';

/** The five figures above the queue. */
export function SummaryTiles() {
  const summary = useAsk('officeSummary', {});
  const now = useNow();
  const figures = summary.data;
  if (!figures && summary.error) {
    const retry = () => void summary.refetch();
    return <Failed title="The figures could not be loaded" text={summary.error.message} onRetry={retry} />;
  }
  const ledger = figures && (figures.ledgerBalanced ? 'Balanced' : 'Out of balance');
  return (
    <Tiles
      tiles={[
        ['Waiting', figures && String(figures.waiting)],
        ['Oldest', figures && (figures.oldestAt === null ? 'Nothing' : ageOf(figures.oldestAt, now))],
        ['Deposits today', figures && formatMoney(figures.depositsToday)],
        ['Withdrawals today', figures && formatMoney(figures.withdrawalsToday)],
        ['Ledger check', ledger, figures && (figures.ledgerBalanced ? 'pos' : 'neg')],
      ]}
    />
  );
}
