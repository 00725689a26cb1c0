import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../parts/Note.tsx';

interface Props {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password the server made and will not show again; empty when its answer was lost on the way and asked for again. */
export const OncePassword = ({ name, password, onClose }: Props) => (
  <Dialog title={`Password of ${name}`} onClose={onClose}>
    <div className="office-form">
      {password ? (
        <>
          <Note tone="warning" icon="key">
            <b>It is shown once.</b> Hand it over in person or by a safe way. It must be changed at the first sign-in.
            For a day, you and {name} do not count as two people.
          </Note>
          <CopyField label="Password" value={password} />
        </>
      ) : (
        <Note tone="warning" icon="key">
          <b>The password was made, but did not arrive here.</b> Reset {name} to make another.
        </Note>
      )}
      <div className="office-actions">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  </Dialog>
);
