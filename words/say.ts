import { speak } from './speak.ts';

/**
 * A message by its key, with what it asks for: say('bets.open', { count: 3 }). In a page of ours the build has put the
 * message itself in its place, in the language of the page (web/wordsBuild.ts); elsewhere it is said in English.
 */
export const say = speak('en');
