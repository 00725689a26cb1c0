import { useState } from 'react';
import type { BetSlipProps } from './betSlipProps.ts';
import { EditStakes } from '../../parts/stake/EditStakes.tsx';
import { readQuickStakes } from '../../parts/stake/quickStakes.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipTitle } from './SlipTitle.tsx';

/** What was chosen, and the bet, or the player's own chips. */
export function SlipInside(props: BetSlipProps) {
  const [isEditing, setEditing] = useState(false);
  const [stakes, setStakes] = useState(() => readQuickStakes(localStorage));
  return (
    <>
      <SlipTitle {...props} />
      {isEditing ? (
        <EditStakes stakes={stakes} onSave={setStakes} onClose={() => setEditing(false)} />
      ) : (
        <SlipForm {...props} stakes={stakes} onEdit={() => setEditing(true)} />
      )}
    </>
  );
}
