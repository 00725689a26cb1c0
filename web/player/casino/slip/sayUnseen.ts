import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { notify } from '../../../ui/Toasts.tsx';
import { figureOfBets } from './figure.ts';
import type { Fate } from './sender.ts';

/** What was refused at a table that its player has left: told wherever the player is by now. */
export function sayUnseen(game: Game, { command, code, sentence }: Extract<Fate, { is: 'refused' }>): void {
  const bets = command.do === 'place' ? command.bets : [];
  const figure = figureOfBets(code, bets, { game, mine: [], balance: undefined });
  const why = [sentence, figure].filter(Boolean).join(' ');
  notify.error(say('casino.refusedAt', { table: sayGame(game.name) }), why);
}
