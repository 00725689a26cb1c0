import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
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
import { adjustmentOf, type Direction, DIRECTION_WORDS, DIRECTIONS } from './adjustment.ts';
import type { PlayerProps } from './player.ts';

/** A change of balance by hand. It is only proposed here: a second person makes it happen. */
export function ProposeAdjustment({ player }: PlayerProps) {
  const mayAdjust = useMay('players.adjust');
  const [isOpen, setOpen] = useState(false);
  if (!mayAdjust) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('officeMoney.adjustBalance')}</Button>
      {isOpen && <AskDialog player={player} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ player, onClose }: PlayerProps & { readonly onClose: () => void }) {
  const [direction, setDirection] = useState<Direction>('add');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ amount?: string; reason?: string }>({});
  const propose = useCommand('proposeAdjustment', () => {
    notify.success(say('officeMoney.proposed'), say('officeMoney.approvedUnder'));
    onClose();
  });
  const submit = () => {
    const typed = adjustmentOf(direction, text);
    const missing = reason.trim() ? {} : { reason: sentenceOf('reason-needed') };
    setFaults('fault' in typed ? { amount: typed.fault, ...missing } : missing);
    if ('amount' in typed && reason.trim()) propose.run({ id: player.id, amount: typed.amount, reason: reason.trim() });
  };
  return (
    <Dialog title={say('officeMoney.adjustOf', { name: player.username })} onClose={onClose}>
      <Form onSubmit={submit}>
        <Segmented
          label={say('officeMoney.direction')}
          name="direction"
          value={direction}
          options={DIRECTIONS}
          words={DIRECTION_WORDS}
          onChange={setDirection}
        />
        <AmountField
          label={say('officeMoney.amount')}
          name="amount"
          unit="₹"
          value={text}
          onChange={setText}
          error={faults.amount}
        />
        <TextField
          label={say('officeMoney.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={300}
          autoComplete="off"
          error={faults.reason}
          required
        />
        <div className="office-actions">
          <Button onClick={onClose}>{say('officeMoney.cancel')}</Button>
          <Button kind="primary" type="submit" busy={propose.busy}>
            {say('officeMoney.propose')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
