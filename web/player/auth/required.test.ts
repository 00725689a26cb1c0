import { expect, test } from 'vitest';
import { missing } from './required.ts';

const REQUIRED = 'This field is required';

test.each<[rule: string, form: { email: string; password: string }, faults: object]>([
  ['[S012] every empty field is named', { email: '', password: '' }, { email: REQUIRED, password: REQUIRED }],
  ['[S012] spaces are no answer', { email: '  ', password: 'x' }, { email: REQUIRED }],
  ['[S012] a password may be made of spaces', { email: 'a@b.c', password: '  ' }, {}],
  ['[S012] a full form has no faults', { email: 'a@b.c', password: 'x' }, {}],
])('%s', (_, form, faults) => {
  expect(missing(form)).toEqual(faults);
});
