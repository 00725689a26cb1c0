import { sentenceOf } from '@maidan/contract/errors';
import { useState } from 'react';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import { adjustmentOf, type Direction, DIRECTIONS } from './adjustment.ts';
import type { PlayerProps } from './player.ts';

/** A change of balance by hand. It is only proposed here: a second person makes it happen. */
export function ProposeAdjustment({ player }: PlayerProps) {
  const mayAdjust = useMay('players.adjust');
  const [isOpen, setOpen] = useState(false);
  if (!mayAdjust) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adjust balance</Button>
      {isOpen && <AskDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ player, onClose }: PlayerProps & { readonly onClose: () => void }) {
  const [direction, setDirection] = useState<Direction>('Add to the balance');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ amount?: string; reason?: string }>({});
  const propose = useCommand('proposeAdjustment', () => {
    notify.success('Proposed', 'A second person approves it under Proposals.');
    onClose();
  });
  const submit = () => {
    const typed = adjustmentOf(direction, text);
    const missing = reason.trim() ? {} : { reason: sentenceOf('reason-needed') };
    setFaults('fault' in typed ? { amount: typed.fault, ...missing } : missing);
    if ('amount' in typed && reason.trim()) propose.run({ id: player.id, amount: typed.amount, reason: reason.trim() });
  };
  return (
    <Dialog title={`Adjust the balance of ${player.username}`} onClose={onClose}>
      <Form onSubmit={submit}>
        <Segmented label="Direction" name="direction" value={direction} options={DIRECTIONS} onChange={setDirection} />
        <AmountField label="Amount" name="amount" unit="₹" value={text} onChange={setText} error={faults.amount} />
        <TextField
          label="Reason"
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={300}
          autoComplete="off"
          error={faults.reason}
          required
        />
        <div className="office-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={propose.busy}>
            Propose
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
