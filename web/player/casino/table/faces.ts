import { LOW_RANKS, rankName, SUIT_NAMES, SUIT_SIGNS, type Suit, SUITS } from '@maidan/games/kit/cards';

/* What a label shows when it is drawn, as its game declares it. The words stay: the slip and screen readers say them. */

const RANK_NAMES: readonly string[] = LOW_RANKS.map(rankName);

/** 'Dragon Card 10' is a ten; 'Group 1 card A-2-3' is three cards. */
export function ranksIn(label: string): readonly string[] {
  const parts = lastWord(label).split('-');
  return parts.every(part => RANK_NAMES.includes(part)) ? parts : [];
}

/** 'Player A Spade' is a spade. */
export const suitIn = (label: string): Suit | undefined => SUITS.find(suit => SUIT_NAMES[suit] === lastWord(label));

/** 'Single 7' is a seven. */
export function numberIn(label: string): string | undefined {
  const last = lastWord(label);
  return /^\d+$/.test(last) ? last : undefined;
}

const lastWord = (label: string): string => label.split(' ').at(-1) ?? '';

/** 'K♠' is a card of the pack, as its picture is called. */
export function cardIn(label: string): string | undefined {
  const suit = SUITS.find(each => label.endsWith(SUIT_SIGNS[each]));
  const rank = label.slice(0, -1);
  return suit && RANK_NAMES.includes(rank) ? `${rank}${suit}${suit}` : undefined;
}

/** What is left to say under a heading: 'Dragon Even' under 'Dragon' is 'Even'. A bare number would say too little. */
export function shortLabel(label: string, heading: string): string {
  const start = `${heading} `;
  const rest = label.slice(start.length);
  return heading !== '' && label.startsWith(start) && /\D/.test(rest) ? rest : label;
}
