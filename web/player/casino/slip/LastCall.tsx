import { say } from '@maidan/words/say';
import { lastCallOf } from '../studio/time/timing.ts';
import { useSecondsLeft } from '../studio/time/useSecondsLeft.ts';
import type { Closing } from './betSlipProps.ts';

/** How long bets are still taken: seconds, then last call, then closing. Nothing while none are. */
export const LastCall = ({ at, now }: Closing) => (at === undefined ? null : <Counting at={at} now={now} />);

function Counting({ at, now }: { readonly at: number; readonly now: () => number }) {
  const seconds = useSecondsLeft(at, now);
  const call = lastCallOf(seconds);
  const words = {
    open: say('casino.secondsLeft', { seconds }),
    last: `${say('casino.lastCall')} · ${say('casino.secondsLeft', { seconds })}`,
    closing: say('casino.closing'),
  };
  return (
    <span className="last-call" data-call={call}>
      {words[call]}
    </span>
  );
}
