import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { slugOf } from '../parts/places.ts';

/** Below what is open: what is over, and what it is played for. Of one sport, or of all. */
export function SportLinks({ sport }: { readonly sport: string | undefined }) {
  const of = sport === undefined ? '' : `sport=${slugOf(sport)}`;
  return (
    <p className="sport-links">
      <Link className="btn" to={`/results?${of}&day=`}>
        <Icon name="flag" small />
        {say('shell.sportResults')}
      </Link>
      <Link className="btn" to={`/competitions?${of}`}>
        <Icon name="trophy" small />
        {say('season.all')}
      </Link>
    </p>
  );
}
