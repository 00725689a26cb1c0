import type { BoardRow } from '@maidan/contract/event';
import { useSlices } from '../../ui/useSlices.ts';
import { BoardLine } from './BoardLine.tsx';
import { SportLinks } from './SportLinks.tsx';
import { isSoon, startText } from '../parts/event/startText.ts';
import type { Board } from './useBoard.ts';

interface Props {
  readonly board: Board;
  readonly rows: readonly BoardRow[];
  readonly favourites: readonly string[];
  readonly showsSport: boolean;
}

/** As many as a phone shows before it is scrolled: a line that keeps its place is lower there than a match. */
const FIRST = 5;
const MORE = 3;

/** A line for every match. Those below what is seen first keep their place for a moment. */
export function BoardRows({ board, rows, favourites, showsSport }: Props) {
  const shown = useSlices(rows.length, FIRST, MORE);
  return (
    <>
      <ul className="board-rows">
        {rows.map((row, nth) =>
          nth < shown ? (
            <BoardLine
              key={row.id}
              row={row}
              start={startText(row.startsAt, board.now)}
              soonAt={isSoon(row, board.now) ? board.now : undefined}
              isStale={board.isStale}
              isFavourite={favourites.includes(row.id)}
              showsSport={showsSport}
            />
          ) : (
            <li className="bl loading-line" key={row.id} aria-hidden="true" />
          ),
        )}
      </ul>
      <SportLinks sport={showsSport ? undefined : rows[0]?.sport} />
    </>
  );
}
