import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMay } from '../session.ts';
import type { useTableForm } from './useTableForm.ts';

interface Props {
  readonly form: ReturnType<typeof useTableForm>;
  readonly isEdited: boolean;
  readonly onUndo: () => void;
}

/** The end of every form about a table. Who may only look has none. */
export function SaveBar({ form, isEdited, onUndo }: Props) {
  if (!useMay('tables.write')) return <p className="muted">Your role may look and not change.</p>;
  return (
    <>
      <TextField
        label="Reason for the change"
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
          Undo
        </Button>
        <Button kind="primary" type="submit" disabled={!isEdited} busy={form.busy}>
          Save
        </Button>
      </div>
    </>
  );
}
