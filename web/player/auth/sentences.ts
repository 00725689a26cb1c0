import { Refused } from '../../api.ts';

/** What the server said in its `error` field. A dead line has no sentence of its own on these pages. */
export const saidBy = (error: unknown): string | undefined => (error instanceof Refused ? error.error : undefined);

/** What the server said about single fields. What is wrong with a password stands beside the password. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof Refused)) return {};
  return isAboutPassword(error) ? { password: error.message } : error.fields;
}

export const isAboutPassword = (error: unknown): boolean =>
  error instanceof Refused && error.code.startsWith('password-');
