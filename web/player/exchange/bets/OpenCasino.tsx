import './bets.css';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { entryOf } from '@maidan/games/index';
import { useLive } from '../../../live/useLive.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty, Loading } from '../../../ui/States.tsx';

/** Bets on rounds that are still being played. */
export function OpenCasino() {
  const all = useLive('mybets');
  const bets = all?.bets.filter(({ state }) => state === 'open') ?? [];
  return (
    <section className="panel my-sport-bets" aria-label="Casino">
      <h2 className="bar">
        Casino
        {bets.length > 0 && (
          <span className="bets-total">Stakes {formatMoney(sum(bets.map(({ stake }) => stake)))}</span>
        )}
      </h2>
      {!all && <Loading rows={2} />}
      {all && bets.length === 0 && (
        <Empty
          icon="casino"
          title="No bets on a running round"
          text="Bets at the tables are here until their round is over."
          action={
            <Link className="btn" to="/casino">
              To the tables
            </Link>
          }
        />
      )}
      <ul>
        {bets.map(({ id, game, label, side, odds, stake }) => (
          <li key={id} className={`sport-bet ${side}`}>
            <span>
              <b>{label}</b>
              <small>
                <Link className="lk" to={`/casino/${game}`}>
                  {entryOf(game)?.name ?? game}
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
