import { type Language, LANGUAGES } from '@maidan/contract/language';
import type { Sayings } from '@maidan/exchange/sports/told/toldIn';
import { CATALOGUES } from './catalogue.ts';
import { codeOf } from './messageCode.ts';
import { HINDI_TOLD } from './told/hindi.ts';
import { HINDI_BOARD } from './told/hindiBoard.ts';

/** English is what everything is written in: the others stand beside it. */
type Other = Exclude<Language, 'en'>;

/** What a language has beside its catalogue. */
export interface Tongue {
  /** How its files are called: `names<Hindi>.ts` of the games, `faults<Hindi>.ts` of what verifiers find. */
  readonly files: string;
  /** What the exchange tells, and of that what the board prints. */
  readonly told: Readonly<Record<keyof typeof HINDI_TOLD, string>>;
  readonly board: Readonly<Record<keyof typeof HINDI_BOARD, string>>;
  /** Letters that only its pages load: a style sheet of `web/styles` and a file of `web/fonts`. */
  readonly face?: { readonly sheet: string; readonly file: string };
}

/** A language without one does not compile. */
const TONGUES: Readonly<Record<Other, Tongue>> = {
  hi: {
    files: 'Hindi',
    told: HINDI_TOLD,
    board: HINDI_BOARD,
    face: { sheet: 'devanagari.css', file: 'noto-sans-devanagari.woff2' },
  },
};

export const tongueOf = (language: Language): Tongue | undefined => (language === 'en' ? undefined : TONGUES[language]);

/** A table of functions by key, as code: the build puts it in a page, and the server reads it here. */
export const sayingsCode = (messages: Readonly<Record<string, string>>, language: Language): string =>
  `{${Object.entries(messages)
    .map(([key, message]) => `${JSON.stringify(key)}:v=>${codeOf(message, language, name => `v.${name}`)}`)
    .join(',')}}`;

const SAYINGS = new Map(
  LANGUAGES.flatMap(language => {
    const tongue = tongueOf(language);
    return tongue ? [[CATALOGUES[language]['frame.lang'], read(sayingsCode(tongue.told, language))] as const] : [];
  }),
);

/** What the exchange tells, for pages of that `lang`. Nothing in English, in which it comes. */
export const sayingsIn = (lang: string): Sayings | undefined => SAYINGS.get(lang);

function read(code: string): Sayings {
  // eslint-disable-next-line no-new-func -- the text is our own catalogue's
  return new Function(`return ${code}`)() as Sayings;
}
