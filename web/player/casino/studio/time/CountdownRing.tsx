import { say } from '@maidan/words/say';
import { shareLeft } from '../../../parts/shareLeft.ts';
import { lastCallOf } from './timing.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  /** When the last bet is taken. */
  readonly until: number;
  /** How long bets are taken altogether. */
  readonly ms: number;
  readonly now: () => number;
}

/** The seconds in which bets are still taken; the last of them are amber, and after them the table is closing. */
export function CountdownRing({ until, ms, now }: Props) {
  const seconds = useSecondsLeft(until, now);
  const call = lastCallOf(seconds);
  return (
    <div
      className={call === 'open' ? 'st-ring' : 'st-ring st-low'}
      role="timer"
      aria-label={say('casino.closesIn', { seconds })}
      style={vars({ left: shareLeft(seconds, ms) })}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="29" />
        <circle className="st-left" cx="34" cy="34" r="29" pathLength="100" />
      </svg>
      <b aria-hidden="true">{seconds}</b>
      {call === 'last' && <em aria-hidden="true">{say('casino.lastCall')}</em>}
      {call === 'closing' && <em aria-hidden="true">{say('casino.closing')}</em>}
    </div>
  );
}
