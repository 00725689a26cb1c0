import { playerSentence } from '@maidan/contract/playerErrors';
import type { Accepts } from '@maidan/contract/accepts';
import type { AmountFault, Money } from '@maidan/core/money';
import { odds as oddsOf, type Odds } from '@maidan/core/odds';
import { LAST_START, startsAt } from '@maidan/exchange/rows/houseRow';
import { stepped, tickAbove, tickBelow } from '@maidan/exchange/ticks';
import { stakeOf } from '../../parts/stake/stake.ts';
import type { Choice, Target } from '../choice.ts';
import type { Written } from '../standing.ts';
import { type Entry, stakeFor } from './amounts.ts';

/** What is being written on the slip. */
export interface Draft {
  readonly choice: Choice;
  /** The price the player agreed to: the one that was tapped, or stepped to, or accepted since. */
  readonly odds: Odds;
  /** The price on offer when the player agreed. An order at another one is at a price of the player's own, and waits. */
  readonly seen: Odds | undefined;
  /** Of a run row the line that was seen; of a khado the start that was chosen. */
  readonly line: number;
  readonly entry: Entry;
  /** As it was typed. */
  readonly amount: string;
}

/** A price to write down where nobody offers one. */
const EVENS = oddsOf(2);

export const begun = ({ choice, offer, hint }: Target): Draft => ({
  choice,
  odds: offer?.odds ?? hint ?? EVENS,
  seen: offer?.odds,
  line: choice.start ?? offer?.line ?? 0,
  entry: 'stake',
  amount: '',
});

/** The stake of what is typed; nothing while it is empty, and its fault when it is no amount. */
export function stakeIn({ entry, amount, choice, odds }: Draft): Money | AmountFault | undefined {
  const typed = stakeOf(amount);
  return typeof typed === 'number' ? stakeFor(entry, choice.side, typed, odds) : typed;
}

/** As a bet, once it has a stake. */
export function writtenOf(draft: Draft): Written | undefined {
  const stake = stakeIn(draft);
  if (typeof stake !== 'number' || stake <= 0) return undefined;
  const { choice, odds, line } = draft;
  return { market: choice.market, runner: choice.runner, side: choice.side, odds, line, stake };
}

/** The next price of the ladder. */
export const priceStepped = (draft: Draft, ticks: number): Draft => ({ ...draft, odds: stepped(draft.odds, ticks) });

/** What a player typed as a price, on the ladder: for who backs the longer one, for who lays the shorter. */
export function priceTyped(draft: Draft, text: string): Draft {
  const typed = Number(text);
  if (!Number.isFinite(typed) || typed <= 1) return draft;
  const at = Math.round(typed * 1000);
  const odds = draft.choice.side === 'back' ? (tickAbove(at) ?? tickBelow(at)) : (tickBelow(at) ?? tickAbove(at));
  return odds === undefined ? draft : { ...draft, odds };
}

/** The start of a khado's window, at what it costs there. */
export function startMoved(draft: Draft, to: number, { starts }: Pick<Target, 'starts'>): Draft {
  const start = Math.min(LAST_START, Math.max(0, Math.round(to)));
  const odds = (starts && startsAt(starts, start)) ?? draft.odds;
  return { ...draft, line: start, odds, seen: odds, choice: { ...draft.choice, start } };
}

/** How the price of now compares with the one agreed to, for the player. */
export type Move = 'same' | 'better' | 'worse' | 'gone';

export function moveOf({ choice, odds, line }: Draft, { offer, kind }: Target): Move {
  if (!offer) return 'gone';
  const sign = choice.side === 'back' ? 1 : -1;
  const price = sign * (offer.odds - odds);
  // A lower line is easier for Yes, a higher one for No; the start of a khado is the player's own.
  const runs = kind === 'khado' ? 0 : sign * (line - offer.line);
  if (price === 0 && runs === 0) return 'same';
  return price >= 0 && runs >= 0 ? 'better' : 'worse';
}

/** At the price of now. */
export const renewed = (draft: Draft, { offer, kind }: Target): Draft =>
  offer ? { ...draft, odds: offer.odds, seen: offer.odds, line: kind === 'khado' ? draft.line : offer.line } : draft;

/** An order at the price that was on offer is meant to take it; one at a price of the player's own is left alone. */
const takesOffer = ({ odds, seen }: Draft, { kind }: Pick<Target, 'kind'>): boolean =>
  kind !== 'exchange' || odds === seen;

/** Whether the slip follows the price by itself. Better prices come to an order anyway: it is matched at the best there are. */
export function follows(draft: Draft, target: Pick<Target, 'kind'>, move: Move, accepts: Accepts): boolean {
  if (move === 'same' || move === 'gone' || !takesOffer(draft, target)) return false;
  if (accepts === 'any') return true;
  return target.kind !== 'exchange' && accepts === 'better' && move === 'better';
}

/** Whether the player has to agree to the new price before it can be sent. At a worse one an order waits, unless it may not. */
export function needsConsent(draft: Draft, target: Pick<Target, 'kind'>, move: Move, accepts: Accepts): boolean {
  if (move === 'same' || move === 'gone' || !takesOffer(draft, target)) return false;
  return target.kind === 'exchange' ? accepts === 'none' : !follows(draft, target, move, accepts);
}

const STOPS = {
  SUSPENDED: 'market-suspended',
  'BALL RUNNING': 'ball-running',
  CLOSED: 'market-closed',
} as const;

/** Why it is not even sent, in the order the server checks, so that one mistake has one sentence. */
export function faultOf(draft: Draft, target: Target): string | undefined {
  const typed = stakeOf(draft.amount);
  const stake = stakeIn(draft);
  if (typed === undefined) return playerSentence('amount-missing');
  if (typeof typed === 'string') return playerSentence(typed);
  if (target.stop) return playerSentence(STOPS[target.stop]);
  if (target.kind !== 'exchange' && !target.offer) return playerSentence('price-locked');
  if (typeof stake !== 'number' || stake < target.limits.min) return playerSentence('stake-too-small');
  return stake > target.limits.max ? playerSentence('stake-too-large') : undefined;
}
