import '../../parts/betPanel.css';
import { say } from '@maidan/words/say';
import { Suspense, useEffect } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { whenReady } from '../../../ui/lazily.tsx';
import type { BetSlipProps } from './betSlipProps.ts';
import { SlipInside, SlipNotes } from './lazySlip.ts';
import { StakeAhead } from '../../parts/stake/StakeField.tsx';

/** The bet panel: a column on wide screens, a sheet from below on narrow ones. */
export function BetSlip(props: BetSlipProps) {
  const { slip, betting, stakeField, of } = props;
  useEffect(() => whenReady(SlipInside), []); // before a price is tapped
  const { choices } = slip.draft;
  const isEmpty = choices.length === 0;
  const isUnknown = betting.sending.is === 'unknown';
  const classes = ['panel slip', choices[0]?.side, isEmpty && !isUnknown && 'empty'].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-label={say('casino.slip')}>
      <h2 className="bar">
        {say('casino.slip')}
        {!isEmpty && <span className="slip-count">{say('casino.selections', { count: choices.length })}</span>}
      </h2>
      {of && !isEmpty && <p className="slip-of">{of}</p>}
      <output className="slip-notes">
        {(!isEmpty || isUnknown || betting.fate) && (
          <Boundary>
            <Suspense>
              <SlipNotes {...props} />
            </Suspense>
          </Boundary>
        )}
      </output>
      {isEmpty ? (
        !isUnknown && (
          <p className="slip-hint">
            <Icon name="bets" />
            {say('casino.tapPrice')}
          </p>
        )
      ) : (
        <Boundary>
          <Suspense fallback={<StakeAhead field={stakeField} value={slip.stake} onType={slip.type} />}>
            <SlipInside {...props} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
