import { type Words, wordsOf } from '@maidan/core/commitment';
import type { Random } from '../random.ts';
import type { Sport } from '../sports/sport.ts';

/*
 * How a step of a match is drawn. How long it takes follows from the seed and its number, so it is known, and what will
 * decide it can be named, before that exists. What happens follows from the seed, its number and public entropy that did
 * not exist before it was due.
 */

/** What comes next: when, and whether chance has a part in it. */
export interface Coming<E> {
  readonly ms: number;
  /** What it is bound to be; nothing where that is drawn. */
  readonly certain?: E;
}

/** Undefined when it is over. Steps are counted from 1. */
export function comingIn<S, E>(sport: Sport<S, E>, state: S, pace: Random): Coming<E> | undefined {
  let isDrawn = false;
  let any = 0;
  // how long it takes is the same whatever the chances are: see timing.test.ts
  const step = sport.next(
    state,
    () => {
      isDrawn = true;
      any = (any + GOLDEN) % 1;
      return any;
    },
    pace,
  );
  return step && (isDrawn ? { ms: step.ms } : { ms: step.ms, certain: step.event });
}

/** Numbers that are spread, and mean nothing. */
const GOLDEN = 0.618_033_988_75;

/** Of what committed event, and with which seed. */
export interface Drawing {
  readonly event: string;
  readonly seed: string; // 32 bytes, hex
}

/** HMAC-SHA256(seed, "v1|event|nth|pace|block"). */
export const paceOf = ({ event, seed }: Drawing, nth: number): Random =>
  randomBy(wordsOf(seed, `${event}|${nth}|pace`));

/** HMAC-SHA256(seed, "v1|event|nth|entropy|block"). */
export const wordsFor = ({ event, seed }: Drawing, nth: number, entropy: string): Words =>
  wordsOf(seed, `${event}|${nth}|${entropy}`);

/** What happens, and the words it took. */
export function drawn<S, E>(
  sport: Sport<S, E>,
  state: S,
  words: Words,
): { readonly event: E; readonly words: readonly number[] } | undefined {
  const taken: number[] = [];
  const random = randomBy(() => {
    const word = words();
    taken.push(word);
    return word;
  });
  const step = sport.next(state, random, ANY_PACE);
  return step && { event: step.event, words: taken };
}

/** A word for a number from 0 to 1. */
const randomBy =
  (words: Words): Random =>
  () =>
    words() / 2 ** 32;

/** When it happens was told before. */
const ANY_PACE: Random = () => 0;

/** Words as a record writes them: eight digits each. */
export const hexOf = (words: readonly number[]): string =>
  words.map(word => word.toString(16).padStart(8, '0')).join('');
