import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import type { Colleague } from './colleague.ts';
import { OncePassword } from './OncePassword.tsx';
import { ProposeRole } from './ProposeRole.tsx';

type Action = 'role' | 'reset' | 'disable' | 'enable' | 'count';

const ONE_PERSON = 'For a day, the two of you do not count as two people.';

const WORDS = {
  reset: ['Reset', `A new password is made, two-step sign-in starts over, and every session ends. ${ONE_PERSON}`],
  disable: ['Disable', 'Every session ends at once, and this colleague cannot sign in.'],
  enable: ['Enable', `This colleague may sign in again. ${ONE_PERSON}`],
  count: [
    'Count at once',
    'You answer for it that this is another person, who alone knows the password. It can be said once, of the first ' +
      'colleague, on the first day of the house, and stays in the audit log.',
  ],
} as const;

export function ColleagueActions({ colleague }: { readonly colleague: Colleague }) {
  const { id, name, disabled, mayCount } = colleague;
  const [action, setAction] = useState<Action | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => setAction(null);
  const told = (words: string) => () => {
    close();
    notify.success(`${name} ${words}`);
  };
  const reset = useCommand('resetStaff', made => {
    close();
    setPassword(made.password);
  });
  const disable = useCommand('disableStaff', told('is shut out'));
  const enable = useCommand('enableStaff', told('may sign in again'));
  const count = useCommand('countStaff', told('counts as a second person'));
  const commands = { reset, disable, enable, count };
  return (
    <span className="office-row-actions">
      {mayCount && (
        <Button small onClick={() => setAction('count')}>
          Count at once
        </Button>
      )}
      <Button small onClick={() => setAction('role')}>
        Role
      </Button>
      <Button small onClick={() => setAction('reset')}>
        Reset
      </Button>
      <Button small kind={disabled ? 'plain' : 'danger'} onClick={() => setAction(disabled ? 'enable' : 'disable')}>
        {disabled ? 'Enable' : 'Disable'}
      </Button>
      {action === 'role' && <ProposeRole colleague={colleague} onClose={close} />}
      {action !== null && action !== 'role' && (
        <ReasonDialog
          title={`${WORDS[action][0]} ${name}`}
          action={WORDS[action][0]}
          danger={action === 'reset' || action === 'disable'}
          busy={commands[action].busy}
          onGive={reason => commands[action].run({ id, reason })}
          onClose={close}
        >
          <p>{WORDS[action][1]}</p>
        </ReasonDialog>
      )}
      {password !== null && <OncePassword name={name} password={password} onClose={() => setPassword(null)} />}
    </span>
  );
}
