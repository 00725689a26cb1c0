import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { formatMoney } from '@maidan/core/format';
import { formatOdds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/router.tsx';
import { call } from '../../session.ts';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { marketWords, sideName } from '../words.ts';
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
        <span>{say('betting.ended')}</span>
        <Link className="lk" to="/bets?show=past">
          {say('betting.pastBets')}
        </Link>
      </div>
      <ul aria-label={say('betting.ended')}>
        {data.rows.map(bet => {
          const { word, why } = fateOf(bet);
          return (
            <li key={bet.id} className="sport-bet ended">
              <span>
                <b>{runnerWords(bet.label, bet.made as Told | undefined)}</b>
                <small>
                  {sideName('exchange', bet.side)} ·{' '}
                  {marketWords({ name: bet.marketName, made: bet.made as Told | undefined })}
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
