import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { useSecondsLeft } from '../time/useSecondsLeft.ts';
import { captionOf } from './words.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
  readonly now: () => number;
  /** Nobody can bet here, whatever the round says. */
  readonly isClosed?: boolean;
}

/** The sign over the table: place your bets, no more bets, who won. The live region says the same. */
export const Caption = (props: Props) =>
  props.round.phase === 'open' ? <OfWindow key={props.round.dueAt} {...props} /> : <Sign {...props} />;

/** It asks for bets as long as the ring beside it counts. */
function OfWindow(props: Props) {
  const seconds = useSecondsLeft(props.round.dueAt - LAST_CALL_MS, props.now);
  return <Sign {...props} isClosing={seconds === 0} />;
}

function Sign({ game, round, isClosed, isClosing }: Props & { readonly isClosing?: boolean }) {
  const { title, detail } = captionOf(game, round, isClosed, isClosing);
  return (
    <div key={`${round.id} ${title}`} className="st-caption" data-phase={round.phase} aria-hidden="true">
      {title}
      {detail !== '' && <small>{detail}</small>}
    </div>
  );
}
