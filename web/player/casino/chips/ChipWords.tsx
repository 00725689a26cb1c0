import type { Game } from '@maidan/games/kit/game';
import { doneWords } from '../slip/doneWords.ts';
import type { Fate } from '../slip/sender.ts';

interface Props {
  readonly game: Game;
  readonly fate: Fate | undefined;
}

/** What was placed or taken back, for who does not see the chips. Refusals are told to everybody. */
export const ChipWords = ({ game, fate }: Props) => (
  <output className="vh chip-words">{fate?.is === 'done' && doneWords(game, fate).join(' · ')}</output>
);
