import { type EventView, shortScore } from '@maidan/contract/event';
import { toldWords } from '../../parts/event/toldWords.ts';
import { useOutOfSight } from './useOutOfSight.ts';

interface Props {
  readonly view: EventView;
}

/** The score in one line, for who has scrolled down to the markets. The scoreboard says it to who listens. */
export function ScoreLine({ view: { state, score, said } }: Props) {
  const isAway = useOutOfSight('.score-board');
  if (!isAway || state !== 'inPlay' || !score) return null;
  const phase = toldWords(score.phase, score.told?.phase);
  return (
    <p className="score-along" aria-hidden="true">
      <b>{score.sides.length > 2 ? phase : shortScore(score) || phase}</b>
      <span>{said[0] && toldWords(said[0].text, said[0].told)}</span>
    </p>
  );
}
