import { type Language, languageOf, LANGUAGES } from '@maidan/contract/language';
import type { FastifyRequest } from 'fastify';

/** So long a browser remembers what was chosen in it. */
export const LANGUAGE_SECONDS = 365 * 86_400;

/** What an answer depends on that is told in the reader's language. */
export const BY_LANGUAGE = 'accept-language, cookie';

/** The language a visitor has chosen, or else would rather read. */
export const languageFor = (request: FastifyRequest): Language =>
  languageNamed(request.cookies?.['language']) ?? languageOf(request.headers['accept-language']);

export const languageNamed = (name: unknown): Language | undefined => LANGUAGES.find(language => language === name);
