import { say } from '@maidan/words/say';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Link } from '../../ui/router.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { Sidebar } from './Sidebar.tsx';

/** Under 768 px the sidebar comes from the left, with the links that have no room in the bar. */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close(); // gives the focus back
  }, []);

  // The event comes late: by then an effect that ran twice may have opened it again.
  const closed = (): void => {
    if (element.current?.open === false) onClose();
  };

  return (
    <dialog ref={element} className="drawer" aria-label={say('shell.menu')} closedby="any" onClose={closed}>
      <div className="bar">
        <Logo />
        <button type="button" aria-label={say('shell.closeMenu')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer-links">
        <Link className="btn" to="/rules">
          <Icon name="book" small />
          {say('shell.rules')}
        </Link>
        <Link className="btn" to="/install">
          <Icon name="download" small />
          {say('shell.apk')}
        </Link>
      </div>
      <Sidebar />
    </dialog>
  );
}
