import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { sayLabel } from '@maidan/words/games/labels';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { CardBack } from './CardFace.tsx';
import { FaceToken } from './FaceToken.tsx';
import { piecesOf } from './pieces.ts';
import { slotsOf } from '../places.ts';
import { hasJustScored, scoreOf } from '../words/scores.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
  /** Deals from this one on show up here when they have been acted out in the picture. */
  readonly fresh: number;
  readonly startsFolded: boolean;
}

/** The small cards at the top left, as every player of such tables knows them. It can be folded away. */
export function CardOverlay({ game, round, fresh, startsFolded }: Props) {
  const [isFolded, setFolded] = useState(startsFolded);
  return (
    <div className={isFolded ? 'st-overlay st-folded' : 'st-overlay'}>
      {!isFolded && <Hands game={game} round={round} fresh={fresh} />}
      <button
        type="button"
        className="st-fold"
        aria-expanded={!isFolded}
        aria-label={isFolded ? say('casino.showCards') : say('casino.foldCards')}
        onClick={() => setFolded(!isFolded)}
      >
        <Icon name="down" small />
      </button>
    </div>
  );
}

/** What earlier rounds left lies on the felt; clips have no felt to lie on. */
const isListed = ({ carry, shoe }: Game, seat: string): boolean => seat !== carry?.to || shoe.kind === 'clips';

function Hands({ game, round, fresh }: Omit<Props, 'startsFolded'>) {
  const table = tableOf(game, round);
  const pieces = piecesOf(game, round);
  const slots = slotsOf(game);
  return (
    <div className="st-hands" aria-hidden="true">
      {Object.entries(game.seats)
        .filter(([seat]) => isListed(game, seat))
        .map(([seat, label]) => (
          <div key={seat}>
            <h3>
              {sayLabel(label)}{' '}
              <Score text={scoreOf(game, table, seat)} isFresh={hasJustScored(game, round, fresh, seat)} />
            </h3>
            <div className="st-tokens">
              {pieces
                .filter(piece => piece.seat === seat)
                .map(({ key, face, deal }) => (
                  <span key={key} className={deal !== undefined && deal >= fresh ? 'st-late' : ''}>
                    <FaceToken game={game} face={face} />
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
