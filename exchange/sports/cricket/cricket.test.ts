import { inEnglish } from '../told/told.ts';
import type { Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import { ballNow } from './play.ts';
import { cricket } from './cricket.ts';
import { reviewsOf } from './delivery.ts';
import { begun, played } from './notation.ts';

const OUT = 'Wx10';
const bowled = { type: 'ball', ball: { bat: 0, out: { how: 'bowled', who: 'striker' } } } as const;

describe('what an event means for betting', () => {
  test.each([
    ['the bowler starts', { type: 'runUp' }, 'running'],
    ['the umpires look again', { type: 'review', of: 'boundary' }, 'dangerous'],
    ['a wicket', bowled, 'dangerous'],
    ['the next batter is in', { type: 'batter' }, 'quiet'],
    ['a ball is scored', { type: 'ball', ball: { bat: 4 } }, 'quiet'],
    ['rain', { type: 'pause', why: 'rain' }, 'quiet'],
  ] as const)('%s', (_case, event, signal) => {
    expect(cricket.signalOf(begun('T20'), event)).toBe(signal);
  });

  test('nobody quotes anything while the umpires look', () => {
    const looking = played(begun('T20'), '1 runUp review');
    expect(cricket.marketsOf(looking).filter(plan => cricket.truthOf(looking, plan))).toEqual([]);
  });

  test('the bowler running in changes no chance', () => {
    const [before, running] = [played(begun('T20'), '1 4 W'), played(begun('T20'), '1 4 W runUp')];
    const plan = cricket.marketsOf(before)[0]!;
    expect(cricket.truthOf(running, plan)).toEqual(cricket.truthOf(before, plan));
  });

  test('what the umpires may find is as likely as it was before they looked', () => {
    const state = played(begun('T20'), 'runUp');
    const balls = ballNow(state);
    const outcome = (found: (typeof balls)[number]): number => {
      const looks = reviewsOf(found[0], false);
      const notLooked = 1 - Object.values(looks).reduce((sum, chance) => sum + chance, 0);
      const afterLook = Object.entries(looks).map(([kind, chance]) => {
        const likely = balls.map(
          ([ball, part]) => part * (Object.entries(reviewsOf(ball, false)).find(([k]) => k === kind)?.[1] ?? 0),
        );
        const looked = likely.reduce((sum, each) => sum + each, 0);
        return looked * ((found[1] * chance) / looked);
      });
      return found[1] * notLooked + afterLook.reduce((sum, each) => sum + each, 0);
    };
    for (const each of balls) expect(outcome(each)).toBeCloseTo(each[1], 12);
  });
});

describe('what is told', () => {
  test.each([
    ['1 4', 'Innings 1, 0.2 overs · Powerplay', '5/0 (0.2)', 'Run rate 15.00'],
    [`4 ${OUT}`, 'Innings 1, 1.5 overs, innings break', '4 (1.5)', 'Deccan Comets need 5 to win'],
    [`4 ${OUT} change 1`, 'Innings 2, 0.1 overs · Powerplay', '4 (1.5)', 'Deccan Comets need 4 off 119 balls'],
    [`4 ${OUT} change 4 ${OUT}`, 'Innings 2, 1.5 overs, innings break', '4 (1.5)', 'Scores level: super over'],
    ['1 rain', 'Rain stops play', '1/0 (0.1)', 'Run rate 6.00'],
  ])('%s', (sheet, phase, score, line) => {
    const told = cricket.scoreOf(played(begun('T20'), sheet));
    expect([told.phase, told.sides[0]!.score, told.line]).toEqual([phase, score, line]);
  });

  test('a wicket and the end of an over are said in a line', () => {
    const out = cricket.evolve(played(begun('T20'), '1'), bowled);
    expect(inEnglish(cricket.say(out, bowled)!)).toMatch(/^0\.2 .+ to .+, OUT, bowled: 1\/1\.$/);
    const over = played(begun('T20'), '1x6');
    expect(inEnglish(cricket.say(over, { type: 'ball', ball: { bat: 1 } })!)).toMatch(/End of over 1: 6\/0\.$/);
  });
});

describe('the schedule', () => {
  const fixtures = Array.from({ length: 500 }, (_, n) => cricket.invent(n as Millis, `${n}`, randomOf('schedule', n)));

  test('mostly T20, some one-day matches and few Tests', () => {
    const share = (format: string): number => fixtures.filter(each => each.format === format).length / fixtures.length;
    expect(share('T20')).toBeGreaterThan(0.7);
    expect(share('ODI')).toBeGreaterThan(0.1);
    expect(share('Test')).toBeGreaterThan(0.01);
    expect(share('Test')).toBeLessThan(0.1);
  });

  test('two different teams of eleven different players', () => {
    for (const fixture of fixtures.slice(0, 60)) {
      const { sides } = cricket.begin(fixture);
      expect(sides[0].name).not.toBe(sides[1].name);
      for (const side of sides) expect(new Set(side.players).size).toBe(11);
    }
  });
});
