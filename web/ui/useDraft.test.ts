import { expect, test } from 'vitest';
import { merged } from './useDraft.ts';

const BEFORE = { min: '100', max: '5000' };

test.each([
  ['nothing was typed', BEFORE, { min: '500', max: '2000' }, { min: '500', max: '2000' }],
  [
    'what was saved is what was typed',
    { min: '500', max: '2000' },
    { min: '500', max: '2000' },
    { min: '500', max: '2000' },
  ],
  [
    'more was typed meanwhile',
    { min: '500', max: '200000' },
    { min: '500', max: '2000' },
    { min: '500', max: '200000' },
  ],
  [
    'somebody else saved the other field',
    { min: '700', max: '5000' },
    { min: '100', max: '900' },
    { min: '700', max: '900' },
  ],
])('%s', (_, draft, now, then) => {
  expect(merged(draft, BEFORE, now)).toEqual(then);
});
