import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { sayLabel } from '@maidan/words/games/labels';
import { endingOf } from '../words/ending.ts';
import { FaceToken } from '../pieces/FaceToken.tsx';
import { piecesOf } from '../pieces/pieces.ts';
import { scoreOf } from '../words/scores.ts';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
}

/** Cards only: no pictures to load, nothing that moves. */
export function QuietScene({ game, round }: Props) {
  const table = tableOf(game, round);
  const winners = endingOf(game, round)?.winners ?? [];
  const seats = Object.entries(game.seats);
  const pieces = piecesOf(game, round);
  const most = Math.max(...seats.map(([seat]) => table[seat]!.length));
  return (
    <div className={seats.length > 4 ? 'st-quiet st-many' : 'st-quiet'} style={vars({ most: Math.max(3, most) })}>
      {seats.map(([seat, label]) => (
        <div key={seat} className={winners.includes(seat) ? 'st-won' : ''} aria-hidden="true">
          <h3>
            {sayLabel(label)} <em>{scoreOf(game, table, seat)}</em>
          </h3>
          <div className="st-quiet-faces">
            {pieces
              .filter(piece => piece.seat === seat)
              .map(({ key, face }) => (
                <FaceToken key={key} game={game} face={face} />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
