import { describe, expect, test } from 'vitest';
import { changedMinds, complaints, inventOne, playOut, toldBy } from '../../proof/sportLaws.ts';
import { fixturesOf, measure, statesOf, unevenness } from './calibration.ts';
import { cricket } from './cricket.ts';
import { gapOf, measureOdds } from './oddsCalibration.ts';
import type { Format } from './rules.ts';

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const deviation = (list: readonly number[]): number => Math.sqrt(mean(list.map(each => (each - mean(list)) ** 2)));

describe('simulated matches look like cricket', () => {
  test.each([
    ['T20', 200, [150, 170], [22, 36], [5.5, 7.5], [5, 11]],
    ['ODI', 60, [230, 280], [38, 70], [7, 9.2], [9, 18]],
    ['Test', 30, [270, 370], [70, 150], [8.5, 10], [10, 30]],
  ] as const)('first innings of a %s, over %d matches', (format, count, runs, spread, wickets, extras) => {
    const firsts = fixturesOf(format, count).flatMap((fixture, n) => {
      const [first] = statesOf(fixture, `looks ${n}`).last.innings;
      return first && first.end !== 'abandoned' ? [first] : [];
    });
    const within = (list: readonly number[], [low, high]: readonly [number, number], of = mean): void => {
      expect(of(list)).toBeGreaterThan(low);
      expect(of(list)).toBeLessThan(high);
    };
    const scores = firsts.map(({ score }) => score);
    within(scores, runs);
    within(scores, spread, deviation);
    within(
      firsts.map(innings => innings.wickets),
      wickets,
    );
    within(
      firsts.map(({ extras: { wides, noBalls, byes, legByes } }) => wides + noBalls + byes + legByes),
      extras,
    );
  });

  test('wickets fall in every way, most of them by catches', () => {
    const outs = fixturesOf('T20', 60).flatMap((fixture, n) =>
      statesOf(fixture, `outs ${n}`).last.innings.flatMap(({ batters }) => batters.flatMap(({ out }) => out ?? [])),
    );
    const share = (pattern: RegExp): number => outs.filter(out => pattern.test(out)).length / outs.length;
    expect(share(/^c /)).toBeGreaterThan(0.5);
    for (const pattern of [/^b /, /^lbw /, /^st /, /^run out /]) expect(share(pattern)).toBeGreaterThan(0.01);
  });

  test('playing at home, and winning the toss, are worth little', () => {
    const even = fixturesOf('T20', 1).map(fixture => ({ ...fixture, strengths: {} }));
    const lasts = Array.from({ length: 300 }, (_, n) => statesOf(even[0]!, `even ${n}`).last);
    const won = lasts.flatMap(({ result, toss }) =>
      result?.type === 'won' ? [{ home: result.side === 0, toss: result.side === toss!.winner }] : [],
    );
    expect(Math.abs(mean(won.map(each => (each.home ? 1 : 0))) - 0.52)).toBeLessThan(0.085);
    expect(Math.abs(mean(won.map(each => (each.toss ? 1 : 0))) - 0.5)).toBeLessThan(0.085);
  });
});

describe('the model tells the truth about the simulator', () => {
  test.each([
    ['T20', 4, 120, 3],
    ['ODI', 2, 30, 3],
  ] as const)('%s: every run line and every chance', (format, fixtures, matches, moments) => {
    const all = measure(fixturesOf(format as Format, fixtures), matches, moments);
    for (const [code, kind] of all) {
      if (kind.count < 80) continue;
      const slack = 2.6 / Math.sqrt(matches); // rows of one match go together, so matches are what counts
      const gap = kind.told > 0 ? Math.abs(kind.told - kind.came) / kind.count : unevenness(kind);
      expect(gap, code).toBeLessThan(slack / 2);
    }
    const odds = all.get('matchOdds')!;
    expect(odds.logLoss / odds.count).toBeLessThan(0.62); // of knowing nothing: 0.693
  });

  test('Test: who wins, by how likely it was and by when it was told', () => {
    const all = measureOdds(fixturesOf('Test', 1), 40, 60);
    const found = [...all].filter(([, { count }]) => count >= 30).map(([name, odds]) => ({ name, ...gapOf(odds) }));
    expect(found.length).toBeGreaterThan(12);
    for (const { name, gap, error } of found) expect(Math.abs(gap), name).toBeLessThan(4 * error + 0.01);
  });
});

describe('what holds for every sport', () => {
  test('every market of a T20 has chances that sum up and an answer in the end', () => {
    const fixture = { ...inventOne(cricket, 'laws'), format: 'T20' };
    const played = playOut(cricket, 'laws', fixture);
    const thinned = played.states.filter((_, n) => n % 15 === 0 || n === played.states.length - 1);
    expect(complaints(cricket, { ...played, states: thinned })).toEqual([]);
    expect(toldBy(cricket, played, 3).length).toBeGreaterThan(20);
  });

  test.each(['ODI', 'Test'])('every market of an %s too', format => {
    const fixture = { ...inventOne(cricket, 'laws'), format };
    const played = playOut(cricket, 'laws', fixture);
    const thinned = played.states.filter((_, n) => n % 240 === 0 || n === played.states.length - 1);
    expect(complaints(cricket, { ...played, states: thinned })).toEqual([]);
  });

  test.each([
    ['T20', 6, 1],
    ['ODI', 1, 5],
    ['Test', 1, 45],
  ])('in a %s what was decided stays decided, whenever rain ends it', (format, matches, every) => {
    const played = Array.from({ length: matches }, (_, n) =>
      playOut(cricket, `decided ${n}`, { ...inventOne(cricket, `decided ${n}`), format }),
    );
    const changed = played.flatMap(({ states }) =>
      changedMinds(cricket, { states: states.filter((_, n) => n % every === 0 || n === states.length - 1) }, [
        { type: 'abandon' },
      ]),
    );
    expect(changed).toEqual([]);
  });

  test('no more rows than a page can hold', () => {
    const { open } = statesOf(fixturesOf('T20', 1)[0]!, 'rows');
    const counts = open.filter(state => state.innings.length > 0).map(state => cricket.marketsOf(state).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    expect(mean(counts)).toBeGreaterThan(20);
  });
});
