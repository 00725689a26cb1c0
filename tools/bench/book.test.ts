import { BACK, LAY } from '@maidan/exchange/book/ladder';
import { expect, test } from 'vitest';
import { ExposedBook } from './clients/exposedBook.ts';
import { commandsFor, USERS } from './clients/traders.ts';

const RESTING = 2_000;
const MEASURED = 40_000;
const commands = commandsFor(RESTING, MEASURED, 3);

/** Orders that rest stay on their side of the middle. */
function kindOf(n: number): 'rest' | 'cancel' | 'cross' {
  if (commands.cancels[n]! >= 0) return 'cancel';
  const isLong = commands.ticks[n]! > 115;
  return isLong === (commands.sides[n] === BACK) ? 'rest' : 'cross';
}

test('traders send sixty orders that rest, thirty cancellations and ten orders that cross', () => {
  const kinds = Array.from({ length: MEASURED }, (_, i) => kindOf(RESTING + i));
  const share = (kind: string) => Math.round((kinds.filter(each => each === kind).length * 100) / MEASURED);
  expect([share('rest'), share('cancel'), share('cross')]).toEqual([60, 30, 10]);
});

test('nobody cancels what is gone, crossing orders are filled, and nobody can lose more than he has', () => {
  const play = (funds: number): number => {
    const book = new ExposedBook(USERS, funds);
    const handles = new Float64Array(commands.count);
    const wrong: number[] = [];
    for (let n = 0; n < commands.count; n += 1) {
      const order = commands.cancels[n]!;
      if (order >= 0 && handles[order] === 0) wrong.push(n);
      if (order >= 0) book.cancel(handles[order]!);
      else
        handles[n] = book.place(
          commands.users[n]!,
          commands.sides[n] === BACK ? BACK : LAY,
          commands.ticks[n]!,
          commands.stakes[n]!,
        );
      if (order < 0 && (handles[n] === 0) !== (kindOf(n) === 'cross')) wrong.push(n);
    }
    expect(wrong).toEqual([]);
    return book.matched;
  };
  expect(play(1e12)).toBeGreaterThan(0);
  expect(() => play(1)).toThrow('more than there is');
});
