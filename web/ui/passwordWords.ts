import { say } from '@maidan/words/say';

/** Said beside the one field for it, by whoever is signed in: no email is asked for there. */
const NOT_YOURS = say('account.notYours');

/** What a form that asks for the password of now says to a refusal. */
export const ownPasswordWords = ({ code, message }: { readonly code?: string; readonly message: string }): string =>
  code === 'wrong-credentials' ? NOT_YOURS : message;
