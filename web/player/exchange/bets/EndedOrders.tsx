import { formatMoney } from '@maidan/core/format';
import { formatOdds } from '@maidan/core/odds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/router.tsx';
import { call } from '../../session.ts';
import { marketTitle } from '../words.ts';
import { fateOf } from './pastWords.ts';

/** The latest orders of a match that nobody met and that are no longer in the book, with the reason. */
export function EndedOrders({ event }: { readonly event: string }) {
  const input = { event, state: 'ended', page: 1, size: 10 } as const;
  const { data } = useQuery({
    queryKey: ['mySportBets', input],
    queryFn: ({ signal }) => call('mySportBets', input, { signal }),
  });
  if (!data || data.total === 0) return null;
  return (
    <>
      <div className="sport-bet bet-head ended-head">
        <span>Cancelled and lapsed</span>
        <Link className="lk" to="/bets?show=past">
          Past bets
        </Link>
      </div>
      <ul aria-label="Cancelled and lapsed">
        {data.rows.map(bet => {
          const { word, why } = fateOf(bet);
          return (
            <li key={bet.id} className="sport-bet ended">
              <span>
                <b>{bet.label}</b>
                <small>
                  {bet.side === 'back' ? 'Back' : 'Lay'} · {marketTitle(bet.marketName)}
                </small>
                <small>
                  <b>{word}</b> {why}
                </small>
              </span>
              <span>{formatOdds(bet.odds)}</span>
              <b>{formatMoney(bet.ended)}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
