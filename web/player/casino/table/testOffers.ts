import type { Millis, RoundId } from '@maidan/core/ids';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import type { Round } from '@maidan/games/kit/round';
import { BOARDS } from '../boards/Board.tsx';
import type { Offers } from './offers.ts';
import { paidIn } from './won.ts';

/* A table as tests see it: a rehearsed round, stopped while bets are open. */

await Promise.all(BOARDS.map(board => board.ready()));

/** The n-th betting window of a round that is always the same. */
export function openWindow(game: Game, nth = 1): Round {
  const seed = 'ab'.repeat(32);
  const entropy = (window: number) => window.toString(16).padStart(2, '0').repeat(32);
  const world = { id: 'round' as RoundId, seed, entropy, gone: [], now: 0 as Millis };
  let left = nth;
  for (const { round, event } of rehearse(game, world)) if (event.type === 'opened' && --left === 0) return round;
  throw new Error(`${game.code} has no window ${nth}`);
}

/** What is offered, with nothing chosen and no bets. */
export const offersOf = (game: Game, round: Round, quotes: Quotes = round.quotes): Offers => ({
  game,
  dealt: tableOf(game, round),
  quotes,
  seen: round.quotes,
  paid: paidIn(round),
  isStale: false,
  chosen: [],
  positions: new Map(),
  chips: new Map(),
  onPick: () => undefined,
  onTap: () => undefined,
});

/** A cell as it is in the page. */
export interface Cell {
  readonly selection: string;
  readonly side: string;
  readonly isDisabled: boolean;
  /** What it says: 'Back Player A, 1.98'. */
  readonly words: string;
}

export function cellsIn(html: string): readonly Cell[] {
  return [...html.matchAll(/<button[^>]*data-selection="[^>]*><span class="vh">([^<]*)/g)].map(([tag, words = '']) => ({
    selection: valueIn(tag, 'data-selection'),
    side: valueIn(tag, 'data-side'),
    isDisabled: / disabled=""/.test(tag),
    words: plain(words),
  }));
}

const valueIn = (tag: string, name: string): string => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
