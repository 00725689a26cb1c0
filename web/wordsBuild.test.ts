import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inTongue, withWords } from './wordsBuild.ts';

const IMPORT = 'import { say } from "@maidan/words/say";';
const built = (code: string, language: 'en' | 'hi' = 'en'): string => {
  const whole = `${IMPORT}${code}`;
  return withWords(whole, parseSync('a.js', whole).program, language);
};

test.each<[code: string, english: string, hindi: string]>([
  ['say("door.login")', '"Login"', '"लॉग इन"'],
  [
    'f(say("door.loginAgain", { why }))',
    'f(`${(why)} Please log in again.`)',
    'f(`${(why)} कृपया फिर से लॉग इन करें।`)',
  ],
  [
    'say("door.loginFailedWhy", { why: say("door.fillIn") })',
    '`Login failed: ${("Please fill in all required fields.")}`',
    '`लॉग इन नहीं हो पाया: ${("कृपया सारी ज़रूरी जानकारी भरें।")}`',
  ],
])('%s becomes the message itself, and nothing is imported for it', (code, english, hindi) => {
  expect(built(code)).toBe(english);
  expect(built(code, 'hi')).toBe(hindi);
});

test('what is read more than once is worked out once, whatever it is called where it is said', () => {
  const code = built('say("frame.records", { count: rows().length })');
  const rows = (): unknown[] => (asked.push(''), ['a', 'b']);
  const asked: string[] = [];
  expect([new Function('rows', `return ${code}`)(rows), asked.length]).toEqual(['2 records', 1]);
  const moved = built('say("frame.pageOf", { page: pages, pages: page })');
  expect(new Function('page', 'pages', `return ${moved}`)(3, 2)).toBe('Page 2 of 3');
});

test.each([
  ['say("door.nothing")', 'needs the key of a message'],
  ['say(key)', 'needs the key of a message'],
  ['say("door.loginAgain", values)', 'needs its values by their names'],
  ['say("door.loginAgain", {})', 'asks for why'],
])('%s is not built: it %s', (code, why) => {
  expect(() => built(code)).toThrow(why);
});

test('what games are called comes from the file beside it, in a page in another language', () => {
  expect(
    ['names', 'labels', 'rules'].map(file => inTongue({ files: 'Tamil' }, `/maidan/words/games/${file}.ts`)),
  ).toEqual([
    "export * from './namesTamil.ts';",
    "export * from './labelsTamil.ts';",
    "export * from './rulesTamil.ts';",
  ]);
  expect(inTongue({ files: 'Tamil' }, '/maidan/words/games/namesTamil.ts')).toBe(undefined);
});

test('what verifiers find comes from the catalogue, in a page in another language', () => {
  expect(
    ['games/kit/fair/faults', 'exchange/fair/matchFaults'].map(file =>
      inTongue({ files: 'Tamil' }, `/maidan/${file}.ts`),
    ),
  ).toEqual([
    "export * from '@maidan/words/fair/faultsTamil';",
    "export * from '@maidan/words/fair/matchFaultsTamil';",
  ]);
});
