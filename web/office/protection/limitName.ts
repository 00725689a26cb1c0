import { say } from '@maidan/words/say';

/** A limit, by what something was refused for (own-loss-day) or by its own name (lossDay). */
export const limitName = (code: string): string =>
  say('officeProtection.limitCode', { code: code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) });
