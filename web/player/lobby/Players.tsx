import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { unseen } from '../../ui/said.tsx';

/** How many are at a table. */
export const Players = ({ count }: { readonly count: number }) => (
  <span className="players">
    <Icon name="user" small />
    {say('lobby.players', { count, quiet: unseen })}
  </span>
);
