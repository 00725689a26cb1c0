import { say } from '@maidan/words/say';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Button } from '../../ui/Button.tsx';
import { saveProof } from './proofs.ts';
import { isNumber } from './shown.ts';
import type { SpinState } from './useSpin.ts';

interface Props {
  readonly state: SpinState;
  /** The player's own number; empty where the browser makes one for each spin. */
  readonly own: string;
  readonly onOwn: (text: string) => void;
  readonly onClose: () => void;
}

const code = (words: string) => <code key="code">{words}</code>;

/** What the next spin is committed to, the number that is put to it, and the proof of the last. */
export function FairDialog({ state: { seat, spin, phase }, own, onOwn, onClose }: Props) {
  const isOver = spin !== undefined && phase === 'ready';
  return (
    <Dialog title={say('slots.fair')} onClose={onClose}>
      <div className="slot-dialog">
        <p>{say('slots.fairLead')}</p>
        {seat && <CopyField label={say('slots.commitment')} value={seat.commitment} />}
        <TextField
          label={say('slots.number')}
          name="number"
          value={own}
          onChange={onOwn}
          hint={say('slots.numberHint')}
          error={own === '' || isNumber(own) ? undefined : say('slots.numberHint')}
        />
        {own !== '' && (
          <Button small onClick={() => onOwn('')}>
            {say('slots.fresh')}
          </Button>
        )}
        {isOver && (
          <Button small kind="teal" onClick={() => saveProof(spin)}>
            {say('slots.saveProof')}
          </Button>
        )}
        <p className="muted">{say('slots.offline', { code })}</p>
      </div>
    </Dialog>
  );
}
