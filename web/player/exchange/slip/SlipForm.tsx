import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { QuickStakes } from '../../parts/stake/QuickStakes.tsx';
import type { Intent } from '../intents.ts';
import { stopText, type Target } from '../choice.ts';
import { figure, rangeText } from '../words.ts';
import { type Draft, stakeIn } from './draft.ts';
import { SlipFigures } from './SlipFigures.tsx';
import { SlipOptions } from './SlipOptions.tsx';
import type { SportSlipProps } from './sportSlipProps.ts';
import { useCountdown } from './useCountdown.ts';
import { WhatIf } from './WhatIf.tsx';

interface Props extends SportSlipProps {
  readonly stakes: readonly number[];
  readonly onEdit: () => void;
}

export function SlipForm(props: Props) {
  const { slip, trade, stakes, onEdit } = props;
  const [isAsked, setAsked] = useState(false);
  const { draft, target, intent, options } = slip;
  const isBusy = intent !== undefined;
  if (!draft || !target) return null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (slip.asksConsent) slip.agree();
    else if (options.isConfirmed && !isAsked && slip.written) setAsked(true);
    else {
      setAsked(false);
      slip.submit();
    }
  }

  return (
    <form className="slip-body" onSubmit={submit}>
      <SlipFigures {...props} draft={draft} target={target} isBusy={isBusy} />
      <QuickStakes
        stakes={stakes}
        typed={draft.amount}
        isDisabled={isBusy}
        onChange={amount => slip.change({ ...draft, amount })}
      />
      <WhatIf trade={trade} written={slip.written} />
      <div className="slip-actions">
        <Button disabled={isBusy} onClick={isAsked ? () => setAsked(false) : onEdit}>
          {isAsked ? say('betting.back') : say('betting.edit')}
        </Button>
        <Button disabled={isBusy} onClick={() => slip.change({ ...draft, amount: '' })}>
          {say('betting.reset')}
        </Button>
        <SubmitButton {...props} isAsked={isAsked} />
      </div>
      <div className="slip-range">
        <span className={isWithin(draft, target) ? undefined : 'out'}>{rangeText(target.limits)}</span>
        <span>{options.isConfirmed ? say('betting.confirmOn') : say('betting.confirmOff')}</span>
      </div>
      <SlipOptions {...props} target={target} written={slip.written} />
    </form>
  );
}

/** Nothing is wrong with a stake that is not written yet. */
function isWithin(draft: Draft, { limits: { min, max } }: Target): boolean {
  const stake = stakeIn(draft);
  return typeof stake !== 'number' || (stake >= min && stake <= max);
}

interface SubmitProps extends SportSlipProps {
  readonly isAsked: boolean;
}

/** Says what pressing it does, and while it waits how long that takes. */
function SubmitButton({ slip, trade, isAsked }: SubmitProps) {
  const { target, intent, asksConsent } = slip;
  const isStopped = target?.stop !== undefined || trade.isStale;
  return (
    <Button type="submit" kind="primary" busy={intent !== undefined} disabled={isStopped}>
      {intent ? <Placing key={intent.key} intent={intent} /> : words()}
    </Button>
  );

  function words(): string {
    if (isStopped) return trade.isStale || !target?.stop ? say('betting.waiting') : stopText(target.stop);
    if (asksConsent && target?.offer) {
      return say('betting.accept', { price: figure(target.kind, target.offer.odds, target.offer.line) });
    }
    return isAsked ? say('betting.placeIt') : say('betting.submit');
  }
}

/** In play a bet waits before it can be struck: for how long is said all the while. */
function Placing({ intent }: { readonly intent: Intent }) {
  const left = useCountdown(intent.since + intent.command.delayMs);
  return left > 0 ? say('betting.placingIn', { seconds: left }) : say('betting.placing');
}
