import { DELAY_MS } from '@maidan/exchange/betDelay';
import type { EventView, MarketView } from '@maidan/contract/event';
import type { Odds, Side } from '@maidan/core/odds';
import { type HouseRow, offerOf, type Starts, statusOf } from '@maidan/exchange/rows/houseRow';
import type { Limits } from '@maidan/exchange/market';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import { runnerWords } from '../parts/event/toldWords.ts';
import { marketWords, rowWords, runnerName } from './words.ts';

/** What was tapped: a side of a runner, and how deep in its prices. */
export interface Choice {
  readonly market: string;
  readonly runner: string;
  readonly side: Side;
  /** 0 is the best price. */
  readonly level: number;
  /** Of a khado: the run its window begins at, where the player chose one. */
  readonly start?: number;
}

export const isSame = (a: Choice | undefined, b: Choice): boolean =>
  a !== undefined && a.market === b.market && a.runner === b.runner && a.side === b.side && a.level === b.level;

/** Why nothing can be struck there now. */
export type Stop = 'SUSPENDED' | 'BALL RUNNING' | 'CLOSED';

const STOPS: Readonly<Record<Stop, string>> = {
  SUSPENDED: say('sport.suspended'),
  'BALL RUNNING': say('sport.ballRunning'),
  CLOSED: say('sport.closed'),
};

export const stopText = (stop: Stop): string => STOPS[stop];

/** Everything about what was tapped that the slip needs, as it is now. */
export interface Target {
  readonly choice: Choice;
  readonly kind: MarketKind;
  /** 'Kaveri Kings', or of a row its name. */
  readonly title: string;
  /** What the name of its market was made of. */
  readonly made?: Told | undefined;
  /** What it costs to win it: of markets between players, in hundredths of a per cent. */
  readonly commission: number;
  /** The market, or the runner of a row: 'MATCH_ODDS', 'Bookmaker'. */
  readonly where: string;
  readonly limits: Limits;
  readonly stop: Stop | undefined;
  /** What can be taken now at that place; nothing when there is no price. */
  readonly offer: { readonly odds: Odds; readonly line: number } | undefined;
  /** A price to begin with where nobody offers one. */
  readonly hint: Odds | undefined;
  readonly delayMs: number;
  readonly inPlay: boolean;
  readonly version: number;
  /** Of a khado. */
  readonly span: number;
  /** Of a khado: what other windows cost. */
  readonly starts?: Starts | undefined;
}

/** Nothing when it is over and gone. */
export function targetOf(view: EventView, choice: Choice): Target | undefined {
  const market = view.markets.find(({ id }) => id === choice.market);
  if (market) return inBook(market, choice);
  const row = view.rows.find(({ id }) => id === choice.market);
  return row && onRow(row, choice, view.state === 'inPlay');
}

export function bookStop({ status, limits }: Pick<MarketView, 'status' | 'limits'>): Stop | undefined {
  if (status === 'suspended') return 'SUSPENDED';
  return status !== 'open' || limits.max < limits.min ? 'CLOSED' : undefined;
}

const ROW_STOPS = { active: undefined, suspended: 'SUSPENDED', ballRunning: 'BALL RUNNING', closed: 'CLOSED' } as const;

export function rowStop(row: HouseRow, runner: string): Stop | undefined {
  const stop = ROW_STOPS[statusOf(row, runner)];
  return stop ?? (row.limits.max < row.limits.min ? 'CLOSED' : undefined);
}

function inBook(market: MarketView, choice: Choice): Target | undefined {
  const runner = market.runners.find(({ id }) => id === choice.runner);
  if (!runner) return undefined;
  const { side, level } = choice;
  const offer = runner[side][level] ?? runner[side][0];
  const other = runner[side === 'back' ? 'lay' : 'back'][0];
  return {
    choice,
    kind: 'exchange',
    title: runnerWords(runner.name, market.made),
    where: marketWords(market),
    limits: market.limits,
    stop: runner.isRemoved ? 'CLOSED' : bookStop(market),
    offer: offer && { odds: offer.odds, line: 0 },
    hint: other?.odds ?? runner.last ?? undefined,
    made: market.made,
    commission: market.commission,
    delayMs: market.betDelayMs,
    inPlay: market.inPlay,
    version: market.version,
    span: 0,
  };
}

function onRow(row: HouseRow, choice: Choice, inPlay: boolean): Target {
  const offer = offerOf(row, { ...choice, line: choice.start });
  return {
    choice,
    kind: row.kind,
    title: row.kind === 'bookmaker' ? runnerWords(choice.runner) : rowWords(row),
    where: row.kind === 'bookmaker' ? rowWords(row) : runnerName(row.kind, choice.runner),
    limits: row.limits,
    stop: rowStop(row, choice.runner),
    offer: offer && { odds: offer.odds, line: offer.line ?? 0 },
    hint: undefined,
    made: row.made,
    commission: 0,
    delayMs: inPlay ? DELAY_MS.rowInPlay : 0,
    inPlay,
    version: 0,
    span: row.span,
    starts: offerOf(row, choice)?.starts,
  };
}
