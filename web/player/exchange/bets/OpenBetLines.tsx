import type { BoardRow } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { eventPath } from '../../parts/event/paths.ts';
import { type OpenBet, openBets } from './openBets.ts';
import type { Glance } from './useOpenBets.ts';

const SHOWN = { matched: 5, unmatched: 3 } as const;

interface Props {
  readonly glance: Glance;
  readonly rows: readonly BoardRow[];
}

/** What is struck, and apart from it what still waits. Each line leads to its match. */
export function OpenBetLines({ glance: { mine, record, struck, waiting }, rows }: Props) {
  const { matched, unmatched } = openBets(mine, record);
  return (
    <>
      <Part title={say('betting.matched')} count={struck} bets={matched.slice(0, SHOWN.matched)} rows={rows} />
      <Part title={say('betting.unmatched')} count={waiting} bets={unmatched.slice(0, SHOWN.unmatched)} rows={rows} />
      <Link className="lk" to="/bets">
        {say('betting.seeAll')}
      </Link>
    </>
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
