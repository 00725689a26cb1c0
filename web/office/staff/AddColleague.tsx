import type { Role } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import type { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import { ROLE_OPTIONS } from './colleague.ts';
import { OncePassword } from './OncePassword.tsx';

interface Added {
  readonly name: string;
  readonly password: string;
}

export function AddColleague() {
  const mayAdd = useMay('staff.write');
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  if (!mayAdd) return null;
  return (
    <>
      <Button kind="teal" onClick={() => setOpen(true)}>
        <Icon name="plus" small />
        {say('officeStaff.addColleague')}
      </Button>
      {isOpen && (
        <AskDialog
          onClose={() => setOpen(false)}
          onAdded={made => {
            setOpen(false);
            setAdded(made);
          }}
        />
      )}
      {added && <OncePassword {...added} onClose={() => setAdded(null)} />}
    </>
  );
}

interface AskProps {
  readonly onClose: () => void;
  readonly onAdded: (added: Added) => void;
}

function AskDialog({ onClose, onAdded }: AskProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('support');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const refused = ({ message, fields }: Refused) => {
    setFaults(fields);
    notify.error(message);
  };
  const add = useCommand('addStaff', ({ password }) => onAdded({ name, password }), refused);
  return (
    <Dialog title={say('officeStaff.addAColleague')} onClose={onClose}>
      <Form
        onSubmit={() => {
          setFaults({});
          add.run({ name: name.trim(), email: email.trim(), role });
        }}
      >
        <TextField
          label={say('officeStaff.name')}
          name="name"
          value={name}
          onChange={setName}
          error={faults['name']}
          maxLength={60}
          required
        />
        <TextField
          label={say('officeStaff.email')}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          error={faults['email']}
          maxLength={254}
          autoComplete="off"
          required
        />
        <SelectField
          label={say('officeStaff.role')}
          name="role"
          value={role}
          options={ROLE_OPTIONS}
          onChange={setRole}
        />
        <div className="office-actions">
          <Button onClick={onClose}>{say('officeStaff.cancel')}</Button>
          <Button kind="primary" type="submit" busy={add.busy}>
            {say('officeStaff.add')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
