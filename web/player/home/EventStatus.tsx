import type { BoardRow } from '@maidan/contract/event';
import { isInPlay } from './board.ts';

interface Props {
  readonly row: Pick<BoardRow, 'state' | 'score'>;
  /** 'Today 19:30'. */
  readonly start: string;
}

/** When it begins or began; in play with its score, or of a race how far it is. */
export function EventStatus({ row, start }: Props) {
  if (!isInPlay(row)) return <small className="ev-st">{start}</small>;
  return (
    <small className="ev-st live">
      <span className="dot" />
      In-Play
      <span className="ev-time">{start}</span>
      {row.score !== '' && <span className="ev-score">{row.score}</span>}
    </small>
  );
}
