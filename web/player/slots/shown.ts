import type { Reply } from '@maidan/contract/api';
import { type Money, paise } from '@maidan/core/money';
import { type Slot, windowOf } from '@maidan/games/slots/slot';
import { outcomeOf, paid, type Win } from '@maidan/games/slots/spin';

/* What a spin shows, one after the other: the reels of each of its spins, what won there, and what it came to. */

export type Spun = Reply<'spin'>['spin'];

/** One turn of the reels. */
export interface Turn {
  readonly stops: readonly number[];
  readonly wins: readonly Win[];
  /** 0 for the spin itself, then the free ones. */
  readonly nth: number;
}

export function turnsOf(slot: Slot, spin: Spun): readonly Turn[] {
  const { spins } = outcomeOf(slot, spin.stops);
  return spin.stops.map((stops, nth) => ({ stops, wins: spins[nth]!, nth }));
}

/** What was paid up to a turn, and with it. */
export const paidUpTo = (slot: Slot, spin: Spun, turns: readonly Turn[], nth: number): Money =>
  paid(
    slot,
    spin.stake,
    turns
      .slice(0, nth + 1)
      .flatMap(({ wins }) => wins)
      .reduce((sum, { units }) => sum + units, 0),
  );

/** Which symbols of which reels won: `reel row`. */
export function litOf(slot: Slot, { stops, wins }: Turn): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const { symbol, line, reels } of wins) {
    for (let reel = 0; reel < reels; reel += 1) {
      for (const [row, seen] of windowOf(slot, reel, stops[reel]!).entries()) {
        const isOn = line === null || (slot.lines !== 'ways' && slot.lines[line]![reel] === row);
        if (isOn && (seen === symbol || seen === slot.wild?.symbol)) lit.add(`${reel} ${row}`);
      }
    }
  }
  return lit;
}

/**
 * How a spin that is over is told. Only what came to more than was staked is a win: a part of the stake that comes back is a
 * loss, and is told as one.
 */
export type Telling = 'nothing' | 'back' | 'even' | 'won';

export function tellingOf({ stake, paid: came }: Pick<Spun, 'stake' | 'paid'>): Telling {
  if (came > stake) return 'won';
  if (came === stake) return 'even';
  return came > paise(0) ? 'back' : 'nothing';
}

/** 128 bits of this browser, which the house cannot know. */
export const freshNumber = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** As the house takes it. */
export const isNumber = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
