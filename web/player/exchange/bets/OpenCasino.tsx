import './bets.css';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { entryOf } from '@maidan/games/index';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty, Loading } from '../../../ui/States.tsx';

/** Bets on rounds that are still being played. */
export function OpenCasino() {
  const all = useLive('mybets');
  const bets = all?.bets.filter(({ state }) => state === 'open') ?? [];
  return (
    <section className="panel my-sport-bets" aria-label={say('betting.casino')}>
      <h2 className="bar">
        {say('betting.casino')}
        {bets.length > 0 && (
          <span className="bets-total">
            {say('betting.stakes', { amount: formatMoney(sum(bets.map(({ stake }) => stake))) })}
          </span>
        )}
      </h2>
      {!all && <Loading rows={2} />}
      {all && bets.length === 0 && (
        <Empty
          icon="casino"
          title={say('betting.noCasino')}
          text={say('betting.noCasinoHint')}
          action={
            <Link className="btn" to="/casino">
              {say('betting.toTables')}
            </Link>
          }
        />
      )}
      <ul>
        {bets.map(({ id, game, label, side, odds, stake }) => (
          <li key={id} className={`sport-bet ${side}`}>
            <span>
              <b>{sayLabel(label)}</b>
              <small>
                <Link className="lk" to={`/casino/${game}`}>
                  {sayGame(entryOf(game)?.name ?? game)}
                </Link>
              </small>
            </span>
            <span>{formatOdds(odds)}</span>
            <b>{formatMoney(stake)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
