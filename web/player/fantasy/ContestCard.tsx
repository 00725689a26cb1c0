import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { contestName, rupeesText, WHY_WORDS } from './fantasySay.ts';
import type { ContestSeen } from './useFantasy.ts';

interface Props {
  readonly contest: ContestSeen;
  readonly isLocked: boolean;
  readonly onEnter: (contest: ContestSeen) => void;
}

/** A contest to enter or to look at: what it costs, what it pays, and how many are in. */
export function ContestCard({ contest, isLocked, onEnter }: Props) {
  const { id, code, nth, fee, places, entries, mine, mostEach, fullPrizes, state, why } = contest;
  const isFull = entries >= places;
  const isOpen = !isLocked && state === 'open' && !isFull && mine < mostEach;
  return (
    <li className="fantasy-card">
      <h3>
        {contestName(code, nth)}
        {mine > 0 && <span className="bdg g">{say('fantasy.yours', { count: mine })}</span>}
        {state === 'settled' && <span className="bdg i">{say('fantasy.settled')}</span>}
        {state === 'refunded' && <span className="bdg w">{say('fantasy.refunded')}</span>}
      </h3>
      <dl>
        <div>
          <dt>{say('fantasy.first')}</dt>
          <dd>{rupeesText(fullPrizes[0]!)}</dd>
        </div>
        <div>
          <dt>{say('fantasy.pool')}</dt>
          <dd>{rupeesText(sum(fullPrizes))}</dd>
        </div>
        <div>
          <dt>{say('fantasy.fee')}</dt>
          <dd>{rupeesText(fee)}</dd>
        </div>
      </dl>
      <progress
        value={entries}
        max={places}
        aria-label={say('fantasy.places', { entries: String(entries), places: String(places) })}
      />
      <p className="muted">
        {say('fantasy.places', { entries: String(entries), places: String(places) })} ·{' '}
        {say('fantasy.mostEach', { count: mostEach })}
        {why && <> · {WHY_WORDS[why]}</>}
      </p>
      <div className="fantasy-acts">
        {isOpen && (
          <Button kind="primary" onClick={() => onEnter(contest)}>
            {mine > 0
              ? say('fantasy.enterAgain', { fee: rupeesText(fee) })
              : say('fantasy.enter', { fee: rupeesText(fee) })}
          </Button>
        )}
        {!isOpen && isFull && state === 'open' && <span className="bdg">{say('fantasy.full')}</span>}
        {entries > 0 && (
          <Link className="btn" to={`/fantasy/contests/${id}`}>
            {say('fantasy.open')}
          </Link>
        )}
      </div>
    </li>
  );
}
