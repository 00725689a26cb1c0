import type { Reply } from '@maidan/contract/api';
import { formatOdds } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { fetchGame } from '../../casino/useGame.ts';
import { oddsWords } from '../../casino/slip/words.ts';
import { sideName } from '../../casino/table/offers.ts';

/* What a bet was struck at, in the words of its table: they come with its rules. */

type Bet = Pick<Reply<'myCasinoBets'>['rows'][number], 'game' | 'selection' | 'side' | 'odds' | 'line'>;

/** '1.98', '15 / 105' on a line, '1 – 40' by a pay table. */
export function OddsOf(bet: Bet) {
  const { game, selection, isPending } = useDeclared(bet);
  if (isPending) return null;
  return game && selection ? oddsWords(game, bet) : formatOdds(bet.odds);
}

/** Back and Lay, or Yes and No. */
export function SideOf(bet: Bet) {
  const { game, selection, isPending } = useDeclared(bet);
  if (isPending) return null;
  if (game && selection) return sideName(game, selection, bet.side);
  return bet.side === 'back' ? say('sport.back') : say('sport.lay');
}

/** What is not declared any more is told as it was kept. */
function useDeclared({ game: code, selection }: Bet) {
  const { data: game, isPending } = useQuery({
    queryKey: ['game', code],
    queryFn: () => fetchGame(code),
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });
  return { game, selection: game && findSelection(game, selection)?.selection, isPending };
}
