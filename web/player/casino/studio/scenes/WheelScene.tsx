import { Room } from '../Room.tsx';
import { angleOf } from '../../../parts/result/pockets.ts';
import { vars } from '../../../../ui/vars.ts';
import { WheelBowl, WheelRotor } from '../pieces/Wheel.tsx';
import type { SceneProps } from './sceneProps.ts';

/** The wheel turns all the time. The ball runs on the rim once bets are closed and falls into the number drawn. */
export function WheelScene({ game, round, fresh }: SceneProps) {
  const number = round.dealt[0]?.face;
  const wheel = (
    <div className="st-wheel-stage">
      <div className="st-wheel">
        <div className="st-wheel-side" />
        <WheelBowl />
        <div className="st-rotor">
          <WheelRotor />
          {number === undefined ? (
            round.phase === 'closed' && <div className="st-ball st-running" />
          ) : (
            <LandedBall key={`${round.id} ${number}`} number={Number(number)} isFresh={fresh === 0} />
          )}
        </div>
      </div>
    </div>
  );
  return <Room game={game} standing={wheel} />;
}

interface LandedProps {
  readonly number: number;
  readonly isFresh: boolean;
}

const LandedBall = ({ number, isFresh }: LandedProps) => (
  <div
    className={isFresh ? 'st-ball st-landing' : 'st-ball'}
    data-face={number}
    style={vars({ angle: angleOf(number) })}
  >
    <i />
  </div>
);
