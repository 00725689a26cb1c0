import { expect, test, vi } from 'vitest';

test('why a round is void is told once the words are there, and of a round that has a fault', async () => {
  vi.resetModules(); // as on a page that has just come
  const { fetchWhyVoid, whyVoid } = await import('./whyVoid.ts');
  expect(whyVoid('table-fault')).toBeUndefined();
  await fetchWhyVoid();
  expect(whyVoid('table-fault')).toBe('The table could not go on.');
  expect(whyVoid(undefined)).toBeUndefined();
});
