import type { BoardRow } from '@maidan/contract/event';
import { isInPlay, scoreText } from './board.ts';

interface Props {
  readonly row: Pick<BoardRow, 'state' | 'score'>;
  /** 'Today 19:30'. */
  readonly start: string;
}

/** In play with its score, or when it begins. */
export function EventStatus({ row, start }: Props) {
  const score = scoreText(row.score);
  if (!isInPlay(row)) return <small className="ev-st">{start}</small>;
  return (
    <small className="ev-st live">
      <span className="dot" />
      In-Play
      {score !== '' && <span className="ev-score">{score}</span>}
    </small>
  );
}
