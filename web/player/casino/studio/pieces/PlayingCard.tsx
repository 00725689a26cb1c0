import type { Face } from '@maidan/games/kit/shoe';
import { memo } from 'react';
import { CardBack, CardFace } from './CardFace.tsx';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  readonly face: Face;
  /** In units of the felt. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Dealt before the viewer's eyes: it slides from the shoe and turns over. */
  readonly isFresh?: boolean;
  readonly standing?: 'won' | 'lost' | undefined;
}

/** One card on the felt. It is drawn again only when it moves. */
export const PlayingCard = memo(function PlayingCard({ face, x, y, width, isFresh = false, standing }: Props) {
  const names = ['st-card', isFresh && 'st-fresh', standing && `st-${standing}`].filter(Boolean).join(' ');
  return (
    <div className={names} style={vars({ x, y, w: width })}>
      <CardFace face={face} />
      {isFresh && <CardBack />}
    </div>
  );
});
