import type { RoundId } from '@maidan/core/ids';
import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../rehearsedRounds.ts';
import { shareLeft } from '../../../parts/shareLeft.ts';
import { clipMs, lastCallOf, secondsLeft, seeNext, windowMs } from './timing.ts';
import { soundOf } from '../sound/useRoundSounds.ts';

const games = new Map(await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const)));
const game = (code: string): Game => games.get(code)!;

describe('time', () => {
  test.each([
    [10_000, 3_000, 7],
    [10_000, 2_999, 8],
    [10_000, 10_000, 0],
    [10_000, 12_000, 0],
  ])('due at %i, now %i: %i seconds', (dueAt, now, seconds) => {
    expect(secondsLeft(dueAt, now)).toBe(seconds);
  });

  test('the ring is full for the whole window and never overfull', () => {
    expect([shareLeft(20, 20_000), shareLeft(5, 20_000), shareLeft(90, 20_000), shareLeft(3, 0)]).toEqual([
      1, 0.25, 1, 0,
    ]);
  });

  test('the window that is open is the one of the script', () => {
    const [teen20, race2] = [statesOf(game('teen20'), 1), statesOf(game('race2'), 1)];
    expect(
      windowMs(
        game('teen20'),
        teen20.find(({ phase }) => phase === 'open')!,
      ),
    ).toBe(20_000);
    expect(
      windowMs(
        game('race2'),
        race2.findLast(({ phase }) => phase === 'open')!,
      ),
    ).toBe(12_000);
  });

  test('a clip is over before the next thing happens, but is never a flicker or a film', () => {
    expect([clipMs(1_500, 0), clipMs(100, 0), clipMs(60_000, 0)]).toEqual([1_350, 900, 6_000]);
  });

  const at = (id: string, count: number) => ({
    ...statesOf(game('teen20'), 1)[0]!,
    id: id as RoundId, // a sample's own
    dealt: Array.from({ length: count }, () => ({ to: 'A', face: 'KS' })),
  });
  test.each<[string, readonly (readonly [string, number])[], number]>([
    [
      'who joins before the first card sees every card come',
      [
        ['r1', 0],
        ['r1', 1],
        ['r1', 2],
      ],
      0,
    ],
    [
      'who joins in the middle finds what lies there',
      [
        ['r1', 4],
        ['r1', 5],
      ],
      4,
    ],
    [
      'the next round starts from nothing',
      [
        ['r1', 6],
        ['r2', 0],
        ['r2', 1],
      ],
      0,
    ],
    [
      'many cards at once are a reconnection',
      [
        ['r1', 1],
        ['r1', 6],
      ],
      6,
    ],
    [
      'and so is a round that is well under way',
      [
        ['r1', 1],
        ['r2', 5],
      ],
      5,
    ],
  ])('%s', (_, steps, fresh) => {
    const seen = steps.reduce<ReturnType<typeof seeNext> | undefined>(
      (so, [id, n]) => seeNext(so, at(id, n), () => 0),
      undefined,
    );
    expect(seen?.fresh).toBe(fresh);
  });
});

test.each([
  [6, 'open'],
  [5, 'last'],
  [1, 'last'],
  [0, 'closing'],
])('with %i seconds in which a bet is taken it is %s', (seconds, call) => expect(lastCallOf(seconds)).toBe(call));

test('a change at the table has a sound, and nothing else does', () => {
  const states = statesOf(game('teen20'), 1);
  const sounds = states.map((state, i) => soundOf(game('teen20'), states[i - 1], state));
  expect(sounds).toEqual([undefined, 'chip', 'tick', 'card', 'card', 'card', 'card', 'card', 'card', 'bell']);
  expect(soundOf(game('sicbo'), states[0], states[0]!)).toBeUndefined();
});
