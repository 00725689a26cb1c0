import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { createContext, use } from 'react';

/** Whether other tables stand on the page too. */
export const OneOfMany = createContext(false);

/** What a part of a table is called: where others stand beside it, with the name of its game. */
export const useNameAmongMany = (name: string, game: { readonly name: string }): string =>
  use(OneOfMany) ? say('casino.atGame', { what: name, game: sayGame(game.name) }) : name;
