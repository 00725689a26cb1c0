import { rupees } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { GAMES } from '@maidan/games/index';
import { profitOf } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import type { Quotes } from '@maidan/games/kit/quote';
import type { Round } from '@maidan/games/kit/round';
import type { Millis, RoundId } from '@maidan/core/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BettingTable } from './BettingTable.tsx';
import { type Offers, selectionOf } from './offers.ts';
import { offersOf } from './testOffers.ts';

/* What has won is lit, for everybody, by the rules that settle it. */

/** A round as it ends, and every price that was offered last in it. */
function ended(game: Game, nth: number): { round: Round; seen: Quotes } {
  const hash = (n: number) => n.toString(16).padStart(2, '0').repeat(32);
  const world = { id: '1' as RoundId, seed: hash(nth), entropy: (window: number) => hash(40 + nth + window) };
  let seen: Quotes = {};
  let last: Round | undefined;
  for (const { round } of rehearse(game, { ...world, gone: [], now: 0 as Millis })) {
    if (Object.keys(round.quotes).length > 0) seen = round.quotes;
    last = round;
  }
  return { round: last!, seen };
}

const drawn = (offers: Offers): string => renderToStaticMarkup(<BettingTable offers={offers} />);

/** The cells of a page, and whether each is lit: 'A.win back'. */
const cellsIn = (html: string): readonly (readonly [cell: string, isLit: boolean])[] =>
  [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*data-selection="([^"]*)" data-side="(\w+)"/g)].map(
    ([, classes, selection, side]) => [`${selection} ${side}`, classes!.split(' ').includes('won')],
  );

function makes({ game, dealt, seen }: Offers, cell: string): number {
  const [selection, side] = cell.split(' ') as [string, Side];
  const { price } = selectionOf(game, selection);
  const offer = seen[selection]?.[side];
  if (price.kind === 'locked' || (price.kind === 'line' && !offer)) return 0;
  const bet = { selection, side, odds: offer?.odds ?? 2_000, line: offer?.line ?? 0, stake: rupees(1_000) };
  return profitOf(game, dealt, bet as Parameters<typeof profitOf>[2]);
}

const isPutTogether = (game: Game): boolean => ['lottcard', 'kbc', '3cardj'].includes(game.code);

describe.each(GAMES.map(({ code, load }) => ({ code, load })))('$code', ({ load }) => {
  test('lights the cells a bet on which has won, and no others, until the next round', async () => {
    const { default: game } = await load();
    const tables = [1, 2, 3].map(nth => {
      const { round, seen } = ended(game, nth);
      return { ...offersOf(game, round, {}), seen };
    });
    for (const offers of tables) {
      const cells = cellsIn(drawn(offers));
      expect(cells).toEqual(cells.map(([cell]) => [cell, makes(offers, cell) > 0]));
      expect(drawn({ ...offers, paid: [] })).not.toMatch(/class="[^"]*\bwon\b/);
    }
    expect(tables.map(drawn).join('')).toMatch(/class="[^"]*\bwon\b/);
    expect(isPutTogether(game) || cellsIn(drawn(tables[0]!)).length > 0).toBe(true);
  });
});
