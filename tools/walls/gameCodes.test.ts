import { ALL } from '@maidan/games/index';
import { expect, test } from 'vitest';
import { type Source, sources, withoutComments } from '../sources.ts';

/* What belongs to one game stands in its declaration. Where a game is named outside `games/`, somebody has said why. */

const DRAWN = 'drawn by hand for this game';

const NAMED: Readonly<Record<string, string>> = {
  'tools/web/pictures.ts': 'the README has a picture of this table',
  'web/player/casino/boards/Board.tsx': DRAWN,
  'web/player/casino/boards/KbcBoard.tsx': DRAWN,
  'web/player/casino/table/sections.ts': DRAWN,
  'web/tableParts.ts': DRAWN,
};

const CODES = ALL.map(({ code }) => code).join('|');
/** What a code stands between: the marks of a string, or what parts lists, addresses, topics and SQL. */
const BORDER = '[\'"`/,:=?&|]';
/** In a string, or as the key of a value, unless that is a word in Hindi, as the words that names are made of are. */
const NAMES_A_GAME = new RegExp(
  [
    `(?<=${BORDER})(?:${CODES})(?=${BORDER})`,
    `(?:^|[{,])\\s*(?:readonly )?(?:${CODES})\\??:\\s(?!'\\p{Script=Devanagari})`,
  ].join('|'),
  'mu',
);

/** The exchange cannot import a game: 'goals' and 'superOver' are words of its sports. */
const OTHERS = /^(games|e2e|docs|exchange)\//;
/** What is for tests and measurements takes place at some table. */
const TRIED = /\.test\.tsx?$|\/test[A-Z]\w*\.ts$|\/(hostile|bench)\//;

const isOutside = ({ path }: Source): boolean => !OTHERS.test(path) && !TRIED.test(path);

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
  ["page.goto('/casino/teen20')", true],
  ['open(`${url}/casino/teen20?bet=1`)', true],
  ["TABLES: 'teen20,dt20'", true],
  ["watch('round:teen20')", true],
  ["query(`select 1 from rounds where game = 'teen20'`)", true],
  ["say('casino.war')", false],
  ["  trap: 'ट्रैप',", false],
  ["import { scored } from '../actors/goals.ts'", false],
  ["'A trio beats every other hand, a queen and a king'", false],
  ['a war of words: none', false],
])('%s', (line, isNamed) => {
  expect(NAMES_A_GAME.test(line)).toBe(isNamed);
});
