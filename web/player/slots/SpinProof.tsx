import './pastSpins.css';
import type { Slot } from '@maidan/games/slots/slot';
import { spinFault } from '@maidan/games/slots/spin';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { formatInstant } from '../../ui/when.ts';
import { faultWords, saveProof } from './proofs.ts';
import type { Spun } from './shown.ts';
import { inRupees, sayName } from './slotSay.ts';

interface Props {
  readonly spin: Spun;
  /** Nothing of a slot that is gone. */
  readonly slot: Slot | undefined;
  readonly onClose: () => void;
}

/** A spin with what it was drawn from, proved again by this browser. */
export function SpinProof({ spin, slot, onClose }: Props) {
  const fault = slot && spinFault(slot, spin);
  return (
    <Dialog title={say('slots.proofOf', { slot: sayName(spin.slot) })} onClose={onClose}>
      <div className="spin-proof">
        <p>
          {formatInstant(spin.at)} · {say('slots.stake')} {inRupees(spin.stake)} · {say('slots.paid')}{' '}
          <b>{inRupees(spin.paid)}</b>
        </p>
        {slot && (
          <p className={fault ? 'bdg r' : 'bdg g'}>
            <Icon name={fault ? 'warning' : 'check'} small />
            {fault ? say('slots.notProved', { fault: faultWords(fault) }) : say('slots.proved')}
          </p>
        )}
        <CopyField label={say('slots.fixedBefore')} value={spin.commitment} />
        <CopyField label={say('slots.secret')} value={spin.seed} />
        <CopyField label={say('slots.number')} value={spin.number} />
        <CopyField label={say('slots.stops')} value={spin.stops.map(each => each.join(' ')).join(' | ')} />
        <Button kind="teal" onClick={() => saveProof(spin)}>
          {say('slots.saveProof')}
        </Button>
      </div>
    </Dialog>
  );
}
