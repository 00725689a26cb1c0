import { expect, test } from 'vitest';
import { isSimple } from './simplePassword.ts';

test.each([
  'aaaaaaaa',
  '        ',
  '\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000',
  'abababab',
  'abcabcabc',
  'AaAaAaAa',
  '34567890',
  'hgfedcba',
  'asdfghjk',
  'poiuytrewq',
  'asha.rao1',
  '**AshaRao',
  'asha.rao@example.com',
])('[R34] %j is tried first', password => {
  expect(isSimple(password, ['AshaRao', 'asha.rao@example.com', 'asha.rao'])).toBe(true);
});

test.each(['correct horse battery', 'aaaaaaab', 'asha loves cricket', '12345687', 'qwertyup', '🔒🔑🔒🗝️🔓🔑🔒🗝️'])(
  '[R34] %j is left to the lists of stolen ones',
  password => {
    expect(isSimple(password, ['asha', ''])).toBe(false);
  },
);
