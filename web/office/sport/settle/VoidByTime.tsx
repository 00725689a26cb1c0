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
    <summary>Void bets by their time</summary>
    <div className="office-fields">
      <TextField
        label="Struck after"
        name="voidAfter"
        type="datetime-local"
        step={1}
        value={times.after}
        onChange={after => onChange({ ...times, after })}
        hint="Time in India. Bets struck later are void, both sides alike."
        error={fault}
      />
      <TextField
        label="And up to"
        name="voidUpTo"
        type="datetime-local"
        step={1}
        value={times.upTo}
        onChange={upTo => onChange({ ...times, upTo })}
        hint="Empty: all that came after."
      />
    </div>
  </details>
);
