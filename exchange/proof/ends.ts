import type { Random } from '../random.ts';
import type { SomeSport } from '../sports/sports.ts';

/*
 * A match that stands as it stands may end in many ways. To play it out is cheap beside knowing its chances, so what came
 * of a moment is asked of many ends instead of one: luck is averaged away, and what is left is what the chances were worth.
 */

/** As chance may have it. Who wants to see what it comes through on the way is shown every state. */
export function endFrom(
  sport: SomeSport,
  from: unknown,
  random: Random,
  seen: (state: unknown) => void = () => {},
): unknown {
  for (let state = from; ;) {
    const step = sport.next(state, random);
    if (!step) return state;
    state = sport.evolve(state, step.event);
    seen(state);
  }
}

export const endsFrom = (sport: SomeSport, from: unknown, count: number, random: Random): readonly unknown[] =>
  Array.from({ length: count }, () => endFrom(sport, from, random));
