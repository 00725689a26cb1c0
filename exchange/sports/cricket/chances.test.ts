import { describe, expect, test } from 'vitest';
import { KERNEL, kernelOf, LEVELS, meanRuns, NO_BALLS, OUT, OUT_AFTER_ONE, RUN_OUT, RUNS, WIDES } from './chances.ts';
import { deliveriesOf, reviewsOf } from './delivery.ts';
import { isLegal, runsOf } from './innings.ts';
import { FORMATS, RULES } from './rules.ts';

const SKILLS = [-1.6, -0.5, 0, 0.5, 1.2];
const CASES = FORMATS.flatMap(format => SKILLS.map(skill => [format, skill] as const));

describe('the chances of a ball', () => {
  test.each(CASES)(
    '%s with %d more skill than the bowler: they sum to one however hard the pair hits',
    (format, skill) => {
      for (let level = 0; level < LEVELS; level++) {
        const kernel = kernelOf(format, skill, level);
        const total = kernel.slice(0, RUN_OUT).reduce((sum, chance) => sum + chance, 0);
        expect(total).toBeCloseTo(1, 12);
        expect(Math.min(...kernel)).toBeGreaterThan(0);
      }
    },
  );

  test.each(CASES)('%s with %d more skill: what is drawn is what is priced', (format, skill) => {
    const kernel = kernelOf(format, skill, 12);
    for (const isFreeHit of [false, true]) {
      const places = new Float64Array(KERNEL);
      for (const [ball, chance] of deliveriesOf(format, kernel, isFreeHit)) {
        const total = runsOf(ball);
        if (ball.out) places[total === 1 ? OUT_AFTER_ONE : OUT]! += chance;
        else if (isLegal(ball)) places[RUNS.findIndex(runs => runs === total)]! += chance;
        else places[(ball.extra === 'wide' ? WIDES : NO_BALLS).find(([, runs]) => runs === total)![0]]! += chance;
      }
      const spared = isFreeHit ? kernel[OUT]! - kernel[RUN_OUT]! : 0;
      const expected = kernel.with(0, kernel[0]! + spared).with(OUT, kernel[OUT]! - spared);
      for (let place = 0; place < RUN_OUT; place++) expect(places[place]).toBeCloseTo(expected[place]!, 12);
    }
  });

  test.each(FORMATS)('%s: skill and intent both score, but only skill keeps the wicket', format => {
    const [base, skilled, hitting] = [kernelOf(format, 0, 9), kernelOf(format, 0.4, 9), kernelOf(format, 0, 15)];
    expect(meanRuns(skilled)).toBeGreaterThan(meanRuns(base));
    expect(meanRuns(hitting)).toBeGreaterThan(meanRuns(base));
    expect(skilled[OUT]).toBeLessThan(base[OUT]!);
    expect(hitting[OUT]).toBeGreaterThan(base[OUT]!);
  });

  test('umpires never look at more than there is, and only at what can be reviewed', () => {
    for (const [ball] of deliveriesOf('T20', kernelOf('T20', 0, 9), false)) {
      const looked = Object.values(reviewsOf(ball, false)).reduce((sum, chance) => sum + chance, 0);
      expect(looked).toBeLessThanOrEqual(isLegal(ball) ? 1 : 0);
    }
  });
});

test.each(['T20', 'ODI'] as const)('%s: nobody bowls two overs running, or more than allowed', format => {
  const { plan, overs, perBowler } = RULES[format];
  expect(plan).toHaveLength(overs);
  expect(plan).not.toMatch(/(.)\1/);
  for (const bowler of 'abcdef') expect(plan.split(bowler).length - 1).toBeLessThanOrEqual(perBowler);
});

test('the plan of a Test goes round without anybody bowling twice running', () => {
  expect(RULES.Test.plan.repeat(2)).not.toMatch(/(.)\1/);
});
