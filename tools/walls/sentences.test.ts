import { expect, test } from 'vitest';
import { type Source, sources } from '../sources.ts';
import { sentencesIn } from './sentences.ts';

const TABLE = 'a table of sentences, each of which has its Hindi by its code';
const DECLARED = 'what a game or a sport is declared with, or a record is written in: words/ says it in every language';
const NAMES = 'names and codes';
const DOCUMENTED = 'the documents of the API, and what a program alone can have sent wrongly';
const RUNS = 'for whoever runs the server, or calls its feed by a program';
const SAMPLES = 'sample data of a new house';
const PROOF = 'attackers and scenes, for tests alone';

/** Where a sentence may stand outside the catalogue, and why. */
const ALLOWED: readonly (readonly [RegExp, string])[] = [
  [/^contract\/(errors|playerErrors|toldErrors|errorsHindi|fieldSentences|endings|house)\.ts$/, TABLE],
  [/^(games\/kit|exchange)\/fair\/(faults|matchFaults)\.ts$/, TABLE],
  [
    /^games\/(\w+|slots\/\w+|kit\/(families\/\w+|solve\/\w+|category|factWords|marks|written|testing\/fairSamples))\.ts$/,
    DECLARED,
  ],
  [/^exchange\/sports\/(told|racing|rally|simple|recorded|field)\//, DECLARED],
  [/^(core\/device\.ts$|exchange\/(seasons\/catalogue\.ts|sports\/(names\/|cricket\/(teams|notation)\.ts)))/, NAMES],
  [/^server\/(office\/tables\/wholeStops|reconcile\/operator|sport\/houseMaker|casino\/beacon)\.ts$/, NAMES],
  [/^contract\/(openapi|casino|exchange|fantasy|officeSettle|officeSlots|officeTables|slots|wire)\.ts$/, DOCUMENTED],
  [/^server\/(casino\/feed|db\/houseLock|db\/postgres|http\/webFiles|metrics\/prometheus|nodes\/joinHouse)\.ts$/, RUNS],
  [/^(contract\/settings|server\/(seedHistory|sport\/sampleRecording))\.ts$/, SAMPLES],
  [/^server\/(hostile\/|reconcile\/scene)/, PROOF],
];

const isRule = ({ path }: Source): boolean =>
  /^(core|games|exchange|contract|server)\//.test(path) && !/\.test\.ts$|\/test[A-Z]\w*\.ts$/.test(path);

test('what players and staff read is said from the catalogue', () => {
  const rules = sources('.ts').filter(isRule);
  const apart = rules.filter(({ path }) => !ALLOWED.some(([place]) => place.test(path)));
  expect(apart.flatMap(sentencesIn)).toEqual([]);
});

test.each(ALLOWED.map(([place, why]) => [String(place), why, place] as const))('%s: %s', (_name, _why, place) => {
  expect(
    sources('.ts')
      .filter(source => isRule(source) && place.test(source.path))
      .flatMap(sentencesIn),
  ).not.toEqual([]);
});

test.each([
  ['a sentence', "return ok({ message: 'Withdrawal request submitted.' });"],
  ['a phrase', "const said = 'The rate goes';"],
  ['a sentence in pieces', 'const said = `The rate goes ${way} by ${move} %.`;'],
  ['the end of one', "const said = isMore ? 'and many more.' : '';"],
])('%s is found', (_, text) => {
  expect(sentencesIn({ path: 'server/a.ts', text })).toHaveLength(1);
});

test.each([
  ['what is said', "say('officeStaff.rateLeaps', { way, caution: 'The rate goes up' });"],
  ['a statement', "const OPEN = 'select id from bets where state = 1';"],
  ['a code', "return refuse('insufficient-balance');"],
  ['a fault of ours', "throw new Undealable('The shoe is empty', window);"],
  ['a fault of ours by its kind', "return new RangeError('There is no such card.');"],
  ['a line of the log', "log.warn('The database is away.');"],
])('%s is none', (_, text) => {
  expect(sentencesIn({ path: 'server/a.ts', text })).toEqual([]);
});
