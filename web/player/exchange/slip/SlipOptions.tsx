import { type Accepts, ACCEPTS } from '@maidan/contract/accepts';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Target } from '../choice.ts';
import type { Written } from '../standing.ts';
import { ACCEPTS_WORDS, acceptsMeaning, type Options } from './options.ts';
import type { SportSlipProps } from './sportSlipProps.ts';

interface Props extends SportSlipProps {
  readonly target: Target;
  readonly written: Written | undefined;
}

/** How this player likes to bet: kept, but for one-click betting, which has to be armed anew. */
export function SlipOptions({ slip, target, written, oneClick }: Props) {
  const id = useId();
  const { options, setOptions } = slip;
  const change = (changes: Partial<Options>) => setOptions({ ...options, ...changes });
  const isOrder = target.kind === 'exchange';
  return (
    <details className="slip-options">
      <summary>{say('betting.options')}</summary>
      <div className="slip-accepts">
        <label htmlFor={`${id}-accepts`}>{say('betting.ifChanges')}</label>
        <select
          id={`${id}-accepts`}
          className="inp"
          aria-describedby={`${id}-meaning`}
          value={options.accepts}
          onChange={event => change({ accepts: acceptsOf(event.target.value) })}
        >
          {ACCEPTS.map(accepts => (
            <option key={accepts} value={accepts}>
              {ACCEPTS_WORDS[accepts]}
            </option>
          ))}
        </select>
        <p className="muted" id={`${id}-meaning`}>
          {acceptsMeaning(options.accepts, isOrder)}
        </p>
      </div>
      {isOrder && !target.inPlay && (
        <Choice label={say('betting.keep')} isOn={options.isKept} onTurn={isKept => change({ isKept })} />
      )}
      {isOrder && (
        <Choice
          label={say('betting.fillOrKill')}
          isOn={options.isFillOrKill}
          onTurn={isFillOrKill => change({ isFillOrKill })}
        />
      )}
      <Choice
        label={say('betting.confirm')}
        isOn={options.isConfirmed}
        onTurn={isConfirmed => change({ isConfirmed })}
      />
      <Button
        small
        disabled={!written}
        onClick={() => written && oneClick.arm(written.market, written.stake)}
        title={say('betting.typeStake')}
      >
        {written ? say('betting.armWith', { stake: formatMoney(written.stake) }) : say('betting.arm')}
      </Button>
    </details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

const Choice = ({ label, isOn, onTurn }: ChoiceProps) => (
  <label className="slip-choice">
    <input type="checkbox" checked={isOn} onChange={event => onTurn(event.target.checked)} />
    {label}
  </label>
);

const acceptsOf = (value: string): Accepts => ACCEPTS.find(each => each === value) ?? 'better';
