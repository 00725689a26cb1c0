import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { isInPlay } from './board.ts';
import { boardWords } from '../parts/event/boardWords.ts';
import { StartsIn } from '../parts/event/StartsIn.tsx';
import { stopText } from '../parts/event/stopText.ts';

interface Props {
  readonly row: Pick<BoardRow, 'state' | 'score' | 'startsAt' | 'toss' | 'told' | 'why'>;
  /** 'Today 19:30'. */
  readonly start: string;
  /** The server's clock, where it begins so soon that seconds are counted. */
  readonly soonAt?: number | undefined;
}

/** When it begins or began, and the toss; in play with its score, or of a race how far it is. What is in play is of today. */
export function EventStatus({ row, start, soonAt }: Props) {
  const why = row.why ? <span className="ev-why">{say('home.stopped', { why: stopText(row.why) })}</span> : null;
  if (!isInPlay(row)) {
    return (
      <small className="ev-st">
        {soonAt === undefined ? start : <StartsIn startsAt={row.startsAt} now={soonAt} />}
        {why ?? (row.toss !== '' && <span className="ev-score">{boardWords(row.toss, row.told)}</span>)}
      </small>
    );
  }
  return (
    <small className="ev-st live">
      <span className="dot" />
      {say('home.inPlay')}
      <span className="ev-time">{start.replace(`${say('home.today')} `, '')}</span>
      {why ?? (row.score !== '' && <span className="ev-score">{boardWords(row.score, row.told)}</span>)}
    </small>
  );
}
