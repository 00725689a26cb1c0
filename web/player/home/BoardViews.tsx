import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { slugOf } from '../parts/places.ts';
import type { Choice } from './board.ts';

interface Props {
  readonly choice: Choice;
  readonly inPlay: number;
  readonly favourites: number;
}

/** Two views across all sports: what is in play, and what has a star. */
export const BoardViews = ({ choice, inPlay, favourites }: Props) => (
  <nav className="board-views" aria-label={say('home.views')}>
    <Link to={`/home?in-play=yes${sportOf(choice)}`} aria-current={choice.kind === 'inPlay' ? 'page' : undefined}>
      <span className="dot" />
      {say('home.inPlay')} <em>{inPlay}</em>
    </Link>
    <Link
      to={`/home?only=favourites${sportOf(choice)}`}
      aria-current={choice.kind === 'favourites' ? 'page' : undefined}
    >
      <Icon name="star" small />
      {say('home.favourites')} <em>{favourites}</em>
    </Link>
  </nav>
);

/** The active sport stays the active one; cricket need not be said. */
const sportOf = ({ sport }: Choice): string => (sport === 'cricket' ? '' : `&sport=${slugOf(sport)}`);
