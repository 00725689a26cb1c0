import { hash } from 'node:crypto';

/**
 * What is kept of a token, a cookie or a name that must not be readable in the database. Fast on purpose: what goes in
 * is 256 random bits, or is no secret at all. Passwords go to passwords.ts.
 */
export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** The same in the way the database writes it. For the log: whether what is kept is what was put there, and nothing more. */
export const markOf = (text: string): string => hash('sha256', text, 'hex');
