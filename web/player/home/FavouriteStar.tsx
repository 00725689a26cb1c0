import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { toggleFavouriteEvent } from './favouriteEvents.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isFavourite: boolean;
}

/** The star of an event, kept by this browser. */
export const FavouriteStar = ({ id, name, isFavourite }: Props) => (
  <button
    type="button"
    className="ev-star"
    aria-label={say('home.favourite', { name })}
    aria-pressed={isFavourite}
    onClick={() => toggleFavouriteEvent(id)}
  >
    <Icon name="star" />
  </button>
);
