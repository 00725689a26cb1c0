import type { Words } from './phrases.ts';

/** What is written first of a round without a winner. Others are shown by the letter of who has won. */
export const FIRSTS = {
  Tie: 'टाई',
  Yes: 'हाँ',
  No: 'नहीं',
  Odd: 'ऑड',
  Even: 'ईवन',
  Red: 'लाल',
  Black: 'काला',
  Run: 'रन',
  Wicket: 'विकेट',
  'Extra Runs': 'एक्स्ट्रा रन',
  'No Goal': 'गोल नहीं',
  Andar: 'अंदर',
  Dealer: 'डीलर',
} as const;

const BY_WORD: Words = FIRSTS;

export const sayFirst = (written: string): string =>
  written.replaceAll(/Extra Runs|No Goal|[A-Z][a-z]+/g, word => BY_WORD[word] ?? word);
