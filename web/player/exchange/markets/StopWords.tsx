import { say } from '@maidan/words/say';
import { stopText } from '../../parts/event/stopText.ts';

/** Why the house has stopped the betting, where it said so. */
export const StopWords = ({ why }: { readonly why: string | undefined }) =>
  why ? <p className="stop-words">{say('sport.stopped', { why: stopText(why) })}</p> : null;
