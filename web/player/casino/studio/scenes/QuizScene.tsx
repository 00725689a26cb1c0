import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { CardBack, CardFace } from '../pieces/CardFace.tsx';
import { QUESTIONS, rightAnswer } from '../words/questions.ts';
import { Room } from '../Room.tsx';
import type { SceneProps } from './sceneProps.ts';

/** A board of five questions. Each card that is turned lights the answer that is right. */
export const QuizScene = ({ game, round, fresh }: SceneProps) => (
  <Room game={game} standing={<Board game={game} round={round} fresh={fresh} />} />
);

interface BoardProps {
  readonly game: Game;
  readonly round: Round;
  readonly fresh: number;
}

function Board({ game, round, fresh }: BoardProps) {
  const cards = tableOf(game, round)['cards'] ?? [];
  return (
    <ol className="st-quiz" aria-hidden="true">
      {QUESTIONS.map(({ title, answers }, nth) => {
        const face = cards[nth];
        const right = face === undefined ? undefined : rightAnswer(nth, face);
        return (
          <li key={title} className={nth === cards.length ? 'st-next' : ''}>
            <b>{title}</b>
            <div key={face} className={`st-quiz-card${face !== undefined && nth >= fresh ? ' st-fresh' : ''}`}>
              {face === undefined ? <CardBack /> : <CardFace face={face} />}
              {face !== undefined && nth >= fresh && <CardBack />}
            </div>
            <div className="st-answers">
              {answers.map(answer => (
                <span key={answer} className={answer === right ? 'st-right' : right === undefined ? '' : 'st-wrong'}>
                  {answer}
                </span>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
