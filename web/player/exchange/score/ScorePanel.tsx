import type { EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { formatInstant } from '../../../ui/when.ts';
import { CompetitionLink, ResultsLink } from '../../parts/event/CompetitionLink.tsx';
import { eventName } from '../../parts/event/eventName.ts';
import { StartsIn } from '../../parts/event/StartsIn.tsx';
import { ScorecardButton } from '../../parts/scorecard/ScorecardButton.tsx';
import { isSoon } from '../../parts/event/startText.ts';
import { Commentary } from './Commentary.tsx';
import './score.css';
import { Scores } from './Scores.tsx';
import { ScoreWords } from './ScoreWords.tsx';
import { ScenePicture } from './ScenePicture.tsx';

interface Props {
  readonly view: EventView;
}

const STATES = {
  upcoming: { label: say('sport.upcoming'), tone: 'i' },
  inPlay: { label: say('sport.inPlay'), tone: 'g' },
  over: { label: say('sport.isOver'), tone: '' },
  void: { label: say('sport.void'), tone: 'r' },
} as const;

/** Title and time, the score, the picture of what happens, and what is said about it. */
export function ScorePanel({ view }: Props) {
  const { label, tone } = STATES[view.state];
  return (
    <section className="panel score-panel" aria-label={say('sport.scoreboard')}>
      <div className="score-head">
        <h1>{eventName(view)}</h1>
        <span className={`bdg ${tone}`}>
          {view.state === 'inPlay' && <span className="dot" />}
          {label}
        </span>
        <ScorecardButton event={view.id} />
        {isSoon(view, view.now) && <StartsIn startsAt={view.startsAt} now={view.now} />}
        <span className="score-when">
          <CompetitionLink of={view} /> ·{' '}
          <time dateTime={new Date(view.startsAt).toISOString()}>{formatInstant(view.startsAt)}</time> ·{' '}
          <ResultsLink sport={view.sport} />
        </span>
      </div>
      <div className="score-board">
        <Scores view={view} />
        <ScenePicture view={view} />
      </div>
      <Commentary said={view.said} />
      <ScoreWords view={view} />
    </section>
  );
}
