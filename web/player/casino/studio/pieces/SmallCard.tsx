import { type Card, rankName, rankOf, type Suit, suitOf } from '@maidan/games/kit/cards';
import { cardArt } from '../../../../ui/sheets.ts';

const SIGNS: Readonly<Record<Suit, string>> = { S: 's-s', H: 's-h', C: 's-c', D: 's-d' };

/** Rank over suit and nothing else, for cards so small that one has to be able to read them. */
export function SmallCard({ card }: { readonly card: Card }) {
  const suit = suitOf(card);
  const colour = suit === 'H' || suit === 'D' ? '#b81c22' : '#14181d';
  return (
    <svg className="st-face" viewBox="0 0 24 34" data-face={card} aria-hidden="true">
      <rect x=".5" y=".5" width="23" height="33" rx="3" fill="#fff" />
      <text x="12" y="17" textAnchor="middle" fontSize="18" fontWeight="800" fill={colour}>
        {rankName(rankOf(card))}
      </text>
      <use href={cardArt(SIGNS[suit])} x="5.5" y="19" width="13" height="13" fill={colour} />
    </svg>
  );
}
