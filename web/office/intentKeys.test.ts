import { expect, test } from 'vitest';
import { IntentKeys } from './intentKeys.ts';

function intentKeys(): IntentKeys {
  let made = 0;
  return new IntentKeys(() => `key-${++made}`);
}

test('[R3] a command that may not have arrived keeps its key', () => {
  const open = intentKeys();
  expect([open.keyOf({ id: 'D-1' }), open.keyOf({ id: 'D-1' })]).toEqual(['key-1', 'key-1']);
});

test('[R3] after an answer the same command is a new intent', () => {
  const open = intentKeys();
  open.keyOf({ id: 'D-1' });
  open.answered({ id: 'D-1' });
  expect(open.keyOf({ id: 'D-1' })).toBe('key-2');
});

test('[R3] another input is another intent', () => {
  const open = intentKeys();
  expect([open.keyOf({ id: 'D-1' }), open.keyOf({ id: 'D-2' }), open.keyOf({ id: 'D-1' })]).toEqual([
    'key-1',
    'key-2',
    'key-1',
  ]);
});
