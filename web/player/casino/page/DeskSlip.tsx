import type { Game } from '@maidan/games/kit/game';
import { BetSlip } from '../slip/BetSlip.tsx';
import type { Desk } from './desk.ts';

interface Props {
  readonly game: Game;
  readonly desk: Desk;
  /** Of several tables on a page: which one, and which round of it. */
  readonly of?: string;
}

/** The slip of a table, drawn from its desk. */
export const DeskSlip = ({ game, desk, of }: Props) => (
  <BetSlip
    game={game}
    dealt={desk.offers.dealt}
    slip={desk.slip}
    betting={desk.betting}
    quotes={desk.offers.quotes}
    seen={desk.offers.seen}
    exposure={desk.exposure}
    mine={desk.open}
    closing={desk.closing}
    window={desk.window}
    stakeField={desk.stakeField}
    of={of}
    onSubmit={desk.submit}
  />
);
