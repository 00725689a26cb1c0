import { expect, test } from 'vitest';
import { asking, noAnswers, told } from './searchText.ts';

const typed = (text: string, asked: readonly string[] = []) => ({ ...noAnswers(''), text, asked });

test.each([
  ['what was asked for has come', typed('ab', ['ab']), 'ab', 'ab', []],
  ['more was typed meanwhile', typed('abc', ['ab']), 'ab', 'abc', []],
  ['the first of two has come', typed('abc', ['ab', 'abc']), 'ab', 'abc', ['abc']],
  ['the second of two came alone', typed('abcd', ['ab', 'abc']), 'abc', 'abcd', []],
  ['a step back in the browser', typed('ab'), 'earlier', 'earlier', []],
])('%s', (_, before, value, text, asked) => {
  expect(told(before, value)).toEqual({ text, seen: value, asked });
});

test('a step back to what was once asked for here is taken', () => {
  const come = told(asking(typed('ab'), 'ab'), 'ab');
  const left = told(come, '');
  expect(left.text).toBe('');
  expect(told(left, 'ab').text).toBe('ab');
});
