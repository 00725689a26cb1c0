import { ALL } from '@maidan/games/index';
import { expect, test } from 'vitest';
import { type Source, sources, withoutComments } from '../sources.ts';

/* What belongs to one game stands in its declaration. Where a game is named outside `games/`, somebody has said why. */

const DRAWN = 'drawn by hand for this game';
const CHOSEN = 'a page begins with a table, and which one is the choice of the page';
const SCENE = 'an attack or a measurement takes place at some table';

const NAMED: Readonly<Record<string, string>> = {
  'server/cases/testFacts.ts': SCENE,
  'server/casino/testDays.ts': SCENE,
  'server/casino/testTable.ts': SCENE,
  'server/hostile/company.ts': SCENE,
  'server/hostile/scene.ts': SCENE,
  'server/protection/testLimits.ts': SCENE,
  'server/reconcile/scene.ts': SCENE,
  'tools/bench/casino.ts': SCENE,
  'tools/bench/cluster.ts': SCENE,
  'tools/bench/flood.ts': SCENE,
  'tools/bench/frames.ts': SCENE,
  'tools/bench/hostile/crowd.ts': SCENE,
  'tools/bench/limits.ts': SCENE,
  'tools/bench/push.ts': SCENE,
  'web/player/casino/boards/Board.tsx': DRAWN,
  'web/player/casino/boards/KbcBoard.tsx': DRAWN,
  'web/player/casino/table/sections.ts': DRAWN,
  'web/player/fair/ReturnsPanel.tsx': CHOSEN,
  'web/player/results/useResultsFilter.ts': CHOSEN,
  'web/player/screens/Home.tsx': CHOSEN,
  'web/tableParts.ts': DRAWN,
  'words/games/namesHindi.ts': 'words that names are made of, some of which are codes as well',
};

const CODES = ALL.map(({ code }) => code).join('|');
/** As a string or as the key of a value. */
const NAMES_A_GAME = new RegExp(`(['"\`])(?:${CODES})\\1|(?:^|[{,])\\s*(?:readonly )?(?:${CODES})\\??:\\s`, 'm');

/** The exchange cannot import a game: 'goals' and 'superOver' are words of its sports. */
const isOutside = ({ path }: Source): boolean => !/^(games|e2e|docs|exchange)\/|\.test\.tsx?$/.test(path);

test('a game is named outside its declaration only where the list says why', () => {
  const found = sources('.ts', '.tsx').filter(
    source => isOutside(source) && NAMES_A_GAME.test(withoutComments(source.text)),
  );
  expect(found.map(({ path }) => path)).toEqual(Object.keys(NAMED));
});

test.each([
  ["if (code === 'teen20') return", true],
  ['const DRAWN = { sicbo: drawing, ', true],
  ["  '3cardj': [words],", true],
  ["say('casino.war')", false],
  ['a war of words: none', false],
])('%s', (line, isNamed) => {
  expect(NAMES_A_GAME.test(line)).toBe(isNamed);
});
