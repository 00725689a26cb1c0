import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

const run = promisify(execFile);

/** A command as a person types it, and what it said. */
async function said(tool: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  try {
    const { stdout, stderr } = await run(process.execPath, [`tools/games/${tool}.ts`, ...words], {
      cwd: ROOT,
      maxBuffer: 50_000_000,
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

interface Row {
  readonly game: string;
  readonly id: string;
  readonly sid: number | string;
  readonly label: string;
  readonly odds: number | null;
  readonly rtp: number | null;
  readonly hit: number;
  readonly method: string;
}

test('npm run rtp: every selection of a game with its exact return, as JSON and in words', async () => {
  const { out } = await said('rtp', 'dt20', '--json');
  const rows = JSON.parse(out) as Row[];
  const dragon = rows.find(({ id }) => id === 'dragon')!;
  expect(dragon).toEqual({
    game: 'dt20',
    id: 'dragon',
    sid: 1,
    label: 'Dragon',
    odds: 2,
    rtp: expect.closeTo(0.98313, 5),
    hit: expect.closeTo(0.49157, 5),
    method: 'exact',
  });
  expect(rows).toHaveLength(38);
  expect((await said('rtp', 'DT20')).out).toMatch(/Tie +50\.00 +wins +1\.69 % +returns +84\.34 % +exact/);
});

test('npm run rtp says which games there are when asked for one that is none', async () => {
  const { code, err } = await said('rtp', 'teen21');
  expect(code).toBe(1);
  expect(err).toMatch(/^There is no game called teen21\. There are: teen20, /);
});

interface Played {
  readonly code: string;
  readonly text: string;
  readonly selections: { id: string; outcome: string; pays: number | null; line?: number }[];
}

test.each<[string, string, string, Record<string, [string, number | null]>]>([
  [
    'teen20 KSS KHH 9HH 9CC 4DD 4SS',
    'T',
    'Tie',
    { 'A.win': ['void', 1], 'A.baccarat': ['win', 1.95], 'A.total': ['half', 0.5], 'A.pair-plus': ['lose', 0] },
  ],
  ['teen20 4DD AHH 3DD ASS 2DD ACC', 'A', 'Player A', { 'A.win': ['win', 1.98], 'A.pair-plus': ['pays', 41] }],
  ['lucky7 7SS', 'T', 'Tie', { low: ['half', 0.5], high: ['half', 0.5] }],
  ['ourroullete 0', '0', '0', { n0: ['win', null], red: ['lose', 0] }],
  ['sicbo 2 2 2', '6', '6', { total6: ['win', 16], even: ['lose', 0] }],
  ['superOver KSS KSS KHH KHH', 'T', 'Tie', { first: ['void', 1], second: ['void', 1] }],
])('npm run play -- %s', async (line, code, text, outcomes) => {
  const played = JSON.parse((await said('play', ...line.split(' '), '--json')).out) as Played;
  expect(played.code).toBe(code);
  expect(played.text.split('#')[0]).toContain(text);
  for (const [id, [outcome, pays]] of Object.entries(outcomes)) {
    expect(played.selections.find(each => each.id === id)).toMatchObject({ id, outcome, pays });
  }
});

const DECK = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'A', 'K'].flatMap(rank =>
  ['SS', 'HH', 'CC', 'DD'].map(suits => `${rank}${suits}`),
);
const TEEN3 = DECK.filter(card => !['KSS', 'QHH', '10DD', '9CC', '8SS'].includes(card));

test.each([
  ['teen20 ASS ASS 3CC 4DD 5HH 6HH', 'There is no ASS left to deal.'],
  ['teen20 ASS AHH', 'The round is not over: the next face goes to Player A.'],
  ['lucky7 7SS 8SS', 'The round is over after 1 of the 2 faces given.'],
  ['lucky7 1XX', 'Lucky 7 - A has no 1XX in its shoe.'],
  ['lucky7 7SS --gone 2CC', 'Lucky 7 - A starts every round with a full shoe.'],
  ['teen3 KSS', 'Instant Teenpatti has no KSS in its shoe.'], // it lies before Player A for ever
  ['teen3 7CC --gone ASS,ASS', 'The cards said to be gone before the round cannot have come from this shoe.'],
  [
    `teen3 2SS --gone ${TEEN3.filter(card => card !== '2SS').join(',')}`,
    'A fresh shoe was due before this round.', // at 35 of these 46
  ],
  ['teen42 AHH 2HH 3HH --gone ASS', 'The cards said to be gone before the round are not those of whole rounds.'],
  ['lucky15 Wicket --gone 0,0,0,1,1,1,2,2,2,4,4,6,6,Wicket', 'A fresh shoe was due before this round.'],
  [`dum10 KDD --gone ${DECK.slice(0, 51).join(',')}`, 'A fresh shoe was due before this round.'],
  ['nothing', 'There is no game called nothing.'],
  ['teen20 --foo', "Unknown option '--foo'.\n"],
  ['teen20 -x', "Unknown option '-x'.\n"],
  ['teen3 7CC --gone', "Option '--gone <value>' argument missing.\n"],
  ['teen3 7CC --gone --json', "Option '--gone' argument is ambiguous.\n"],
  ['teen3 7CC --json=x', "Option '--json' does not take an argument.\n"],
])('npm run play -- %s is refused with a sentence', async (line, sentence) => {
  const { code, err, out } = await said('play', ...line.split(' '));
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test.each([
  ['show', '--foo', "Unknown option '--foo'."],
  ['show', 'teen20 --json', "Unknown option '--json'."],
  ['show', 'teen20 lucky7', 'One game is shown at a time.'],
  ['rtp', '--foo', "Unknown option '--foo'."],
  ['rtp', 'teen20 --json=x', "Option '--json' does not take an argument."],
])('npm run %s -- %s is refused with a sentence', async (tool, line, sentence) => {
  expect(await said(tool, ...line.split(' '))).toEqual({ code: 1, out: '', err: `${sentence}\n` });
});

test('npm run play takes the cards that are gone from a shoe that lasts', async () => {
  const fresh = JSON.parse((await said('play', 'teen3', '7DD', '--json')).out) as Played;
  const later = JSON.parse((await said('play', 'teen3', '7DD', '--gone', 'ASS AHH ACC', '--json')).out) as Played;
  const priced = ({ selections }: Played) => selections.map(({ pays }) => pays);
  expect(fresh.code).toBe('B');
  expect(priced(later)).not.toEqual(priced(fresh));
});

test('npm run show tells a round event by event', async () => {
  const { out } = await said('show', 'teen');
  expect(out.match(/opened {3}/g)).toHaveLength(6);
  expect(out.match(/dealt {4}/g)).toHaveLength(6);
  expect(out).toMatch(/0\.0 s {2}opened {3}Player A 1\.98 \/ 2\.02/);
  expect(out.trim()).toMatch(/settled {2}[ABT] · .+\n +seed [0-9a-f]{64}$/);
});
