import type { BoardRow } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import type { OpenBet } from './openBets.ts';
import { eventPath } from '../../parts/event/paths.ts';
import { useOpenBets } from './useOpenBets.ts';

const SHOWN = { matched: 5, unmatched: 3 } as const;

/** What the player has open on sport: what is struck, and apart from it what still waits. Each line leads to its match. */
export function MyOpenBets({ rows }: { readonly rows: readonly BoardRow[] }) {
  const { matched = [], unmatched = [], count = 0 } = useOpenBets() ?? {};
  const isNone = matched.length + unmatched.length === 0;
  return (
    <section className="panel open-bets" aria-label={say('betting.myBets')}>
      <h2 className="bar">
        {say('betting.myBets')}
        <span className="sp">{say('betting.open', { count: String(count + unmatched.length) })}</span>
      </h2>
      {isNone && <p>{say('betting.tapToList')}</p>}
      <Part title={say('betting.matched')} count={count} bets={matched.slice(0, SHOWN.matched)} rows={rows} />
      <Part
        title={say('betting.unmatched')}
        count={unmatched.length}
        bets={unmatched.slice(0, SHOWN.unmatched)}
        rows={rows}
      />
      {!isNone && (
        <Link className="lk" to="/bets">
          {say('betting.seeAll')}
        </Link>
      )}
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly bets: readonly OpenBet[];
  readonly rows: readonly BoardRow[];
}

function Part({ title, count, bets, rows }: PartProps) {
  if (bets.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({count})
      </h3>
      <ul aria-label={title}>
        {bets.map(({ id, event, label, side, about, stake }) => (
          <li key={id} className={side}>
            <Link to={pathOf(rows, event)}>
              <b>{label}</b>
              <b className="num">{formatMoney(stake)}</b>
              <small>{about}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A match that is off the board is still among one's own bets. */
function pathOf(rows: readonly BoardRow[], event: string): string {
  const row = rows.find(({ id }) => id === event);
  return row ? eventPath(row) : '/bets';
}
