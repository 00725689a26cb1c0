import cards from './sheets/cards.svg';

/* Drawings that are used by many: one file holds all of a kind. Its name changes with it, so a browser reads it once. */

/** Of a card by its feed code, of a suit ('s-h'), or 'card-back'. */
export const cardArt = (id: string): string => `${cards}#${id}`;
