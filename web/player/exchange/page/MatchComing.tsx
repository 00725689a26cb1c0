import { say } from '@maidan/words/say';
import { useAway } from '../../../live/useAway.ts';
import { Loading } from '../../../ui/States.tsx';
import { AwayNote } from '../../parts/AwayNote.tsx';
import { awayWords } from './awayWords.ts';
import '../score/score.css';
import '../score/scene.css';
import './match.css';

/** A match that is on its way, in the shape it will have. */
export const MatchComing = () => (
  <div className="match-page" data-tab="markets" aria-busy="true">
    <div className="match-main">
      <section className="panel">
        <div className="score-head">
          <h1>{say('sport.match')}</h1>
          <span className="score-when">{say('sport.loading')}</span>
        </div>
        <div className="score-board">
          <p className="scores coming">{say('sport.coming')}</p>
          <div className="scene" />
        </div>
      </section>
      <Why />
      <MarketsComing />
    </div>
    <div className="match-side">
      <section className="panel">
        <Loading rows={3} />
      </section>
    </div>
  </div>
);

/** Why it takes so long, where there is a reason. */
function Why() {
  const away = useAway('board');
  return <AwayNote words={away && awayWords(away)} />;
}

/** Their place, until they are drawn. */
export const MarketsComing = () => (
  <section className="panel markets">
    <Loading rows={12} />
  </section>
);
