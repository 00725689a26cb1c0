import { formatMoney } from '@maidan/core/format';
import { ZERO } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { useId, useState } from 'react';
import { StakeField } from '../../parts/stake/StakeField.tsx';
import type { Target } from '../choice.ts';
import { figure } from '../words.ts';
import { ENTRIES, type Entry, outlook } from './amounts.ts';
import { type Draft, priceStepped, priceTyped, startMoved, stakeIn } from './draft.ts';
import type { SportSlipProps } from './sportSlipProps.ts';
import { Stepper } from './Stepper.tsx';

interface Props extends SportSlipProps {
  readonly draft: Draft;
  readonly target: Target;
  readonly isBusy: boolean;
}

const ENTRY_WORDS: Readonly<Record<Entry, string>> = {
  stake: say('betting.stake'),
  liability: say('betting.liability'),
  profit: say('betting.profit'),
};

/** Odds, stake, profit: as on every slip. Of an order the price can be stepped, and the amount can be what it risks or wins. */
export function SlipFigures(props: Props) {
  const { draft, target, isBusy, slip, stakeField } = props;
  const id = useId();
  const stake = stakeIn(draft);
  const { wins, risks } = outlook(draft.choice.side, typeof stake === 'number' ? stake : ZERO, draft.odds);
  const isPerRun = target.kind === 'meter';
  return (
    <>
      <div className="slip-figures">
        <div>
          <label htmlFor={`${id}-odds`}>
            {target.kind === 'khado' ? say('betting.startRun') : say('betting.odds')}
          </label>
          <PriceField {...props} id={`${id}-odds`} />
        </div>
        <div>
          <label htmlFor={`${id}-stake`}>{isPerRun ? say('betting.stakePerRun') : ENTRY_WORDS[draft.entry]}</label>
          <StakeField
            id={`${id}-stake`}
            field={stakeField}
            value={draft.amount}
            disabled={isBusy}
            onType={amount => slip.change({ ...draft, amount })}
          />
        </div>
        <div className="slip-profit">
          <span>{isPerRun ? say('betting.profitPerRun') : say('betting.profit')}</span>
          <output className="pos">{formatMoney(wins)}</output>
        </div>
      </div>
      {target.kind === 'exchange' && (
        <div className="slip-entry">
          <fieldset aria-label={say('betting.typedIs')}>
            {ENTRIES.map(entry => (
              <button
                key={entry}
                type="button"
                aria-pressed={entry === draft.entry}
                disabled={isBusy}
                onClick={() => slip.change({ ...draft, entry })}
              >
                {ENTRY_WORDS[entry]}
              </button>
            ))}
          </fieldset>
          <span>
            {draft.entry === 'stake' || typeof stake !== 'number'
              ? say('betting.liabilityOf', { risks: formatMoney(risks) })
              : say('betting.stakeAndLiability', { stake: formatMoney(stake), risks: formatMoney(risks) })}
          </span>
        </div>
      )}
    </>
  );
}

/** A price of the ladder with its neighbours; of a khado the start; otherwise what the house offers. */
function PriceField({ draft, target, isBusy, slip, id }: Props & { readonly id: string }) {
  const [typed, setTyped] = useState<string>();
  if (target.kind === 'khado') {
    return (
      <Stepper
        id={id}
        value={String(draft.line)}
        isDisabled={isBusy}
        names={[say('sport.runLower'), say('sport.runHigher')]}
        onType={text => /^\d{1,4}$/.test(text) && slip.change(startMoved(draft, Number(text), target))}
        onStep={by => slip.change(startMoved(draft, draft.line + by, target))}
      />
    );
  }
  if (target.kind !== 'exchange') {
    return <input id={id} className="inp" readOnly value={figure(target.kind, draft.odds, draft.line)} />;
  }
  return (
    <Stepper
      id={id}
      value={typed ?? formatOdds(draft.odds)}
      isDisabled={isBusy}
      names={[say('betting.shorter'), say('betting.longer')]}
      onType={setTyped}
      onLeave={() => {
        if (typed !== undefined) slip.change(priceTyped(draft, typed));
        setTyped(undefined);
      }}
      onStep={by => slip.change(priceStepped(draft, by))}
    />
  );
}
