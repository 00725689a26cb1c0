import type { Language } from '@maidan/contract/language';
import { type Say, speak } from '@maidan/words/speak';

const SPOKEN: Readonly<Record<Language, Say>> = { en: speak('en'), hi: speak('hi') };

/** Who says messages of the catalogue in a language; what was said once is ready for the next time. */
export const sayIn = (language: Language): Say => SPOKEN[language];
