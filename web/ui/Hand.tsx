import './hand.css';
import { cardArt } from './sheets.ts';

const CARDS = ['QDD', 'ASS', 'KHH'] as const;

/** A fan of three: queen, ace, king. Decoration. */
export const Hand = () => (
  <div className="hand" aria-hidden="true">
    {CARDS.map(card => (
      <svg key={card} viewBox="0 0 60 84">
        <use href={cardArt(card)} />
      </svg>
    ))}
  </div>
);
