import { formatMoney, formatSigned } from '@maidan/core/format';
import { type Money, rupees } from '@maidan/core/money';
import { formatOdds, type Odds, profit, type Side } from '@maidan/core/odds';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import { profitOn } from '@maidan/exchange/positions/settle';
import { CONVENTIONS, figureOf, priceOf } from '@maidan/exchange/rows/conventions';
import { METER_SPAN, type RowBet } from '@maidan/exchange/rows/houseRow';
import { isRuns, profitAt, type RunKind } from '@maidan/exchange/rows/runs';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';

/* A bet in rupees, for every kind of market. What it comes to is worked out by the rules that settle bets. */

interface Sample {
  readonly stake: Money;
  /** As the market writes its prices. */
  readonly figure: number;
  readonly line: number;
  readonly span: number;
}

const THOUSAND = rupees(1_000);

const DECIMAL: Sample = { stake: THOUSAND, figure: 1.85, line: 0, span: 0 };
const RUNS: Sample = { stake: THOUSAND, figure: 110, line: 41, span: 0 };

export const SAMPLES: Readonly<Record<MarketKind, Sample>> = {
  exchange: DECIMAL,
  fancy1: { ...DECIMAL, figure: 3.5 },
  bookmaker: { ...DECIMAL, figure: 85 },
  oddEven: { ...DECIMAL, figure: 1.95 },
  lastDigit: { ...DECIMAL, figure: 9.5 },
  session: RUNS,
  line: { ...RUNS, figure: 100 },
  overByOver: { ...RUNS, line: 8 },
  ballByBall: { ...RUNS, line: 23 },
  khado: { stake: THOUSAND, figure: 300, line: 160, span: 4 },
  meter: { stake: rupees(50), figure: 100, line: 76, span: METER_SPAN.limited },
};

/** How far a meter of the example goes beyond its line and stays below it. */
const METER_AWAY = 14;

interface Outcome {
  readonly wins: Money;
  readonly loses: Money;
}

/** What the example comes to, backed or laid: when it wins and when it does not. */
export function outcomeOf(kind: MarketKind, side: Side): Outcome {
  const { stake, figure, line, span } = SAMPLES[kind];
  const odds: Odds = priceOf(CONVENTIONS[kind], figure);
  const bet: RowBet = { runner: RUNNERS[0], side, odds, line, stake, profit: profit(stake, odds), span };
  const [yes, no] = kind === 'exchange' || !isRuns(kind) ? both(bet) : counted(kind, bet);
  return side === 'back' ? { wins: yes, loses: no } : { wins: no, loses: yes };
}

type Two = readonly [yes: Money, no: Money];
const RUNNERS = ['this', 'that'] as const;

const both = (bet: RowBet): Two => [
  profitOn([bet], rulingOf({ type: 'won', winners: [0] }, RUNNERS)),
  profitOn([bet], rulingOf({ type: 'won', winners: [1] }, RUNNERS)),
];

const counted = (kind: RunKind, bet: RowBet): Two => {
  const [above, below] = kind === 'meter' ? [bet.line + METER_AWAY, bet.line - METER_AWAY] : [bet.line, bet.line - 1];
  return [profitAt(kind, bet, above), profitAt(kind, bet, below)];
};

/** In the words of the page. */
export function exampleOf(kind: MarketKind): string {
  const sample = SAMPLES[kind];
  const convention = CONVENTIONS[kind];
  const [back, lay] = [outcomeOf(kind, 'back'), outcomeOf(kind, 'lay')];
  const stake = formatMoney(sample.stake);
  const [backWins, backLoses] = [formatSigned(back.wins), formatSigned(back.loses)];
  const [layWins, layLoses] = [formatSigned(lay.wins), formatSigned(lay.loses)];
  const odds = priceOf(convention, sample.figure);
  const price = convention === 'DEC' ? formatOdds(odds) : String(figureOf(convention, odds));
  const line = String(sample.line);
  const beyond = (runs: number): string => String(sample.line + runs);
  switch (kind) {
    case 'exchange':
    case 'fancy1':
      return say('marketRules.exampleBook', { stake, odds: price, backWins, backLoses, layWins, layLoses });
    case 'bookmaker':
      return say('marketRules.exampleHundred', { stake, price, backWins, backLoses, layWins, layLoses });
    case 'oddEven':
      return say('marketRules.exampleOdd', { stake, odds: price, backWins, backLoses });
    case 'lastDigit':
      return say('marketRules.exampleDigit', { stake, odds: price, backWins, backLoses });
    case 'khado':
      return say('marketRules.exampleKhado', {
        stake,
        line,
        price,
        backWins,
        backLoses,
        span: String(sample.span),
        last: beyond(sample.span - 1),
      });
    case 'meter':
      return say('marketRules.exampleMeter', {
        stake,
        line,
        backWins,
        backLoses,
        above: beyond(METER_AWAY),
        below: beyond(-METER_AWAY),
        most: beyond(sample.span),
      });
    default:
      return say('marketRules.exampleLine', { stake, line, price, backWins, backLoses, layWins, layLoses });
  }
}
