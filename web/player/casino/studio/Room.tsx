import type { ReactNode } from 'react';
import room from './art/room.svg';

interface Props {
  /** What else stands in the room: the shoe and the chips of a card table. */
  readonly furniture?: string;
  /** What lies on the felt, in its perspective. */
  readonly children?: ReactNode;
  /** What stands on the table and has a shape of its own. */
  readonly standing?: ReactNode;
}

/** The card room: wall, lamps, table. Its pictures are drawn once; only what lies on the felt moves. */
export const Room = ({ furniture, children, standing }: Props) => (
  <div className="st-world st-room">
    <img className="st-art" src={room} alt="" />
    {furniture !== undefined && <img className="st-art st-furniture" src={furniture} alt="" />}
    <div className="st-stage">
      <div className="st-plane">{children}</div>
    </div>
    {standing}
  </div>
);
