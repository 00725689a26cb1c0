import { CASE_OUTCOMES, type CaseOutcome } from '@maidan/contract/caseOutcomes';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMe } from '../session.ts';
import type { CaseDetail } from './case.ts';

/** Take it, give it back, close it: what this person can do with the case now. */
export function CaseActions({ found: { id, state, takenBy } }: { readonly found: CaseDetail }) {
  const me = useMe();
  const [isClosing, setClosing] = useState(false);
  const take = useCommand('takeCase', () => {});
  const giveBack = useCommand('giveBackCase', () => {});
  if (state === 'closed') return null;
  const isMine = takenBy?.id === me.id;
  return (
    <>
      {!takenBy && (
        <Button kind="primary" busy={take.busy} onClick={() => take.run({ id })}>
          {say('officeCases.take')}
        </Button>
      )}
      {takenBy && (isMine || me.role === 'owner') && (
        <Button busy={giveBack.busy} onClick={() => giveBack.run({ id })}>
          {say('officeCases.giveBack')}
        </Button>
      )}
      {isMine && (
        <Button kind="primary" onClick={() => setClosing(true)}>
          {say('officeCases.close')}
        </Button>
      )}
      {isClosing && <Closing id={id} onClose={() => setClosing(false)} />}
    </>
  );
}

const OUTCOMES: Readonly<Record<CaseOutcome, string>> = {
  cleared: say('officeCases.cleared'),
  reported: say('officeCases.reported'),
  held: say('officeCases.held'),
};

function Closing({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState<CaseOutcome>('cleared');
  const close = useCommand('closeCase', () => {
    notify.success(say('officeCases.isClosed'));
    onClose();
  });
  return (
    <ReasonDialog
      title={say('officeCases.close')}
      action={say('officeCases.close')}
      danger={outcome === 'held'}
      busy={close.busy}
      onGive={reason => close.run({ id, outcome, reason })}
      onClose={onClose}
    >
      <p>{say('officeCases.closeMeans')}</p>
      <SelectField
        label={say('officeCases.outcomeIs')}
        name="outcome"
        value={outcome}
        options={CASE_OUTCOMES.map(value => ({ value, label: OUTCOMES[value] }))}
        onChange={setOutcome}
      />
    </ReasonDialog>
  );
}
