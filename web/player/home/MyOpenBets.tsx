import type { BoardRow } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { useLive } from '../../live/useLive.ts';
import { Link } from '../../ui/router.tsx';
import { openBets } from './openBets.ts';
import { eventPath } from './paths.ts';

const SHOWN = 5;

/** What the player has open on sport; each line leads to its match. */
export function MyOpenBets({ rows }: { readonly rows: readonly BoardRow[] }) {
  const mine = useLive('orders');
  const bets = mine ? openBets(mine) : [];
  return (
    <section className="panel open-bets" aria-label="My Bet">
      <h2 className="bar">
        My Bet
        <span className="sp">{`${bets.length} open`}</span>
      </h2>
      {bets.length === 0 && <p>Tap a blue or pink price: your bets on matches are listed here.</p>}
      <ul>
        {bets.slice(0, SHOWN).map(({ id, event, label, side, about, stake, isWaiting }) => (
          <li key={id} className={side}>
            <Link to={pathOf(rows, event)}>
              <b>{label}</b>
              <b className="num">{formatMoney(stake)}</b>
              <small>{about}</small>
              {isWaiting && <small className="num">Unmatched</small>}
            </Link>
          </li>
        ))}
      </ul>
      {bets.length > SHOWN && (
        <Link className="lk" to="/bets">
          See all bets
        </Link>
      )}
    </section>
  );
}

/** A match that is off the board is still among one's own bets. */
function pathOf(rows: readonly BoardRow[], event: string): string {
  const row = rows.find(({ id }) => id === event);
  return row ? eventPath(row) : '/bets';
}
