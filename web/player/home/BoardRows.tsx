import type { BoardRow } from '@maidan/contract/event';
import { BoardLine } from './BoardLine.tsx';
import { isSoon, startText } from './startText.ts';
import type { Board } from './useBoard.ts';

interface Props {
  readonly board: Board;
  readonly rows: readonly BoardRow[];
  readonly favourites: readonly string[];
  readonly showsSport: boolean;
}

/** A line for every match. */
export const BoardRows = ({ board, rows, favourites, showsSport }: Props) => (
  <ul className="board-rows">
    {rows.map(row => (
      <BoardLine
        key={row.id}
        row={row}
        start={startText(row.startsAt, board.now)}
        soonAt={isSoon(row, board.now) ? board.now : undefined}
        isStale={board.isStale}
        isFavourite={favourites.includes(row.id)}
        showsSport={showsSport}
      />
    ))}
  </ul>
);
