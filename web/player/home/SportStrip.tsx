import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { BOARD_SPORTS } from '../shell/places.ts';

interface Props {
  /** The code of the sport on the board, if it is one sport. */
  readonly chosen: string | undefined;
  /** Codes of the sports that have something in play. */
  readonly live: ReadonlySet<string>;
}

/** Fifteen sports, of which a phone shows twelve; the rest are in the menu. */
export function SportStrip({ chosen, live }: Props) {
  const strip = useRef<HTMLElement>(null);

  const nth = BOARD_SPORTS.findIndex(({ code }) => code === chosen);

  // On a phone the chosen sport may lie outside the strip.
  useEffect(() => {
    const link = strip.current?.children[nth];
    if (!strip.current || !(link instanceof HTMLElement)) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [nth]);

  return (
    <nav className="strip" aria-label="Sports on the board" ref={strip}>
      {BOARD_SPORTS.map(({ code, label, icon, to }) => (
        <Link key={code} to={to} aria-current={code === chosen ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {live.has(code) && (
            <>
              <span className="dot" />
              <span className="vh">, in play</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
