import { sentenceOf } from '@maidan/contract/errors';
import { HAND_FAULTS } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FAULT_WORDS } from '../../ui/faultWords.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { type CasinoTable, isFirstOpen } from './table.ts';

type Fault = (typeof HAND_FAULTS)[number];

const FAULTS = HAND_FAULTS.map(value => ({ value, label: FAULT_WORDS[value] }));

interface Props {
  readonly table: CasinoTable;
}

/** A round ended by hand: at once while its first bets are open, after that when a second person agrees. */
export function VoidRound({ table }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {say('officeHouse.voidRound')}
      </Button>
      {isOpen && <VoidDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function VoidDialog({ table, onClose }: Props & { readonly onClose: () => void }) {
  const [round, setRound] = useState(table.round);
  const [fault, setFault] = useState<Fault>('voided-by-operator');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const command = useCommand('voidRound', ({ state }) => {
    if (state === 'void') notify.success(say('officeHouse.roundVoided'), say('officeHouse.stakesBack', { round }));
    else notify.success(say('officeHouse.proposed'), say('officeHouse.secondApproves'));
    onClose();
  });
  const submit = () => {
    setSent(true);
    if (round.trim() && reason.trim()) command.run({ id: round.trim(), fault, reason: reason.trim() });
  };
  const missing = (text: string, words: string) => (isSent && !text.trim() ? words : undefined);
  return (
    <Dialog title={say('officeHouse.voidRoundOf', { table: table.name })} onClose={onClose}>
      <Form onSubmit={submit}>
        <p>{wordsFor(table, round.trim())}</p>
        <TextField
          label={say('officeHouse.roundId')}
          name="round"
          value={round}
          onChange={setRound}
          maxLength={64}
          inputMode="numeric"
          autoComplete="off"
          error={missing(round, say('officeHouse.required'))}
          required
        />
        <SelectField
          label={say('officeHouse.publicFault')}
          name="fault"
          value={fault}
          options={FAULTS}
          onChange={setFault}
        />
        <TextField
          label={say('officeHouse.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={300}
          autoComplete="off"
          error={missing(reason, sentenceOf('reason-needed'))}
          required
        />
        <div className="office-actions">
          <Button onClick={onClose}>{say('officeHouse.cancel')}</Button>
          <Button kind="danger" type="submit" busy={command.busy}>
            {say('officeHouse.makeVoid')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const wordsFor = (table: CasinoTable, round: string): string =>
  round === table.round && isFirstOpen(table) ? say('officeHouse.endsAtOnce') : say('officeHouse.undoneByTwo');
