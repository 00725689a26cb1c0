import { decimal } from '@maidan/core/odds';
import { type Chance, type Chances, lineChance } from './chance.ts';
import type { Game, Market, Outcome, Selection, Table } from './game.ts';
import { type Deal, Dealer, type Dealing, facesOn, playOut, seatAfter, tableOf } from './play.ts';
import { seeded, type Words } from './shoe.ts';

/**
 * The chances of all `selections` at once: from the game's own solver where it has one, else by finishing
 * the round in every possible way when there are about `finishes` of them, else in that many random ways.
 */
export function chances(
  game: Game,
  dealing: Dealing,
  selections: readonly Selection<Table>[],
  finishes: number,
): Chances {
  const found = new Map(solved(game, dealing, selections));
  const missing = selections.filter(({ id }) => !found.has(id));
  for (const [id, chance] of missing.length > 0 ? plainChances(game, dealing, missing, finishes) : []) {
    found.set(id, chance);
  }
  return found;
}

function solved(game: Game, dealing: Dealing, selections: readonly Selection<Table>[]): Chances {
  if (!game.solve) return new Map();
  const dealer = new Dealer(game, dealing);
  const wanted = new Set(selections.map(({ id }) => id));
  const all = game.solve({ table: tableOf(game, dealing), left: seat => dealer.left(seat), wanted });
  return new Map([...all].filter(([id]) => wanted.has(id)));
}

/**
 * The same without the game's solver. It knows nothing but the script and the outcomes, so it is right for
 * every game: solvers are compared with it. A market that is decided early is looked at only so far.
 */
export function plainChances(
  game: Game,
  dealing: Dealing,
  selections: readonly Selection<Table>[],
  finishes: number,
): Chances {
  const found = new Map<string, Chance>();
  for (const { decided, wanted } of horizons(game, selections)) {
    const walk = new Walk(game, dealing, decided, wanted);
    for (const [id, chance] of walk.isShort(finishes) ? walk.all(finishes) : walk.some(finishes)) found.set(id, chance);
  }
  return found;
}

/** Those of the selections whose chances can be counted by looking at no more than `finishes` ways to go on. */
export function countedChances(
  game: Game,
  dealing: Dealing,
  selections: readonly Selection<Table>[],
  finishes: number,
): Chances {
  const found = new Map<string, Chance>();
  for (const { decided, wanted } of horizons(game, selections)) {
    const walk = new Walk(game, dealing, decided, wanted);
    const counted = walk.isShort(finishes) ? walk.counted(finishes) : undefined;
    for (const [id, chance] of counted ?? []) found.set(id, chance);
  }
  return found;
}

/** Finishes that tell how long a round may still be. */
const TRIALS = 20;

interface Horizon {
  readonly decided: Market<Table>['decided'];
  readonly wanted: readonly Selection<Table>[];
}

/** Selections that can be looked at together: all that wait for the end, and each market that does not. */
function horizons(game: Game, selections: readonly Selection<Table>[]): Horizon[] {
  const asked = new Set(selections);
  const wantedIn = (market: Market<Table>) => market.selections.filter(selection => asked.has(selection));
  const early = game.markets.filter(({ decided }) => decided);
  const late = game.markets.filter(({ decided }) => !decided);
  return [
    ...early.map(market => ({ decided: market.decided, wanted: wantedIn(market) })),
    { decided: undefined, wanted: late.flatMap(wantedIn) },
  ].filter(({ wanted }) => wanted.length > 0);
}

class Walk {
  readonly #game: Game;
  readonly #dealing: Dealing;
  readonly #decided: Market<Table>['decided'];
  readonly #wanted: readonly Selection<Table>[];

  constructor(game: Game, dealing: Dealing, decided: Market<Table>['decided'], wanted: readonly Selection<Table>[]) {
    this.#game = game;
    this.#dealing = dealing;
    this.#decided = decided;
    this.#wanted = wanted;
  }

