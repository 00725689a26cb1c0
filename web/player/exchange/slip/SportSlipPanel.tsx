import '../../../styles/casinoSlip.css';
import './slip.css';
import { type Ref, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { EditStakes } from '../../casino/slip/EditStakes.tsx';
import { readQuickStakes } from '../../casino/slip/quickStakes.ts';
import type { Trade } from '../trade.ts';
import { sideWords } from '../words.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipMove } from './SlipMove.tsx';
import { SlipNote } from './SlipNote.tsx';
import type { OneClick } from './useOneClick.ts';
import type { SportSlip } from './useSportSlip.ts';

export interface SportSlipProps {
  readonly trade: Trade;
  readonly slip: SportSlip;
  readonly oneClick: OneClick;
  readonly stakeField: Ref<HTMLInputElement>;
}

/** The bet slip of sport: a column on wide screens, a sheet from below that can be folded on narrow ones. */
export function SportSlipPanel(props: SportSlipProps) {
  const { slip } = props;
  const { draft, target, intent, fate, fault } = slip;
  const [isFolded, setFolded] = useState(false);
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
        <>
          <div className="slip-title">
            <div>
              <b>{target.title}</b>
              <span>
                {sideWords(target.kind, draft.choice.side)} · {target.where}
              </span>
            </div>
            <button type="button" aria-label="Close" onClick={slip.clear}>
              <Icon name="close" small />
            </button>
          </div>
          <SlipMove slip={slip} draft={draft} target={target} />
          <Body {...props} />
        </>
      ) : (
        <p className="slip-hint">
          <Icon name="bets" />
          Tap a blue or pink price to bet.
        </p>
      )}
    </section>
  );
}

/** The bet, or the player's own chips until they are saved, given up, or another price is tapped. */
function Body(props: SportSlipProps) {
  const choice = props.slip.draft?.choice;
  const [editing, setEditing] = useState<typeof choice>();
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  const box = useRef<HTMLDivElement>(null);
  const show = (next: typeof choice) => {
    setEditing(next);
    box.current?.focus({ preventScroll: true }); // what was pressed is gone
  };
  return (
    // Its fields and buttons do all there is to do; the key to give up is heard here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="slip-inside"
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape' || editing === undefined) return;
        event.preventDefault();
        show(undefined);
      }}
    >
      {editing !== undefined && editing === choice ? (
        <EditStakes stakes={stakes} onSave={setStakes} onClose={() => show(undefined)} />
      ) : (
        <SlipForm {...props} stakes={stakes} onEdit={() => show(choice)} />
      )}
    </div>
  );
}
