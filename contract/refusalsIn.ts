import { type ErrorCode, sentenceOf } from './errors.ts';
import { fieldInHindi, HINDI } from './errorsHindi.ts';
import type { Language } from './language.ts';

/* What is refused, in the language of whoever reads it. A language without its sentences does not compile. */

const REFUSALS: Readonly<Record<Language, (code: ErrorCode) => string>> = { en: sentenceOf, hi: code => HINDI[code] };
const FIELDS: Readonly<Record<Language, (sentence: string) => string>> = { en: sentence => sentence, hi: fieldInHindi };

export const refusalIn = (language: Language, code: ErrorCode): string => REFUSALS[language](code);

/** What is wrong with a field, by what it is in English. */
export const fieldIn = (language: Language, sentence: string): string => FIELDS[language](sentence);
