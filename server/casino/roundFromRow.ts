import type { Millis } from '@maidan/core/ids';
import type { Game } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import { newRound, type Round } from '@maidan/games/kit/round';
import type { RoundRow } from './rows.ts';

/* What a round is to who takes it up again, and to who announces the next. */

/** The last announcement up to and with this round. */
export const announcedIn = ({ announcements, previous }: RoundRow): string | undefined =>
  announcements.at(-1) ?? previous ?? undefined;

export const without = (quotes: Quotes, locked: readonly string[]): Quotes =>
  Object.fromEntries(Object.entries(quotes).filter(([id]) => !locked.includes(id)));

/** The round as its row has it: what was dealt since follows from the seed and the entropy again. */
export function roundOf(game: Game, row: RoundRow, now: Millis): Round {
  const start = newRound(game, { id: row.id, commitment: row.commitment, gone: row.gone, now });
  const phase = row.state === 'closed' ? 'closed' : 'dealing';
  const beacon = row.beacons.at(-1);
  const named = beacon === undefined ? {} : { beacon };
  const betsRoots = row.bet_roots;
  const betsRootsAt = row.bet_roots_at ?? [];
  return { ...start, ...named, betsRoots, betsRootsAt, phase, steps: row.steps, dealt: row.dealt, paid: row.paid };
}
