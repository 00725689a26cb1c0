import { odds } from '@maidan/core/odds';
import { inBand } from '../edgeBand.ts';
import { backOnly, LOCKED, type LineRule, per100, type Quote, type Rule, wholeAbove, wholeBelow } from '../quote.ts';

/* How the cricket tables turn a chance into a price. Nothing passes the edge guard that should not be sold. */

/** A match between two: six per cent of the profit against layers of the favourite, three of the fair price otherwise. */
export const bookmaker: Rule = guarded(p => {
  const fair = 1 / p;
  return rounded(0.98 * fair, fair < 2 ? 1 + 1.06 * (fair - 1) : 1.03 * fair);
});

export const tie: Rule = guarded(p => rounded(0.95 / p, 1 + 1.12 * (1 / p - 1)));

/** Rows about the next ball return 96 %, whatever their chance. */
export const onBall: Rule = guarded(backOnly(p => rounded(0.96 / p, 1 / p)));

/** The line nearest to an even chance; the lower of two that are equally near. */
export const evenLine: LineRule = atLeast => {
  let [best, p] = [1, atLeast(1)];
  for (let line = 2; line <= MOST_RUNS && p > 0.5; line++) {
    const next = atLeast(line);
    if (Math.abs(next - 0.5) < Math.abs(p - 0.5) - 1e-12) [best, p] = [line, next];
    if (next < 0.5) break;
  }
  return lineAt(best, p, 0.96, 1.06);
};

/** The highest line that is still four to one on. */
export const safeLine: LineRule = atLeast => {
  let best = 0;
  while (best < MOST_RUNS && atLeast(best + 1) >= 0.8) best++;
  return lineAt(best, atLeast(best), 0.985, 1.03);
};

/** Six sixes. */
const MOST_RUNS = 36;

/** Prices per 100 on reaching `line`, in whole units: Yes rounded down, No up. */
function lineAt(line: number, p: number, yes: number, no: number): Quote {
  const yesRate = wholeBelow(100 * (yes / p - 1));
  const noRate = wholeAbove((100 * no * (1 - p)) / p);
  return inBand(p, {
    ...(yesRate > 0 && { back: { line, odds: per100(yesRate) } }),
    ...(noRate > 0 && { lay: { line, odds: per100(noRate) } }),
  });
}

/** Whole hundredths, backs down and lays up. Here a back is sold down to 1.01. */
function rounded(back: number, lay: number): Quote {
  const [down, up] = [wholeBelow(back * 100), wholeAbove(lay * 100)];
  return {
    ...(down > 100 && { back: { odds: odds(down / 100) } }),
    ...(up > 100 && { lay: { odds: odds(up / 100) } }),
  };
}

/**
 * What happens less often than this is not sold: a tie that needs six sixes would be priced at 300,000. The bound is
 * ours, the rules cards name none; the rules of the Super Over tables tell players.
 */
const LEAST = 0.001;

function guarded(rule: Rule): Rule {
  return p => (p >= LEAST && p < 1 ? inBand(p, rule(p)) : LOCKED);
}
