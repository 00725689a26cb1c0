import '../../../styles/casinoSlip.css';
import type { Money } from '@maidan/core/money';
import type { Game, Table } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import { type Ref, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { hasMoved } from './draft.ts';
import { EditStakes } from './EditStakes.tsx';
import { readQuickStakes } from './quickStakes.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipNotes } from './SlipNotes.tsx';
import { SlipTitle } from './SlipTitle.tsx';
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
  readonly stakeField: Ref<HTMLInputElement>;
  readonly onSubmit: () => void;
}

/** The bet panel: a column on wide screens, a sheet from below on narrow ones. */
export function BetSlip(props: BetSlipProps) {
  const { slip, betting, seen } = props;
  const [isEditing, setEditing] = useState(false);
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
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
        <>
          <SlipTitle {...props} />
          {isEditing ? (
            <EditStakes stakes={stakes} onSave={setStakes} onClose={() => setEditing(false)} />
          ) : (
            <SlipForm {...props} stakes={stakes} onEdit={() => setEditing(true)} />
          )}
        </>
      )}
    </section>
  );
}
