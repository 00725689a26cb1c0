import { gameOf } from '@maidan/games/index';
import { findSelection } from '@maidan/games/kit/bet';
import { type Game, labelOf } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import type { Face } from '@maidan/games/kit/shoe';
import { type Queryable, textArray } from '../db/db.ts';

/* What a bet is on is kept as a code. What the table called it follows from that, and is said when somebody reads it. */

interface OnSelection {
  readonly game: string;
  readonly selection: string;
}

interface OnRound extends OnSelection {
  readonly round: string | null;
}

/** As it was called in a round that began with these cards gone. Of what is not declared any more the code is said. */
export function labelIn(game: Game | undefined, selection: string, gone: readonly Face[]): string {
  const found = game && findSelection(game, selection);
  return found ? labelOf(found.selection, tableOf(game, { gone, dealt: [] })) : selection;
}

/** Bets with what they are on, as the slip called it. What is known of the round that is played now is not read again. */
export async function labelled<B extends OnRound>(
  db: Queryable,
  bets: readonly B[],
  now?: Pick<Round, 'id' | 'gone'>,
): Promise<(B & { readonly label: string })[]> {
  const games = await gamesOf(bets);
  const moving = bets.filter(bet => isMoving(games, bet) && bet.round !== now?.id);
  const gone = await goneBefore(
    db,
    moving.flatMap(({ round }) => round ?? []),
  );
  const goneOf = (round: string | null) => (round === now?.id ? now?.gone : gone.get(round ?? '')) ?? [];
  return bets.map(bet => ({ ...bet, label: labelIn(games.get(bet.game), bet.selection, goneOf(bet.round)) }));
}

/** Those that are called otherwise from round to round. */
export async function movingAmong<B extends OnSelection>(kinds: readonly B[]): Promise<readonly B[]> {
  const games = await gamesOf(kinds);
  return kinds.filter(kind => isMoving(games, kind));
}

type Games = ReadonlyMap<string, Game | undefined>;

async function gamesOf(bets: readonly OnSelection[]): Promise<Games> {
  const codes = [...new Set(bets.map(({ game }) => game))];
  return new Map(await Promise.all(codes.map(async code => [code, await gameOf(code)] as const)));
}

function isMoving(games: Games, { game: code, selection }: OnSelection): boolean {
  const game = games.get(code);
  return typeof (game && findSelection(game, selection)?.selection.label) === 'function';
}

async function goneBefore(db: Queryable, rounds: readonly string[]): Promise<ReadonlyMap<string, readonly Face[]>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await db.query('select id, gone from rounds where id = any($1)', [textArray(rounds)]);
  return new Map(rows.map(({ id, gone }) => [id, gone]));
}
