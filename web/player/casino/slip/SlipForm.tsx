import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { type SubmitEvent, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { rangeText } from '../table/priceText.ts';
import type { BetSlipProps } from './BetSlip.tsx';
import { limitsOf } from './draft.ts';
import { profitOf } from './profit.ts';
import { QuickStakes } from './QuickStakes.tsx';
import { StakeField } from './StakeField.tsx';
import { oddsWords } from './words.ts';

interface Props extends BetSlipProps {
  readonly stakes: readonly number[];
  readonly onEdit: () => void;
}

export function SlipForm(props: Props) {
  const { game, slip, betting, quotes, stakes, onEdit, onSubmit } = props;
  const isOpen = slip.draft.choices.every(({ selection, side }) => quotes[selection]?.[side]);
  const isBusy = betting.sending.is !== 'idle';
  const limits = limitsOf(game, slip.draft);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className="slip-body" onSubmit={submit}>
      <Figures {...props} />
      <QuickStakes stakes={stakes} typed={slip.draft.stake} isDisabled={isBusy} onChange={slip.type} />
      <div className="slip-actions">
        <Button onClick={onEdit}>Edit</Button>
        <Button onClick={() => slip.type('')}>Reset</Button>
        <Button type="submit" kind="primary" busy={betting.sending.is === 'sending'} disabled={!isOpen || isBusy}>
          {isOpen ? 'Submit' : 'Bets are closed'}
        </Button>
      </div>
      <div className="slip-range">
        <span>{limits && rangeText(limits)}</span>
        <Exposure {...props} />
      </div>
    </form>
  );
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
        <label htmlFor={`${id}-odds`}>Odds</label>
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
        <label htmlFor={`${id}-stake`}>{draft.choices.length > 1 ? 'Stake on each' : 'Stake'}</label>
        <StakeField
          id={`${id}-stake`}
          field={stakeField}
          value={draft.stake}
          disabled={betting.sending.is !== 'idle'}
          onType={slip.type}
        />
      </div>
      <div className="slip-profit">
        <span>Profit</span>
        <output className={least === most ? 'pos' : 'pos range'}>
          {least === most ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(most)}`}
        </output>
      </div>
    </div>
  );
}

function Exposure({ exposure, slip }: Props) {
  if (slip.slips.length > 1) return <span>Total stake {formatMoney(sum(slip.slips.map(({ stake }) => stake)))}</span>;
  if (!exposure) return null;
  return (
    <span>
      Exp {formatMoney(exposure.before)}
      {exposure.after !== exposure.before && ` → ${formatMoney(exposure.after)}`}
    </span>
  );
}
