import type { Key } from '../catalogue.ts';
import type { Say } from '../speak.ts';

const NAMES = {
  duel: 'fantasy.duel',
  highDuel: 'fantasy.highDuel',
  league: 'fantasy.league',
  grand: 'fantasy.grand',
} as const satisfies Readonly<Record<string, Key>>;

/** What a kind of contest is called; one that is gone, by its code. */
const kindName = (say: Say, code: string): string =>
  Object.hasOwn(NAMES, code) ? say(NAMES[code as keyof typeof NAMES]) : code;

/** 'Small league #2': which of its kind. */
export const contestName = (say: Say, code: string, nth: number | string): string =>
  say('fantasy.named', { kind: kindName(say, code), nth: String(nth) });
