import { decimal, type Odds } from '@maidan/core/odds';
import { CONVENTIONS, priceOf, quoted } from './conventions.ts';
import { DIGITS, METER_SPAN, ODD_EVEN, type Quote, type RowKind, RUNS, YES } from './houseRow.ts';
import type { MarketPlan, Truth } from './sport.ts';

/*
 * What the house offers on a row, from what is true about it. Every offer returns less than was staked, by the very
 * chances it is made from; where that cannot be, there is no offer and the cell is locked.
 */

/** What the house keeps, in probability, on each side of the truth. */
export const ROW_MARGIN = 0.02;

/** Longer than that the house does not quote: one mistaken chance would cost too much. */
const LONGEST = 26;
/** Shorter than that nobody bets. */
const SHORTEST = 1.02;

/** So many margins below a half is still called evens. */
const FAIR_MARGINS = 2.5;

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
    case 'line':
      return { [runner!]: linesApart(chances, margin) };
    default:
      return { [runner!]: sessionQuote(chances, margin) };
  }
}

/** A runner that wins or does not: both sides around its chance. */
function chanceQuote(kind: RowKind, chance: number, margin: number): Quote {
  const convention = CONVENTIONS[kind];
  const longest = 1 / (chance + margin);
  const shortest = chance > margin ? 1 / (chance - margin) : Infinity;
  const back = longest >= SHORTEST && longest <= LONGEST ? quoted(convention, 'back', longest) : undefined;
  const lay = shortest <= LONGEST && shortest > 1 ? quoted(convention, 'lay', shortest) : undefined;
  return { ...(back && { back: { odds: back } }), ...(lay && { lay: { odds: lay } }) };
}

/** The printed price, or what is left of it when a class is likelier than that allows. */
function printedQuotes(
  kind: Printed,
  runners: readonly string[],
  chances: readonly number[],
  margin: number,
): Record<string, Quote> {
  const offers = runners.flatMap((runner, i) => {
    const fair = 1 / ((chances[i] ?? 0) + margin / runners.length);
    const odds = quoted('DEC', 'back', Math.min(PRINTED[kind], fair));
    return odds === undefined || decimal(odds) < SHORTEST ? [] : [[runner, { back: { odds } }] as const];
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

/** Two lines at evens where both are nearly as likely as not, otherwise one line at two prices. */
function sessionQuote(chances: readonly number[], margin: number): Quote {
  const apart = linesApart(chances, margin);
  const { back, lay } = apart;
  const isFair = (chance: number): boolean => chance >= 0.5 - FAIR_MARGINS * margin;
  const isBoth = back?.line !== undefined && lay?.line !== undefined;
  if (isBoth && isFair(atLeast(chances, back.line)) && isFair(1 - atLeast(chances, lay.line))) return apart;
  const line = medianOf(chances);
  const yes = atLeast(chances, line);
  const dearer = quoted('LINE', 'back', 1 / (yes + margin));
  const cheaper = yes > margin ? quoted('LINE', 'lay', 1 / (yes - margin)) : undefined;
  const isSane = (odds: Odds | undefined): odds is Odds => odds !== undefined && decimal(odds) <= LONGEST;
  return {
    ...(isSane(dearer) && { back: { odds: dearer, line } }),
    ...(isSane(cheaper) && { lay: { odds: cheaper, line } }),
  };
}

/** Yes at the lowest line that is not more likely than not, No at the highest: both at 100. */
function linesApart(chances: readonly number[], margin: number): Quote {
  const most = 0.5 - margin;
  let yes = 0;
  while (yes <= chances.length && atLeast(chances, yes) > most) yes += 1;
  let no = yes;
  while (no > 0 && 1 - atLeast(chances, no) > most) no -= 1;
  return {
    ...(yes <= chances.length && { back: { odds: EVENS, line: yes } }),
    ...(no > 0 && { lay: { odds: EVENS, line: no } }),
  };
}

/** The player may start the window anywhere, so it is priced as the likeliest one. */
function khadoQuote(chances: readonly number[], width: number, margin: number): Quote {
  let [line, most] = [0, 0];
  for (let start = 0; start < chances.length; start += 1) {
    const chance = sumOf(chances.slice(start, start + width));
    if (chance > most) [line, most] = [start, chance];
  }
  const odds = quoted('LINE', 'back', 1 / (most + margin));
  return odds === undefined || decimal(odds) > LONGEST ? {} : { back: { odds, line } };
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

function medianOf(chances: readonly number[]): number {
  let [line, sum] = [0, 0];
  while (line < chances.length - 1 && sum + chances[line]! < 0.5) {
    sum += chances[line]!;
    line += 1;
  }
  return Math.max(1, line);
}
