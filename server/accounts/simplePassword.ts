import { rankOf } from './stolenPasswords.ts';

/*
 * Passwords that somebody tries first. A password is taken apart into the fewest surprises there are in it: a character is
 * one, and so is a whole run of keys, a piece that came before, a year or one's own name. With too few it is simple.
 */

export function isSimple(password: string, own: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const characters = [...text].slice(0, LOOKED_AT);
  return surprisesIn(characters, new Set(own.flatMap(partsOf))) < LEAST;
}

/** A name with four digits has five. Eight characters in no order have eight, three words with blanks five to eight. */
const LEAST = 6;

/** What comes after is no excuse. */
const LOOKED_AT = 48;

/** The fewest, from each place on to the end. */
function surprisesIn(characters: readonly string[], names: ReadonlySet<string>): number {
  const readings = LOOKALIKES.map(read => characters.map(character => read[character] ?? character));
  const fewest: number[] = Array.from({ length: characters.length + 1 }, () => 0);
  for (let start = characters.length - 1; start >= 0; start -= 1) {
    fewest[start] = 1 + fewest[start + 1]!;
    for (let end = start + SHORTEST; end <= characters.length; end += 1) {
      const words = readings.map(reading => reading.slice(start, end).join(''));
      const cost = isAgain(characters, start, end) ? 1 : Math.min(...words.map(word => costOf(word, names)));
      fewest[start] = Math.min(fewest[start]!, cost + fewest[end]!);
    }
  }
  return fewest[0]!;
}

/** Of a piece. */
const SHORTEST = 3;

/** What a character is written for: P@ssw0rd, f1rst. */
const LOOKALIKES: readonly Readonly<Record<string, string>>[] = [
  {},
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', $: 's', '5': 's', '7': 't' },
];

/** Of a piece as one. Words that are used most say half as much as others. */
function costOf(word: string, names: ReadonlySet<string>): number {
  if (isRow(word) || isYear(word) || names.has(word) || LOCAL.has(word)) return 1;
  const rank = rankOf(word);
  if (rank === undefined) return Infinity;
  return rank < MOST_USED ? 1 : 2;
}

const MOST_USED = 2_000;

/** What the lists of elsewhere do not have: this house, and what is loved around it. */
const LOCAL: ReadonlySet<string> = new Set(
  `maidan cricket sachin tendulkar virat kohli dhoni rohit jadeja bumrah india bharat hindustan jaihind pakistan
   mumbai delhi kolkata chennai bengaluru bangalore hyderabad ahmedabad jaipur lucknow krishna ganesh shiva sairam
   jaishreeram waheguru allah bismillah teenpatti andarbahar rummy satta matka namaste shanti priya rahul kumar singh`.split(
    /\s+/,
  ),
);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '!@#$%^&*()',
].flatMap(row => [row, [...row].toReversed().join('')]);

const isRow = (piece: string): boolean => ROWS.some(row => row.includes(piece));

const isYear = (piece: string): boolean => /^(19|20)\d\d$/.test(piece);

/** Whether the piece stands before: 'abcdabcd', or reaches into itself: 'aaaaaaab'. */
function isAgain(characters: readonly string[], start: number, end: number): boolean {
  for (let before = 0; before < start; before += 1) {
    let place = start;
    while (place < end && characters[place] === characters[place - start + before]) place += 1;
    if (place === end) return true;
  }
  return false;
}

/** A name, its parts, and the name without what stands between them: asha.rao, asha, rao, asharao. */
function partsOf(name: string): string[] {
  const whole = name.normalize('NFKC').toLowerCase();
  const parts = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, ...parts, parts.join('')].filter(part => part.length >= SHORTEST);
}
