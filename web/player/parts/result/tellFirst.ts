import type { LastResult } from '@maidan/contract/table';
import { told, type Tongue } from '@maidan/games/kit/fact';
import { say } from '@maidan/words/say';

/**
 * The first fact of a round without a winner, as a tile says it: in the few words that these have, since all that tables
 * tell their results in would weigh more than the tiles. English is how it is written down. Others are shown by their code.
 */
export const tellFirst = ({ fact, first }: Pick<LastResult, 'fact' | 'first'>): string =>
  say('frame.lang') === 'en-IN' || first === null ? fact : told(first, TILE);

/** What such facts are made of. Ranks, numbers, teams and footballers are the same in all languages. */
export const TILE_WORDS: Readonly<Record<string, string>> = {
  Wicket: say('outcome.wicket'),
  'Extra Runs': say('outcome.extraRuns'),
  'No Goal': say('outcome.noGoal'),
  Even: say('outcome.even'),
  Odd: say('outcome.odd'),
  Yes: say('outcome.yes'),
  No: say('outcome.no'),
  Black: say('outcome.black'),
  Red: say('outcome.red'),
};

export const TILE_NAMES: Readonly<Record<string, string>> = {
  Andar: say('outcome.andar'),
  Dealer: say('outcome.dealer'),
};

const TILE: Tongue = {
  word: word => TILE_WORDS[word] ?? word,
  name: name => TILE_NAMES[name] ?? name,
  frames: { runs: what => say('outcome.withRuns', { what }) },
};
