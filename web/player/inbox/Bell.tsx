import { say } from '@maidan/words/say';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazily, whenReady } from '../../ui/lazily.tsx';
import { useLocation } from '../../ui/router.tsx';
import { useDismiss } from '../parts/useDismiss.ts';
import { PUSH_DEVICE } from './pushDevice.ts';
import { useToasts } from './useToasts.ts';
import './bell.css';

const BellOpen = lazily(async () => (await import('./BellOpen.tsx')).BellOpen);

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
  useEffect(() => void keepPush(), []);

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
        onPointerEnter={() => whenReady(BellOpen)}
        onClick={toggle}
      >
        <Icon name="bell" />
        {unread > 0 && <b className="bell-count">{unread > MANY ? `${MANY}+` : unread}</b>}
      </button>
      {isOpen && (
        <Boundary>
          <Suspense>
            <BellOpen isSheet={isSheet} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

/** Most browsers were never asked, and need nothing of it. */
async function keepPush(): Promise<void> {
  if (localStorage.getItem(PUSH_DEVICE) === null) return;
  const { keepPushOwn } = await import('./push.ts');
  await keepPushOwn();
}
