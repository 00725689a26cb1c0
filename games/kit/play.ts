import type { Game, Step, Table } from './game.ts';
import { type Face, Pile, type Words } from './shoe.ts';

/** One face on the table, and where it landed. */
export interface Deal {
  readonly to: string;
  readonly face: Face;
}

/** All the dealing state there is: the rest is replayed from the script. */
export interface Dealing {
  /** Dealt by earlier rounds from the same shoe; empty unless the game carries. */
  readonly gone: readonly Face[];
  readonly dealt: readonly Deal[];
}

export function tableOf(game: Game, { gone, dealt }: Dealing): Table {
  const table = emptyTable(game, gone);
  for (const { to, face } of dealt) table[to]!.push(face);
  return table;
}

/** How many there are, wherever they lie. */
export function facesOn(table: Table): number {
  let count = 0;
  for (const seat in table) count += table[seat]!.length;
  return count;
}

/**
 * The step that follows `done` steps, or undefined when the round is over.
 * Replays the script from the start, so a round survives a restart with nothing but its deals.
 */
export function stepAfter(game: Game, { gone, dealt }: Dealing, done: number): Step | undefined {
  const table = emptyTable(game, gone);
  let nth = 0;
  let deals = 0;
  for (const step of game.script(table)) {
    if (nth++ === done) return step;
    if (step.do === 'deal') table[step.to]!.push(dealt[deals++]!.face);
  }
  return undefined;
}

/** The seat that is dealt to next, or undefined when the round is over. */
export function seatAfter(game: Game, { gone, dealt }: Dealing): string | undefined {
  const table = emptyTable(game, gone);
  let deals = 0;
  for (const step of game.script(table)) {
    if (step.do !== 'deal') continue;
    if (deals === dealt.length) return step.to;
    table[step.to]!.push(dealt[deals++]!.face);
  }
  return undefined;
}

/** Plays the round from `dealing` to its end, or until it has come far enough. Simulation, pricing and tests use this. */
export function playOut(
  game: Game,
  { gone, dealt }: Dealing,
  next: (to: string) => Face,
  isEnough?: (table: Table) => boolean,
): Table {
  const table = emptyTable(game, gone);
  let deals = 0;
  for (const step of game.script(table)) {
    if (step.do !== 'deal') continue;
    if (deals >= dealt.length && isEnough?.(table)) break;
    table[step.to]!.push(dealt[deals++]?.face ?? next(step.to));
  }
  return table;
}

/** Deals a whole round one face at a time; `next` is told how many betting windows came before. */
export function* playAlong(
  game: Game,
  gone: readonly Face[],
  next: (to: string, windows: number) => Face,
): Generator<Deal & { windows: number }> {
  const table = emptyTable(game, gone);
  let windows = 0;
  for (const step of game.script(table)) {
    if (step.do === 'bets') windows++;
    else {
      const face = next(step.to, windows);
      table[step.to]!.push(face);
      yield { to: step.to, face, windows };
    }
  }
}

/** What the next round starts with. */
export function carriedOver({ carry }: Game, { gone, dealt }: Dealing): readonly Face[] {
  const all = [...gone, ...dealt.map(deal => deal.face)];
  return carry && !carry.until(all) ? all : [];
}

/** Deals at random from a game's shoe, or from each seat's own. */
export class Dealer {
  readonly #perSeat: boolean;
  readonly #piles: ReadonlyMap<string, Pile>;

  /** One who finds the shoe as `dealing` has left it. */
  constructor({ shoe, seats }: Game, { gone, dealt }: Dealing) {
    this.#perSeat = shoe.perSeat;
    this.#piles = new Map((shoe.perSeat ? Object.keys(seats) : ['']).map(seat => [seat, new Pile(shoe)]));
    for (const face of gone) this.#pile('').take(face);
    for (const { to, face } of dealt) this.#pile(to).take(face);
  }

  draw(to: string, words: Words): Face {
    return this.#pile(to).draw(words);
  }

  /** What could come next to `seat`, and how many of each. */
  left(seat: string): ReadonlyMap<Face, number> {
    return this.#pile(seat).left();
  }

  /** Takes back everything dealt since `other` was in this state. */
  resetTo(other: Dealer): void {
    for (const [seat, pile] of this.#piles) pile.resetTo(other.#piles.get(seat)!);
  }

  #pile(seat: string): Pile {
    return this.#piles.get(this.#perSeat ? seat : '')!;
  }
}

/** The table before this round's first deal. */
function emptyTable({ seats, laid, carry }: Game, gone: readonly Face[]): Record<string, Face[]> {
  const table: Record<string, Face[]> = {};
  for (const seat in seats) table[seat] = laid?.[seat]?.slice() ?? [];
  if (carry) table[carry.to]!.push(...gone);
  return table;
}
