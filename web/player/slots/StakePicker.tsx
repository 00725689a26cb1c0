import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { inRupees } from './slotSay.ts';

interface Props {
  readonly stakes: readonly Money[];
  readonly stake: Money;
  readonly isDisabled: boolean;
  readonly onChoose: (stake: Money) => void;
}

/** What a spin costs: radio buttons, so that arrow keys and screen readers know them. */
export const StakePicker = ({ stakes, stake, isDisabled, onChoose }: Props) => (
  <fieldset className="slot-stakes" disabled={isDisabled}>
    <legend>{say('slots.stake')}</legend>
    {stakes.map(each => (
      <label key={each} className={each === stake ? 'on' : undefined}>
        <input type="radio" name="slot-stake" checked={each === stake} onChange={() => onChoose(each)} />
        {inRupees(each)}
      </label>
    ))}
  </fieldset>
);
