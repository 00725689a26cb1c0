import type { Language } from '@maidan/contract/language';
import { DEFAULTS } from '@maidan/contract/settings';
import type { Say } from '@maidan/words/speak';
import { sayIn } from '../words.ts';

const [WELCOME, CREDITED, BREAK] = DEFAULTS.news.lines;
const [MANAS, ICALL, VANDREVALA] = DEFAULTS.help.lines;

/** What a house says that nobody has changed yet. */
const OWN: ReadonlyMap<string | undefined, (say: Say) => string> = new Map([
  [WELCOME, say => say('records.newsWelcome')],
  [CREDITED, say => say('records.newsCredited')],
  [BREAK, say => say('records.newsBreak')],
  [MANAS, say => say('records.helpManas')],
  [ICALL, say => say('records.helpIcall')],
  [VANDREVALA, say => say('records.helpVandrevala')],
  [DEFAULTS.support.label, say => say('shell.support')],
]);

/** A line of the house's own in the reader's language; what an operator typed is told as it was typed. */
export const houseWords = (language: Language, line: string): string => OWN.get(line)?.(sayIn(language)) ?? line;
