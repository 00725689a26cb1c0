import type { BoardRow } from '@maidan/contract/event';
import { SIDES } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { Fragment, memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { unseen } from '../../ui/said.tsx';
import { placeOf } from '../parts/places.ts';
import { hasField } from '../parts/event/hasField.ts';
import { COLUMNS, priceIn } from './board.ts';
import { BoardCell } from './BoardCell.tsx';
import { BoardMarks } from './BoardMarks.tsx';
import { EventStatus } from './EventStatus.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { eventName } from '../parts/event/eventName.ts';
import { eventPath, pricePath } from '../parts/event/paths.ts';

interface Props {
  readonly row: BoardRow;
  /** 'Today 19:30'. */
  readonly start: string;
  /** The server's clock, where it begins so soon that seconds are counted. */
  readonly soonAt?: number | undefined;
  readonly isStale: boolean;
  readonly isFavourite: boolean;
  /** Among events of several sports the icon says which one this is. */
  readonly showsSport: boolean;
}

/** A match of the board: its name leads to it, and so does each of its prices. */
export const BoardLine = memo(function BoardLine({ row, start, soonAt, isStale, isFavourite, showsSport }: Props) {
  const sport = placeOf(row.sport);
  return (
    <li className={hasField(row) ? 'bl of-race' : 'bl'}>
      <FavouriteStar id={row.id} name={eventName(row)} isFavourite={isFavourite} />
      <Link className="bl-ev" to={eventPath(row)}>
        <EventStatus row={row} start={start} soonAt={soonAt} />
        <b>
          {showsSport && (
            <>
              <Icon name={sport.icon} small />
              <span className="vh">{`${sport.label}: `}</span>
            </>
          )}
          {eventName(row)}
        </b>
      </Link>
      <BoardMarks row={row} />
      {hasField(row) ? (
        <Link className="bl-race" to={eventPath(row)}>
          {say('home.seeRunners', { quiet: unseen, name: eventName(row) })}
          <Icon name="right" small />
        </Link>
      ) : (
        <Prices row={row} isStale={isStale} />
      )}
    </li>
  );
});

const Prices = ({ row, isStale }: { readonly row: BoardRow; readonly isStale: boolean }) =>
  COLUMNS.map(column => {
    const price = priceIn(row, column);
    return (
      <Fragment key={column}>
        {SIDES.map(side => (
          <BoardCell
            key={side}
            side={side}
            runner={price?.runner}
            odds={price?.[side] ?? null}
            isLocked={row.status !== null && row.status !== 'open'}
            isStale={isStale}
            to={price ? pricePath(row, price.runner, side) : ''}
          />
        ))}
      </Fragment>
    );
  });
