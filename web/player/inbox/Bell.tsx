import './bell.css';
import { say } from '@maidan/words/say';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLocation } from '../../ui/router.tsx';
import { useDismiss } from '../parts/useDismiss.ts';
import { BellPanel } from './BellPanel.tsx';
import { keepPushOwn } from './push.ts';
import { useToasts } from './useToasts.ts';

const MANY = 99;

/** How much is unread, and behind it what: beside the bell, or over the whole of a phone. */
export function Bell() {
  const unread = useToasts();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // the page it was opened on: following a link closes it
  const isOpen = openAt === key;
  const [isSheet, setSheet] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpenAt(undefined), []);
  useDismiss(root, isOpen && !isSheet, close);
  useEffect(() => void keepPushOwn(), []);

  function toggle() {
    setSheet(matchMedia('(width < 768px)').matches);
    setOpenAt(isOpen ? undefined : key);
  }

  return (
    <div className="account" ref={root}>
      <button
        type="button"
        className="tool bell"
        aria-expanded={isOpen}
        aria-label={say('inbox.bell', { unread })}
        onClick={toggle}
      >
        <Icon name="bell" />
        {unread > 0 && <b className="bell-count">{unread > MANY ? `${MANY}+` : unread}</b>}
      </button>
      {isOpen && isSheet && (
        <Dialog title={say('inbox.title')} onClose={close}>
          <BellPanel onClose={close} />
        </Dialog>
      )}
      {isOpen && !isSheet && (
        <section className="menu-panel bell-panel" aria-label={say('inbox.title')}>
          <h2>{say('inbox.title')}</h2>
          <BellPanel onClose={close} />
        </section>
      )}
    </div>
  );
}
