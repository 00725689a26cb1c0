import { low } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import dealing from '../art/dealing.svg';
import { piecesOf } from '../pieces/pieces.ts';
import { PlayingCard } from '../pieces/PlayingCard.tsx';
import { Room } from '../Room.tsx';
import { vars } from '../../../../ui/vars.ts';
import type { SceneProps } from './sceneProps.ts';

const DRAWS = 3;
const CARD = 104;
const at = (nth: number): number => 500 + (nth - 1) * 190;

/** Three cards, and under each the ball with its digit: the ace is 1, the ten is 0. */
export const LotteryScene = ({ game, round, fresh }: SceneProps) => (
  <Room game={game} furniture={dealing}>
    <svg className="st-print" viewBox="0 0 1000 420" aria-hidden="true">
      {Array.from({ length: DRAWS }, (_, nth) => (
        <rect key={nth} x={at(nth) - CARD / 2} y="44" width={CARD} height={CARD * 1.4} rx="9" />
      ))}
    </svg>
    {piecesOf(game, round).map(({ key, face, nth }) => (
      <PlayingCard key={key} face={face} x={at(nth) - CARD / 2} y={44} width={CARD} isFresh={nth >= fresh} />
    ))}
    {Array.from({ length: DRAWS }, (_, nth) => (
      <Ball key={nth} nth={nth} face={round.dealt[nth]?.face} isFresh={nth >= fresh} />
    ))}
  </Room>
);

interface BallProps {
  readonly nth: number;
  readonly face: string | number | undefined;
  readonly isFresh: boolean;
}

function Ball({ nth, face, isFresh }: BallProps) {
  const digit = face !== undefined && isCard(face) ? low(face) % 10 : undefined;
  return (
    <span
      key={digit}
      className={`st-number${digit === undefined ? ' st-empty' : ''}${isFresh ? ' st-fresh' : ''}`}
      style={vars({ x: at(nth), y: 244 })}
      aria-hidden="true"
    >
      {digit}
    </span>
  );
}
