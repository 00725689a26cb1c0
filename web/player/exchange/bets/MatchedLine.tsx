import { formatMoney, formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { formatInstant } from '../../../ui/when.ts';
import { sideName } from '../words.ts';
import type { MatchedBet } from './matched.ts';

interface Props {
  readonly bet: MatchedBet;
  /** What it comes to if it is closed now; undefined where that cannot be said. */
  readonly worth: Money | undefined;
}

/** One bet of a market: who, when, at what price, how much, and what it is worth. */
export const MatchedLine = ({ bet: { pick, isYesOrNo, side, price, stake, at, note }, worth }: Props) => (
  <li className={`sport-bet four ${side}`}>
    <span>
      <b>{pick}</b>
      <small>
        {isYesOrNo ? '' : `${sideName('exchange', side)} · `}
        <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>
      </small>
      {note && <small>{note}</small>}
    </span>
    <span>{price}</span>
    <b>{formatMoney(stake)}</b>
    <span className={worth === undefined ? 'muted' : worth < 0 ? 'neg' : 'pos'}>
      {worth === undefined ? '–' : formatSigned(worth)}
    </span>
  </li>
);

export const MatchedHead = () => (
  <div className="sport-bet bet-head four" aria-hidden="true">
    <span>{say('betting.matched')}</span>
    <span>{say('betting.odds')}</span>
    <span>{say('betting.stake')}</span>
    <span>{say('betting.ifClosed')}</span>
  </div>
);
