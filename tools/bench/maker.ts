import type { BotName } from '../maker/bots.ts';
import { playAll } from '../maker/crew.ts';
import { LEAST, type Line, losing } from '../maker/tally.ts';
import { seasonsOf, type Share } from '../maker/trial.ts';
import type { BenchResult } from './interleave.ts';

/*
 * Ten thousand matches in which bots of every kind try to beat the house: its market maker in the books, and its rows.
 * The share of the turnover that the house kept, with an interval that holds the true one 95 times of 100, for every kind
 * of bot and sport. It fails if any of them shows that the house loses. What bets come to is the mean of ENDS ends of the
 * match, so that the interval is narrow after some hundred matches; with ENDS=0 it is as the match ended. MATCHES=500 is
 * shorter, SEED=7 another one, and SPORTS=golf,chess plays that many of each of these, and says of each alone who came
 * nearest to beating the house. BOTS=watch,momentum are some of them.
 */

const MATCHES = Number(process.env['MATCHES'] ?? 10_000);
const ONLY = process.env['SPORTS']?.split(',');
const SEED = process.env['SEED'] ?? '1';
const ENDS = Number(process.env['ENDS'] ?? 40);
const BOTS = process.env['BOTS']?.split(',') as BotName[] | undefined; // one that is none fails at once
const WHO = BOTS ? { bots: BOTS } : {};

/** Of a hundred matches. Cricket is what people bet on most. */
const MIX: readonly Share[] = [
  { sport: 'cricket', format: 'T20', matches: 41 },
  { sport: 'cricket', format: 'ODI', matches: 1 },
  { sport: 'tennis', matches: 12 },
  { sport: 'football', matches: 8 },
  { sport: 'horseRacing', matches: 7 },
  { sport: 'greyhoundRacing', matches: 6 },
  { sport: 'esoccer', matches: 3 },
  { sport: 'tableTennis', matches: 2 },
  { sport: 'badminton', matches: 2 },
  { sport: 'basketball', matches: 1 },
  { sport: 'boxing', matches: 1 },
  { sport: 'mixedMartialArts', matches: 1 },
  { sport: 'americanFootball', matches: 1 },
  { sport: 'volleyball', matches: 1 },
  { sport: 'snooker', matches: 1 },
  { sport: 'iceHockey', matches: 1 },
  { sport: 'politics', matches: 1 },
  { sport: 'eGames', matches: 0.5 },
  { sport: 'futsal', matches: 0.5 },
  { sport: 'handball', matches: 0.5 },
  { sport: 'kabaddi', matches: 0.5 },
  { sport: 'golf', matches: 0.5 },
  { sport: 'rugbyLeague', matches: 0.5 },
  { sport: 'beachVolleyball', matches: 0.5 },
  { sport: 'motogp', matches: 0.5 },
  { sport: 'chess', matches: 0.5 },
  { sport: 'cycling', matches: 0.5 },
  { sport: 'motorbikes', matches: 0.5 },
  { sport: 'athletics', matches: 0.5 },
  { sport: 'basketball3x3', matches: 0.5 },
  { sport: 'sumo', matches: 0.5 },
  { sport: 'motorSports', matches: 0.5 },
  { sport: 'baseball', matches: 0.5 },
  { sport: 'rugbyUnion', matches: 0.5 },
  { sport: 'darts', matches: 0.5 },
  { sport: 'australianRules', matches: 0.5 },
  { sport: 'boatRacing', matches: 0.5 },
];

export async function run(): Promise<BenchResult> {
  const seasons = ONLY
    ? ONLY.flatMap(sport => seasonsOf({ sport, matches: MATCHES }))
    : MIX.flatMap(share => seasonsOf({ ...share, matches: Math.max(1, Math.round((share.matches * MATCHES) / 100)) }));
  const trial = await playAll(seasons, { seed: SEED, ends: ENDS, ...WHO }, progress(seasons.length));
  const lines = trial.house.lines();
  for (const line of lines) console.log(inWords(line));
  console.log('What the random bot found, where it is furthest from what the house expected:');
  const far = trial.kinds.lines().toSorted((a, b) => Math.abs(b.unexpected) - Math.abs(a.unexpected));
  for (const line of far.slice(0, FURTHEST)) console.log(inWords(line));
  for (const sport of ONLY ?? []) console.log(alone(sport, lines));
  const lost = losing(lines);
  if (lost.length > 0) throw new Error(`The house loses to:\n${lost.map(inWords).join('\n')}`);
  return inFigures(lines, trial.refused);
}

function progress(seasons: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done % TOLD === 0) console.log(`${done} of ${seasons} seasons are played`);
  };
}

const TOLD = 25;
const FURTHEST = 12;
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const inWords = ({ name, matches, bets, share, margin, expected, deviations, unexpected }: Line): string =>
  `${name}: ${percent(share)} ± ${percent(margin)} of the turnover of ${bets} bets in ${matches} matches; ` +
  `${percent(expected)} by its own chances (${deviations.toFixed(1)} errors above zero, ${unexpected.toFixed(1)} above that)`;

/** A row of a table: what everybody made at a sport, and at what the house did worst, counted in errors. */
function alone(sport: string, lines: readonly Line[]): string {
  const short = ({ share, margin }: Line): string => `${(share * 100).toFixed(1)} ± ${(margin * 100).toFixed(1)}`;
  const all = lines.find(({ name }) => name === `everybody / ${sport}`);
  const own = lines.filter(({ name, matches }) => name.includes(` / ${sport} / `) && matches >= LEAST);
  const [worst] = own.toSorted((a, b) => a.deviations - b.deviations);
  if (!all || !worst) return `| ${sport} | too few matches |`;
  const [bot, , place] = worst.name.split(' / ');
  return `| ${sport} | ${all.matches} | ${all.bets} | ${short(all)} | ${bot}, ${place} | ${short(worst)} |`;
}

function inFigures(lines: readonly Line[], refused: number): BenchResult {
  const all = lines.find(({ name }) => name === 'everybody')!; // somebody bet
  const worst = lines.toSorted((a, b) => a.deviations - b.deviations)[0]!;
  return {
    name: 'maker',
    ours: all.share * 100,
    reference: all.expected * 100,
    ratio: all.share / all.expected,
    unit: 'per cent of the turnover',
    against: 'What the house expects by its own chances',
    more: {
      matches: MATCHES,
      bets: all.bets,
      interval: percent(all.margin),
      refused,
      worst: inWords(worst),
      seed: SEED,
    },
  };
}
