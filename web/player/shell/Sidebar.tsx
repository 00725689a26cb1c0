import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useFirstSight } from '../../ui/useFirstSight.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type IconPlace, OTHERS, RACING, sportCode, SPORTS } from './places.ts';
import { useSportCounts } from './useSportCounts.ts';
import '../../styles/blink.css';

const SECTIONS: readonly (readonly [string, readonly IconPlace[]])[] = [
  ['Racing Sports', RACING],
  ['Others', OTHERS],
  ['All Sports', SPORTS],
];

/** Kept in the browser of who does not want Our Casino and Our Virtual to blink. */
const STILL = 'still';

/** Three sections, open at first; each folds by itself. A sport says how many of its events are open. */
export function Sidebar() {
  const counts = useSportCounts();
  const isFirst = useFirstSight();
  const [isKept, setKept] = useState(() => localStorage.getItem(STILL) !== null);
  const isStill = isKept && !isFirst;

  function pause(): void {
    if (isStill) localStorage.removeItem(STILL);
    else localStorage.setItem(STILL, 'yes');
    setKept(!isStill);
  }

  return (
    <nav className="side" aria-label="All sports and games" data-still={isStill || undefined}>
      {SECTIONS.map(([title, places]) => (
        <details className="panel" key={title} open>
          <summary className="bar">
            {title}
            <Icon name="down" small />
          </summary>
          {places.some(({ marked }) => marked) && <PauseBlinking isStill={isStill} onPause={pause} />}
          <ul>
            {places.map(place => (
              <li key={place.label} className={place.marked && 'star'}>
                <PlaceLink to={place.to}>
                  <Icon name={place.icon} small />
                  {place.label}
                  {place.marked && <span className="bdg i">Ours</span>}
                  <Count open={counts[sportCode(place.label)] ?? 0} />
                </PlaceLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

interface PauseProps {
  readonly isStill: boolean;
  readonly onPause: () => void;
}

const PauseBlinking = ({ isStill, onPause }: PauseProps) => (
  <button
    type="button"
    className="blink-pause"
    aria-label={isStill ? 'Let entries blink' : 'Stop the blinking'}
    onClick={onPause}
  >
    <Icon name={isStill ? 'start' : 'pause'} small />
  </button>
);

const Count = ({ open }: { readonly open: number }) =>
  open > 0 && (
    <em>
      {open}
      <span className="vh"> open</span>
    </em>
  );
