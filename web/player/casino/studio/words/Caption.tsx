import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { captionOf } from './words.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
  /** Nobody can bet here, whatever the round says. */
  readonly isClosed?: boolean;
}

/** The sign over the table: place your bets, no more bets, who won. The live region says the same. */
export function Caption({ game, round, isClosed = false }: Props) {
  const { title, detail } = captionOf(game, round, isClosed);
  return (
    <div key={`${round.id} ${title}`} className="st-caption" data-phase={round.phase} aria-hidden="true">
      {title}
      {detail !== '' && <small>{detail}</small>}
    </div>
  );
}
