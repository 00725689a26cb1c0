import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../ui/router.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { TABS } from '../parts/places.ts';

export function TabBar() {
  const bar = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const chosen = TABS.findIndex(({ to }) => to === pathname + search);

  // On a phone the chosen tab may lie outside the bar.
  useEffect(() => {
    const tab = bar.current?.children[chosen];
    if (!bar.current || !(tab instanceof HTMLElement)) return;
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  return (
    <nav className="tabs" aria-label={say('shell.tabs')} ref={bar}>
      {TABS.map(({ label, to }) => (
        <PlaceLink key={label} to={to}>
          {label}
        </PlaceLink>
      ))}
    </nav>
  );
}
