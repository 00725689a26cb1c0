import { tableOf } from '@maidan/games/kit/play';
import { sayGame } from '@maidan/words/games/names';
import { useMemo } from 'react';
import dealing from '../art/dealing.svg';
import shoe from '../art/shoe.svg';
import { endingOf } from '../words/ending.ts';
import { FeltPrint } from '../FeltPrint.tsx';
import { piecesOf } from '../pieces/pieces.ts';
import { cardX, type Place, placesOf } from '../places.ts';
import { PlayingCard } from '../pieces/PlayingCard.tsx';
import { Room } from '../Room.tsx';
import { hasJustScored, scoreOf, shortScoreOf } from '../words/scores.ts';
import { SeatSign } from '../words/SeatSign.tsx';
import type { SceneProps } from './sceneProps.ts';

/** A table of cards: every seat has its place on the felt, and cards come to it from the shoe. */
export function CardsScene({ game, round, fresh }: SceneProps) {
  const places = useMemo(() => placesOf(game), [game]);
  const bySeat = new Map(places.map(place => [place.seat, place]));
  const table = tableOf(game, round);
  const hasManySeats = places.length > 5;
  const winners = endingOf(game, round)?.winners ?? [];
  const standingOf = ({ seat, slots }: Place) => {
    if (winners.length === 0 || seat === 'board' || slots === 0) return undefined;
    return winners.includes(seat) ? ('won' as const) : ('lost' as const);
  };
  return (
    <Room game={game} furniture={isCrowded(places) ? shoe : dealing}>
      <FeltPrint places={places} name={sayGame(game.name)} />
      {piecesOf(game, round).map(({ key, seat, face, nth, count, deal }) => {
        const place = bySeat.get(seat)!;
        return (
          <PlayingCard
            key={key}
            face={face}
            x={cardX(place, nth, count)}
            y={place.y}
            width={place.card}
            isFresh={deal !== undefined && deal >= fresh}
            standing={standingOf(place)}
          />
        );
      })}
      {places.map(place => (
        <SeatSign
          key={place.seat}
          place={place}
          isShort={hasManySeats}
          isFresh={hasJustScored(game, round, fresh, place.seat)}
          score={(hasManySeats && !place.isRow ? shortScoreOf : scoreOf)(game, table, place.seat)}
          standing={standingOf(place)}
        />
      ))}
    </Room>
  );
}

/** Chips and discards would lie under the hands, or over their names. */
const isCrowded = (places: readonly Place[]): boolean =>
  places.some(({ isRow, width }) => isRow && width > WIDE_ROW) || places.filter(({ isRow }) => !isRow).length > 2;

const WIDE_ROW = 700;
