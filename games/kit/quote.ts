import { type Odds, odds, type Side } from '@maidan/core/odds';

/** What can be struck right now. A side that is absent is locked. */
export type Quote = { readonly [side in Side]?: Offer };

export interface Offer {
  readonly odds: Odds;
  /** Yes/No bets only: the number to reach. Back is Yes, lay is No. */
  readonly line?: number;
}

/** By selection id. */
export type Quotes = Readonly<Record<string, Quote>>;

export const LOCKED: Quote = {};

/** From the chance that it wins (voids left out) to what is offered. */
export type Rule = (p: number) => Quote;

/** From the chance of reaching each line to what is offered. */
export type LineRule = (atLeast: (line: number) => number) => Quote;

/* The house's pricing rules. */

/** Returns `back` to backers and costs layers `lay`: margin(0.99, 1.01) opens an even race at 1.98/2.02. */
export const margin =
  (back: number, lay: number): Rule =>
  p =>
    p < 0.02 || p > 0.97 ? LOCKED : offered(back / p, lay / p);

/** Five per cent of the profit either way (the SSP of the rules cards): an even race opens at 1.95/2.05. */
export const spread: Rule = p =>
  p < 0.02 || p > 0.9 ? LOCKED : offered(1 + 0.95 * (1 / p - 1), 1 + 1.05 * (1 / p - 1));

/** The same price with no lay side. */
export const backOnly =
  (rule: Rule): Rule =>
  p => {
    const { back } = rule(p);
    return back ? { back } : LOCKED;
  };

/** Backs are rounded down and lays up to whole hundredths: rounding is never in the player's favour. */
export function offered(back: number, lay: number): Quote {
  const down = odds(wholeBelow(back * 100) / 100);
  const up = odds(wholeAbove(lay * 100) / 100);
  return down < odds(1.02) ? LOCKED : { back: { odds: down }, lay: { odds: up } };
}

/** Rounded down, but what a float makes of a whole number is that number, however large. */
export const wholeBelow = (x: number): number => Math.floor(x * (1 + 1e-12) + 1e-9);
export const wholeAbove = (x: number): number => Math.ceil(x * (1 - 1e-12) - 1e-9);

/** A session row as printed: `session({ no: [14, 95], yes: [15, 105] })` is No 14 @ 95, Yes 15 @ 105. */
export const session = ({ no, yes }: { no: readonly [number, number]; yes: readonly [number, number] }): Quote => ({
  back: { line: yes[0], odds: per100(yes[1]) },
  lay: { line: no[0], odds: per100(no[1]) },
});

/** Bookmaker and session prices are profit per 100: 84.5 is 1.845. */
export const per100 = (rate: number): Odds => odds(1 + rate / 100);
