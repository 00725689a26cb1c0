import { say } from '@maidan/words/say';
import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { unseen } from '../../ui/said.tsx';
import { useRemembered } from '../parts/useRemembered.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { type IconPlace, OTHERS, RACING, SPORTS } from '../parts/places.ts';
import { useSportCounts } from './useSportCounts.ts';
import './blink.css';

const SECTIONS: readonly (readonly [string, readonly IconPlace[]])[] = [
  [say('shell.racing'), RACING],
  [say('shell.others'), OTHERS],
  [say('shell.allSports'), SPORTS],
];

/** Kept in the browser of who does not want Our Casino and Our Virtual to blink. */
const STILL = 'still';

/** Three sections, open at first; each folds by itself. A sport says how many of its events are open. */
export function Sidebar() {
  const counts = useSportCounts();
  const [isStill, setStill] = useRemembered(STILL, 'yes');
  return (
    <nav className="side" aria-label={say('shell.side')} data-still={isStill || undefined}>
      {SECTIONS.map(([title, places]) => (
        <details className="panel" key={title} open>
          <summary className="bar">
            {title}
            <Icon name="down" small />
          </summary>
          {places.some(({ marked }) => marked) && (
            <PauseBlinking isStill={isStill} onPause={() => setStill(!isStill)} />
          )}
          <ul>
            {places.map(place => (
              <Line key={place.label} place={place} open={counts[place.code ?? ''] ?? 0} />
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

interface LineProps {
  readonly place: IconPlace;
  readonly open: number;
}

/** Fifty of them: one is drawn again only when its own figure is another. */
const Line = memo(function Line({ place, open }: LineProps) {
  return (
    <li className={place.marked && 'star'}>
      <PlaceLink to={place.to}>
        <Icon name={place.icon} small />
        {place.label}
        {place.marked && <span className="bdg i">{say('shell.ours')}</span>}
        {open > 0 && <em>{say('shell.openCount', { count: open, quiet: unseen })}</em>}
      </PlaceLink>
    </li>
  );
});

interface PauseProps {
  readonly isStill: boolean;
  readonly onPause: () => void;
}

const PauseBlinking = ({ isStill, onPause }: PauseProps) => (
  <button
    type="button"
    className="blink-pause"
    aria-label={isStill ? say('shell.letBlink') : say('shell.stopBlinking')}
    onClick={onPause}
  >
    <Icon name={isStill ? 'start' : 'pause'} small />
  </button>
);
