import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/router.tsx';
import { formatTime } from '../../../ui/when.ts';
import { type Column, Table } from '../../parts/Table.tsx';
import { isOver, type Market, marketPath, type SportEventDetail } from '../events/event.ts';
import { MarketBadge } from '../markets/MarketBadge.tsx';

interface Props {
  readonly event: SportEventDetail;
  readonly chosen: Market | undefined;
}

/** A long match has a hundred of them. */
const FIRST = 10;

/** What is settled, and can be settled again; the newest first. */
export function SettledMarkets({ event, chosen }: Props) {
  const [isAll, setAll] = useState(false);
  const settled = event.all.filter(isOver).toSorted((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0));
  if (settled.length === 0) return null;
  return (
    <section className="panel" aria-label={say('officeSport.settled')}>
      <div className="bar lt">
        <h2>{say('officeSport.settled')}</h2>
        <span className="sp muted">{settled.length}</span>
      </div>
      <Table
        caption={say('officeSport.settledMarkets')}
        columns={[nameColumn(event.id, chosen), ...COLUMNS]}
        rows={isAll ? settled : settled.slice(0, FIRST)}
        keyOf={({ id }) => id}
        isChosen={({ id }) => id === chosen?.id}
      />
      {settled.length > FIRST && !isAll && (
        <div className="sport-all">
          <Button small onClick={() => setAll(true)}>
            {say('officeSport.showAll', { count: settled.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

const nameColumn = (event: string, chosen: Market | undefined): Column<Market> => ({
  title: say('officeSport.market'),
  draw: market => (
    <Link
      className="office-row-link sport-name"
      to={marketPath(event, market, 'result')}
      aria-current={market.id === chosen?.id ? 'true' : undefined}
    >
      {market.name}
    </Link>
  ),
});

const COLUMNS: readonly Column<Market>[] = [
  { title: say('officeSport.state'), wide: true, draw: market => <MarketBadge market={market} /> },
  { title: say('officeSport.bets'), numeric: true, wide: true, draw: ({ bets }) => bets },
  { title: say('officeSport.matched'), numeric: true, wide: true, draw: ({ matched }) => formatMoney(matched) },
  { title: say('officeSport.result'), draw: ({ result }) => <b className="office-wrap">{result}</b> },
  {
    title: say('officeSport.by'),
    wide: true,
    draw: ({ settledBy }) => (settledBy ? `${settledBy.by}, ${settledBy.second}` : say('officeSport.match')),
  },
  {
    title: say('officeSport.at'),
    numeric: true,
    draw: ({ settledAt }) => (settledAt === null ? '–' : formatTime(settledAt)),
  },
];
