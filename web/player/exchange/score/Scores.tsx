import type { EventView } from '@maidan/contract/event';
import { formatInstant } from '../../../ui/when.ts';
import { badgeOf, toneOf } from './marks.ts';

interface Props {
  readonly view: EventView;
}

/** Of a race only those in front: all of them are in the picture. */
const MOST_SIDES = 4;

export function Scores({ view: { score, sides, startsAt } }: Props) {
  if (!score) {
    return (
      <div className="scores">
        <p className="score-line">Starts {formatInstant(startsAt)}</p>
        <p className="score-facts">{sides.slice(0, MOST_SIDES).join(' · ')}</p>
      </div>
    );
  }
  return (
    <div className="scores">
      <ul>
        {score.sides.slice(0, MOST_SIDES).map(side => (
          <li key={side.name} className={side.isActive ? 'active' : undefined}>
            <span className="score-badge" aria-hidden="true">
              {badgeOf(side.name)}
            </span>
            <span className="score-name">
              <b>{side.name.replace(/^\d+\. /, '')}</b>
              {side.detail && <small>{side.detail}</small>}
            </span>
            <span className="score-figure">{side.score}</span>
          </li>
        ))}
      </ul>
      <p className="score-facts">
        <span>{score.phase}</span>
        {score.line && <b>{score.line}</b>}
      </p>
      {score.recent && score.recent.length > 0 && <Recent marks={score.recent} />}
    </div>
  );
}

/** Newest first, drawn from the right: where there is no room for all, the oldest are left out. */
const Recent = ({ marks }: { readonly marks: readonly string[] }) => (
  <ol className="score-recent" aria-label="Last, newest first">
    {[...marks.entries()].toReversed().map(([nth, mark]) => (
      <li key={nth} className={toneOf(mark)}>
        {mark}
      </li>
    ))}
  </ol>
);
