import { initialled } from '../names/people.ts';
import { randomOf } from '../../random.ts';
import type { Fixture } from '../sport.ts';
import { wholeWithin } from '../names/draw.ts';

/** One line of a race card. */
export interface CardLine {
  readonly number: number;
  readonly name: string;
  /** Stall, or trap. */
  readonly draw: number;
  /** Dogs have none. */
  readonly jockey?: string;
  readonly trainer: string;
  readonly age: number;
}

/** Who rides whom: the same for ever for one race, because it follows from its id. */
export function raceCardOf(fixture: Fixture): readonly CardLine[] {
  const random = randomOf(`card ${fixture.id}`, 0);
  const isRidden = fixture.sport === 'horseRacing';
  return fixture.sides.map((name, n) => ({
    number: n + 1,
    name,
    draw: fixture.strengths?.[`draw${n + 1}`] ?? n + 1,
    ...(isRidden ? { jockey: initialled(random) } : {}),
    trainer: initialled(random),
    age: wholeWithin(random, 2, isRidden ? 8 : 4),
  }));
}
