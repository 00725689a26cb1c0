import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useMe } from '../session.ts';
import { ON_PHONE, placesOf } from '../shell/navigation.ts';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { ThemeButton } from '../shell/ThemeButton.tsx';

/** What the bottom of a phone has no room for. */
export function More() {
  const me = useMe();
  return (
    <>
      <ScreenHead title={say('office.more')} />
      <section className="panel office-more" aria-label={say('office.morePlaces')}>
        {placesOf(me.role)
          .slice(ON_PHONE)
          .map(place => (
            <Link key={place.to} to={place.to} className="office-nav-button">
              <Icon name={place.icon} small />
              {place.title}
            </Link>
          ))}
        <Link to="/account" className="office-nav-button">
          <Icon name="key" small />
          {say('office.nameRole', { name: me.name, role: say('office.roleTitle', { role: me.role }) })}
        </Link>
        <ThemeButton />
        <SignOutButton />
      </section>
    </>
  );
}
