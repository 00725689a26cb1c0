import { formatMoney } from '@maidan/core/format';
import { betPrice } from '@maidan/exchange/rows/conventions';
import type { Column } from '../../../ui/PagedTable.tsx';
import { endedWords, marketTitle, sideName } from '../words.ts';
import type { SportBet } from './matched.ts';
import { Fate, Profit, When } from './pastCells.tsx';
import { fateOf } from './pastWords.ts';

/** What a player wants to know of a bet that is over. */
export const PAST_COLUMNS: readonly Column<SportBet>[] = [
  {
    title: 'Bet',
    wide: true,
    draw: bet => (
      <span className={`past-bet ${bet.side}`}>
        <b>{bet.label}</b>
        <small>
          {sideName(bet.kind, bet.side)} · {marketTitle(bet.marketName)}
        </small>
        <small>{bet.eventName}</small>
        {bet.note && <small>{bet.note}</small>}
        {bet.matched > 0 && bet.ended > 0 && <small>{endedWords(bet)}</small>}
      </span>
    ),
  },
  { title: 'Placed', draw: ({ at }) => <When at={at} /> },
  { title: 'Odds', numeric: true, draw: betPrice },
  { title: 'Stake', numeric: true, draw: ({ stake }) => formatMoney(stake) },
  { title: 'Matched', numeric: true, draw: ({ matched }) => formatMoney(matched) },
  { title: 'Result', draw: bet => <Fate {...fateOf(bet)} /> },
  {
    title: 'Profit',
    numeric: true,
    draw: ({ profit }) => <Profit profit={profit} />,
  },
  {
    title: 'Commission',
    numeric: true,
    draw: ({ commission }) => (commission > 0 ? formatMoney(commission) : '–'),
  },
  { title: 'Settled', draw: ({ settledAt }) => settledAt !== null && <When at={settledAt} /> },
];
