import type { Permission } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMay } from '../session.ts';

interface Props {
  readonly form: {
    readonly reason: string;
    readonly setReason: (reason: string) => void;
    readonly faults: Readonly<Record<string, string>>;
    readonly busy: boolean;
  };
  readonly needs: Permission;
  readonly isEdited: boolean;
  readonly onUndo: () => void;
}

/** The end of a form that changes something and says why. Who may only look has none. */
export function SaveBar({ form, needs, isEdited, onUndo }: Props) {
  if (!useMay(needs)) return <p className="muted">{say('office.mayLook')}</p>;
  return (
    <>
      <TextField
        label={say('office.reasonForChange')}
        name="reason"
        value={form.reason}
        onChange={form.setReason}
        maxLength={300}
        autoComplete="off"
        error={form.faults['reason']}
        required
      />
      <div className="office-actions">
        <Button disabled={!isEdited} onClick={onUndo}>
          {say('office.undo')}
        </Button>
        <Button kind="primary" type="submit" disabled={!isEdited} busy={form.busy}>
          {say('office.save')}
        </Button>
      </div>
    </>
  );
}
