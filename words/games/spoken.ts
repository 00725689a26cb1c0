import type { Language } from '@maidan/contract/language';
import { sayLabel } from './labels.ts';
import { sayLabel as labelInHindi } from './labelsHindi.ts';
import { sayGame } from './names.ts';
import { sayGame as gameInHindi } from './namesHindi.ts';

interface GameWords {
  /** What stands on a table, by the English of the declaration. */
  label(label: string): string;
  game(name: string): string;
}

/** What games say where a language is chosen as one speaks: on the server. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = {
  en: { label: sayLabel, game: sayGame },
  hi: { label: labelInHindi, game: gameInHindi },
};
