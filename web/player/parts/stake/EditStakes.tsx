import { say } from '@maidan/words/say';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DECIMALS, digitsOf } from '../../../ui/digits.ts';
import { keepQuickStakes, QUICK_STAKES, quickStakesFrom } from './quickStakes.ts';

interface Props {
  readonly stakes: readonly number[];
  readonly onSave: (stakes: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The player's own chips: kept in this browser. */
export function EditStakes({ stakes, onSave, onClose }: Props) {
  const [texts, setTexts] = useState(() => stakes.map(String));
  const wanted = quickStakesFrom(texts);

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (!wanted) return;
    keepQuickStakes(localStorage, wanted);
    onSave(wanted);
    onClose();
  }

  return (
    <form className="slip-body" onSubmit={save} aria-label={say('casino.quickStakes')}>
      <b>{say('casino.quickStakes')}</b>
      <div className="edit-stakes">
        {[...texts.entries()].map(([nth, text]) => (
          <input
            key={nth}
            className="inp num"
            inputMode="numeric"
            maxLength={8}
            aria-label={say('casino.quickStake', { nth: nth + 1 })}
            value={text}
            onChange={event => setTexts(texts.with(nth, digitsOf(event.target.value, DECIMALS.whole)))}
          />
        ))}
      </div>
      {!wanted && <p className="note er">{say('casino.chipFault')}</p>}
      <div className="slip-actions">
        <Button onClick={() => setTexts(QUICK_STAKES.map(String))}>{say('casino.default')}</Button>
        <Button onClick={onClose}>{say('casino.cancel')}</Button>
        <Button type="submit" kind="teal" disabled={!wanted}>
          {say('casino.save')}
        </Button>
      </div>
    </form>
  );
}
