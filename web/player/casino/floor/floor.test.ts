import { inRupees, rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { floorIn, floorOf, floorPath } from '../../parts/floorCodes.ts';
import { begun, NO_DRAFT } from '../slip/draft.ts';
import { actsAt, type Hand, type Hands, NO_HANDS, totalOf, withHand } from './hands.ts';
import { moved, placesFor, replaced, without } from './places.ts';
import { afterWriting } from './useFloorSlip.ts';

test.each<[what: string, text: string, codes: string]>([
  ['what is no table is left out', 'teen20,nothing,dt20', 'teen20 dt20'],
  ['nothing stands there twice', 'teen20,TEEN20,dt20', 'teen20 dt20'],
  ['never more than four', 'teen20,dt20,lucky7,war,poker', 'teen20 dt20 lucky7 war'],
  ['none', '', ''],
])('%s', (_, text, codes) => expect(floorIn(text).join(' ')).toBe(codes));

test('the table one is at comes first, then those of the last time, with a heart, played lately', () => {
  expect(floorPath(floorOf(4, ['dt20'], ['war', 'dt20'], ['lucky7'], ['poker', 'ab20']))).toBe(
    '/casino/tables?codes=dt20,war,lucky7,poker',
  );
});

test.each<[what: string, after: readonly string[], codes: string]>([
  ['another takes its place', replaced(['a', 'b', 'c'], 'b', 'd'), 'a d c'],
  ['one that stands there changes places with it', replaced(['a', 'b', 'c'], 'a', 'c'), 'c b a'],
  ['one place back', moved(['a', 'b', 'c'], 'a', 1), 'b a c'],
  ['one place forward', moved(['a', 'b', 'c'], 'c', -1), 'a c b'],
  ['the first has nowhere to go', moved(['a', 'b'], 'a', -1), 'a b'],
  ['closed', without(['a', 'b'], 'a'), 'b'],
])('places: %s', (_, after, codes) => expect(after.join(' ')).toBe(codes));

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 4],
])('%i tables have %i places', (count, places) => expect(placesFor(count)).toBe(places));

test('the slip goes to the table of the newest pick, and only that table clears it', () => {
  const draft = begun({ round: 'r1', window: 'r1 1' }, [{ selection: 'A.win', side: 'back' }], {});
  const atTeen = afterWriting({ at: '', draft: NO_DRAFT }, 'teen20', draft);
  expect(atTeen).toEqual({ at: 'teen20', draft });
  const atDragon = afterWriting(atTeen, 'dt20', draft);
  expect(atDragon.at).toBe('dt20');
  expect(afterWriting(atDragon, 'teen20', NO_DRAFT)).toBe(atDragon);
  expect(afterWriting(atDragon, 'dt20', NO_DRAFT)).toEqual({ at: 'dt20', draft: NO_DRAFT });
});

/** Who was asked to do what: 'teen20 undo'. */
const done: string[] = [];
const handAt = (table: string, hand: Partial<Hand>): Hand => {
  const doing = (what: string) => () => void done.push(`${table} ${what}`);
  const acts = { undo: doing('undo'), clear: doing('clear'), repeat: doing('repeat'), double: doing('double') };
  return {
    total: rupees(100),
    isAsked: false,
    undoAt: undefined,
    canClear: true,
    canRepeat: true,
    canDouble: true,
    closingAt: undefined,
    undoFrom: undefined,
    now: () => 0,
    acts: { current: { ...acts, takeBack: () => {} } },
    ...hand,
  };
};
const hands = (all: Readonly<Record<string, Partial<Hand>>>): Hands =>
  Object.entries(all).reduce((so, [table, hand]) => withHand(so, table, handAt(table, hand)), NO_HANDS);

test('Undo takes the last of all tables, the rest is done at the one in use', () => {
  const both = hands({ teen20: { undoAt: 7 }, dt20: { undoAt: 5 }, war: {} });
  const acts = actsAt(both, 'dt20');
  for (const act of [acts.onUndo, acts.onClear, acts.onRepeat, acts.onDouble]) act?.();
  expect(done).toEqual(['teen20 undo', 'dt20 clear', 'dt20 repeat', 'dt20 double']);
  expect(inRupees(totalOf(both))).toBe(300);
});

test('what cannot be done is not offered, and a table that closes takes its part with it', () => {
  const one = hands({ teen20: { undoAt: 7 }, dt20: { canClear: false, canRepeat: false, canDouble: false } });
  const left = withHand(one, 'teen20', undefined);
  expect(Object.values(actsAt(left, 'dt20')).filter(Boolean)).toEqual([]);
  expect(inRupees(totalOf(left))).toBe(100);
});
