import type { Game } from '@maidan/games/kit/game';
import type { ReactNode } from 'react';
import { roomOf } from './roomOf.ts';

interface Props {
  readonly game: Game;
  /** What else stands in the room: the shoe and the chips of a card table. */
  readonly furniture?: string;
  /** What lies on the felt, in its perspective. */
  readonly children?: ReactNode;
  /** What stands on the table and has a shape of its own. */
  readonly standing?: ReactNode;
}

/** The room of a game: wall, lamps, table. Its pictures are drawn once; only what lies on the felt moves. */
export const Room = ({ game, furniture, children, standing }: Props) => (
  <div className="st-world st-room">
    <img className="st-art" src={roomOf(game)} alt="" />
    {furniture !== undefined && <img className="st-art st-furniture" src={furniture} alt="" />}
    <div className="st-stage">
      <div className="st-plane">{children}</div>
    </div>
    {standing}
  </div>
);
