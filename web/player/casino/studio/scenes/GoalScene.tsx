import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';
import ground from '../art/footballGround.svg';
import { Footballer } from '../actors/Footballer.tsx';
import { clipOf, type Method } from '../actors/goals.ts';
import type { SceneProps } from './sceneProps.ts';

const OURS = '#c53340';
const THEIRS = '#2a76b8';
const KEEPER = '#1f8a5b';

/** Who stands where when the ball is struck. */
const CASTS: Readonly<Record<Method, readonly Omit<Parameters<typeof Footballer>[0], 'name'>[]>> = {
  shot: [
    { x: 470, y: 322, scale: 1.3, shirt: OURS, number: 9, arms: 'wide' },
    { x: 600, y: 296, scale: 1.15, shirt: THEIRS, number: 4 },
  ],
  header: [
    { x: 470, y: 262, scale: 1.25, shirt: OURS, number: 9, arms: 'wide' },
    { x: 560, y: 290, scale: 1.15, shirt: THEIRS, number: 4 },
    { x: 250, y: 300, scale: 1.2, shirt: THEIRS, number: 5 },
  ],
  penalty: [{ x: 392, y: 340, scale: 1.3, shirt: OURS, number: 10 }],
  freeKick: [
    { x: 392, y: 268, scale: 1, shirt: THEIRS, number: 3 },
    { x: 420, y: 268, scale: 1, shirt: THEIRS, number: 6 },
    { x: 448, y: 268, scale: 1, shirt: THEIRS, number: 8 },
    { x: 350, y: 344, scale: 1.3, shirt: OURS, number: 10 },
  ],
  save: [
    { x: 470, y: 318, scale: 1.3, shirt: OURS, number: 11 },
    { x: 600, y: 300, scale: 1.15, shirt: THEIRS, number: 2 },
  ],
};

/** One chance in front of goal, played the way it was drawn. */
export function GoalScene({ round, fresh }: SceneProps) {
  const clip = round.dealt[0];
  return (
    <div className="st-world st-football">
      <img className="st-art" src={ground} alt="" />
      <Chance
        key={`${round.id} ${clip?.face}`}
        face={clip?.face}
        isFresh={fresh === 0}
        isWarmingUp={round.phase === 'closed'}
      />
    </div>
  );
}

interface ChanceProps {
  readonly face: Face | undefined;
  readonly isFresh: boolean;
  readonly isWarmingUp: boolean;
}

function Chance({ face, isFresh, isWarmingUp }: ChanceProps) {
  if (face === undefined) {
    return (
      <div className={isWarmingUp ? 'st-chance st-warm' : 'st-chance'}>
        <Footballer name="st-keeper" x={420} y={190} scale={0.98} shirt={KEEPER} number={1} arms="up" />
        <i className="st-football-ball" />
      </div>
    );
  }
  const { method } = clipOf(face);
  return (
    <div className={isFresh ? 'st-chance st-fresh' : 'st-chance'} data-method={method}>
      <Footballer name="st-keeper" x={420} y={190} scale={0.98} shirt={KEEPER} number={1} arms="up" />
      {CASTS[method].map(player => (
        <Footballer key={`${player.x} ${player.number}`} name="st-player" {...player} />
      ))}
      <i className="st-football-ball" />
      <strong className="st-flag" data-face={face} aria-hidden="true">
        {method === 'save' ? say('casino.noGoal') : say('casino.goal')}
      </strong>
    </div>
  );
}
