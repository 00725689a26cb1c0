import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import type { IconName } from '../../ui/icons.ts';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { placeOf, slugOf } from '../parts/places.ts';
import { isRace } from '../parts/event/isRace.ts';
import type { Choice } from './board.ts';

/** An empty board says what will come here, and where something is meanwhile. */
export const NothingOpen = ({ choice }: { readonly choice: Choice }) => <Empty {...words(choice)} />;

interface Words {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function words(choice: Choice): Words {
  if (choice.kind === 'inPlay') {
    return {
      icon: 'play',
      title: say('home.nothingInPlay'),
      text: say('home.nothingInPlayHint'),
      action: <ToSports />,
    };
  }
  if (choice.kind === 'favourites') {
    return {
      icon: 'star',
      title: say('home.noFavourites'),
      text: say('home.noFavouritesHint'),
      action: <ToSports />,
    };
  }
  const { label, icon } = placeOf(choice.sport);
  return isRace(choice)
    ? {
        icon,
        title: say('home.noRaces'),
        text: say('home.noRacesHint', { sport: label }),
        action: <ToResults {...choice} />,
      }
    : {
        icon,
        title: say('home.noMatches'),
        text: say('home.noMatchesHint', { sport: label }),
        action: <ToResults {...choice} />,
      };
}

const ToResults = ({ sport }: Pick<Choice, 'sport'>) => (
  <Link className="btn" to={`/results?sport=${slugOf(sport)}&day=`}>
    {say('shell.sportResults')}
  </Link>
);

const ToSports = () => (
  <Link className="btn" to="/home">
    {say('home.allCricket')}
  </Link>
);
