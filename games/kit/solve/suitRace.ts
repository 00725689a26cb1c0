/*
 * Cards of four suits, twelve of each, are opened until one suit shows five. Where the race stands is how many of each
 * suit are open; which ranks they have makes no difference to what comes next.
 */

export type Shown = readonly [number, number, number, number];

const EACH = 12;
const TO_WIN = 5;
const START: Shown = [0, 0, 0, 0];

const isOver = (shown: Shown): boolean => shown.includes(TO_WIN);

/** Where the race stands after one more card, and how likely. */
function* next(shown: Shown): Generator<readonly [Shown, number]> {
  const [a, b, c, d] = shown;
  const left = 4 * EACH - (a + b + c + d);
  yield [[a + 1, b, c, d], (EACH - a) / left];
  yield [[a, b + 1, c, d], (EACH - b) / left];
  yield [[a, b, c + 1, d], (EACH - c) / left];
  yield [[a, b, c, d + 1], (EACH - d) / left];
}

const known = new Map<string, readonly number[]>();

/** How likely each suit wins from here. */
export function suitChances(shown: Shown): readonly number[] {
  if (isOver(shown)) return shown.map(count => (count === TO_WIN ? 1 : 0));
  const key = shown.join();
  let found = known.get(key);
  if (!found) {
    const sums = [0, 0, 0, 0];
    for (const [after, p] of next(shown)) suitChances(after).forEach((chance, i) => (sums[i]! += p * chance));
    known.set(key, (found = sums));
  }
  return found;
}

/** Every way the race can end, and how likely. */
function endings(): readonly (readonly [Shown, number])[] {
  const ended: (readonly [Shown, number])[] = [];
  let running = new Map([[START.join(), [START, 1] as readonly [Shown, number]]]);
  while (running.size > 0) {
    const later: typeof running = new Map();
    for (const [shown, here] of running.values()) {
      for (const [after, p] of next(shown)) {
        const before = later.get(after.join())?.[1] ?? 0;
        later.set(after.join(), [after, before + here * p]);
      }
    }
    ended.push(...[...later.values()].filter(([shown]) => isOver(shown)));
    running = new Map([...later].filter(([, [shown]]) => !isOver(shown)));
  }
  return ended;
}

interface RaceTotals {
  readonly cards: ReadonlyMap<number, number>;
  readonly points: ReadonlyMap<number, number>;
}

let totals: RaceTotals | undefined;

/** How likely the race takes so many cards, and comes to so many points, before the first card. */
export function raceTotals(): RaceTotals {
  return (totals ??= countTotals());
}

function countTotals(): RaceTotals {
  const cards = new Map<number, number>();
  const points = new Map<number, number>();
  for (const [shown, p] of endings()) {
    add(cards, shown[0] + shown[1] + shown[2] + shown[3], p);
    for (const [sum, share] of pointsOf(shown)) add(points, sum, p * share);
  }
  return { cards, points };
}

/** What the open cards of all suits add up to: any cards of a suit are as likely as any others. */
function pointsOf(shown: Shown): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (const count of shown) {
    const more = new Map<number, number>();
    for (const [sum, p] of sums) for (const [own, share] of suitPoints(count)) add(more, sum + own, p * share);
    sums = more;
  }
  return sums;
}

const suits = new Map<number, ReadonlyMap<number, number>>();

/** What so many of the twelve cards of a suit add up to. */
function suitPoints(count: number): ReadonlyMap<number, number> {
  let found = suits.get(count);
  if (!found) {
    const ways = new Map<number, number>();
    const take = (value: number, more: number, sum: number): void => {
      if (more === 0) add(ways, sum, 1);
      else for (let v = value; v <= EACH; v++) take(v + 1, more - 1, sum + v);
    };
    take(1, count, 0);
    const all = [...ways.values()].reduce((a, b) => a + b, 0);
    suits.set(count, (found = new Map([...ways].map(([sum, n]) => [sum, n / all]))));
  }
  return found;
}

const add = (sums: Map<number, number>, key: number, more: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + more);
};
