import { formatMoney } from '@maidan/core/format';
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
    <section className="panel" aria-label="Settled">
      <div className="bar lt">
        <h2>Settled</h2>
        <span className="sp muted">{settled.length}</span>
      </div>
      <Table
        caption="Settled markets"
        columns={[nameColumn(event.id, chosen), ...COLUMNS]}
        rows={isAll ? settled : settled.slice(0, FIRST)}
        keyOf={({ id }) => id}
        isChosen={({ id }) => id === chosen?.id}
      />
      {settled.length > FIRST && !isAll && (
        <div className="sport-all">
          <Button small onClick={() => setAll(true)}>
            Show all {settled.length}
          </Button>
        </div>
      )}
    </section>
  );
}

const nameColumn = (event: string, chosen: Market | undefined): Column<Market> => ({
  title: 'Market',
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
  { title: 'State', wide: true, draw: market => <MarketBadge market={market} /> },
  { title: 'Bets', numeric: true, wide: true, draw: ({ bets }) => bets },
  { title: 'Matched', numeric: true, wide: true, draw: ({ matched }) => formatMoney(matched) },
  { title: 'Result', draw: ({ result }) => <b className="office-wrap">{result}</b> },
  {
    title: 'By',
    wide: true,
    draw: ({ settledBy }) => (settledBy ? `${settledBy.by}, ${settledBy.second}` : 'The match'),
  },
  { title: 'At', numeric: true, draw: ({ settledAt }) => (settledAt === null ? '–' : formatTime(settledAt)) },
];
