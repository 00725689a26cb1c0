/** Passwords that somebody tries first, whatever lists say: blanks, one thing over and over, a row of keys, one's own name. */
export function isSimple(password: string, own: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const characters = [...text];
  if (text.trim() === '') return true;
  return isRepeated(characters) || isRow(characters) || own.some(name => isMadeOf(text, name));
}

/** The longest piece whose repetition is no password: 'abcabcabc'. */
const LONGEST_PIECE = 3;

const isRepeated = (characters: readonly string[]): boolean =>
  Array.from({ length: LONGEST_PIECE }, (_, nth) => nth + 1).some(period =>
    characters.every((character, nth) => nth < period || character === characters[nth - period]),
  );

const ROWS = ['qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

/** Each a step after the one before, or before it: '23456789', 'hgfedcba', 'qwertyui'. */
function isRow(characters: readonly string[]): boolean {
  const text = characters.join('');
  const backwards = characters.toReversed().join('');
  if (ROWS.some(row => row.includes(text) || row.includes(backwards))) return true;
  const steps = characters.slice(1).map((character, nth) => place(character) - place(characters[nth]!));
  return steps.every(step => step === 1) || steps.every(step => step === -1);
}

/** Nine is followed by nothing. */
const place = (character: string): number => (character === '0' ? 0x3a : character.codePointAt(0)!);

/** Only that name, or with a few digits or marks around it. */
const AROUND = 4;

function isMadeOf(text: string, name: string): boolean {
  const own = name.normalize('NFKC').toLowerCase();
  if (own.length < 3 || !text.includes(own)) return false;
  const rest = text.replace(own, '');
  return rest.length <= AROUND && !/\p{L}/u.test(rest);
}