  /** A guess from the longest of a few random finishes: so many deals, each among what is left. */
  isShort(finishes: number): boolean {
    const seat = seatAfter(this.#game, this.#dealing);
    if (seat === undefined) return true;
    const before = facesOn(tableOf(this.#game, this.#dealing));
    const choices = new Dealer(this.#game, this.#dealing).left(seat).size;
    const finish = this.#finisher(seeded(1));
    // The first that is too long tells.
    for (let trial = 0; trial < TRIALS; trial++) {
      if (choices ** (facesOn(finish()) - before) > finishes) return false;
    }
    return true;
  }

  /** Exact; or sampled when the guess was wrong, because tie-breaks can go on and on. */
  all(finishes: number): Chances {
    return this.counted(finishes) ?? this.some(finishes);
  }

  /** Exact, or nothing when there are more ways than that. */
  counted(finishes: number): Chances | undefined {
    const tally = new Tally(this.#wanted);
    const { gone, dealt } = this.#dealing;
    const deals: Deal[] = [...dealt];
    let found = 0;

    const walk = (weight: number): boolean => {
      const table = tableOf(this.#game, { gone, dealt: deals });
      const seat = this.#decided?.(table) ? undefined : seatAfter(this.#game, { gone, dealt: deals });
      if (seat === undefined) {
        tally.add(table, weight);
        return ++found <= finishes;
      }
      const left = new Dealer(this.#game, { gone, dealt: deals }).left(seat);
      const total = [...left.values()].reduce((sum, count) => sum + count, 0);
      for (const [face, count] of left) {
        deals.push({ to: seat, face });
        const isWithin = walk((weight * count) / total);
        deals.pop();
        if (!isWithin) return false;
      }
      return true;
    };

    return walk(1) ? tally.chances(0) : undefined;
  }

  some(finishes: number): Chances {
    const tally = new Tally(this.#wanted);
    const finish = this.#finisher(seeded(this.#dealing.dealt.length + 1));
    for (let i = 0; i < finishes; i++) tally.add(finish(), 1);
    return tally.chances(finishes);
  }

  /** Each call finishes the round in a new random way. */
  #finisher(words: Words): () => Table {
    const start = new Dealer(this.#game, this.#dealing);
    const dealer = new Dealer(this.#game, this.#dealing);
    return () => {
      dealer.resetTo(start);
      return playOut(this.#game, this.#dealing, to => dealer.draw(to, words), this.#decided);
    };
  }
}

class Tally {
  #weight = 0;
  readonly #sums: Sum[];

  constructor(selections: readonly Selection<Table>[]) {
    this.#sums = selections.map(selection => ({ selection, win: 0, void: 0, pays: 0, hit: 0, values: new Map() }));
  }

  add(table: Table, weight: number): void {
    this.#weight += weight;
    for (const sum of this.#sums) {
      const { price } = sum.selection;
      if (price.kind === 'line') {
        const value = price.measure(table);
        sum.values.set(value, (sum.values.get(value) ?? 0) + weight);
      } else addOutcome(sum, sum.selection.outcome(table, 0), weight);
    }
  }

  chances(samples: number): Chances {
    const of = (total: number) => total / this.#weight;
    const errorOf = (p: number) => (samples === 0 ? 0 : 3 * Math.sqrt(Math.max(p * (1 - p), 1 / samples) / samples));
    return new Map(
      this.#sums.map(({ selection, win, void: voided, pays, hit, values }) => {
        if (selection.price.kind === 'line') {
          return [
            selection.id,
            {
              ...lineChance(new Map([...values].map(([value, weight]) => [value, of(weight)]))),
              error: errorOf(0.5),
            },
          ];
        }
        const chance = { ...lineChance(new Map()), win: of(win), void: of(voided), pays: of(pays), hit: of(hit) };
        return [selection.id, { ...chance, error: errorOf(chance.hit) }];
      }),
    );
  }
}

interface Sum {
  readonly selection: Selection<Table>;
  readonly values: Map<number, number>;
  win: number;
  void: number;
  pays: number;
  hit: number;
}

function addOutcome(sum: Sum, outcome: Outcome, weight: number): void {
  if (outcome === 'lose') return;
  if (outcome === 'void') sum.void += weight;
  else if (outcome === 'win') {
    sum.win += weight;
    sum.hit += weight;
  } else if ('pays' in outcome) {
    sum.pays += weight * decimal(outcome.pays);
    if (decimal(outcome.pays) > 1) sum.hit += weight;
  } else {
    sum.win += weight / outcome.deadHeat;
    sum.hit += weight;
  }
}
