import { commit, hashOf } from '@maidan/core/commitment';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { type SomeSport, SPORTS } from '../sports/sports.ts';
import { comingIn, drawn, type Drawing, paceOf, wordsFor } from './draw.ts';

/* Somebody who has the seed and every public number so far, against the next step of every sport. */

/** A step that is about to be drawn. */
interface Due {
  readonly sport: SomeSport;
  readonly state: unknown;
  readonly drawing: Drawing;
  readonly nth: number;
  readonly before: string;
}

const ATTACKS: Readonly<Record<string, (due: Due) => unknown>> = {
  'the seed alone': ({ sport, state, drawing, nth }) => sport.next(state, randomOf(drawing.seed, nth - 1))?.event,
  'the last public number': ({ sport, state, drawing, nth, before }) =>
    drawn(sport, state, wordsFor(drawing, nth, before))?.event,
  'no public number': ({ sport, state, drawing, nth }) => drawn(sport, state, wordsFor(drawing, nth, ''))?.event,
};

/** They know the chances and nothing else. */
const STRANGERS = 8;
const guessed = ({ sport, state, drawing: { event }, nth }: Due, stranger: number): unknown =>
  drawn(sport, state, wordsFor({ event, seed: hashOf(`stranger ${stranger}`) }, nth, hashOf('a guess')))?.event;

const STEPS = 600;

/** Steps of one match after another, as many as chance has a part in, with what became of each. */
function* stepsOf(sport: SomeSport): Generator<readonly [Due, unknown]> {
  for (let match = 1, left = STEPS; left > 0; match += 1) {
    const fixture = sport.invent(0 as Millis, `${sport.code}-${match}`, randomOf('foretold', match));
    const drawing = { event: fixture.id, seed: hashOf(`seed ${match}`) };
    let [state, before] = [sport.begin(fixture), commit(drawing.seed)];
    for (let nth = 1; left > 0; nth += 1) {
      const coming = comingIn(sport, state, paceOf(drawing, nth));
      if (!coming) break;
      if ('certain' in coming) {
        state = sport.evolve(state, coming.certain);
        continue;
      }
      const number = hashOf(`public ${match} ${nth}`);
      const { event } = drawn(sport, state, wordsFor(drawing, nth, number))!;
      yield [{ sport, state, drawing, nth, before }, event];
      [state, before, left] = [sport.evolve(state, event), number, left - 1];
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

test.each(SPORTS.map(sport => [sport.code, sport] as const))(
  '[R14] %s: with the seed and all that was public the next step is known no better than by its chances',
  (_, sport) => {
    const steps = [...stepsOf(sport)];
    const hits = (foretell: (due: Due) => unknown): number =>
      steps.filter(([due, event]) => isSame(foretell(due), event)).length;
    const byChance = Math.max(...Array.from({ length: STRANGERS }, (__, n) => hits(due => guessed(due, n))));
    const most = byChance + 4 * Math.sqrt(byChance * (1 - byChance / STEPS)); // four standard deviations
    expect(most).toBeLessThan(STEPS); // who knew every step would be found
    for (const [known, attack] of Object.entries(ATTACKS)) expect([known, hits(attack) <= most]).toEqual([known, true]);
  },
);
