import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Link } from '../../ui/router.tsx';
import { choose } from '../language.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { signOut } from '../session.ts';
import { useLiveSite } from '../site.ts';
import { BET_PAGES, type IconPlace } from '../parts/places.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { MoneyDialog } from './useMoneyDialog.tsx';

/** What comes after the specified ones. */
const PAGES: readonly IconPlace[] = [
  { icon: 'flag', to: '/results', label: say('shell.sportResults') },
  ...BET_PAGES,
  { icon: 'wallet', to: '/wallet', label: say('shell.wallet') },
  { icon: 'shield', to: '/security', label: say('shell.security') },
  { icon: 'heart', to: '/play-safe', label: say('shell.playSafe') },
  { icon: 'chat', to: '/support', label: say('support.title') },
];

/** Asked for where money is real. */
const IDENTITY: IconPlace = { icon: 'user', to: '/identity', label: say('identity.title') };

interface Props {
  readonly username: string;
  readonly isDemo: boolean;
  readonly onDialog: (kind: MoneyDialog) => void;
}

/** Everything about the player's account. */
export function UserPanel({ username, isDemo, onDialog }: Props) {
  const { data: site } = useLiveSite();
  const pages = site?.mode === 'real' ? [...PAGES, IDENTITY] : PAGES;
  return (
    <div className="menu-panel" id="user-menu">
      <p className="who">
        <b>{username}</b>
        {isDemo ? say('shell.demoAccount') : say('shell.signedIn')}
      </p>
      <ul>
        <To icon="document" to="/casino/statement" label={say('shell.statement')} />
        <Do icon="download" label={say('shell.deposit')} act={() => onDialog('deposit')} />
        <Do icon="upload" label={say('shell.withdraw')} act={() => onDialog('withdraw')} />
        <To icon="trophy" to="/casino/results" label={say('shell.results')} />
        {pages.map(page => (
          <To key={page.to} {...page} />
        ))}
      </ul>
      <ThemeSwitch />
      <LanguageSwitch onChoose={language => void choose(language)} />
      <ul className="parted">
        <Do icon="signOut" label={say('shell.signOut')} act={() => void signOut()} />
      </ul>
    </div>
  );
}

const To = ({ icon, to, label }: IconPlace) => (
  <li>
    <Link to={to}>
      <Icon name={icon} small />
      {label}
    </Link>
  </li>
);

const Do = ({ icon, label, act }: { readonly icon: IconName; readonly label: string; readonly act: () => void }) => (
  <li>
    <button type="button" onClick={act}>
      <Icon name={icon} small />
      {label}
    </button>
  </li>
);
