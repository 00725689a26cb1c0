import type { Suit } from '@maidan/games/kit/cards';
import type { Block } from '@maidan/games/kit/game';
import { numberIn, ranksIn, suitIn } from './faces.ts';
import { cardArt } from '../../../ui/sheets.ts';

interface Props {
  readonly as: Block['as'];
  /** As the game declares it. */
  readonly label: string;
}

/** A label as a picture. Whoever shows it also says it in words. */
export function Drawn({ as, label }: Props) {
  const suit = suitIn(label);
  if (as === 'suits' && suit) return <SuitSign suit={suit} />;
  const ranks = ranksIn(label);
  if (as === 'cards' && ranks.length > 0) {
    return (
      <span className="rank-cards" aria-hidden="true">
        {ranks.map(rank => (
          <RankCard key={rank} rank={rank} />
        ))}
      </span>
    );
  }
  const number = as === 'numbers' ? numberIn(label) : undefined;
  return (
    <span className={number === undefined ? 'drawn-word' : 'drawn-number'} aria-hidden="true">
      {number ?? label}
    </span>
  );
}

/** Whether a label can be drawn like this, so that words need not be written beside it. */
export function canBeDrawn(as: Block['as'], label: string): boolean {
  if (as === 'suits') return suitIn(label) !== undefined;
  if (as === 'cards') return ranksIn(label).length > 0;
  return as === 'numbers' && numberIn(label) !== undefined;
}

const SIGNS: Readonly<Record<Suit, string>> = { S: 's-s', H: 's-h', C: 's-c', D: 's-d' };

const SuitSign = ({ suit }: { readonly suit: Suit }) => (
  <svg className={suit === 'H' || suit === 'D' ? 'suit red' : 'suit'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={cardArt(SIGNS[suit])} />
  </svg>
);

/** A card of any suit. */
const RankCard = ({ rank }: { readonly rank: string }) => (
  <svg className="rank-card" viewBox="0 0 30 40">
    <rect x="0.5" y="0.5" width="29" height="39" rx="4" />
    <text x="15" y="22">
      {rank}
    </text>
    {Object.values(SIGNS).map((sign, nth) => (
      <use
        key={sign}
        href={cardArt(sign)}
        className={nth % 2 ? 'red' : ''}
        x={3 + nth * 6.2}
        y="28"
        width="5.6"
        height="5.6"
      />
    ))}
  </svg>
);
