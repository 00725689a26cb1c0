import { Icon } from '../../ui/Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { BOTTOM } from './places.ts';

/** Under 1024 px: the five places a thumb goes to. */
export const BottomNav = () => (
  <nav className="bnav" aria-label="Main">
    {BOTTOM.map(({ label, icon, to }) => (
      <PlaceLink key={label} to={to}>
        <Icon name={icon} />
        {label}
      </PlaceLink>
    ))}
  </nav>
);
