import { decimal, type Odds } from '@maidan/core/odds';

/** A trade as the chart sees it. */
export interface Point {
  readonly at: number;
  readonly odds: Odds;
}

export interface Chart {
  /** Drawn in steps: a price stands until the next trade. */
  readonly line: string;
  readonly low: Odds;
  readonly high: Odds;
  readonly last: Odds;
  readonly lastY: number;
}

export const CHART = { width: 300, height: 96, pad: 6 } as const;

/** Undefined while there are too few trades to draw anything. Prices are spaced by their chance, as odds are felt. */
export function chartOf(points: readonly Point[], until: number): Chart | undefined {
  const [first] = points;
  const final = points.at(-1);
  if (!first || !final || points.length < 2) return undefined;
  const chances = points.map(({ odds }) => 1 / decimal(odds));
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  const end = Math.max(until, final.at);
  const x = (at: number): number => place(at, first.at, end, CHART.width);
  // A longer price is further up, which is a smaller chance.
  const y = (chance: number): number => CHART.pad + place(chance, least, most, CHART.height - 2 * CHART.pad);
  const steps = points.map(({ at }, i) => (i === 0 ? `M${x(at)} ${y(chances[i]!)}` : `H${x(at)}V${y(chances[i]!)}`));
  return {
    line: `${steps.join('')}H${CHART.width}`,
    low: points.reduce((a, b) => (b.odds < a.odds ? b : a)).odds,
    high: points.reduce((a, b) => (b.odds > a.odds ? b : a)).odds,
    last: final.odds,
    lastY: y(chances.at(-1)!),
  };
}

const place = (value: number, from: number, to: number, size: number): number =>
  to === from ? Math.round(size / 2) : Math.round(((value - from) / (to - from)) * size * 10) / 10;
