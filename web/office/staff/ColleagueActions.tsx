import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import type { Colleague } from './colleague.ts';
import { OncePassword } from './OncePassword.tsx';
import { ProposeRole } from './ProposeRole.tsx';

type Action = 'role' | 'reset' | 'disable' | 'enable' | 'count';

interface Words {
  readonly action: string;
  readonly means: string;
  readonly titleFor: (name: string) => string;
}

const WORDS: Readonly<Record<Exclude<Action, 'role'>, Words>> = {
  reset: {
    action: say('officeStaff.reset'),
    means: say('officeStaff.resetMeans'),
    titleFor: name => say('officeStaff.resetWho', { name }),
  },
  disable: {
    action: say('officeStaff.disable'),
    means: say('officeStaff.disableMeans'),
    titleFor: name => say('officeStaff.disableWho', { name }),
  },
  enable: {
    action: say('officeStaff.enable'),
    means: say('officeStaff.enableMeans'),
    titleFor: name => say('officeStaff.enableWho', { name }),
  },
  count: {
    action: say('officeStaff.countAtOnce'),
    means: say('officeStaff.countMeans'),
    titleFor: name => say('officeStaff.countWho', { name }),
  },
};

export function ColleagueActions({ colleague }: { readonly colleague: Colleague }) {
  const { id, name, disabled, mayCount } = colleague;
  const [action, setAction] = useState<Action | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => setAction(null);
  const told = (words: string) => () => {
    close();
    notify.success(words);
  };
  const reset = useCommand('resetStaff', made => {
    close();
    setPassword(made.password);
  });
  const disable = useCommand('disableStaff', told(say('officeStaff.isShutOut', { name })));
  const enable = useCommand('enableStaff', told(say('officeStaff.mayAgain', { name })));
  const count = useCommand('countStaff', told(say('officeStaff.countsNow', { name })));
  const commands = { reset, disable, enable, count };
  return (
    <span className="office-row-actions">
      {mayCount && (
        <Button small onClick={() => setAction('count')}>
          {say('officeStaff.countAtOnce')}
        </Button>
      )}
      <Button small onClick={() => setAction('role')}>
        {say('officeStaff.role')}
      </Button>
      <Button small onClick={() => setAction('reset')}>
        {say('officeStaff.reset')}
      </Button>
      <Button small kind={disabled ? 'plain' : 'danger'} onClick={() => setAction(disabled ? 'enable' : 'disable')}>
        {disabled ? say('officeStaff.enable') : say('officeStaff.disable')}
      </Button>
      {action === 'role' && <ProposeRole colleague={colleague} onClose={close} />}
      {action !== null && action !== 'role' && (
        <ReasonDialog
          title={WORDS[action].titleFor(name)}
          action={WORDS[action].action}
          danger={action === 'reset' || action === 'disable'}
          busy={commands[action].busy}
          onGive={reason => commands[action].run({ id, reason })}
          onClose={close}
        >
          <p>{WORDS[action].means}</p>
        </ReasonDialog>
      )}
      {password !== null && <OncePassword name={name} password={password} onClose={() => setPassword(null)} />}
    </span>
  );
}
