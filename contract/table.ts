import type { Millis } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { Fact } from '@maidan/games/kit/fact';
import type { Limits } from '@maidan/games/kit/game';
import { evolve, type Round, type RoundEvent } from '@maidan/games/kit/round';
import { written } from '@maidan/games/kit/written';

/** A table as everybody who looks at it sees it. */
export interface TableView {
  readonly round: Round;
  /** Newest first. */
  readonly last: readonly LastResult[];
  readonly status: 'on' | 'draining' | 'off';
  /** While an operator has closed it: what players are told. */
  readonly why?: string;
  /** An operator's own picture instead of ours. */
  readonly streamUrl: string;
  /** An operator's own limits, by market. */
  readonly limits: Readonly<Record<string, Limits>>;
  readonly beacon: { readonly label: string; readonly isIndependent: boolean };
  /** The server's clock when this was sent: counting down needs no other. */
  readonly now: Millis;
  /** When the latest betting window opened: what was bet before it cannot be taken back. Absent until there was one. */
  readonly openedAt?: Millis;
}

export interface LastResult {
  readonly round: string;
  readonly code: string;
  /** The first fact of the round: what a code that is the same every time does not tell. */
  readonly fact: string;
  /** The same as data; nothing of a round that tells nothing. */
  readonly first: Fact | null;
}

/** How many last results a table shows, and how many its tile. */
export const LAST_RESULTS = 12;
export const TILE_RESULTS = 3;

/** What happens at a table, in the order it happened. */
export type TableEvent = { readonly now: Millis } & (
  | { readonly type: 'announced'; readonly round: Round }
  /** A round that was over is void: its result stands no longer. */
  | { readonly type: 'undone'; readonly round: string }
  | ({ readonly type: 'changed' } & Pick<TableView, 'status' | 'why' | 'streamUrl' | 'limits'>)
  | RoundEvent
);

/** The table after it. The server and the browser both get their view this way. */
export function tableAfter(view: TableView, event: TableEvent): TableView {
  const { now } = event;
  switch (event.type) {
    case 'announced':
      return { ...view, now, round: event.round };
    case 'undone':
      return { ...view, now, last: view.last.filter(({ round }) => round !== event.round) };
    case 'changed':
      return {
        ...view,
        now,
        status: event.status,
        why: event.why ?? '',
        streamUrl: event.streamUrl,
        limits: event.limits,
      };
    default: {
      const round = evolve(view.round, event);
      if (event.type === 'opened') return { ...view, now, round, openedAt: now };
      if (event.type === 'voided')
        return { ...view, now, round, last: view.last.filter(each => each.round !== round.id) };
      if (event.type !== 'settled') return { ...view, now, round };
      const { code, facts } = event.result;
      const first = facts[0] ?? null;
      const result = { round: round.id, code, fact: first ? written(first) : '', first };
      return { ...view, now, round, last: [result, ...view.last].slice(0, LAST_RESULTS) };
    }
  }
}

/** What the lobby shows on a tile. */
export interface TileView {
  readonly phase: Round['phase'] | 'off';
  /** When something happens there; while bets are taken, when the last of them is. */
  readonly dueAt: Millis;
  /** How long the betting window that is open lasts altogether: the full circle of the ring. None while it is closed. */
  readonly windowMs: number;
  /** Newest first. */
  readonly last: readonly Pick<LastResult, 'code' | 'fact' | 'first'>[];
  readonly players: number;
}

export interface LobbyView {
  readonly now: Millis;
  readonly tables: Readonly<Record<string, TileView>>;
}

/** A player's own bets: those that are open, and those of the rounds just over. */
export interface MyBet {
  readonly id: string;
  readonly game: string;
  readonly round: string;
  readonly selection: string;
  readonly label: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly line: number;
  readonly stake: Money;
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly profit: Money | null;
  readonly at: Millis;
}

/** What a round came to for a player, as the ledger has it. */
export interface RoundMade {
  readonly game: string;
  readonly round: string;
  /** When the first bet on it was placed. */
  readonly at: Millis;
  /** None of its bets is open any more. Before that it is told what was paid so far. */
  readonly isOver: boolean;
  /** All that could be lost: the stake of a back bet, the liability of a lay bet. */
  readonly staked: Money;
  /** Of that, and what was won: never computed from prices. */
  readonly back: Money;
  /** What was paid, early or at the end, less what was lost: above zero is a win. */
  readonly net: Money;
}

export interface MyBetsView {
  readonly bets: readonly MyBet[];
  /** Of the same rounds, newest first. Absent from a node of the release before. */
  readonly rounds?: readonly RoundMade[];
}
