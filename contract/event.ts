import type { Millis } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { Depth, Limits, MarketStatus } from '@maidan/exchange/market';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { MarketKind, Scoreboard } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';

/* What everybody sees of matches and races, and what players see of their own in them. */

export const EVENT_STATES = ['upcoming', 'inPlay', 'over', 'void'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** A match or race with everything that is open on it. */
export interface EventView {
  readonly id: string;
  readonly sport: string;
  readonly competition: string;
  /** Where what it is played for is told; nothing of a feed, or of one from before there were seasons. */
  readonly competitionId?: string;
  readonly name: string;
  readonly sides: readonly string[];
  readonly format: string;
  readonly country: string;
  readonly venue: string;
  /** When its first ball, point or stride is due, as far as it is known now. */
  readonly startsAt: Millis;
  readonly state: EventState;
  /** An operator's own picture. */
  readonly streamUrl: string;
  readonly score: Scoreboard | null;
  /** The last thing that happened, as its sport tells it: what a picture of it is drawn from. */
  readonly scene: unknown;
  /** How it is drawn, so that nobody can know what comes. */
  readonly proof: EventProof;
  /** Newest first. */
  readonly said: readonly Said[];
  /** Between players, in the order of the page. */
  readonly markets: readonly MarketView[];
  /** With the house, likewise. */
  readonly rows: readonly HouseRow[];
  /** The server's clock when this was sent. */
  readonly now: Millis;
}

/** What is told of the chances of an event while it is played; its record tells the rest when it is over. */
export type EventProof =
  | {
      readonly kind: 'committed';
      /** SHA-256 of its seed, from before anybody could bet. */
      readonly commitment: string;
      readonly beacon: { readonly label: string; readonly isIndependent: boolean };
      /** The number that will decide its next step, named before it exists; nothing where that is not drawn. */
      readonly next: { readonly nth: number; readonly target: string; readonly dueAt: Millis } | null;
    }
  /** From before matches were provable. */
  | { readonly kind: 'old' }
  /** Somebody else's: nothing of it is drawn here. */
  | { readonly kind: 'feed' };

export interface Said {
  readonly at: Millis;
  readonly text: string;
  /** What the text was made of. */
  readonly told?: Told;
}

export interface MarketView {
  readonly id: string;
  readonly name: string;
  /** What its name was made of, if it is one of ours. */
  readonly made?: Told;
  readonly status: MarketStatus;
  /** While an operator has stopped it: what players are told. */
  readonly why?: string;
  readonly inPlay: boolean;
  readonly betDelayMs: number;
  readonly version: number;
  readonly limits: Limits;
  readonly winners: number;
  readonly commission: number;
  readonly matched: Money;
  readonly runners: readonly RunnerView[];
}

export interface RunnerView extends Depth {
  readonly id: string;
  readonly name: string;
  readonly isRemoved: boolean;
  readonly last: Odds | null;
}

/** What changed: of markets and rows the ones that did, whole. */
export interface EventChange {
  readonly now: Millis;
  readonly state?: EventState;
  /** Rain before the first ball, a horse that is late at the post. */
  readonly startsAt?: Millis;
  readonly streamUrl?: string;
  readonly score?: Scoreboard;
  readonly scene?: unknown;
  readonly proof?: EventProof;
  readonly said?: readonly Said[];
  readonly markets?: readonly MarketView[];
  readonly rows?: readonly HouseRow[];
  /** Ids of markets and rows that are over. */
  readonly gone?: readonly string[];
}

/** How many lines of commentary a page has. */
const LINES_SAID = 30;

/** The event after it. The server and the browser both get their view this way. */
export function eventAfter(view: EventView, change: EventChange): EventView {
  const { markets = [], rows = [], gone = [], said = [], ...rest } = change;
  return {
    ...view,
    ...rest,
    said: [...said, ...view.said].slice(0, LINES_SAID),
    markets: replaced(view.markets, markets, gone),
    rows: replaced(view.rows, rows, gone),
  };
}

/** Known ones in their places, new ones behind them. */
function replaced<T extends { readonly id: string }>(
  known: readonly T[],
  changed: readonly T[],
  gone: readonly string[],
): readonly T[] {
  if (changed.length === 0 && gone.length === 0) return known;
  const byId = new Map([...known, ...changed].map(item => [item.id, item]));
  for (const id of gone) byId.delete(id);
  return [...byId.values()];
}

/** In short: the scores of two sides, '92/3 (11.4)' before the other has batted; of a race or an election how far it is. */
export const shortScore = ({ phase, sides }: Scoreboard): string =>
  sides.length > 2 ? phase : sides.flatMap(({ score }) => score.trim() || []).join(' · ');

/** A line of the live board. */
export interface BoardRow {
  readonly id: string;
  readonly sport: string;
  readonly competition: string;
  /** Where its season is known. */
  readonly competitionId?: string;
  readonly name: string;
  readonly startsAt: Millis;
  readonly state: EventState;
  readonly country: string;
  readonly venue: string;
  /** What exists on it: a stream, fancy rows, a bookmaker. */
  readonly hasTv: boolean;
  readonly hasFancy: boolean;
  readonly hasBookmaker: boolean;
  /** Its MATCH_ODDS, or who wins the race; nothing when there is none. */
  readonly market: string | null;
  readonly status: MarketStatus | null;
  /** While an operator has stopped it: what players are told. */
  readonly why?: string;
  /** 1, 2 and, third, X: best back and best lay. */
  readonly prices: readonly BoardPrice[];
  /** In short: '92/3 (11.4)'. */
  readonly score: string;
  /** Before the first ball, once it is known: 'Toss: India Blues won and bat'. */
  readonly toss: string;
  /** What the score or the toss was made of, where it is words. */
  readonly told?: Told;
}

export interface BoardPrice {
  readonly runner: string;
  readonly back: Odds | null;
  readonly lay: Odds | null;
}

export interface BoardView {
  readonly now: Millis;
  readonly rows: readonly BoardRow[];
}

export interface BoardChange {
  readonly now: Millis;
  readonly rows: readonly BoardRow[];
  readonly gone: readonly string[];
}

export function boardAfter(view: BoardView, { now, rows, gone }: BoardChange): BoardView {
  return { now, rows: replaced(view.rows, rows, gone) };
}

/** All prices of one market, not only the best three. */
export interface LadderView {
  readonly market: string;
  readonly runners: Readonly<Record<string, Depth>>;
  /** Without virtual prices: what can be taken on all runners at the same time, as who closes a position does. */
  readonly offers: Readonly<Record<string, Depth>>;
}

/** One's own order on a market between players. */
export interface MyOrder {
  readonly id: string;
  readonly event: string;
  readonly eventName: string;
  readonly market: string;
  readonly marketName: string;
  readonly made?: Told;
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  readonly matched: Money;
  /** In thousandths; 0 while nothing is matched. */
  readonly average: number;
  readonly left: Money;
  readonly lapsed: Money;
  readonly cancelled: Money;
  readonly voided: Money;
  readonly isKept: boolean;
  /** Stake that comes first at its price, and how many orders do. */
  readonly ahead: Money;
  readonly place: number;
  readonly at: Millis;
}

/** One's own bet on a row of the house. */
export interface MyRowBet {
  readonly id: string;
  readonly event: string;
  readonly eventName: string;
  readonly market: string;
  readonly marketName: string;
  readonly made?: Told;
  /** 'Yes 41', 'Kaveri Kings', 'Odd', as it was written down. */
  readonly label: string;
  /** Of its market, which says with the bet what it is on. */
  readonly kind?: MarketKind;
  readonly bet: unknown;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  readonly at: Millis;
}

/** Everything a player has open on sport. */
export interface MyOrdersView {
  readonly orders: readonly MyOrder[];
  readonly bets: readonly MyRowBet[];
  /** By market: what the matched bets make if a runner wins. */
  readonly positions: Readonly<Record<string, Readonly<Record<string, Money>>>>;
  /** By market: what they make if no runner of it wins. Where several win, a position cannot be closed without it. */
  readonly ifNone?: Readonly<Record<string, Money>>;
  /** By market or row. */
  readonly exposures: Readonly<Record<string, Money>>;
}
