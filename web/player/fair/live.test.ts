import { paise } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { bandOf, barOf, type Came, expectedOf, gameLines, kindLines, liveOf, stateOf, summaryOf } from './live.ts';
import type { Fairness } from './useFairness.ts';

const came = (returned: number, isOutside = false): Came => ({
  bets: 10,
  staked: paise(100_000),
  returned: paise(returned),
  expected: paise(97_300),
  low: paise(90_000),
  high: paise(104_600),
  isOutside,
});

test.each([
  // [returned of 1,000 rupees, alarm, state, live return, where the mark is]
  [97_300, false, 'inside', '97.30 %', 50],
  [90_000, false, 'inside', '90.00 %', 20],
  [104_600, false, 'inside', '104.60 %', 80],
  [104_601, false, 'at the edge', '104.60 %', 80],
  [89_000, false, 'at the edge', '89.00 %', 15.9],
  [130_000, true, 'outside', '130.00 %', 98],
  [0, true, 'outside', '0.00 %', 2],
] as const)('[R18] %d paise of 1,000 rupees, alarm %s, is %s', (returned, alarm, state, live, mark) => {
  const line = came(returned, alarm);
  expect([stateOf(line), liveOf(line)]).toEqual([state, live]);
  expect(barOf(line).live).toBeCloseTo(mark, 1);
  expect(barOf(line)).toMatchObject({ low: 20, high: 80, expected: 50 });
  expect([expectedOf(line), bandOf(line)]).toEqual(['97.30 %', '90.00 to 104.60 %']);
});

const table = (game: string, line: Came, kinds: Fairness['tables'][number]['kinds'] = []) => ({
  ...{ game, chain: `${game}-1`, head: '', rounds: 1, voided: 0, ...line, kinds },
});

test.each([
  ['No bet has been settled yet.', [table('war', { ...came(0), bets: 0, staked: paise(0) })]],
  ['The one game with bets is inside its band.', [table('war', came(97_000))]],
  ['All 2 games with bets are inside their bands.', [table('war', came(97_000)), table('teen', came(91_000))]],
  [
    '1 of 2 games is outside the band: it is being looked into.',
    [table('war', came(1)), table('teen', came(140_000, true))],
  ],
])('%s', (sentence, tables) => {
  expect(summaryOf(tables)).toBe(sentence);
});

test('what is outside comes first, then what was bet on most; a lay bet says so', () => {
  const few = { ...came(97_000), bets: 1 };
  expect(
    gameLines([table('war', few), table('teen', came(97_000)), table('sicbo', { ...few, isOutside: true })]),
  ).toMatchObject([{ name: 'Sic Bo' }, { name: 'Teenpatti 1-day' }, { name: 'Casino War' }]);
  const kinds = [
    { id: 'A', label: 'Player A', side: 'back', ...few },
    { id: 'A', label: 'Player A', side: 'lay', ...came(97_000) },
  ] as const;
  expect(kindLines(table('teen', came(97_000), [...kinds])).map(({ name }) => name)).toEqual([
    'Player A (lay)',
    'Player A',
  ]);
});
