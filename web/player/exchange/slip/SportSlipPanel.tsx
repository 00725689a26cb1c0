import '../../parts/betPanel.css';
import './slip.css';
import { say } from '@maidan/words/say';
import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { whenReady } from '../../../ui/lazily.tsx';
import { StakeAhead } from '../../parts/stake/StakeField.tsx';
import { SlipInside } from './lazySlip.ts';
import { SlipNote } from './SlipNote.tsx';
import type { SportSlipProps } from './sportSlipProps.ts';

/** The bet slip of sport: a column on wide screens, a sheet from below that can be folded on narrow ones. */
export function SportSlipPanel(props: SportSlipProps) {
  const { slip, stakeField } = props;
  const { draft, target, intent, fate, fault } = slip;
  const [isFolded, setFolded] = useState(false);
  useEffect(() => whenReady(SlipInside), []); // before a price is tapped
  const isEmpty = !draft;
  const classes = ['panel slip sport-slip', draft?.choice.side, isEmpty && !intent && 'empty', isFolded && 'folded'];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={say('betting.slip')}>
      <h2 className="bar">
        {say('betting.slip')}
        {!isEmpty && <span className="slip-count">{say('betting.selection')}</span>}
        {!isEmpty && (
          <button type="button" className="slip-fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            <Icon name={isFolded ? 'up' : 'down'} />
            <span className="vh">{isFolded ? say('betting.openSlip') : say('betting.foldSlip')}</span>
          </button>
        )}
      </h2>
      <SlipNote intent={intent} refusal={fault ?? (fate?.is === 'refused' ? fate.sentence : undefined)} />
      {draft && !target && <p className="note">{say('betting.marketOver')}</p>}
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
          {say('betting.tapPrice')}
        </p>
      )}
    </section>
  );
}
