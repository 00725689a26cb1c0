import { say } from '@maidan/words/say';
import { TextField } from '../../../ui/TextField.tsx';
import type { VoidTimes } from './voidTime.ts';

interface Props {
  readonly times: VoidTimes;
  readonly fault: string | undefined;
  readonly onChange: (times: VoidTimes) => void;
}

/** Bets struck too late: the ball was bowled, the line was down. */
export const VoidByTime = ({ times, fault, onChange }: Props) => (
  <details className="office-market">
    <summary>{say('officeSport.voidByTime')}</summary>
    <div className="office-fields">
      <TextField
        label={say('officeSport.struckAfter')}
        name="voidAfter"
        type="datetime-local"
        step={1}
        value={times.after}
        onChange={after => onChange({ ...times, after })}
        hint={say('officeSport.struckAfterHint')}
        error={fault}
      />
      <TextField
        label={say('officeSport.upTo')}
        name="voidUpTo"
        type="datetime-local"
        step={1}
        value={times.upTo}
        onChange={upTo => onChange({ ...times, upTo })}
        hint={say('officeSport.upToHint')}
      />
    </div>
  </details>
);
