import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { toggleFavourite } from '../parts/favourites.ts';

interface Props {
  readonly code: string;
  readonly name: string;
  readonly isFavourite: boolean;
}

/** The heart on a tile. */
export const FavouriteButton = ({ code, name, isFavourite }: Props) => (
  <button
    type="button"
    className="heart"
    aria-label={say('lobby.favourite', { name })}
    aria-pressed={isFavourite}
    onClick={() => toggleFavourite(code)}
  >
    <Icon name="heart" />
  </button>
);
