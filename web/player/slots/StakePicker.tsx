import { inRupees as rupeesOf, type Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useStakeLeft } from '../parts/limits/useStakeLeft.ts';
import { inRupees } from './slotSay.ts';

interface Props {
  readonly stakes: readonly Money[];
  readonly stake: Money;
  readonly isDisabled: boolean;
  readonly onChoose: (stake: Money) => void;
}

/** What a spin costs: radio buttons, so that arrow keys and screen readers know them. None is more than own limits leave. */
export function StakePicker({ stakes, stake, isDisabled, onChoose }: Props) {
  const beyond = useStakeLeft();
  return (
    <fieldset className="slot-stakes" disabled={isDisabled}>
      <legend>{say('slots.stake')}</legend>
      {stakes.map(each => {
        const why = beyond(rupeesOf(each));
        return (
          <label key={each} className={each === stake ? 'on' : undefined} title={why}>
            <input
              type="radio"
              name="slot-stake"
              checked={each === stake}
              disabled={why !== undefined}
              onChange={() => onChoose(each)}
            />
            {inRupees(each)}
          </label>
        );
      })}
    </fieldset>
  );
}
