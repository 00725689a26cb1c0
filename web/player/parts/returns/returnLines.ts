import type { Return } from '@maidan/games/kit/returns';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';

/** Bets with the same price and the same chances, on one line. */
export interface ReturnLine {
  readonly bets: string;
  readonly pays: string;
  readonly wins: string;
  readonly gives: string;
}

/** Nobody reads more names than this on one line. */
const MOST_NAMES = 6;

export function returnLines(returns: readonly Return[]): readonly ReturnLine[] {
  const alike = Map.groupBy(returns, ({ market, odds, rtp, hit }) =>
    [odds, percent(rtp), percent(hit), returns.length > 40 ? '' : market].join(' '),
  );
  return [...alike.values()].map(group => {
    const [first] = group;
    return {
      bets: namesOf(group.map(({ label }) => sayLabel(label))),
      pays: first?.odds === undefined ? say('rules.locked') : String(first.odds),
      wins: percent(first?.hit),
      gives: percent(first?.rtp),
    };
  });
}

function namesOf(labels: readonly string[]): string {
  const names = labels.slice(0, MOST_NAMES).join(', ');
  return labels.length > MOST_NAMES ? say('rules.andMore', { names, count: labels.length - MOST_NAMES }) : names;
}

/** '97.30 %', or a dash where it is never sold at the start. */
const percent = (share: number | undefined): string => (share === undefined ? '-' : `${(share * 100).toFixed(2)} %`);
