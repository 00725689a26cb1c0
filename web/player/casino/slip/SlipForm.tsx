import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { rangeText } from '../table/priceText.ts';
import type { BetSlipProps } from './betSlipProps.ts';
import { limitsOf } from './draft.ts';
import { profitOf } from './profit.ts';
import { QuickStakes } from '../../parts/stake/QuickStakes.tsx';
import { StakeField } from '../../parts/stake/StakeField.tsx';
import { LastCall } from './LastCall.tsx';
import { isToAccept } from './takenMoves.ts';
import { oddsWords } from './words.ts';

interface Props extends BetSlipProps {
  readonly stakes: readonly number[];
  readonly onEdit: () => void;
}

export function SlipForm(props: Props) {
  const { game, slip, betting, quotes, seen, window, stakes, onEdit, onSubmit } = props;
  const isOpen = slip.draft.choices.every(({ selection, side }) => quotes[selection]?.[side]);
  const isBusy = betting.sending.is !== 'idle';
  const limits = limitsOf(game, slip.draft);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // One press accepts the price, the next one bets: a finger that is already on its way never bets at another price.
    if (isToAccept(slip.draft, window, seen)) slip.choose(slip.draft.choices);
    else onSubmit();
  }

  return (
    <form className="slip-body" onSubmit={submit}>
      <Figures {...props} />
      <QuickStakes stakes={stakes} typed={slip.stake} isDisabled={isBusy} onChange={slip.type} />
      <div className="slip-actions">
        <Button onClick={onEdit}>{say('casino.edit')}</Button>
        <Button onClick={() => slip.type('')}>{say('casino.reset')}</Button>
        <Button type="submit" kind="primary" busy={betting.sending.is === 'sending'} disabled={!isOpen || isBusy}>
          {isOpen ? submitWords(props) : say('casino.betsClosed')}
        </Button>
      </div>
      <div className="slip-range">
        <span>{limits && rangeText(limits)}</span>
        <LastCall {...props.closing} />
        <Exposure {...props} />
      </div>
    </form>
  );
}

/** A price that moved is named before it is taken. */
function submitWords({ game, slip, seen, window }: Props): string {
  const [first] = slip.draft.choices;
  const offer = first && seen[first.selection]?.[first.side];
  if (!offer || !isToAccept(slip.draft, window, seen)) return say('casino.submit');
  return say('casino.accept', { odds: oddsWords(game, { ...first, odds: offer.odds, line: offer.line ?? 0 }) });
}

function Figures({ game, slip, seen, stakeField, betting }: Props) {
  const id = useId();
  const { draft, slips } = slip;
  const [first] = draft.choices;
  const offer = first && seen[first.selection]?.[first.side];
  const { least, most } = profitOf(game, slips);
  return (
    <div className="slip-figures">
      <div>
        <label htmlFor={`${id}-odds`}>{say('casino.odds')}</label>
        <input
          id={`${id}-odds`}
          className="inp"
          readOnly
          value={
            first && offer
              ? oddsWords(game, { selection: first.selection, odds: offer.odds, line: offer.line ?? 0 })
              : '-'
          }
        />
      </div>
      <div>
        <label htmlFor={`${id}-stake`}>
          {draft.choices.length > 1 ? say('casino.stakeOnEach') : say('casino.stake')}
        </label>
        <StakeField
          id={`${id}-stake`}
          field={stakeField}
          value={slip.stake}
          disabled={betting.sending.is !== 'idle'}
          onType={slip.type}
        />
      </div>
      <div className="slip-profit">
        <span>{say('casino.profit')}</span>
        <output className={least === most ? 'pos' : 'pos range'}>
          {least === most ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(most)}`}
        </output>
      </div>
    </div>
  );
}

function Exposure({ exposure, slip }: Props) {
  if (slip.slips.length > 1) {
    const total = formatMoney(sum(slip.slips.map(({ stake }) => stake)));
    return <span>{say('casino.totalStake', { total })}</span>;
  }
  if (!exposure) return null;
  const [before, after] = [formatMoney(exposure.before), formatMoney(exposure.after)];
  return (
    <span>
      {before === after ? say('casino.exposure', { amount: before }) : say('casino.exposureThen', { before, after })}
    </span>
  );
}
