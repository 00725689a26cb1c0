/** Each stands for itself where a round is written down: in records, in the feed and on the rules card. */
const WORDS = [
  ...['Tie', 'No Result', 'Draw', 'Yes', 'No', 'Odd', 'Even', 'Red', 'Black', 'Green', 'Big', 'Small', 'High', 'Low'],
  ...['Spade', 'Heart', 'Club', 'Diamond', 'Up', 'Down', '7 Up', '7 Down', 'Under 7', 'Over 7'],
  ...['Under 21', 'Over 21', 'Over 22', 'Low Card', 'High Card', 'Pair', 'Flush', 'Straight', 'Trio', 'Straight Flush'],
  ...['One Pair', 'Two Pair', 'Three of a Kind', 'Full House', 'Four of a Kind', 'Royal Flush'],
  ...['Colour', 'Sequence', 'Pure Sequence', 'Triple', 'Baccarat 1', 'Baccarat 2', 'Seven'],
  ...['Three card sequence', 'Four card color', 'Four card sequence', 'Three of a kind', 'Three card pure sequence'],
  ...['Four card pure sequence', 'Four of a kind', 'Pair (2-10)', 'Pair (J-K)', 'A-K Suited', 'A-K Offsuit'],
  ...['A-Q/A-J Suited', 'A-Q/A-J Offsuit', 'Two Black Two Red', 'Any 3 Card Red', 'Any 3 Card Black'],
  ...['Equal Total', '8 & 9 Total', '10 & 11 Total', 'Wicket', 'Extra Runs', 'No Goal', 'Shot Goal', 'Header Goal'],
  ...['Penalty Goal', 'Free Kick Goal'],
] as const;
export type Word = (typeof WORDS)[number];

const KNOWN: ReadonlySet<string> = new Set(WORDS);
const isWord = (text: string): text is Word => KNOWN.has(text);

/** A word where it is one of ours, and otherwise a name. */
export const wordOrName = (text: string): Word | { readonly name: string } => (isWord(text) ? text : { name: text });
