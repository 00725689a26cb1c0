import type { MyBet } from '@maidan/contract/table';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';

/** Where this browser keeps which bets were open when the player last saw the table. */
export type OpenPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const placeOf = (table: string): string => `open:${table}`;

/** Bets that were open when they were last seen and have been decided since. */
export function decidedOf(table: string, storage: OpenPlace, bets: readonly MyBet[]): readonly MyBet[] {
  const seen = storage.getItem(placeOf(table))?.split(' ') ?? [];
  return bets.filter(({ id, state }) => seen.includes(id) && (state === 'settled' || state === 'void'));
}

export function keepOpen(table: string, storage: OpenPlace, bets: readonly MyBet[]): void {
  const open = bets.filter(({ state }) => state === 'open').map(({ id }) => id);
  if (open.length > 0) storage.setItem(placeOf(table), open.join(' '));
  else storage.removeItem(placeOf(table));
}

/** 'Round 4711: Player A, 100.00, made +98.00.' */
export const awayWords = (bets: readonly MyBet[]): string =>
  bets
    .map(({ round, label: bet, stake, state, profit }) =>
      state === 'void' || profit === null
        ? say('casino.awayVoid', { round, bet: sayLabel(bet), stake: formatMoney(stake) })
        : say('casino.awayMade', {
            round,
            bet: sayLabel(bet),
            stake: formatMoney(stake),
            profit: formatSigned(profit),
          }),
    )
    .join(' ');
