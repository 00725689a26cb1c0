import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';
import { sayGame } from '@maidan/words/games/names';
import ground from '../art/cricketGround.svg';
import { ballOf } from '../pieces/balls.ts';
import { CardBack, CardFace } from '../pieces/CardFace.tsx';
import { Bat, Batter, Bowler, Runner, Stumps } from '../actors/Cricketers.tsx';
import type { SceneProps } from './sceneProps.ts';

/** Shirt and trousers of the side that bats first, and of the other. */
const KITS = [
  { shirt: '#1f5fae', trim: '#153f75' },
  { shirt: '#c53340', trim: '#8c1c24' },
] as const;

/** A night at the ground. Every ball is bowled and played the way it was drawn. */
export function CricketScene({ game, round, fresh }: SceneProps) {
  const last = round.dealt.at(-1);
  // Once the next window is open the batter takes guard again.
  const shown = round.phase === 'open' || round.phase === 'closed' ? undefined : last;
  const nth = round.dealt.length - 1;
  const first = sideBatting(game, round);
  return (
    <div className="st-world st-cricket">
      <img className="st-art" src={ground} alt="" />
      <Boards name={sayGame(game.name)} />
      <Delivery
        face={shown?.face}
        isFresh={nth >= fresh}
        isRunningIn={round.phase === 'closed'}
        sides={first === 0 ? [0, 1] : [1, 0]}
        hasCard={game.shoe.kind === 'cards'}
      />
    </div>
  );
}

interface DeliveryProps {
  readonly face: Face | undefined;
  readonly isFresh: boolean;
  readonly isRunningIn: boolean;
  /** Which kit bats and which bowls. */
  readonly sides: readonly [0 | 1, 0 | 1];
  readonly hasCard: boolean;
}

/** One ball, as it is bowled and played. */
export function Delivery({ face, isFresh, isRunningIn, sides, hasCard }: DeliveryProps) {
  const ball = face === undefined ? undefined : ballOf(face);
  const names = ['st-delivery', ball && isFresh && 'st-fresh', isRunningIn && 'st-run-in'];
  return (
    <div className={names.filter(Boolean).join(' ')} data-stroke={ball?.stroke ?? 'guard'}>
      <Stumps />
      <Batter {...KITS[sides[0]]} />
      <Bat {...KITS[sides[0]]} />
      {ball && RUN.has(ball.stroke) && <Runner {...KITS[sides[0]]} />}
      <Bowler {...KITS[sides[1]]} />
      {ball && <i className="st-cricket-ball" />}
      {ball && face !== undefined && (
        <strong className="st-flag" data-face={face} aria-hidden="true">
          {ball.title}
        </strong>
      )}
      {ball && face !== undefined && hasCard && (
        <div className={isFresh ? 'st-side-card st-fresh' : 'st-side-card'}>
          <CardFace face={face} />
          {isFresh && <CardBack />}
        </div>
      )}
    </div>
  );
}

const RUN: ReadonlySet<string> = new Set(['single', 'two', 'three']);

/** The second seat bats once it has faced a ball. A game of one side has no other. */
function sideBatting({ seats }: Game, { dealt }: Round): 0 | 1 {
  const second = Object.keys(seats)[1];
  return dealt.at(-1)?.to === second && 'second' in seats ? 1 : 0;
}

export const Boards = ({ name }: { readonly name: string }) => (
  <svg className="st-art st-boards" viewBox="0 -36 840 472" aria-hidden="true">
    <text x="105" y="164">
      {name.toUpperCase()}
    </text>
    <text x="265" y="160">
      MAIDAN
    </text>
    <text x="575" y="160">
      {say('casino.playFair')}
    </text>
    <text x="740" y="164">
      MAIDAN
    </text>
  </svg>
);
