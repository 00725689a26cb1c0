import type { Random } from '@maidan/core/random';
import type { Seat } from './seat.ts';

/** Looks at the page now and then, and does what it believes in. Each match has a new one. */
export interface Bot {
  look(seat: Seat): void;
}

export type BotMaker = (random: Random) => Bot;
