import type { BoardRow } from '@maidan/contract/event';
import { isInPlay } from './board.ts';
import { StartsIn } from './StartsIn.tsx';

interface Props {
  readonly row: Pick<BoardRow, 'state' | 'score' | 'startsAt' | 'toss' | 'why'>;
  /** 'Today 19:30'. */
  readonly start: string;
  /** The server's clock, where it begins so soon that seconds are counted. */
  readonly soonAt?: number | undefined;
}

/** When it begins or began, and the toss; in play with its score, or of a race how far it is. What is in play is of today. */
export function EventStatus({ row, start, soonAt }: Props) {
  const why = row.why ? <span className="ev-why">Stopped: {row.why}</span> : null;
  if (!isInPlay(row)) {
    return (
      <small className="ev-st">
        {soonAt === undefined ? start : <StartsIn startsAt={row.startsAt} now={soonAt} />}
        {why ?? (row.toss !== '' && <span className="ev-score">{row.toss}</span>)}
      </small>
    );
  }
  return (
    <small className="ev-st live">
      <span className="dot" />
      In-Play
      <span className="ev-time">{start.replace(/^Today /, '')}</span>
      {why ?? (row.score !== '' && <span className="ev-score">{row.score}</span>)}
    </small>
  );
}
