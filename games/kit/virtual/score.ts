import { type Fixture } from './fixtures.ts';
import { MOST } from './numbers.ts';

/* A football match is so many passages of five minutes. In each of them one side scores, or none does. */

export const PASSAGES = 18;
export const MINUTES = 90 / PASSAGES;

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** What happens in a passage. Near a goal there is a chance: it is for the picture, nothing is decided by it. */
export type Passage = 'home' | 'away' | 'homeChance' | 'awayChance' | 'play';

const NEAR = 9;

/** The lowest numbers are goals of the home side, the highest those of the other. */
export function passageAt({ homeGoals, awayGoals }: Fixture, number: number): Passage {
  if (number <= homeGoals) return 'home';
  if (number > MOST - awayGoals) return 'away';
  if (number <= homeGoals + NEAR) return 'homeChance';
  return number > MOST - awayGoals - NEAR ? 'awayChance' : 'play';
}

export function goalsOf(fixture: Fixture, drawn: readonly number[]): Goals {
  const passages = drawn.map(number => passageAt(fixture, number));
  const count = (who: Passage) => passages.filter(each => each === who).length;
  return { home: count('home'), away: count('away') };
}

/** Every score a match can end with from here, and its chance: passage by passage. */
export function scores(fixture: Fixture, drawn: readonly number[]): readonly (Goals & { readonly p: number })[] {
  const [home, away] = [fixture.homeGoals / MOST, fixture.awayGoals / MOST];
  const start = goalsOf(fixture, drawn);
  const size = PASSAGES + 1;
  let now = new Float64Array(size * size);
  now[start.home * size + start.away] = 1;
  for (let n = drawn.length; n < PASSAGES; n++) {
    const next = new Float64Array(size * size);
    for (const [at, p] of now.entries()) {
      if (p === 0) continue;
      next[at]! += p * (1 - home - away);
      next[at + size]! += p * home;
      next[at + 1]! += p * away;
    }
    now = next;
  }
  return Array.from(now, (p, at) => ({ home: Math.floor(at / size), away: at % size, p })).filter(({ p }) => p > 0);
}
