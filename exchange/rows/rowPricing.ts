import { decimal, type Odds } from '@maidan/core/odds';
import { type Convention, CONVENTIONS, priceOf, quoted } from './conventions.ts';
import { DIGITS, METER_SPAN, ODD_EVEN, type Quote, type RowKind, RUNS, YES } from './houseRow.ts';
import type { MarketPlan, Truth } from '../sports/sport.ts';

/*
 * What the house offers on a row, from what is true about it. By the very chances it is made from every offer returns less
 * than was staked, and not much less; where that cannot be, there is no offer and the cell is locked.
 */

/** What the house keeps, in probability, of something that is as likely as not: 1.92 instead of 2. */
export const ROW_MARGIN = 0.02;

/** Longer than that the house does not quote: one mistaken chance would cost too much. */
const LONGEST = 26;
/** Shorter than that nobody bets. */
const SHORTEST = 1.02;

/** What rounding to a price that can be written, or to a whole run, may cost besides the margin. */
const SLACK = 0.03;

/** No offer returns less than that of what is risked: it is priced by its own chance, or locked. */
export const leastReturn = (margin = ROW_MARGIN): number => 1 / (1 + 2 * margin) - SLACK;

/**
 * A chance as the house sells it. What is kept is a part of the chance, so that an outsider gives back as much as an even
 * one does; of a favourite it is the same part of what the others have, and never quite nothing.
 */
const sold = (chance: number, margin: number): number =>
  chance + (chance <= 0.5 ? 2 * margin * chance : Math.max(2 * margin * (1 - chance), margin / 4));

const EVENS = priceOf('LINE', 100);
/** What is only backed, at a price that is printed on the page. */
const PRINTED = { oddEven: 1.95, lastDigit: 9.5 } as const;
type Printed = keyof typeof PRINTED;

/** The runners of a row, in the order answers count them. */
export function rowRunners({ kind, runners }: Pick<MarketPlan, 'kind' | 'runners'>): readonly string[] {
  if (kind === 'oddEven') return ODD_EVEN;
  if (kind === 'lastDigit') return DIGITS;
  if (kind === 'fancy1') return YES;
  return runners ?? RUNS;
}

/** Of a khado how many runs wide; of a meter how many runs beyond its line count. */
export function rowSpan({ kind, width = 0 }: Pick<MarketPlan, 'kind' | 'width'>, isTest: boolean): number {
  if (kind === 'khado') return width;
  return kind === 'meter' ? METER_SPAN[isTest ? 'test' : 'limited'] : 0;
}

/** By runner. One that is missing is locked. */
export function rowQuotes(plan: MarketPlan, truth: Truth, span: number, margin = ROW_MARGIN): Record<string, Quote> {
  const kind = plan.kind as RowKind; // nobody prices a book between players this way
  const runners = rowRunners(plan);
  if (kind === 'oddEven' || kind === 'lastDigit') return printedQuotes(kind, runners, classesOf(kind, truth), margin);
  if (truth.type === 'runs') return runsQuotes(kind, runners, truth.chances, span, margin);
  return Object.fromEntries(runners.map((runner, i) => [runner, chanceQuote(kind, truth.chances[i] ?? 0, margin)]));
}

function runsQuotes(
  kind: Exclude<RowKind, Printed>,
  runners: readonly string[],
  chances: readonly number[],
  span: number,
  margin: number,
): Record<string, Quote> {
  const [runner] = runners;
  switch (kind) {
    case 'khado':
      return { [runner!]: khadoQuote(chances, span, margin) };
    case 'meter':
      return { [runner!]: meterQuote(chances, span, margin) };
    default:
      return { [runner!]: linesQuote(chances, margin) };
  }
}

/** A runner that wins or does not: both sides around its chance. */
function chanceQuote(kind: RowKind, chance: number, margin: number): Quote {
  const convention = CONVENTIONS[kind];
  const back = backAt(convention, chance, margin);
  const lay = layAt(convention, chance, margin);
  return { ...(back && { back: { odds: back } }), ...(lay && { lay: { odds: lay } }) };
}

/** What something that likely is backed at, where it may be. */
function backAt(convention: Convention, chance: number, margin: number): Odds | undefined {
  const exact = 1 / sold(chance, margin);
  const odds = exact >= SHORTEST && exact <= LONGEST ? quoted(convention, 'back', exact) : undefined;
  return odds !== undefined && chance * decimal(odds) >= leastReturn(margin) ? odds : undefined;
}

/** Who lays it backs that it does not happen. */
function layAt(convention: Convention, chance: number, margin: number): Odds | undefined {
  const exact = 1 / (1 - sold(1 - chance, margin));
  const odds = exact > 1 && exact <= LONGEST ? quoted(convention, 'lay', exact) : undefined;
  if (odds === undefined) return undefined;
  const returned = ((1 - chance) * decimal(odds)) / (decimal(odds) - 1);
  return returned >= leastReturn(margin) ? odds : undefined;
}

