import type { Role } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { type Colleague, ROLE_OPTIONS } from './colleague.ts';

interface Props {
  readonly colleague: Colleague;
  readonly onClose: () => void;
}

/** Another role for a colleague. A second person approves it. */
export function ProposeRole({ colleague, onClose }: Props) {
  const others = ROLE_OPTIONS.filter(({ value }) => value !== colleague.role);
  const [role, setRole] = useState<Role>(others[0]?.value ?? colleague.role);
  const propose = useCommand('proposeRole', () => {
    notify.success(say('officeStaff.proposed'), say('officeStaff.approvedUnder'));
    onClose();
  });
  return (
    <ReasonDialog
      title={say('officeStaff.anotherRole', { name: colleague.name })}
      action={say('officeStaff.propose')}
      busy={propose.busy}
      onGive={reason => propose.run({ id: colleague.id, role, reason })}
      onClose={onClose}
    >
      <SelectField label={say('officeStaff.role')} name="role" value={role} options={others} onChange={setRole} />
    </ReasonDialog>
  );
}
