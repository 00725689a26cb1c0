import glass from '../art/glass.svg';
import tray from '../art/tray.svg';
import { Die } from '../pieces/Die.tsx';
import { Room } from '../Room.tsx';
import { vars } from '../../../../ui/vars.ts';
import type { SceneProps } from './sceneProps.ts';

/** Where the dice come to rest under the glass, in hundredths of the frame, and how they are turned. */
const RESTS = [
  { x: -8.4, y: 1.6, turn: 18 },
  { x: 0.6, y: 4, turn: -24 },
  { x: 8.8, y: 1.4, turn: 32 },
] as const;

/** Three dice in a glass dome. They are shaken once bets are closed and come to rest one after the other. */
export function DiceScene({ game, round, fresh }: SceneProps) {
  const isShaken = round.phase === 'closed' || round.phase === 'dealing';
  const dome = (
    <div className="st-dome">
      <img src={tray} alt="" />
      <div className="st-dice">
        {RESTS.map(({ x, y, turn }, nth) => {
          const drawn = round.dealt[nth]?.face;
          const state = drawn === undefined ? (isShaken ? 'shaken' : 'still') : nth >= fresh ? 'thrown' : 'still';
          return (
            <div key={`${x} ${drawn}`} className="st-die" data-state={state} style={vars({ x, y, turn, nth })}>
              <Die top={drawn === undefined ? undefined : Number(drawn)} />
            </div>
          );
        })}
      </div>
      <img src={glass} alt="" />
    </div>
  );
  return <Room game={game} standing={dome} />;
}
