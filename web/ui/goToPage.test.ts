import { expect, test } from 'vitest';
import { pageOf } from './GoToPage.tsx';

test.each<[string, number | undefined]>([
  ['1', 1],
  [' 7 ', 7],
  ['32', 32],
  ['33', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e1', undefined],
  ['', undefined],
  ['two', undefined],
])('[S061] go to page takes whole numbers from 1 to the last page: %j', (text, page) => {
  expect(pageOf(text, 32)).toBe(page);
});
