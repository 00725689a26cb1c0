import type { Drawn } from '@maidan/games/kit/shown';
import type { Past } from './tallies.ts';

/** A number, how often it came, and how often it is expected to come in so many rounds. */
export interface Frequency {
  readonly number: number;
  readonly count: number;
  readonly expected: number;
}

/** Every number that can be drawn, those first that came most above what is expected of them. */
export function frequenciesOf({ of, expected }: Drawn, pasts: readonly Past[]): readonly Frequency[] {
  const counts = new Map<number, number>();
  for (const number of pasts.flatMap(({ facts }) => facts.flatMap(fact => (fact.key === of ? numbersIn(fact) : []))))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...expected]
    .map(([number, perRound]) => ({ number, count: counts.get(number) ?? 0, expected: perRound * pasts.length }))
    .toSorted((a, b) => b.count - b.expected - (a.count - a.expected) || a.number - b.number);
}

function numbersIn(fact: Past['facts'][number]): readonly number[] {
  const values = 'each' in fact ? fact.each : 'is' in fact ? [fact.is] : [];
  return values.filter(value => typeof value === 'number');
}

/** No more than this at either end; never a number at both. */
const MOST = 5;

export function hotAndCold(all: readonly Frequency[]): { hot: readonly Frequency[]; cold: readonly Frequency[] } {
  const many = Math.min(MOST, Math.floor(all.length / 2));
  return { hot: all.slice(0, many), cold: all.slice(all.length - many).toReversed() };
}
