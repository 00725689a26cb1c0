import type { Language } from '@maidan/contract/language';
import { say } from '@maidan/words/say';
import { call } from './session.ts';

/* A page is in the language it was built in. Another one is another page: the server has it at an address that names the
   language, remembers that in the browser, and leads to the page as it is. */

/** Of this page. */
export const LANGUAGE: string = say('frame.language');

/** A page of ours in another language, in place of this one. */
export function goIn(language: Language, to: string): void {
  const there = new URL(to, location.origin);
  there.searchParams.set('language', language);
  location.replace(there);
}

/** Kept with the account too. A browser that cannot reach the house remembers it all the same. */
export async function choose(language: Language): Promise<void> {
  await call('chooseLanguage', { language }).catch(() => undefined);
  goIn(language, location.href);
}
