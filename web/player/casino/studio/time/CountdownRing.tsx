import { say } from '@maidan/words/say';
import { shareLeft } from '../../../parts/shareLeft.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  readonly dueAt: number;
  /** How long the whole window is. */
  readonly ms: number;
  readonly now: () => number;
}

/** From here on the ring is amber. */
const LAST_SECONDS = 5;

/** The seconds in which bets are still taken. */
export function CountdownRing({ dueAt, ms, now }: Props) {
  const seconds = useSecondsLeft(dueAt, now);
  return (
    <div
      className={seconds <= LAST_SECONDS ? 'st-ring st-low' : 'st-ring'}
      role="timer"
      aria-label={say('casino.closesIn', { seconds })}
      style={vars({ left: shareLeft(seconds, ms) })}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle cx="34" cy="34" r="29" />
        <circle className="st-left" cx="34" cy="34" r="29" pathLength="100" />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </div>
  );
}
