/** Kinds of cards are bits of a number: those that make a worse hand with this one, and those that make the best. */
export interface Joined {
  readonly below: number;
  readonly at: number;
}

/**
 * In how many ways so many pairs of joined cards can be taken, no card twice: with all of them worse than the best, and
 * with exactly one that is best. There are `counts[k]` cards of kind k, joined to others as `joined[k]` says.
 */
export function countPairings(
  pairs: number,
  counts: readonly number[],
  joined: readonly Joined[],
): { readonly worse: number; readonly oneBest: number } {
  const pairing = new Pairing(pairs, joined);
  let later = (1 << counts.length) - 1;
  for (const kind of orderOf(joined)) {
    pairing.take(kind, counts[kind]!, later);
    later &= ~(1 << kind);
    pairing.forget(later);
  }
  return pairing.end();
}

/* A state: three bits for the pairs, one for the best, then three for each sort that waits. */
const BITS = 3;
const PAIRS = 7;
const BEST = 8;
const WAITING = 4;
const ONE_WAITS = 1 << WAITING;
const SORTS_MAX = 7;

/** In how many ways a state comes about: all zero between uses. */
let ways: Float64Array | undefined;

/**
 * Card by card: each stays out, waits for a later one, or is joined to one that waits. Cards that wait are told apart
 * only by what they can still be joined to, so there are few states: how many pairs there are, whether the best is
 * among them, and how many cards of each sort wait.
 */
class Pairing {
  readonly #pairs: number;
  readonly #joined: readonly Joined[];
  readonly #ways: Float64Array;
  /** The states in which so many cards are in pairs or wait. */
  readonly #states: readonly number[][];
  #sorts: readonly Joined[] = [];

  constructor(pairs: number, joined: readonly Joined[]) {
    ways ??= new Float64Array(1 << (WAITING + BITS * SORTS_MAX));
    this.#pairs = pairs;
    this.#joined = joined;
    this.#ways = ways;
    this.#states = Array.from({ length: 2 * pairs + 1 }, (_, taken) => (taken === 0 ? [0] : []));
    this.#ways[0] = 1;
  }

  take(kind: number, count: number, later: number): void {
    const sorts = [...this.#sorts, this.#joined[kind]!];
    const { sorts: merged, places } = mergedSorts(sorts, later);
    this.#sorts = merged;
    const sort = places.at(-1)!;
    for (let n = 0; n < count; n++) this.#takeOne(kind, sort);
  }

  /** Sorts that have come to the same are counted together; states with a card that waits in vain are dropped. */
  forget(later: number): void {
    const { sorts, places } = mergedSorts(this.#sorts, later);
    this.#sorts = sorts;
    if (places.every((place, i) => place === i)) return;
    for (const states of this.#states) this.#move(states, places);
  }

  end(): { worse: number; oneBest: number } {
    const worse = this.#ways[this.#pairs]!;
    const oneBest = this.#ways[this.#pairs | BEST]!;
    for (const states of this.#states) for (const state of states) this.#ways[state] = 0;
    return { worse, oneBest };
  }

  #takeOne(kind: number, sort: number): void {
    // From the most cards down, so that no state is added to before it has been left.
    for (let taken = 2 * this.#pairs - 1; taken >= 0; taken--) {
      const next = this.#states[taken + 1]!;
      for (const state of this.#states[taken]!) {
        const here = this.#ways[state]!;
        if (sort >= 0 && taken - (state & PAIRS) < this.#pairs)
          this.#add(next, state + (ONE_WAITS << (BITS * sort)), here);
        for (let i = 0; i < this.#sorts.length; i++) {
          const waiting = waitingIn(state, i);
          if (waiting === 0) continue;
          const { below, at } = this.#sorts[i]!;
          const joined = state + 1 - (ONE_WAITS << (BITS * i));
          if (((below >> kind) & 1) === 1) this.#add(next, joined, here * waiting);
          else if (((at >> kind) & 1) === 1 && (state & BEST) === 0) this.#add(next, joined | BEST, here * waiting);
        }
      }
    }
  }

  #add(states: number[], state: number, more: number): void {
    if (this.#ways[state] === 0) states.push(state);
    this.#ways[state]! += more;
  }

  /** All states of a list leave their places before any arrives at its new one. */
  #move(states: number[], places: readonly number[]): void {
    const leaving = states.map(state => [movedTo(state, places), this.#ways[state]!] as const);
    for (const state of states) this.#ways[state] = 0;
    states.length = 0;
    for (const [to, here] of leaving) if (to >= 0) this.#add(states, to, here);
  }
}

const waitingIn = (state: number, sort: number): number => (state >> (WAITING + BITS * sort)) & 7;

function movedTo(state: number, places: readonly number[]): number {
  let to = state & (PAIRS | BEST);
  for (let i = 0; i < places.length; i++) {
    const waiting = waitingIn(state, i);
    if (waiting === 0) continue;
    if (places[i]! < 0) return -1;
    to += waiting << (WAITING + BITS * places[i]!);
  }
  return to;
}

/** The sorts that differ in what they can be joined to later, and which of them each one has become: −1 for none. */
function mergedSorts(sorts: readonly Joined[], later: number): { sorts: readonly Joined[]; places: readonly number[] } {
  const merged: Joined[] = [];
  const places = sorts.map(sort => {
    const [below, at] = [sort.below & later, sort.at & later];
    if ((below | at) === 0) return -1;
    const found = merged.findIndex(each => each.below === below && each.at === at);
    return found >= 0 ? found : merged.push({ below, at }) - 1;
  });
  return { sorts: merged, places };
}

/** Kinds in an order that leaves few sorts of cards waiting: from the last or, if that is too many, from the first. */
function orderOf(joined: readonly Joined[]): readonly number[] {
  const kinds = joined.map((_, kind) => kind);
  for (const preferred of [kinds.toReversed(), kinds]) {
    const { order, most } = greedyOrder(joined, preferred);
    if (most <= SORTS_MAX) return order;
  }
  throw new Error('too many sorts of cards wait');
}

function greedyOrder(joined: readonly Joined[], preferred: readonly number[]): { order: number[]; most: number } {
  const order: number[] = [];
  let sorts: readonly Joined[] = [];
  let most = 0;
  let rest = preferred;
  let later = (1 << joined.length) - 1;
  while (rest.length > 0) {
    let best = rest[0]!;
    let fewest = Infinity;
    for (const kind of rest) {
      const count = countSorts(sorts, joined[kind]!, later & ~(1 << kind));
      if (count < fewest) [best, fewest] = [kind, count];
    }
    const waiting = mergedSorts([...sorts, joined[best]!], later).sorts;
    most = Math.max(most, waiting.length);
    later &= ~(1 << best);
    sorts = mergedSorts(waiting, later).sorts;
    rest = rest.filter(kind => kind !== best);
    order.push(best);
  }
  return { order, most };
}

/** How many sorts can still be joined to something later, when cards like this one wait as well. */
function countSorts(sorts: readonly Joined[], one: Joined, later: number): number {
  let count = 0;
  for (let i = 0; i <= sorts.length; i++) {
    const sort = sorts[i] ?? one;
    let isNew = ((sort.below | sort.at) & later) !== 0;
    for (let j = 0; j < i && isNew; j++) {
      isNew = (((sorts[j]!.below ^ sort.below) | (sorts[j]!.at ^ sort.at)) & later) !== 0;
    }
    if (isNew) count++;
  }
  return count;
}
