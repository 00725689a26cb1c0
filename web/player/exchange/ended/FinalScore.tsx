import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { formatInstant } from '../../../ui/when.ts';
import { CompetitionLink, ResultsLink } from '../../parts/event/CompetitionLink.tsx';
import { eventName } from '../../parts/event/eventName.ts';
import { Scores } from '../score/Scores.tsx';

export type SportResult = Reply<'sportResult'>;

interface Props {
  readonly result: SportResult;
}

export const FinalScore = ({ result }: Props) => (
  <section className="panel score-panel" aria-label={say('past.finalScore')}>
    <div className="score-head">
      <h1>{eventName(result)}</h1>
      <span className={result.state === 'void' ? 'bdg r' : 'bdg'}>
        {result.state === 'void' ? say('past.void') : say('past.over')}
      </span>
      <span className="score-when">
        <CompetitionLink of={result} /> ·{' '}
        <time dateTime={new Date(result.startsAt).toISOString()}>{formatInstant(result.startsAt)}</time> ·{' '}
        <ResultsLink sport={result.sport} />
      </span>
    </div>
    <div className="score-board final">
      {result.score ? <Scores view={result} /> : <p className="scores">{say('past.notPlayed')}</p>}
    </div>
    {result.state === 'void' && <p className="note">{say('past.isVoid')}</p>}
  </section>
);
