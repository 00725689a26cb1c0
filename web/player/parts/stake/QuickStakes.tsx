import { say } from '@maidan/words/say';
import { useStakeLeft } from '../limits/useStakeLeft.ts';
import { withChip } from './stake.ts';

interface Props {
  readonly stakes: readonly number[];
  readonly typed: string;
  readonly isDisabled: boolean;
  readonly onChange: (stake: string) => void;
}

/** Each adds to the stake; none to more than a limit of one's own leaves. */
export function QuickStakes({ stakes, typed, isDisabled, onChange }: Props) {
  const beyond = useStakeLeft();
  return (
    <fieldset className="quick-stakes" aria-label={say('casino.addToStake')}>
      {[...stakes.entries()].map(([nth, stake]) => {
        const sum = withChip(typed, stake);
        const why = beyond(Number(sum));
        return (
          <button
            key={nth}
            type="button"
            disabled={isDisabled || why !== undefined}
            title={why}
            onClick={() => onChange(sum)}
          >
            +{stake}
          </button>
        );
      })}
    </fieldset>
  );
}
