import { runnerTold } from '@maidan/exchange/sports/told/runnerTold';
import { type Told, toldIn } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import { sayings } from '@maidan/words/told/sayings';

/* What the exchange tells, in the language of the page: English as it comes, any other from what it was made of. */

/** The language is a word of the catalogue, so that the build leaves out of English pages what they never say. */
export const toldWords = (text: string, told: Told | undefined): string =>
  say('frame.lang') !== 'en-IN' && told ? toldIn(sayings, told) : text;

/** A runner of a market that is made of that. Names of teams, players and horses stay as they are. */
export const runnerWords = (runner: string, made?: Told): string =>
  say('frame.lang') !== 'en-IN' ? toldWords(runner, runnerTold(runner, made)) : runner;
