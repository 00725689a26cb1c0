import { Icon } from '../../ui/Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { type IconPlace, OTHERS, RACING, sportCode, SPORTS } from './places.ts';
import { useSportCounts } from './useSportCounts.ts';

const SECTIONS: readonly (readonly [string, readonly IconPlace[]])[] = [
  ['Racing Sports', RACING],
  ['Others', OTHERS],
  ['All Sports', SPORTS],
];

/** Three sections, open at first; each folds by itself. A sport says how many of its events are open. */
export function Sidebar() {
  const counts = useSportCounts();
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

const Count = ({ open }: { readonly open: number }) =>
  open > 0 && (
    <em>
      {open}
      <span className="vh"> open</span>
    </em>
  );
