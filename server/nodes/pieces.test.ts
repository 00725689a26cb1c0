import { expect, test } from 'vitest';
import { cut, Pieces } from './pieces.ts';

const put = (pieces: Pieces, text: string, leaveOut?: number): (string | undefined)[] =>
  cut('letter', text, 4)
    .filter(({ nth }) => nth !== leaveOut)
    .map(piece => pieces.put(piece));

test('a long letter is whole again with its last piece, wherever it was cut', () => {
  const text = 'दाँव 😀😀 on the table';
  expect(put(new Pieces(), text).filter(Boolean)).toEqual([text]);
  expect(JSON.parse(JSON.stringify(cut('letter', text, 1)))).toEqual(cut('letter', text, 1)); // half of a 😀 as well
});

test('one of which a piece is missing is never whole, and the next one of its name is', () => {
  const pieces = new Pieces();
  for (const missing of [0, 1]) expect(put(pieces, 'abcdefghijkl', missing)).toEqual([undefined, undefined]);
  expect(put(pieces, 'abcdefghijkl')).toEqual([undefined, undefined, 'abcdefghijkl']);
});

test('of those that never end only some are kept', () => {
  const pieces = new Pieces();
  const first = cut('0', 'abcdefgh', 4);
  for (let n = 0; n <= 50; n += 1) pieces.put(cut(String(n), 'abcdefgh', 4)[0]!);
  expect(pieces.put(first[1]!)).toBeUndefined();
  expect(pieces.put(cut('50', 'abcdefgh', 4)[1]!)).toBe('abcdefgh');
});
