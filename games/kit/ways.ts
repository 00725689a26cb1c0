import { Endings } from './endings.ts';
import type { Game, Market, Table } from './game.ts';
import { type Deal, Dealer, type Dealing, facesOn, playOut, seatAfter, tableOf } from './play.ts';
import { seeded } from './shoe.ts';

/** So many are gone through one by one: the last card, three dice, the last two balls. It is done while a bet waits. */
const MOST_WAYS = 250;
/** Finishes that tell how long a round may still be. */
const TRIALS = 3;

/** Every way a round can go on from here, to its end. */
export class Ways {
  readonly endings: Endings;
  /** The most deals that can still come: what is paid at the end is paid then. */
  readonly end: number;
  /** By way: the table after each deal still to come. */
  readonly #paths: readonly (readonly Table[])[];
  readonly #moments = new Map<string, Uint8Array>();

  constructor(paths: readonly (readonly Table[])[]) {
    this.#paths = paths;
    this.endings = new Endings(paths.map(path => path.at(-1)!));
    this.end = Math.max(...paths.map(path => path.length));
  }

  /** After how many deals the market is paid, in each of the ways. */
  moments({ id, decided }: Market<Table>): (nth: number) => number {
    if (!decided) return () => this.end;
    const known = this.#moments.get(id) ?? Uint8Array.from(this.#paths, path => this.#moment(path, decided));
    this.#moments.set(id, known);
    return nth => known[nth]!;
  }

  #moment(path: readonly Table[], decided: (table: Table) => boolean): number {
    const at = path.findIndex(table => decided(table));
    return at < 0 ? this.end : at;
  }
}

const found = new WeakMap<Game, { readonly key: string; readonly ways: Ways | undefined }>();

/** Nothing, where they are too many. The last answer for each game is kept: a round asks again with every bet. */
export function waysToEnd(game: Game, dealing: Dealing): Ways | undefined {
  const key = `${dealing.gone.join(' ')}|${dealing.dealt.map(({ face }) => face).join(' ')}`;
  const known = found.get(game);
  if (known?.key === key) return known.ways;
  const ways = isShort(game, dealing) ? allWays(game, dealing) : undefined;
  found.set(game, { key, ways });
  return ways;
}

/** A guess from the longest of a few finishes: so many deals, each among what is left. */
function isShort(game: Game, dealing: Dealing): boolean {
  const seat = seatAfter(game, dealing);
  if (seat === undefined) return true;
  const before = facesOn(tableOf(game, dealing));
  const choices = new Dealer(game, dealing).left(seat).size;
  const words = seeded(1);
  // The first that is too long tells.
  for (let trial = 0; trial < TRIALS; trial++) {
    const dealer = new Dealer(game, dealing);
    const finished = playOut(game, dealing, to => dealer.draw(to, words));
    if (choices ** (facesOn(finished) - before) > MOST_WAYS) return false;
  }
  return true;
}

/** All of them, or nothing when the guess was wrong. */
function allWays(game: Game, { gone, dealt }: Dealing): Ways | undefined {
  const paths: Table[][] = [];
  const deals: Deal[] = [...dealt];
  const walk = (path: readonly Table[], table: Table): boolean => {
    const here = [...path, table];
    const to = seatAfter(game, { gone, dealt: deals });
    if (to === undefined) return paths.push(here) <= MOST_WAYS;
    for (const face of new Dealer(game, { gone, dealt: deals }).left(to).keys()) {
      deals.push({ to, face });
      const isWithin = walk(here, { ...table, [to]: [...table[to]!, face] });
      deals.pop();
      if (!isWithin) return false;
    }
    return true;
  };
  return walk([], tableOf(game, { gone, dealt })) ? new Ways(paths) : undefined;
}
