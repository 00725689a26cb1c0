import '../styles/hand.css';

const CARDS = ['QDD', 'ASS', 'KHH'] as const;

/** A fan of three: queen, ace, king. Decoration. */
export const Hand = () => (
  <div className="hand" aria-hidden="true">
    {CARDS.map(card => (
      <svg key={card} viewBox="0 0 60 84">
        <use href={`/cards.svg#${card}`} />
      </svg>
    ))}
  </div>
);
