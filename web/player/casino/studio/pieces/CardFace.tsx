import { rankName, RANKS } from '@maidan/games/kit/cards';
import { feedCode, isCard } from '@maidan/games/kit/feed';
import type { Face } from '@maidan/games/kit/shoe';
import { cardArt } from '../../../../ui/sheets.ts';

interface Props {
  readonly face: Face;
}

/** A playing card, face up. The packs of the super overs have ranks but no suits. */
export const CardFace = ({ face }: Props) => (
  <svg className="st-face" viewBox="0 0 60 84" data-face={face} aria-hidden="true">
    {isCard(face) ? <use href={cardArt(feedCode(face))} /> : <SuitlessFace face={face} />}
  </svg>
);

function SuitlessFace({ face }: Props) {
  const rank = RANKS.find(each => each === face);
  const text = rank ? rankName(rank) : String(face);
  return (
    <>
      <rect x=".4" y=".4" width="59.2" height="83.2" rx="5" fill="#fff" stroke="#c9d1d9" strokeWidth=".8" />
      <rect x="4" y="4" width="52" height="76" rx="3" fill="none" stroke="#0a5f73" strokeWidth="1" />
      <text x="30" y="46" textAnchor="middle" fontSize="38" fontWeight="800" fill="#14181d">
        {text}
      </text>
      <path d="m22 56 16 16M38 56 22 72" stroke="#d9a441" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** The same card from behind. */
export const CardBack = () => (
  <svg className="st-back" viewBox="0 0 60 84" aria-hidden="true">
    <use href={cardArt('card-back')} />
  </svg>
);
