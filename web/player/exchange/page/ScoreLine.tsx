import { type EventView, shortScore } from '@maidan/contract/event';
import { useOutOfSight } from './useOutOfSight.ts';

interface Props {
  readonly view: EventView;
}

/** The score in one line, for who has scrolled down to the markets. The scoreboard says it to who listens. */
export function ScoreLine({ view: { state, score, said } }: Props) {
  const isAway = useOutOfSight('.score-board');
  if (!isAway || state !== 'inPlay' || !score) return null;
  return (
    <p className="score-along" aria-hidden="true">
      <b>{shortScore(score) || score.phase}</b>
      <span>{said[0]?.text}</span>
    </p>
  );
}
