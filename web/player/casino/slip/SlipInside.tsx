import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { BetSlipProps } from './betSlipProps.ts';
import { EditStakes } from '../../parts/stake/EditStakes.tsx';
import { readQuickStakes } from '../../parts/stake/quickStakes.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipTitle } from './SlipTitle.tsx';
import { keepTakenMoves, readTakenMoves, TAKEN_MOVES } from './takenMoves.ts';

/* What comes as one file: see lazySlip.ts. */

export { ChipDesk } from '../chips/ChipDesk.tsx';
export { againOf } from './again.ts';
export { doneWords, leftWords, refusedWords } from './doneWords.ts';
export { figureOfBets } from './figure.ts';
export { SlipNotes } from './SlipNotes.tsx';

/** What was chosen, and the bet, or the player's own chips. */
export function SlipInside(props: BetSlipProps) {
  const [isEditing, setEditing] = useState(false);
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  return (
    <>
      <SlipTitle {...props} />
      {isEditing ? (
        <>
          <EditStakes stakes={stakes} onSave={setStakes} onClose={() => setEditing(false)} />
          <PriceMoves />
        </>
      ) : (
        <SlipForm {...props} stakes={stakes} onEdit={() => setEditing(true)} />
      )}
    </>
  );
}

/** Which moves of a price are taken without asking. */
function PriceMoves() {
  const [taken, setTaken] = useState(() => readTakenMoves(localStorage));
  return (
    <div className="slip-body">
      <Segmented
        label={say('casino.priceMoves')}
        name="takenMoves"
        value={taken}
        options={TAKEN_MOVES}
        words={{ any: say('casino.takeAny'), better: say('casino.takeBetter'), none: say('casino.takeNone') }}
        onChange={next => {
          keepTakenMoves(localStorage, next);
          setTaken(next);
        }}
      />
    </div>
  );
}
