import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { useCommand } from '../queries.ts';
import { endSession } from '../session.ts';

export function SignOutButton() {
  const client = useQueryClient();
  const signOut = useCommand('officeSignOut', () => endSession(client, false));
  return (
    <button type="button" className="office-nav-button" disabled={signOut.busy} onClick={() => signOut.run({})}>
      <Icon name="signOut" small />
      {say('office.signOut')}
    </button>
  );
}
