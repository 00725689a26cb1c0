import type { FormatParts } from '@maidan/words/past/nameParts';
import { say } from '@maidan/words/say';

/** What a match is played over, taken apart, in the language of the page. */
export const formatSaid = ({ kind, count, minutes, text }: FormatParts): string =>
  say('past.formatIs', { kind, count, minutes, text });
