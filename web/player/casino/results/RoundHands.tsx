import type { Game } from '@maidan/games/kit/game';
import type { Deal } from '@maidan/games/kit/play';
import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';
import { seatName } from '../../parts/result/tell.ts';
import { FaceToken } from '../studio/pieces/FaceToken.tsx';
import { spokenFace } from '../studio/pieces/faces.ts';

interface Props {
  readonly game: Game;
  readonly dealt: readonly Deal[];
  readonly winners: readonly string[];
}

/** What lay before each seat. */
export function RoundHands({ game, dealt, winners }: Props) {
  const seats = Object.entries(game.seats).filter(([seat]) => dealt.some(({ to }) => to === seat) || game.laid?.[seat]);
  return (
    <div className={seats.length > 1 ? 'round-hands several' : 'round-hands'}>
      {seats.map(([seat, label]) => (
        <section key={seat} className={winners.includes(seat) ? 'round-hand won' : 'round-hand'}>
          <h3>
            {seatName(label)}
            {winners.includes(seat) && <span className="bdg g sp">{say('casino.winner')}</span>}
          </h3>
          <div className="round-faces">
            {[...facesAt(game, dealt, seat).entries()].map(([nth, face]) => (
              <span key={nth} className="round-face">
                <FaceToken game={game} face={face} />
                <span className="vh">{spokenFace(game, face)}</span>
              </span>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const facesAt = ({ laid }: Game, dealt: readonly Deal[], seat: string): readonly Face[] => [
  ...(laid?.[seat] ?? []),
  ...dealt.filter(({ to }) => to === seat).map(({ face }) => face),
];
