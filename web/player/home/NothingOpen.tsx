import type { ReactNode } from 'react';
import type { IconName } from '../../ui/icons.ts';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { placeOf } from '../shell/places.ts';
import { type Choice, isRace } from './board.ts';

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
      title: 'Nothing is in play yet',
      text: 'Matches appear here the moment they start.',
      action: <ToSports />,
    };
  }
  if (choice.kind === 'favourites') {
    return {
      icon: 'star',
      title: 'No favourites are open',
      text: 'Press the star beside a match, and it is kept here until it ends.',
      action: <ToSports />,
    };
  }
  const { label, icon } = placeOf(choice.sport);
  return isRace(choice)
    ? { icon, title: 'No races are open yet', text: `${label} meetings appear here as soon as they open.` }
    : {
        icon,
        title: 'No matches are open yet',
        text: `${label} matches appear here with their prices as soon as they open.`,
      };
}

const ToSports = () => (
  <Link className="btn" to="/home">
    See all cricket
  </Link>
);
