import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { BOTTOM } from '../parts/places.ts';

/** Under 1024 px: the five places a thumb goes to. */
export const BottomNav = () => (
  <nav className="bnav" aria-label={say('shell.main')}>
    {BOTTOM.map(({ label, icon, to }) => (
      <PlaceLink key={label} to={to}>
        <Icon name={icon} />
        {label}
      </PlaceLink>
    ))}
  </nav>
);
