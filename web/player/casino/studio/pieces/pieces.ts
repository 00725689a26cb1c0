import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import type { Face } from '@maidan/games/kit/shoe';

/** One face on the table. */
export interface Piece {
  readonly key: string;
  readonly seat: string;
  readonly face: Face;
  /** Its place in the row of its seat, and how many lie there. */
  readonly nth: number;
  readonly count: number;
  /** Which of the round's deals it was; none if it lay there from the start. */
  readonly deal: number | undefined;
}

/** Everything that lies on the table: laid at the start, left by earlier rounds, and dealt in this one. */
export function piecesOf(game: Game, round: Round): readonly Piece[] {
  const table = tableOf(game, round);
  const dealt = new Map<string, number[]>(Object.keys(game.seats).map(seat => [seat, []]));
  round.dealt.forEach(({ to }, deal) => dealt.get(to)?.push(deal));
  return Object.entries(table).flatMap(([seat, faces]) => {
    const deals = dealt.get(seat) ?? [];
    const before = faces.length - deals.length;
    return faces.map((face, nth) => {
      const deal = deals[nth - before];
      const key = deal === undefined ? `${seat} ${nth}` : `${round.id} ${deal}`;
      return { key, seat, face, nth, count: faces.length, deal };
    });
  });
}
