import { Loading } from '../../../ui/States.tsx';
import '../score/score.css';
import '../score/scene.css';
import './match.css';

/** A match that is on its way, in the shape it will have. */
export const MatchComing = () => (
  <div className="match-page" data-tab="markets" aria-busy="true">
    <div className="match-main">
      <section className="panel">
        <div className="score-head">
          <h1>Match</h1>
          <span className="score-when">Loading</span>
        </div>
        <div className="score-board">
          <p className="scores coming">The score, the prices and the markets of this match are on their way.</p>
          <div className="scene" />
        </div>
      </section>
      <section className="panel markets">
        <Loading rows={12} />
      </section>
    </div>
    <div className="match-side">
      <section className="panel">
        <Loading rows={3} />
      </section>
    </div>
  </div>
);
