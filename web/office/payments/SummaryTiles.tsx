import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
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
    return <Failed title={say('officeMoney.figuresFailed')} text={summary.error.message} onRetry={retry} />;
  }
  const ledger = figures && (figures.ledgerBalanced ? say('officeMoney.balanced') : say('officeMoney.notBalanced'));
  return (
    <Tiles
      tiles={[
        [say('officeMoney.waiting'), figures && String(figures.waiting)],
        [
          say('officeMoney.oldest'),
          figures && (figures.oldestAt === null ? say('officeMoney.nothing') : ageOf(figures.oldestAt, now)),
        ],
        [say('officeMoney.depositsToday'), figures && formatMoney(figures.depositsToday)],
        [say('officeMoney.withdrawalsToday'), figures && formatMoney(figures.withdrawalsToday)],
        [say('officeMoney.ledgerCheck'), ledger, figures && (figures.ledgerBalanced ? 'pos' : 'neg')],
      ]}
    />
  );
}
