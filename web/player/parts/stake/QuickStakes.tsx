import { say } from '@maidan/words/say';
import { withChip } from './stake.ts';

interface Props {
  readonly stakes: readonly number[];
  readonly typed: string;
  readonly isDisabled: boolean;
  readonly onChange: (stake: string) => void;
}

/** Each adds to the stake. */
export const QuickStakes = ({ stakes, typed, isDisabled, onChange }: Props) => (
  <fieldset className="quick-stakes" aria-label={say('casino.addToStake')}>
    {[...stakes.entries()].map(([nth, stake]) => (
      <button key={nth} type="button" disabled={isDisabled} onClick={() => onChange(withChip(typed, stake))}>
        +{stake}
      </button>
    ))}
  </fieldset>
);
