import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { bold } from '../../ui/said.tsx';
import { Note } from '../parts/Note.tsx';

interface Props {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password the server made and will not show again; empty when its answer was lost on the way and asked for again. */
export const OncePassword = ({ name, password, onClose }: Props) => (
  <Dialog title={say('officeStaff.passwordOf', { name })} onClose={onClose}>
    <div className="office-form">
      {password ? (
        <>
          <Note tone="warning" icon="key">
            {say('officeStaff.shownOnce', { name, b: bold })}
          </Note>
          <CopyField label={say('officeStaff.password')} value={password} />
        </>
      ) : (
        <Note tone="warning" icon="key">
          {say('officeStaff.didNotArrive', { name, b: bold })}
        </Note>
      )}
      <div className="office-actions">
        <Button kind="primary" onClick={onClose}>
          {say('officeStaff.done')}
        </Button>
      </div>
    </div>
  </Dialog>
);
