export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Best first, where suits break ties. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** 'AS' is the ace of spades, 'TD' the ten of diamonds: plain JSON, readable in a log. */
export type Card = `${Rank}${Suit}`;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** Ace high: 2…14. */
export const high = (card: Card): number => HIGH.indexOf(card.charAt(0)) + 2;

const HIGH = RANKS.join('');

/** Ace low: 1…13. What totals, odd/even and over/under count. */
export const low = (card: Card): number => (rankOf(card) === 'A' ? 1 : high(card));

export const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + low(card), 0);

/** Baccarat value: ace 1, tens and pictures 0, last digit only. */
export const points = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (low(card) >= 10 ? 0 : low(card)), 0) % 10;

export const isRed = (card: Card): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';
export const isOdd = (card: Card): boolean => low(card) % 2 === 1;
export const isPicture = (card: Card): boolean => low(card) > 10;

/** 0 for diamonds to 3 for spades. */
export const suitStrength = (card: Card): number => 3 - SUITS.indexOf(suitOf(card));

export const SUIT_SIGNS: Record<Suit, string> = { S: '♠', H: '♥', C: '♣', D: '♦' };
export const SUIT_NAMES = { S: 'Spade', H: 'Heart', C: 'Club', D: 'Diamond' } as const satisfies Record<Suit, string>;

/** Ace first: the order of card grids. */
export const LOW_RANKS = [
  'A',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'T',
  'J',
  'Q',
  'K',
] as const satisfies readonly Rank[];

/** As players read it: '10', not 'T'. */
export const rankName = (rank: Rank): Exclude<Rank, 'T'> | '10' => (rank === 'T' ? '10' : rank);
