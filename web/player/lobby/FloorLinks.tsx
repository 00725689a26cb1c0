import './floorLinks.css';
import { GAMES } from '@maidan/games/index';
import { say } from '@maidan/words/say';
import { useLive } from '../../live/useLive.ts';
import { Link } from '../../ui/router.tsx';
import { useFavourites } from '../parts/favourites.ts';
import { floorOf, floorPath, useKeptFloor } from '../parts/floorCodes.ts';
import { useRecent } from './recent.ts';

const ALL = GAMES.map(({ code }) => code);

interface Props {
  /** The table one is at: it is the first of them. */
  readonly here?: string;
}

/** Two or four tables side by side: those that stood so last, those with a heart, those played lately, what closes next. */
export function FloorLinks({ here }: Props) {
  const kept = useKeptFloor();
  const favourites = useFavourites();
  const recent = useRecent();
  const tables = useLive('lobby')?.tables ?? {};
  const closing = Object.keys(tables)
    .filter(code => tables[code]!.phase === 'open')
    .toSorted((a, b) => tables[a]!.dueAt - tables[b]!.dueAt);
  const lists = [here === undefined ? [] : [here], kept, favourites, recent, closing, ALL];
  return (
    <span className="floor-links">
      {[2, 4].map(count => (
        <Link
          key={count}
          data-count={count}
          to={floorPath(floorOf(count, ...lists))}
          aria-label={say('lobby.sideBySide', { count })}
        >
          <i aria-hidden="true" />
          <span aria-hidden="true">{say('lobby.tables', { count })}</span>
        </Link>
      ))}
    </span>
  );
}
