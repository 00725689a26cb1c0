import '../../../styles/casinoSlip.css';
import type { Money } from '@maidan/core/money';
import type { Game, Table } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import { type RefObject, Suspense, useEffect } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { whenReady } from '../../../ui/lazily.tsx';
import { hasMoved } from './draft.ts';
import { SlipInside } from './lazySlip.ts';
import { SlipNotes } from './SlipNotes.tsx';
import { StakeAhead } from './StakeField.tsx';
import type { Betting } from './useBetting.ts';
import type { SlipState } from './useSlip.ts';

export interface BetSlipProps {
  readonly game: Game;
  readonly dealt: Table;
  readonly slip: SlipState;
  readonly betting: Betting;
  readonly quotes: Quotes;
  readonly seen: Quotes;
  /** Held for open bets, as it is and as it would be. */
  readonly exposure: { readonly before: Money; readonly after: Money } | undefined;
  readonly stakeField: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
}

/** The bet panel: a column on wide screens, a sheet from below on narrow ones. */
export function BetSlip(props: BetSlipProps) {
  const { slip, betting, seen, stakeField } = props;
  useEffect(() => whenReady(SlipInside), []); // before a price is tapped
  const { choices } = slip.draft;
  const isEmpty = choices.length === 0;
  const isUnknown = betting.sending.is === 'unknown';
  const classes = ['panel slip', choices[0]?.side, isEmpty && !isUnknown && 'empty'].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-label="Bet Slip">
      <h2 className="bar">
        Bet Slip
        {!isEmpty && (
          <span className="slip-count">{choices.length === 1 ? '1 selection' : `${choices.length} selections`}</span>
        )}
      </h2>
      <SlipNotes betting={betting} fault={slip.fault} hasMoved={hasMoved(slip.draft, seen)} />
      {isEmpty ? (
        <p className="slip-hint">
          <Icon name="bets" />
          Tap a blue or pink price to bet.
        </p>
      ) : (
        <Boundary>
          <Suspense fallback={<StakeAhead field={stakeField} value={slip.draft.stake} onType={slip.type} />}>
            <SlipInside {...props} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
