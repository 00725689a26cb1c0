import { isCard } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { sayLabel } from '@maidan/words/games/labels';
import { slotsOf } from '../places.ts';
import { endingOf } from '../words/ending.ts';
import { hasJustScored, scoreOf, shortScoreOf } from '../words/scores.ts';
import { CardBack } from './CardFace.tsx';
import { FaceToken } from './FaceToken.tsx';
import { piecesOf } from './pieces.ts';
import { SmallCard } from './SmallCard.tsx';

interface Props {
  readonly game: Game;
  readonly round: Round;
  /** Deals from this one on show up here when they have been acted out in the picture. */
  readonly fresh: number;
  /** On a phone: cards with nothing but their rank and suit, and of many seats only the numbers. */
  readonly isSmall: boolean;
}

/** What earlier rounds left lies on the felt; clips have no felt to lie on. */
const isListed = ({ carry, shoe }: Game, seat: string): boolean => seat !== carry?.to || shoe.kind === 'clips';

/** What every seat was dealt, flat and small. */
export function Hands({ game, round, fresh, isSmall }: Props) {
  const table = tableOf(game, round);
  const pieces = piecesOf(game, round);
  const slots = slotsOf(game);
  const scoreIn = isSmall ? shortScoreOf : scoreOf;
  const winners = endingOf(game, round)?.winners ?? [];
  return (
    <div className="st-hands" aria-hidden="true">
      {Object.entries(game.seats)
        .filter(([seat]) => isListed(game, seat))
        .map(([seat, label]) => (
          <div key={seat} className={winners.includes(seat) ? 'st-won' : ''} data-seat={seat}>
            <h3>
              {isSmall && /^\d$/.test(seat) ? seat : sayLabel(label)}{' '}
              <Score text={scoreIn(game, table, seat)} isFresh={hasJustScored(game, round, fresh, seat)} />
            </h3>
            <div className="st-tokens">
              {pieces
                .filter(piece => piece.seat === seat)
                .map(({ key, face, deal }) => (
                  <span key={key} className={deal !== undefined && deal >= fresh ? 'st-late' : ''}>
                    {isSmall && isCard(face) ? <SmallCard card={face} /> : <FaceToken game={game} face={face} />}
                  </span>
                ))}
              <ToCome count={toCome(game, slots.get(seat), table[seat]!.length)} isCard={game.shoe.kind === 'cards'} />
            </div>
          </div>
        ))}
    </div>
  );
}

/** Cards that are known to come; where nobody knows how many, one stands for them until the first is there. */
function toCome({ shoe }: Game, slots: number | undefined, have: number): number {
  if (shoe.kind !== 'cards' || !slots) return have === 0 ? 1 : 0;
  return Math.max(0, slots - have);
}

const ToCome = ({ count, isCard }: { readonly count: number; readonly isCard: boolean }) =>
  Array.from({ length: count }, (_, nth) => (
    <span key={nth}>{isCard ? <CardBack /> : <span className="st-disc" data-kind="none" />}</span>
  ));

const Score = ({ text, isFresh }: { readonly text: string | undefined; readonly isFresh: boolean }) => (
  <em key={text} className={isFresh ? 'st-late' : ''}>
    {text}
  </em>
);
