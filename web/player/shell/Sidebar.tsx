import { Icon } from '../../ui/Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { type IconPlace, OTHERS, RACING, SPORTS } from './places.ts';

const SECTIONS: readonly (readonly [string, readonly IconPlace[]])[] = [
  ['Racing Sports', RACING],
  ['Others', OTHERS],
  ['All Sports', SPORTS],
];

/** Three sections, open at first; each folds by itself. */
export const Sidebar = () => (
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
              </PlaceLink>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </nav>
);
