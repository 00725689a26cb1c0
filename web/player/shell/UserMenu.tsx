import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily, whenReady } from '../../ui/lazily.tsx';
import { useLocation } from '../../ui/router.tsx';
import { useAccount } from './useAccount.ts';
import { useDismiss } from '../parts/useDismiss.ts';
import { type MoneyDialog, useMoneyDialog } from './useMoneyDialog.tsx';

const StopGuard = lazily(async () => (await import('../safe/StopGuard.tsx')).StopGuard);
const UserPanel = lazily(async () => (await import('./UserPanel.tsx')).UserPanel);

/** The username, and under it everything about the player's account. */
export function UserMenu() {
  const { username, isDemo, isKeptOut } = useAccount();
  const { open, dialog } = useMoneyDialog();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // the page it was opened on: following a link closes it
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenAt(undefined), []);
  useDismiss(root, isOpen, close);
  useEffect(() => whenReady(UserPanel), []); // Tab goes into it at once

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
        <span className="user-picture">
          <Icon name="user" />
        </span>
        <span className="user-name">{username}</span>
        <span className="user-down">
          <Icon name="down" small />
        </span>
      </button>
      {isOpen && (
        <Boundary>
          <Suspense>
            <UserPanel username={username} isDemo={isDemo} onDialog={openDialog} />
          </Suspense>
        </Boundary>
      )}
      {dialog}
      {isKeptOut && (
        <Suspense>
          <StopGuard />
        </Suspense>
      )}
    </div>
  );
}
