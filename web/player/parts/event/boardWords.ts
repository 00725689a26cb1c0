import { DRAW, THE_DRAW } from '@maidan/exchange/sports/told/runnerWords';
import { type Told, toldIn } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import { boardSayings } from '@maidan/words/told/boardSayings';

/* The few words of the exchange that the board prints, in the language of the page: English as it comes. */

export const boardWords = (text: string, told: Told | undefined): string =>
  say('frame.lang') !== 'en-IN' && told ? toldIn(boardSayings, told) : text;

export const boardRunner = (runner: string): string =>
  say('frame.lang') !== 'en-IN' && (runner === THE_DRAW || runner === DRAW)
    ? toldIn(boardSayings, { key: 'board.draw' })
    : runner;
