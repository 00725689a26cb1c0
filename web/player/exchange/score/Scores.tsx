import type { EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { formatInstant } from '../../../ui/when.ts';
import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import { columnsOf } from './columns.ts';
import { badgeOf, toneOf } from './marks.ts';

interface Props {
  readonly view: Pick<EventView, 'sport' | 'score' | 'sides' | 'startsAt'>;
}

/** Of a race only those in front: all of them are in the picture. */
const MOST_SIDES = 4;

export function Scores({ view: { sport, score, sides, startsAt } }: Props) {
  const columns = score && columnsOf(sport, score);
  if (!score) {
    return (
      <div className="scores">
        <p className="score-line">{say('sport.starts', { at: formatInstant(startsAt) })}</p>
        <p className="score-facts">{sides.slice(0, MOST_SIDES).join(' · ')}</p>
      </div>
    );
  }
  return (
    <div className="scores">
      <ul data-columns={columns ? '' : undefined}>
        {columns && (
          <li className="score-heads" aria-hidden="true">
            <span>{columns.parts}</span>
            <span>{columns.whole}</span>
          </li>
        )}
        {score.sides.slice(0, MOST_SIDES).map(side => (
          <li key={side.name} className={side.isActive ? 'active' : undefined}>
            <span className="score-badge" aria-hidden="true">
              {badgeOf(side.name)}
            </span>
            <span className="score-name">
              <b>{runnerWords(side.name.replace(/^\d+\. /, ''))}</b>
              {side.detail && !columns && <small>{toldWords(side.detail, side.told)}</small>}
            </span>
            {columns && <span className="vh">{columns.parts} </span>}
            {columns && <span className="score-parts">{side.detail}</span>}
            {columns && <span className="vh">{columns.whole} </span>}
            <span className="score-figure">{side.score}</span>
          </li>
        ))}
      </ul>
      <p className="score-facts">
        <span>{toldWords(score.phase, score.told?.phase)}</span>
        {score.line && <b>{toldWords(score.line, score.told?.line)}</b>}
      </p>
      {score.recent && score.recent.length > 0 && <Recent sport={sport} marks={score.recent} />}
    </div>
  );
}

interface RecentProps {
  readonly sport: string;
  readonly marks: readonly string[];
}

/** Newest first, drawn from the right: where there is no room for all, the oldest are left out. */
const Recent = ({ sport, marks }: RecentProps) => (
  <ol className="score-recent" aria-label={say('sport.last')}>
    {[...marks.entries()].toReversed().map(([nth, mark]) => (
      <li key={nth} className={toneOf(sport, mark)}>
        {mark}
      </li>
    ))}
  </ol>
);
