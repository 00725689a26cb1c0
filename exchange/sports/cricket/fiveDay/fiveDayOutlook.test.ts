import { describe, expect, test } from 'vitest';
import { fixturesOf, statesOf } from '../calibration.ts';
import { deliveriesOf } from '../delivery.ts';
import { isLegal, runsOf } from '../innings.ts';
import type { CricketState } from '../match.ts';
import { ALL_OUT, BALLS_PER_OVER, RAIN, RAIN_TAKES } from '../rules.ts';
import { contestOfState } from '../strengths.ts';
import { fiveDayLevel } from '../tactics.ts';
import { fiveDayOutlook } from './fiveDayOutlook.ts';

/** Matches that came so far; the last innings is then put where a case wants it. */
const chase = [0, 1, 2, 3, 4, 5]
  .flatMap(n => statesOf(fixturesOf('Test', 1)[0]!, `chase ${n}`).open)
  .find(({ innings, stage }) => innings.length === 4 && stage === 'ready')!;

const OVERS_GONE = 60;

function chaseAt(oversLeft: number, wickets: number, need: number, ballsOfOver = 0): CricketState {
  const last = chase.innings[3]!;
  const balls = OVERS_GONE * BALLS_PER_OVER + ballsOfOver;
  const innings = { ...last, wickets, score: last.target! - need, balls, pending: 0, isFreeHit: false };
  return { ...chase, oversLeft, innings: chase.innings.with(-1, innings) };
}

interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly tie: number;
}

const WON: Chances = { win: 1, draw: 0, tie: 0 };
const DRAWN: Chances = { win: 0, draw: 1, tie: 0 };

/** The same question asked the slow way: every delivery and every shower of the simulator, one after the other. */
function bySpelling(state: CricketState): Chances {
  const contest = contestOfState(state);
  const { balls, wickets, score, target } = state.innings[3]!;
  const known = new Map<number, Chances>();
  const at = (ball: number, left: number, out: number, need: number, free: boolean, dry = false): Chances => {
    if (need <= 0) return WON;
    if (out === ALL_OUT) return { win: 0, draw: 0, tie: need === 1 ? 1 : 0 };
    if (left <= 0) return DRAWN;
    const key = (((ball * 10 + left) * 10 + out) * 100 + need) * 4 + (free ? 2 : 0) + (dry ? 1 : 0);
    const found = known.get(key) ?? work(ball, left, out, need, free, dry);
    known.set(key, found);
    return found;
  };
  const work = (ball: number, left: number, out: number, need: number, free: boolean, dry: boolean): Chances => {
    if (ball % BALLS_PER_OVER === 0 && !free && !dry) {
      const { least, most } = RAIN_TAKES;
      const showers = Array.from({ length: most - least + 1 }, (_, n) => at(ball, left - least - n, out, need, false));
      const parts = showers.map((after): [Chances, number] => [after, RAIN.Test / showers.length]);
      return sumOf([...parts, [at(ball, left, out, need, free, true), 1 - RAIN.Test]]);
    }
    const over = Math.floor(ball / BALLS_PER_OVER);
    const level = fiveDayLevel({ nth: 4, lead: 1 - need, wickets: out, overs: over, oversLeft: left });
    const deliveries = deliveriesOf('Test', contest.kernel(over, out, level), free);
    return sumOf(
      deliveries.map(([delivery, chance]) => {
        const next = ball + (isLegal(delivery) ? 1 : 0);
        const isOverEnd = next > ball && next % BALLS_PER_OVER === 0;
        const isFree = delivery.extra === 'noBall' || (free && delivery.extra === 'wide');
        const after = [left - (isOverEnd ? 1 : 0), out + (delivery.out ? 1 : 0), need - runsOf(delivery)] as const;
        return [at(next, ...after, isFree, !isOverEnd), chance];
      }),
    );
  };
  return at(balls, state.oversLeft, wickets, target! - score, false);
}

const sumOf = (parts: readonly (readonly [Chances, number])[]): Chances =>
  parts.reduce(
    (sum, [{ win, draw, tie }, chance]) => ({
      win: sum.win + win * chance,
      draw: sum.draw + draw * chance,
      tie: sum.tie + tie * chance,
    }),
    { win: 0, draw: 0, tie: 0 },
  );

const [batting, fielding] = chase.innings[3]!.batting === 0 ? ([0, 1] as const) : ([1, 0] as const);

describe('who wins a Test', () => {
  test.each([
    ['52 needed, 6 overs left, last pair', 6, 9, 52, 0],
    ['22 needed, 4 overs left, six out', 4, 6, 22, 0],
    ['30 needed, 8 overs left, five out', 8, 5, 30, 0],
    ['34 needed, 9 overs left, three out: the chase may be given up', 9, 3, 34, 0],
    ['2 needed, plenty of time, last pair', 9, 9, 2, 4],
    ['12 needed off the last over, eight out', 1, 8, 12, 1],
  ])('%s: as likely as spelling out every delivery', (_case, oversLeft, wickets, need, ballsOfOver) => {
    const state = chaseAt(oversLeft, wickets, need, ballsOfOver);
    const told = fiveDayOutlook(state);
    const { win, draw, tie } = bySpelling(state);
    const isOff = (chance: number, spelled: number): number => Math.abs(chance - spelled / (1 - tie));
    expect(isOff(told[batting]!, win)).toBeLessThan(0.01);
    expect(isOff(told[2]!, draw)).toBeLessThan(0.01);
    expect(isOff(told[fielding]!, 1 - win - draw - tie)).toBeLessThan(0.01);
  });

  test('while it rains, nobody knows how many overs are lost, but some are', () => {
    const dry = chaseAt(50, 4, 140);
    const told = fiveDayOutlook({ ...dry, stage: 'paused', pause: 'rain' });
    const { least, most } = RAIN_TAKES;
    const draws = Array.from(
      { length: most - least + 1 },
      (_, n) => fiveDayOutlook(chaseAt(50 - least - n, 4, 140))[2]!,
    );
    expect(told[2]).toBeCloseTo(draws.reduce((sum, draw) => sum + draw, 0) / draws.length, 9);
    expect(told[2]).toBeGreaterThan(fiveDayOutlook(dry)[2]! + 0.1);
  });

  test('rain that takes all that is left of the last innings makes it a draw', () => {
    expect(fiveDayOutlook({ ...chaseAt(RAIN_TAKES.least, 2, 5), stage: 'paused', pause: 'rain' })).toEqual([0, 0, 1]);
  });

  test.each([
    ['a declaration with a lead that nobody makes in the time left', 3, 40, 330],
    ['the last over with the runs far away', 4, 1, -200],
  ])('%s: the side that bats does not lose', (_case, nth, oversLeft, lead) => {
    const last = chase.innings[nth - 1]!;
    const before = chase.innings.slice(0, nth - 1);
    const behind = before.reduce((sum, { batting: side, score }) => sum + (side === last.batting ? score : -score), 0);
    const { end: _end, ...innings } = { ...last, wickets: 3, balls: 360, pending: 0, score: lead - behind };
    const state: CricketState = { ...chase, oversLeft, innings: [...before, innings] };
    expect(fiveDayOutlook(state)[1 - last.batting]).toBeLessThan(0.01);
  });
});
