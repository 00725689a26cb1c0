/** Letters and digits as a keyboard of ours has them, and nothing that cannot be seen. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Nd}/gu, digit => String(valueOf(digit)));

/** Digits of a script follow each other, ten at a time: the first of them is as far back as there are some. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0)!; // it is a digit
  let before = 0;
  while (before < 10 && /\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1;
  return before % 10;
}
