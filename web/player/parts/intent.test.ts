import { describe, expect, test } from 'vitest';
import { Refused } from '../../api.ts';
import { intentOf } from './intent.ts';

let made = 0;
const newKey = () => `key${(made += 1)}`;

/** A session storage that outlives the page, as a reload does. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    text: () => [...kept.values()].join(),
  };
}

describe('[R3] one key for one intent', () => {
  const form = { amount: '500', account: '000012345678' };

  test('the same form keeps its key while there is no answer, also over a reload', () => {
    const place = storage();
    const key = intentOf('withdrawal', place, newKey).keyFor(form);
    expect(intentOf('withdrawal', place, newKey).keyFor({ ...form })).toBe(key);
  });

  test('another form, an answer, or another kind of request is a new intent', () => {
    const place = storage();
    const intent = intentOf('withdrawal', place, newKey);
    const keys = [
      intent.keyFor(form),
      intent.keyFor({ ...form, amount: '501' }),
      intentOf('deposit', place, newKey).keyFor(form),
    ];
    intent.answered();
    keys.push(intent.keyFor(form));
    expect(new Set(keys).size).toBe(4);
  });

  test.each<[string, Error | undefined, boolean]>([
    ['an answer', undefined, true],
    ['a refusal', new Refused('insufficient-balance', 'No.'), true],
    ['no answer', new Refused('unreachable', 'Nobody there.'), false],
    ['that nobody knows', new Refused('busy', 'Later.'), false],
    ['that nobody is there for it', new Refused('changing-hands', 'Later.'), false],
    ['something else that went wrong', new Error('a bug'), false],
  ])('sent again after %s: another intent or the same one', async (_, error, isAnother) => {
    const intent = intentOf('withdrawal', storage(), newKey);
    const keys: string[] = [];
    const send = () =>
      intent.send(form, async key => {
        keys.push(key);
        if (error) throw error;
        return key;
      });
    const results = [await send().catch((thrown: unknown) => thrown), await send().catch((thrown: unknown) => thrown)];
    expect(results).toEqual(error ? [error, error] : keys);
    expect(keys[0] !== keys[1]).toBe(isAnother);
  });

  test('account numbers are not kept in the browser', () => {
    const place = storage();
    intentOf('withdrawal', place, newKey).keyFor(form);
    expect(place.text()).not.toContain('12345678');
  });
});
