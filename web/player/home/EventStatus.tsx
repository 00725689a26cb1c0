import type { BoardRow } from '@maidan/contract/event';
import { isInPlay, isRace, scoreText } from './board.ts';

interface Props {
  readonly row: Pick<BoardRow, 'sport' | 'state' | 'score'>;
  /** 'Today 19:30'. */
  readonly start: string;
}

/** In play with its score, or when it begins. */
export function EventStatus({ row, start }: Props) {
  const score = isRace(row) ? '' : scoreText(row.score); // who runs where is told on its page
  if (!isInPlay(row)) return <small className="ev-st">{start}</small>;
  return (
    <small className="ev-st live">
      <span className="dot" />
      In-Play
      {score !== '' && <span className="ev-score">{score}</span>}
    </small>
  );
}
