import { sentenceOf } from '@maidan/contract/errors';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { type CasinoTable, isUnderWay } from './table.ts';

interface Props {
  readonly table: CasinoTable;
}

/** A round ended by hand: the one under way at once, a settled one when a second person agrees. */
export function VoidRound({ table }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Void a round
      </Button>
      {isOpen && <VoidDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function VoidDialog({ table, onClose }: Props & { readonly onClose: () => void }) {
  const [round, setRound] = useState(table.round);
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const command = useCommand('voidRound', ({ state }) => {
    if (state === 'void') notify.success('Round voided', `Every stake on round ${round} went back.`);
    else notify.success('Proposed', 'A second person approves it under Proposals.');
    onClose();
  });
  const submit = () => {
    setSent(true);
    if (round.trim() && reason.trim()) command.run({ id: round.trim(), reason: reason.trim() });
  };
  const missing = (text: string, words: string) => (isSent && !text.trim() ? words : undefined);
  return (
    <Dialog title={`Void a round of ${table.name}`} onClose={onClose}>
      <Form onSubmit={submit}>
        <p>{wordsFor(table, round.trim())}</p>
        <TextField
          label="Round ID"
          name="round"
          value={round}
          onChange={setRound}
          maxLength={64}
          inputMode="numeric"
          autoComplete="off"
          error={missing(round, 'This field is required')}
          required
        />
        <TextField
          label="Reason"
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={300}
          autoComplete="off"
          error={missing(reason, sentenceOf('reason-needed'))}
          required
        />
        <div className="office-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="danger" type="submit" busy={command.busy}>
            Void
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const wordsFor = (table: CasinoTable, round: string): string =>
  round === table.round && isUnderWay(table)
    ? 'This round is under way. It ends at once, and every stake on it goes back.'
    : 'A settled round is undone when a second person approves: stakes go back, winnings are taken back.';
