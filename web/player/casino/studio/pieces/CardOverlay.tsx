import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { Hands } from './Hands.tsx';

interface Props {
  readonly game: Game;
  readonly round: Round;
  readonly fresh: number;
  readonly startsFolded: boolean;
  readonly isSmall: boolean;
  /** Only the foot of the picture is seen: what was dealt is shown there, folded or not. */
  readonly isStrip: boolean;
}

/** The small cards at the top left, as every player of such tables knows them. It can be folded away. */
export function CardOverlay({ game, round, fresh, startsFolded, isSmall, isStrip }: Props) {
  const [isFolded, setFolded] = useState(startsFolded);
  const isHidden = isFolded && !isStrip;
  return (
    <div className={isHidden ? 'st-overlay st-folded' : 'st-overlay'}>
      {!isHidden && <Hands game={game} round={round} fresh={fresh} isSmall={isSmall} />}
      <button
        type="button"
        className="st-fold"
        aria-expanded={!isFolded}
        aria-label={isFolded ? say('casino.showCards') : say('casino.foldCards')}
        onClick={() => setFolded(!isFolded)}
      >
        <Icon name="down" small />
      </button>
    </div>
  );
}
