import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Link } from '../../ui/router.tsx';
import { signOut } from '../session.ts';
import { BET_PAGES, type IconPlace } from './places.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { MoneyDialog } from './useMoneyDialog.tsx';

/** What comes after the specified ones. */
const PAGES: readonly IconPlace[] = [
  ...BET_PAGES,
  { icon: 'wallet', to: '/wallet', label: 'Wallet' },
  { icon: 'shield', to: '/security', label: 'Security' },
];

interface Props {
  readonly username: string;
  readonly isDemo: boolean;
  readonly onDialog: (kind: MoneyDialog) => void;
}

/** Everything about the player's account. */
export const UserPanel = ({ username, isDemo, onDialog }: Props) => (
  <div className="menu-panel" id="user-menu">
    <p className="who">
      <b>{username}</b>
      {isDemo ? 'Demo account, play money' : 'Signed in'}
    </p>
    <ul>
      <To icon="document" to="/casino/statement" label="Account Statement" />
      <Do icon="download" label="Deposit" act={() => onDialog('deposit')} />
      <Do icon="upload" label="Withdraw" act={() => onDialog('withdraw')} />
      <To icon="trophy" to="/casino/results" label="Casino Results" />
      {PAGES.map(page => (
        <To key={page.to} {...page} />
      ))}
    </ul>
    <ThemeSwitch />
    <ul className="parted">
      <Do icon="signOut" label="Sign Out" act={() => void signOut()} />
    </ul>
  </div>
);

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
