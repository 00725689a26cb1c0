import { gapOf, type Tenth, Tenths } from '@maidan/exchange/proof/tenths';
import { SPORTS, type SomeSport } from '@maidan/exchange/sports/sports';
import type { BenchResult } from './interleave.ts';

/*
 * Does what is told come as often as it is told? Every sport is played until the chances of each tenth are known to a
 * quarter of a point, and fails if one is more than a point off. SPORTS=chess,darts are some of them, SEED=7 other matches,
 * SECONDS=30 the longest that one sport may take: what is not known well enough by then is said, not judged.
 */

const SEED = process.env['SEED'] ?? '1';
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const ONLY = process.env['SPORTS']?.split(',');

const ALLOWED = 0.01;
/** A point is four errors then: of some 370 tenths luck brings none so far. */
const KNOWN = 0.0025;
/** And of so many matches, because the error of a few is not known itself. */
const LEAST = 40;
const CHUNK = 8;
const FIXTURES = 8;
const LOOKS = 3;
const ENDS = 100;

export async function run(): Promise<BenchResult> {
  const sports = SPORTS.filter(({ code }) => ONLY?.includes(code) ?? true);
  const found = sports.map(sport => {
    const { tenths, matches } = untilKnown(sport);
    console.log(`| ${sport.name} | ${matches} | ${inWords(tenths)} |`);
    return { name: sport.name, matches, worst: worstOf(tenths) };
  });
  const off = found.filter(({ worst }) => worst > ALLOWED);
  if (off.length > 0) throw new Error(`More than a point off: ${off.map(({ name }) => name).join(', ')}`);
  const worst = Math.max(...found.map(each => each.worst));
  return Promise.resolve({
    name: 'calibration',
    ours: worst * 100,
    reference: ALLOWED * 100,
    ratio: worst / ALLOWED,
    unit: 'points at most between what was told and what came',
    against: 'Allowed',
    more: { sports: found.length, matches: found.reduce((sum, { matches }) => sum + matches, 0), seed: SEED },
  });
}

/** Processor time, which a busy machine does not shorten. */
const seconds = (): number => process.cpuUsage().user / 1e6;

function untilKnown(sport: SomeSport): { readonly tenths: readonly Tenth[]; readonly matches: number } {
  const until = seconds() + SECONDS;
  const all = new Tenths(sport, { fixtures: FIXTURES, looks: LOOKS, ends: ENDS }, `${SEED} ${sport.code}`);
  for (;;) {
    const tenths = all.play(CHUNK);
    if (seconds() > until || tenths.every(isKnown)) return { tenths, matches: all.matches };
  }
}

const isKnown = ({ error, matches }: Tenth): boolean => error <= KNOWN && matches >= LEAST;

/** Of what is known well enough to be judged. */
const worstOf = (tenths: readonly Tenth[]): number => Math.max(0, ...tenths.filter(isKnown).map(gapOf));

const points = (share: number): string => (share * 100).toFixed(2);

/** A column for every tenth: how much more came than was told, in points, and how far luck goes; in brackets if too far. */
const inWords = (tenths: readonly Tenth[]): string =>
  Array.from({ length: 10 }, (_, n) => {
    const tenth = tenths.find(({ from }) => Math.round(from * 10) === n);
    if (!tenth) return '–';
    const figure = `${points(tenth.came - tenth.told)} ± ${points(tenth.error)}`;
    return isKnown(tenth) ? figure : `(${figure})`;
  }).join(' | ');
