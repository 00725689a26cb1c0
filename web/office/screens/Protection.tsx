import { say } from '@maidan/words/say';
import { NavLink, useParams } from '../../ui/router.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Glance } from '../protection/Glance.tsx';
import { HarmList } from '../protection/HarmList.tsx';
import { Unknown } from './Unknown.tsx';

const TABS = [
  { path: '', title: say('officeProtection.glance'), Draw: Glance },
  { path: 'markers', title: say('officeProtection.markers'), Draw: HarmList },
] as const;

/** How players are protected: what they met of it, and in whom to take an interest. */
export function Protection() {
  const { tab = '' } = useParams();
  const shown = TABS.find(({ path }) => path === tab);
  if (!shown) return <Unknown />;
  return (
    <>
      <ScreenHead title={say('officeProtection.title')} />
      <div className="panel office-alone">
        <nav className="seg" aria-label={say('officeProtection.parts')}>
          {TABS.map(({ path, title }) => (
            <NavLink key={path} end to={`/protection${path && `/${path}`}`}>
              {title}
            </NavLink>
          ))}
        </nav>
        <shown.Draw />
      </div>
    </>
  );
}
