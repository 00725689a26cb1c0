import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Column, RowsTable } from '../../../ui/RowsTable.tsx';
import { Profit } from '../../exchange/bets/pastCells.tsx';
import { call } from '../../session.ts';
import type { CasinoFilter } from './useCasinoFilter.ts';

type Total = Reply<'casinoBetTotals'>['games'][number];

const figure = new Intl.NumberFormat('en-IN');

const COLUMNS: readonly Column<Total>[] = [
  { title: say('betting.game'), wide: true, draw: ({ game }) => sayGame(entryOf(game)?.name ?? game) },
  { title: say('betting.settledBets'), numeric: true, draw: ({ bets }) => figure.format(bets) },
  { title: say('betting.returned'), numeric: true, draw: ({ returned }) => figure.format(returned) },
  { title: say('betting.stake'), numeric: true, draw: ({ staked }) => formatMoney(staked) },
  { title: say('betting.net'), numeric: true, draw: ({ net }) => <Profit profit={net} /> },
];

/** What everything that is looked for came to, and each game of it. */
export function CasinoTotals({ filter }: { readonly filter: CasinoFilter }) {
  const { data } = useQuery({
    queryKey: ['casinoBetTotals', filter],
    queryFn: ({ signal }) => call('casinoBetTotals', filter, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data || data.games.length === 0) return null;
  const net = sum(data.games.map(game => game.net));
  const staked = sum(data.games.map(game => game.staked));
  return (
    <details className="casino-totals">
      <summary>
        <b>{say('betting.totals')}</b>
        <span>
          {say('betting.stake')} {formatMoney(staked)}
        </span>
        <span>
          {say('betting.net')} <Profit profit={net} />
        </span>
      </summary>
      <RowsTable caption={say('betting.totals')} columns={COLUMNS} keyOf={({ game }) => game} rows={data.games} />
      {!data.isWhole && <p className="note">{say('betting.notAll')}</p>}
    </details>
  );
}
