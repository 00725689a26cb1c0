import { formatParts } from '@maidan/words/past/nameParts';
import { say } from '@maidan/words/say';
import { formatSaid } from './formatSaid.ts';

/**
 * '18 holes', in the language of the page. In English it is said as it is written down: the build leaves out of English pages how
 * it is taken apart.
 */
export const formatWords = (format: string): string =>
  say('frame.lang') === 'en-IN' ? format.replace(' x ', ' × ') : formatSaid(formatParts(format));
