import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hints } from './hints.ts';

let told: string[];
let hints: Hints;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hints = new Hints({
    tell: (_, body) => {
      const { subject, message } = body as { subject: string; message: object };
      told.push(`${subject} ${JSON.stringify(message)}`);
    },
  });
});
afterEach(() => vi.useRealTimers());

test('players of commits that follow each other are told in one letter, each once', () => {
  hints.tell('wallet', { users: ['asha', 'bela'] });
  hints.tell('bets', { users: ['asha'] });
  hints.tell('wallet', { users: ['asha', 'chitra'] });
  expect(told).toEqual([]);
  vi.runAllTimers();
  const first = ['wallet {"users":["asha","bela","chitra"]}', 'bets {"users":["asha"]}'];
  expect(told).toEqual(first);
  hints.tell('wallet', { users: ['dev'] });
  vi.runAllTimers();
  expect(told).toEqual([...first, 'wallet {"users":["dev"]}']);
});

test('whatever else there is to say is said at once, and who closes leaves nothing unsaid', () => {
  hints.tell('sessionsEnded', { ids: ['1'] });
  expect(told).toEqual(['sessionsEnded {"ids":["1"]}']);
  hints.tell('orders', { users: ['asha'] });
  hints.tellNow();
  expect(told.at(-1)).toBe('orders {"users":["asha"]}');
  vi.runAllTimers();
  expect(told).toHaveLength(2);
});
