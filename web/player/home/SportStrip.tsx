import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { stripWith } from '../parts/places.ts';

interface Props {
  /** The code of the active sport. */
  readonly active: string;
  /** It is all that the board shows, and not only the first of what it shows. */
  readonly isAlone: boolean;
  /** Codes of the sports that have something in play. */
  readonly live: ReadonlySet<string>;
}

/** Fifteen sports with one active, of which a phone shows twelve; the rest are in the menu. */
export function SportStrip({ active, isAlone, live }: Props) {
  const strip = useRef<HTMLElement>(null);
  const sports = stripWith(active);
  const nth = sports.findIndex(({ code }) => code === active);

  // On a phone the chosen sport may lie outside the strip.
  useEffect(() => {
    const link = strip.current?.children[nth];
    if (!strip.current || !(link instanceof HTMLElement)) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [nth]);

  return (
    <nav className="strip" aria-label={say('home.sports')} ref={strip}>
      {sports.map(({ code, label, icon, to }) => (
        <Link key={code} to={to} aria-current={code === active ? (isAlone ? 'page' : 'true') : undefined}>
          <Icon name={icon} />
          {label}
          {live.has(code) && (
            <>
              <span className="dot" />
              <span className="vh">{say('home.sportInPlay')}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
