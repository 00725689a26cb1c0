import { describe, expect, test } from 'vitest';
import { chaseKept } from './chase.ts';
import { type Contest, contestOf } from './contest.ts';
import { deliveriesOf } from './delivery.ts';
import { flowOf, type Standing } from './flow.ts';
import { isLegal, runsOf } from './innings.ts';
import { ALL_OUT, BALLS_PER_OVER, SUPER_OVER } from './rules.ts';

const PAIRS = [0.3, 0.25, 0.2, 0.1, 0, -0.1, -0.3, -0.6, -0.9, -1.3];
const attack = [...'abacbdedecdedecbacba'].map(letter => 0.1 * ('abcdef'.indexOf(letter) - 2));
const t20 = contestOf({ format: 'T20', pairs: PAIRS, attack });
const superOver = contestOf({ format: 'T20', pairs: PAIRS, attack: [0.1], isSuperOver: true });

/** The same question asked the slow way: every delivery of the simulator, one after the other. */
function bySpelling(
  contest: Contest,
  at: Standing,
  balls: number,
  target: number,
  chance = 1,
): { win: number; tie: number } {
  if (at.score >= target) return { win: chance, tie: 0 };
  const wickets = contest.strengths.isSuperOver ? SUPER_OVER.wickets : ALL_OUT;
  if (at.balls === balls || at.wickets === wickets) return { win: 0, tie: at.score === target - 1 ? chance : 0 };
  if (chance < 1e-11) return { win: 0, tie: 0 };
  const over = Math.floor(at.balls / BALLS_PER_OVER);
  const level = contest.chase(over, at.wickets)[target - at.score]!;
  const sum = { win: 0, tie: 0 };
  for (const [ball, part] of deliveriesOf('T20', contest.kernel(over, at.wickets, level), at.isFreeHit)) {
    const after = {
      balls: at.balls + (isLegal(ball) ? 1 : 0),
      wickets: at.wickets + (ball.out ? 1 : 0),
      score: at.score + runsOf(ball),
      isFreeHit: ball.extra === 'noBall' || (at.isFreeHit && ball.extra === 'wide'),
    };
    const found = bySpelling(contest, after, balls, target, chance * part);
    sum.win += found.win;
    sum.tie += found.tie;
  }
  return sum;
}

describe('the rest of an innings', () => {
  test.each([
    ['7 needed off 3, five out', { balls: 117, wickets: 5, score: 150, isFreeHit: false }, 157],
    ['2 needed off 2, nine out', { balls: 118, wickets: 9, score: 150, isFreeHit: false }, 152],
    ['4 needed off the last ball, a free hit', { balls: 119, wickets: 9, score: 150, isFreeHit: true }, 154],
    ['1 needed off 3, nine out', { balls: 117, wickets: 9, score: 150, isFreeHit: false }, 151],
  ])('%s: as likely as spelling out every delivery', (_case, from, target) => {
    const { end } = flowOf({ contest: t20, balls: 120, wickets: ALL_OUT, target, marks: [] }, from);
    const spelled = bySpelling(t20, from, 120, target);
    expect(end.subarray(target).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(spelled.win, 6);
    expect(end[target - 1]).toBeCloseTo(spelled.tie, 6);
  });

  test.each([40, 120, 160, 200])('a chase of %d is the same worked out forwards and backwards', target => {
    const from = { balls: 0, wickets: 0, score: 0, isFreeHit: false };
    const { end } = flowOf({ contest: t20, balls: 120, wickets: ALL_OUT, target, marks: [] }, from);
    const chase = chaseKept(t20, 120, ALL_OUT);
    expect(end.subarray(target).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(chase.win[target]!, 5);
    expect(end[target - 1]).toBeCloseTo(chase.tie[target]!, 5);
  });

  test.each([5, 10, 20])('a super over that needs %d is the same worked out forwards and backwards', target => {
    const from = { balls: 0, wickets: 0, score: 0, isFreeHit: false };
    const { end } = flowOf({ contest: superOver, ...SUPER_OVER, target, marks: [] }, from);
    const chase = chaseKept(superOver, SUPER_OVER.balls, SUPER_OVER.wickets);
    expect(end.subarray(target).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(chase.win[target]!, 6);
  });

  test('every distribution sums to one', () => {
    const from = { balls: 30, wickets: 2, score: 41, isFreeHit: false };
    const { after, end, nextWicket } = flowOf({ contest: t20, balls: 120, wickets: ALL_OUT, marks: [36, 60] }, from);
    for (const list of [end, nextWicket, after.get(36)!, after.get(60)!]) {
      expect(list.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
    }
  });
});
