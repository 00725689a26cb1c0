import { describe, expect, test } from 'vitest';
import dum10 from '../../dum10.ts';
import lucky15 from '../../lucky15.ts';
import lucky7 from '../../lucky7.ts';
import queen from '../../queen.ts';
import teen3 from '../../teen3.ts';
import teen32 from '../../teen32.ts';
import teen33 from '../../teen33.ts';
import teen42 from '../../teen42.ts';
import { couldFollow, goneFault } from './carriedShoe.ts';
import { carried, sampleRecords } from '../testing/fairSamples.ts';
import type { Fault } from './faults.ts';
import type { Game } from '../game.ts';
import type { Face } from '../shoe.ts';

const firstOf = (game: Game, many: number): readonly Face[] =>
  [...game.shoe.faces].flatMap(([face, count]) => Array<Face>(count).fill(face)).slice(0, many);

/** 220 points with no card above 8 left: ten are needed, and none can come. Two eights later four are enough. */
const STUCK = firstOf(dum10, 52).filter(card => /^[9TJQK]/.test(String(card)));
const CLIPS = firstOf(lucky15, 15);

describe('[R19] the cards said to be gone before a round', () => {
  test.each<[string, Game, readonly Face[], Fault | undefined]>([
    ['none, where the shoe is always full', lucky7, [], undefined],
    ['one, where the shoe is always full', lucky7, ['AS'], 'shoe-should-have-been-full'],
    ['one that is in no shoe', teen3, ['KS'], 'gone-does-not-fit-the-shoe'],
    ['one twice', teen3, ['AS', 'AS'], 'gone-does-not-fit-the-shoe'],
    ['one, where a round takes one', teen3, ['AS'], undefined],
    ['one, where a round takes three', teen42, ['AS'], 'gone-is-not-of-whole-rounds'],
    ['five, where a round takes three', queen, firstOf(queen, 5), 'gone-is-not-of-whole-rounds'],
    ['six, where a round takes three', queen, firstOf(queen, 6), undefined],
    ['46, where 35 are the most', teen3, firstOf(teen3, 46), 'shoe-should-have-been-changed'],
    ['51, where 35 are the most', dum10, firstOf(dum10, 51), 'shoe-should-have-been-changed'],
    ['all but a clip', lucky15, CLIPS.slice(0, 14), 'shoe-should-have-been-changed'],
    ['all but two of a kind', lucky15, CLIPS.slice(0, 13), 'shoe-should-have-been-changed'],
    ['all but two kinds', lucky15, CLIPS.slice(0, 12), undefined],
    ['those a fresh shoe was due after', dum10, STUCK, 'shoe-should-have-been-changed'],
    ['those and two more, which would not make it due', dum10, [...STUCK, '8S', '8H'], 'shoe-should-have-been-changed'],
    ['the same in an order that never made it due', dum10, ['8S', '8H', ...STUCK], undefined],
    ['a round left unfinished', carried, firstOf(carried, 3), 'gone-is-not-of-whole-rounds'],
  ])('%s', (_, game, gone, fault) => {
    expect(goneFault(game, gone)).toBe(fault);
  });

  test('a round that deals nothing takes nothing from the shoe', () => {
    expect(goneFault({ ...carried, script: () => [] }, ['AS'])).toBe('gone-is-not-of-whole-rounds');
  });
});

describe('[R19] the shoe of a later round', () => {
  const one = { gone: [], dealt: [{ to: 'B', face: 'AS' }] };
  const last = { gone: firstOf(teen3, 34), dealt: [{ to: 'B', face: 'QS' }] };
  test.each<[string, boolean, typeof one | typeof last, number, readonly Face[]]>([
    ['goes on', true, one, 1, ['AS']],
    ['is not changed for nothing', false, one, 1, []],
    ['is not another one', false, one, 1, ['AH']],
    ['has not lost more', false, one, 1, ['AS', 'AH']],
    ['is changed when it is due', true, last, 1, []],
    ['is not kept when a fresh one is due', false, last, 1, [...last.gone, 'QS']],
    ['goes on through the round between', true, one, 2, ['AS', 'AH']],
    ['goes on through a round without a result', true, one, 2, ['AS']],
    ['does not lose two cards in one round', false, one, 2, ['AS', 'AH', 'AC']],
    ['has not been used up and used again in one round', false, one, 2, ['AH']],
    ['is not one that twelve cards are gone from', false, one, 2, firstOf(teen3, 13).slice(1)],
    ['after the last of its own it is a fresh one', true, last, 2, ['AH']],
    ['and as fresh as the rounds between allow', false, last, 2, ['AH', 'AS']],
    ['is another one after many rounds', true, one, 50, ['AH']],
  ])('%s', (_, isFine, earlier, rounds, gone) => {
    expect(couldFollow(teen3, earlier, gone, rounds)).toBe(isFine);
  });
});

test.each([teen3, teen32, teen33, teen42, queen, dum10, lucky15, carried].map(game => [game.code, game] as const))(
  '[R19] %s: forty rounds at a table are as they must be, and so is any of them after any other',
  (_, game) => {
    const rounds = sampleRecords(game, 'forty', 40);
    expect(rounds.some((round, n) => n > 0 && round.gone.length === 0)).toBe(true);
    expect(rounds.filter(({ gone }) => goneFault(game, gone))).toEqual([]);
    const pairs = rounds.flatMap((later, n) => rounds.slice(0, n).map((earlier, m) => ({ earlier, later, n, m })));
    expect(pairs.filter(({ earlier, later, n, m }) => !couldFollow(game, earlier, later.gone, n - m))).toEqual([]);
    const fresh = rounds.filter((_round, n) => n > 0 && couldFollow(game, rounds[n - 1]!, [], 1));
    expect(fresh).toEqual(rounds.filter(({ gone }, n) => n > 0 && gone.length === 0));
  },
);
