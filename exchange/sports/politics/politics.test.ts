import { describe, expect, test } from 'vitest';
import type { Answer } from '../sport.ts';
import { inventOne, playOut } from '../../proof/sportLaws.ts';
import { nextSeat, seatsOf } from './count.ts';
import { type ElectionEvent, type ElectionState } from './election.ts';
import { politics } from './politics.ts';

const FIXTURE = inventOne(politics, 'election');

const after = (...events: readonly ElectionEvent[]): ElectionState =>
  events.reduce(politics.evolve, politics.begin(FIXTURE));

const declared = (count: number, party: number): ElectionEvent[] =>
  Array.from({ length: count }, () => ({ type: 'declare', region: 0, party }));

const answer = (state: ElectionState, id: string): Answer | undefined =>
  politics.answerOf(state, { id, name: id, kind: 'session' });

describe('only the commission settles', () => {
  const counted = playOut(politics, 'night').states.at(-2)!;
  const official = politics.evolve(counted, { type: 'official' });

  test('nothing is answered when all seats are declared, and all of it when that is official', () => {
    expect([counted.phase, answer(counted, 'bookmaker'), answer(counted, 'seats:1')]).toEqual([
      'counted',
      undefined,
      undefined,
    ]);
    expect(answer(official, 'seats:1')).toEqual({ type: 'runs', total: seatsOf(counted, 0) });
    expect(answer(official, 'bookmaker')?.type).toBe('won');
  });

  test('not held, or never declared: everything is void', () => {
    const cancelled = after({ type: 'open' }, ...declared(4, 0), { type: 'cancel' });
    expect(['bookmaker', 'seats:1', 'state:1'].map(id => answer(cancelled, id)?.type)).toEqual([
      'void',
      'void',
      'void',
    ]);
  });

  test('as many seats for both is a dead heat', () => {
    const level = after(...declared(3, 0), ...declared(3, 1), { type: 'official' });
    expect(answer(level, 'bookmaker')).toEqual({ type: 'won', winners: [0, 1] });
  });
});

describe('a seat tells something about all others', () => {
  test('a party that has won the first seats is likelier to win the next one, everywhere', () => {
    const [none, some] = [after(), after(...declared(8, 0))];
    expect(nextSeat(some, 1)[0]).toBeGreaterThan(nextSeat(none, 1)[0]);
  });

  test('what is declared cannot be lost any more', () => {
    const truth = politics.truthOf(after(...declared(5, 0)), { id: 'seats:1', name: '', kind: 'session' });
    expect(truth?.chances.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});
