import type { Millis } from '@maidan/core/ids';
import { add } from '@maidan/core/money';
import { accept, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { cellOf } from '../table/offers.ts';
import { MOST_AT_ONCE } from './command.ts';

/** Bets once more, and how many of them are not offered now or beyond what the table takes. */
interface Again {
  readonly bets: readonly Slip[];
  readonly left: number;
}

/** The same bets at the prices of now, what lies on one cell as one bet, as far as the table takes them beside what is there. */
export function againOf(game: Game, round: Round, wanted: readonly Slip[], mine: readonly Slip[], now: Millis): Again {
  const bets: Slip[] = [];
  let left = 0;
  for (const { selection, side, stake } of merged(wanted)) {
    const offer = round.quotes[selection]?.[side];
    const bet = offer && { selection, side, odds: offer.odds, line: offer.line ?? 0, stake };
    if (bet && bets.length < MOST_AT_ONCE && accept(game, round, bet, [...mine, ...bets], now).ok) bets.push(bet);
    else left += 1;
  }
  return { bets, left };
}

/** What lies on one cell as one bet. */
export function merged(bets: readonly Slip[]): readonly Slip[] {
  const cells = new Map<string, Slip>();
  for (const bet of bets) {
    const cell = cellOf(bet.selection, bet.side);
    const there = cells.get(cell);
    cells.set(cell, there ? { ...there, stake: add(there.stake, bet.stake) } : bet);
  }
  return [...cells.values()];
}
