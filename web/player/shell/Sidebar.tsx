import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useGlimpse } from '../../live/useGlimpse.ts';
import { Icon } from '../../ui/Icon.tsx';
import { countsOf } from '../home/board.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type IconPlace, OTHERS, RACING, sportCode, SPORTS } from './places.ts';

const SECTIONS: readonly (readonly [string, readonly IconPlace[]])[] = [
  ['Racing Sports', RACING],
  ['Others', OTHERS],
  ['All Sports', SPORTS],
];

/** At Home the board is there anyway; elsewhere the count of its events is not worth every price of theirs. */
const COUNT_EVERY_MS = { home: 5_000, elsewhere: 300_000 } as const;

/** Three sections, open at first; each folds by itself. A sport says how many of its events are open. */
export function Sidebar() {
  const { pathname } = useLocation();
  const board = useGlimpse('board', COUNT_EVERY_MS[pathname === '/home' ? 'home' : 'elsewhere']);
  const counts = useMemo(() => countsOf(board?.rows ?? []), [board]);
  return (
    <nav className="side" aria-label="All sports and games">
      {SECTIONS.map(([title, places]) => (
        <details className="panel" key={title} open>
          <summary className="bar">
            {title}
            <Icon name="down" small />
          </summary>
          <ul>
            {places.map(place => (
              <li key={place.label} className={place.marked && 'star'}>
                <PlaceLink to={place.to}>
                  <Icon name={place.icon} small />
                  {place.label}
                  {place.marked && <span className="bdg i">Ours</span>}
                  <Count open={counts.get(sportCode(place.label)) ?? 0} />
                </PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

const Count = ({ open }: { readonly open: number }) =>
  open > 0 && (
    <em>
      {open}
      <span className="vh"> open</span>
    </em>
  );
