import { useCallback, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Link, useLocation } from '../../ui/router.tsx';
import { signOut } from '../session.ts';
import { BET_PAGES, type IconPlace } from './places.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useAccount } from './useAccount.ts';
import { useDismiss } from './useDismiss.ts';
import { type MoneyDialog, useMoneyDialog } from './useMoneyDialog.tsx';

/** What comes after the specified ones. */
const PAGES: readonly IconPlace[] = [
  ...BET_PAGES,
  { icon: 'wallet', to: '/wallet', label: 'Wallet' },
  { icon: 'shield', to: '/security', label: 'Security' },
];

/** The username, and under it everything about the player's account. */
export function UserMenu() {
  const { username, isDemo } = useAccount();
  const { open, dialog } = useMoneyDialog();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // the page it was opened on: following a link closes it
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenAt(undefined), []);
  useDismiss(root, isOpen, close);

  function openDialog(kind: MoneyDialog) {
    button.current?.focus(); // where the focus returns to when the dialog closes
    close();
    open(kind);
  }

  return (
    <div className="account" ref={root}>
      <button
        type="button"
        className="tool"
        ref={button}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span className="only-phone">
          <Icon name="user" />
        </span>
        <span className="user-name">{username}</span>
        <span className="no-phone">
          <Icon name="down" small />
        </span>
      </button>
      {isOpen && (
        <div className="menu-panel" id="user-menu">
          <p className="who">
            <b>{username}</b>
            {isDemo ? 'Demo account, play money' : 'Signed in'}
          </p>
          <ul>
            <To icon="document" to="/casino/statement" label="Account Statement" />
            <Do icon="download" label="Deposit" act={() => openDialog('deposit')} />
            <Do icon="upload" label="Withdraw" act={() => openDialog('withdraw')} />
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
      )}
      {dialog}
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
