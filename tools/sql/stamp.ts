import { createHash } from 'node:crypto';

/* A file that was made says of what: while that, and the file itself, is the same, it need not be made again. */

export const stamped = (text: string, from: string): string => `${text}// ${digestOf(text, from)}\n`;

export function isOf(made: string, from: string): boolean {
  const last = made.trimEnd().lastIndexOf('\n') + 1;
  return made.slice(last) === `// ${digestOf(made.slice(0, last), from)}\n`;
}

const digestOf = (text: string, from: string): string => createHash('sha256').update(`${text}\0${from}`).digest('hex');
