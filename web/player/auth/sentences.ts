import { Refused } from '../../api.ts';

/** What the server said, when it was the server that refused. A dead line has no sentence of its own on these pages. */
export const saidBy = (error: unknown): string | undefined =>
  error instanceof Refused && error.code !== 'unreachable' ? error.message : undefined;

/** What the server said about single fields. */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Refused ? error.fields : {};
