import '../../../styles/casinoSlip.css';
import './slip.css';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { whenReady } from '../../../ui/lazily.tsx';
import { StakeAhead } from '../../casino/slip/StakeField.tsx';
import type { Trade } from '../trade.ts';
import { SlipInside } from './lazySlip.ts';
import { SlipNote } from './SlipNote.tsx';
import type { OneClick } from './useOneClick.ts';
import type { SportSlip } from './useSportSlip.ts';

export interface SportSlipProps {
  readonly trade: Trade;
  readonly slip: SportSlip;
  readonly oneClick: OneClick;
  readonly stakeField: RefObject<HTMLInputElement | null>;
}

/** The bet slip of sport: a column on wide screens, a sheet from below that can be folded on narrow ones. */
export function SportSlipPanel(props: SportSlipProps) {
  const { slip, stakeField } = props;
  const { draft, target, intent, fate, fault } = slip;
  const [isFolded, setFolded] = useState(false);
  useEffect(() => whenReady(SlipInside), []); // before a price is tapped
  const isEmpty = !draft;
  const classes = ['panel slip sport-slip', draft?.choice.side, isEmpty && !intent && 'empty', isFolded && 'folded'];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label="Bet Slip">
      <h2 className="bar">
        Bet Slip
        {!isEmpty && <span className="slip-count">1 selection</span>}
        {!isEmpty && (
          <button type="button" className="slip-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            <Icon name={isFolded ? 'up' : 'down'} />
            <span className="vh">{isFolded ? 'Open the slip' : 'Fold the slip'}</span>
          </button>
        )}
      </h2>
      <SlipNote intent={intent} refusal={fault ?? (fate?.is === 'refused' ? fate.sentence : undefined)} />
      {draft && !target && <p className="note">This market is over.</p>}
      {draft && target ? (
        <Boundary>
          <Suspense
            fallback={
              <StakeAhead
                field={stakeField}
                value={draft.amount}
                onType={amount => slip.change({ ...draft, amount })}
              />
            }
          >
            <SlipInside {...props} draft={draft} target={target} />
          </Suspense>
        </Boundary>
      ) : (
        <p className="slip-hint">
          <Icon name="bets" />
          Tap a blue or pink price to bet.
        </p>
      )}
    </section>
  );
}
