import { expect, expectTypeOf, test } from 'vitest';
import { say } from './say.ts';
import { speak } from './speak.ts';
import type { ValuesOf } from './values.ts';

test('a message is said in English, or in a language that is named', () => {
  expect(say('door.login')).toBe('Login');
  expect(speak('hi')('door.loginAgain', { why: 'बस।' })).toBe('बस। कृपया फिर से लॉग इन करें।');
});

test('the compiler reads what a message asks for', () => {
  expectTypeOf<ValuesOf<'Login', never>>().toEqualTypeOf<{}>();
  expectTypeOf<keyof ValuesOf<'{a} of {b}', never>>().toEqualTypeOf<'a' | 'b'>();
  type Bets = ValuesOf<'{who}: {count, plural, one {# bet in {place}} other {bets}} of {most, number}', never>;
  expectTypeOf<Bets['count']>().toEqualTypeOf<number>();
  expectTypeOf<Bets['most']>().toEqualTypeOf<number>();
  expectTypeOf<Bets['place']>().toEqualTypeOf<string>();
  expectTypeOf<keyof Bets>().toEqualTypeOf<'who' | 'count' | 'place' | 'most'>();
  expectTypeOf<ValuesOf<'go <link>home</link>', number>['link']>().toEqualTypeOf<(words: string) => number>();
  // @ts-expect-error: it asks for why
  expect(say('door.loginAgain', {})).toBe('undefined Please log in again.');
  // @ts-expect-error: it asks for nothing
  expect(say('door.login', { why: '' })).toBe('Login');
});