/** The printed price where it is fair; otherwise what the chance of the class says. */
function printedQuotes(
  kind: Printed,
  runners: readonly string[],
  chances: readonly number[],
  margin: number,
): Record<string, Quote> {
  const offers = runners.flatMap((runner, i) => {
    const chance = chances[i] ?? 0;
    const returned = chance * PRINTED[kind];
    const isFair = returned >= leastReturn(margin) && returned <= 1 - margin / 2;
    const odds = isFair ? priceOf('DEC', PRINTED[kind]) : backAt('DEC', chance, margin);
    return odds === undefined ? [] : [[runner, { back: { odds } }] as const];
  });
  return Object.fromEntries(offers);
}

/** Odd and even, or the last digits, in the order of their runners, whether their own chances are told or those of totals. */
function classesOf(kind: Printed, { type, chances }: Truth): readonly number[] {
  if (type === 'chances') return chances;
  const sums = Array.from({ length: kind === 'oddEven' ? 2 : 10 }, () => 0);
  chances.forEach((chance, total) => {
    sums[kind === 'oddEven' ? 1 - (total % 2) : total % 10]! += chance;
  });
  return sums;
}

/** Two lines at 100 where both are nearly as likely as not, otherwise the line that is nearest to it at two prices. */
function linesQuote(chances: readonly number[], margin: number): Quote {
  const apart = linesApart(chances, margin);
  if (apart.back && apart.lay) return apart;
  const line = evenest(chances);
  const yes = atLeast(chances, line);
  const back = backAt('LINE', yes, margin);
  const lay = layAt('LINE', yes, margin);
  return { ...(back && { back: { odds: back, line } }), ...(lay && { lay: { odds: lay, line } }) };
}

/** Yes at the lowest line that is not more likely than not, No at the highest: both at 100, where that is fair. */
function linesApart(chances: readonly number[], margin: number): Quote {
  const most = 0.5 - margin;
  const isFair = (chance: number): boolean => 2 * chance >= leastReturn(margin);
  let yes = 0;
  while (yes <= chances.length && atLeast(chances, yes) > most) yes += 1;
  let no = yes;
  while (no > 0 && 1 - atLeast(chances, no) > most) no -= 1;
  return {
    ...(isFair(atLeast(chances, yes)) && { back: { odds: EVENS, line: yes } }),
    ...(no > 0 && isFair(1 - atLeast(chances, no)) && { lay: { odds: EVENS, line: no } }),
  };
}

/** The player may start the window anywhere, and each one costs what its own chance says; the likeliest is proposed. */
function khadoQuote(chances: readonly number[], width: number, margin: number): Quote {
  const windows = chances.map((_, start) => sumOf(chances.slice(start, start + width)));
  const odds = windows.map(chance => backAt('LINE', chance, margin) ?? null);
  const first = odds.findIndex(each => each !== null);
  if (first < 0) return {};
  const last = odds.findLastIndex(each => each !== null);
  const likeliest = windows.reduce(
    (best, chance, start) => (odds[start] && chance > windows[best]! ? start : best),
    first,
  );
  return { back: { odds: odds[likeliest]!, line: likeliest, starts: { first, odds: odds.slice(first, last + 1) } } };
}

/** So many runs on each side of what is expected, at 100: of a meter the mean decides, not the middle. */
function meterQuote(chances: readonly number[], span: number, margin: number): Quote {
  const mean = chances.reduce((total, chance, runs) => total + chance * runs, 0);
  const spread = Math.max(1, mean * margin);
  const yes = Math.ceil(mean + spread);
  let no = Math.floor(mean - spread);
  while (no > 0 && cappedMean(chances, no + span) - no <= 0) no -= 1;
  return { back: { odds: EVENS, line: yes }, ...(no > 0 && { lay: { odds: EVENS, line: no } }) };
}

const cappedMean = (chances: readonly number[], cap: number): number =>
  chances.reduce((total, chance, runs) => total + chance * Math.min(runs, cap), 0);

const atLeast = (chances: readonly number[], line: number): number => sumOf(chances.slice(line));

const sumOf = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

/** The line that is as likely to be reached as not, as nearly as there is one. */
function evenest(chances: readonly number[]): number {
  let [best, yes] = [1, atLeast(chances, 1)];
  let least = Math.abs(yes - 0.5);
  for (let line = 2; line < chances.length; line += 1) {
    yes -= chances[line - 1]!;
    if (Math.abs(yes - 0.5) >= least) continue;
    [best, least] = [line, Math.abs(yes - 0.5)];
  }
  return best;
}
