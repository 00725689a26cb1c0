import type { Millis, RoundId } from '@maidan/core/ids';
import { allGames } from '@maidan/games/index';
import { plainChances } from '@maidan/games/kit/chances';
import { type Game, selectionsOf } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import { FINISHES, quotes } from '@maidan/games/kit/price';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { randomFrom } from '@maidan/core/random';
import { type BenchResult, median } from './interleave.ts';

/* How long all cells of a table take to be priced again, window by window, next to the plain enumerator. */

/** The first builds the tables, the last is measured beside the plain enumerator, which is slow. */
const ROUNDS = 6;
/** What the plain enumerator may look at: fewer than it would need to be exact, so it is flattered. */
const PLAIN = 20_000;

export async function run(): Promise<BenchResult> {
  const ours: number[] = [];
  const plain: number[] = [];
  const more: Record<string, string> = {};
  for (const game of await allGames()) {
    const found = measure(game);
    ours.push(median(found.map(each => each.ours)));
    plain.push(median(found.flatMap(each => each.plain ?? [])));
    const slowest = Math.max(...found.map(each => each.ours));
    more[game.code] =
      `median ${ours.at(-1)!.toFixed(2)} ms, slowest ${slowest.toFixed(1)} ms, plain ${plain.at(-1)!.toFixed(1)} ms`;
  }
  const total = (times: readonly number[]) => times.reduce((sum, each) => sum + each, 0);
  return {
    name: 'games',
    ours: total(ours),
    reference: total(plain),
    ratio: total(plain) / total(ours),
    unit: 'ms to price one window of each game',
    against: `The plain enumerator, sampling at ${PLAIN.toLocaleString('en-IN')} finishes`,
    more: { ...more, finishes: FINISHES },
  };
}

interface Window {
  readonly ours: number;
  readonly plain: number | undefined;
}

function measure(game: Game): Window[] {
  const random = randomFrom(7);
  const hex = () =>
    Array.from({ length: 8 }, () =>
      random
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  const found: Window[] = [];
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const round = { id: `${nth}` as RoundId, seed: hex(), entropy: hex, gone: [], now: 0 as Millis };
    const price = (priced: Game, dealing: Dealing) => {
      const [ours, offered] = timed(() => quotes(priced, dealing));
      const open = selectionsOf(priced).filter(({ id }) => id in offered);
      const isLast = nth === ROUNDS - 1;
      const [plain] = isLast ? timed(() => plainChances(priced, dealing, open, PLAIN)) : [undefined];
      if (nth > 0) found.push({ ours, plain });
      return offered;
    };
    for (const _ of rehearse(game, { ...round, price }));
  }
  return found;
}

function timed<T>(work: () => T): [ms: number, answer: T] {
  const start = performance.now();
  const answer = work();
  return [performance.now() - start, answer];
}
