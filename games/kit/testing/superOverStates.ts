import { type Chance, chanceToWin } from '../chance.ts';
import { chances, plainChances } from '../chances.ts';
import { backEdge, layEdge } from '../edgeBand.ts';
import { everyState, type State } from './everyState.ts';
import { type Game, type Selection, selectionsOf, type Table } from '../game.ts';
import type { Dealing } from '../play.ts';
import { quoteOf } from '../price.ts';
import { factsWritten } from '../written.ts';

/* What tests of the super overs are written with: every state of the match, and what the house keeps there. */

/** 'bookmaker back' and the like: the least and the most the house keeps, in per cent of the money reserved. */
type Bands = Readonly<Record<string, readonly [least: number, most: number]>>;

interface Walked {
  readonly states: number;
  /** How many of them take bets. */
  readonly open: number;
  readonly bands: Bands;
}

/** Looks at every price in every state. `hasMemory` when what was bowled cannot come again. */
export function walked(game: Game, hasMemory: boolean): Walked {
  const bands: Record<string, [number, number]> = {};
  const targets = new Set<string>();
  let states = 0;
  let open = 0;
  for (const state of everyState(game, table => keyOf(game, table, hasMemory))) {
    states++;
    if (isChaseToCome(state)) targets.add(scoreOf(game, state.table, 1));
    if (state.isOver) continue;
    open++;
    for (const [kind, edge] of edgesIn(game, state)) {
      const [least, most] = bands[kind] ?? [Infinity, -Infinity];
      bands[kind] = [Math.min(least, 100 * edge), Math.max(most, 100 * edge)];
    }
  }
  // An innings that is over and the chase it begins are one table to us and two states to the rules card.
  return { states: states + targets.size, open, bands };
}

const isChaseToCome = ({ dealt, table }: State): boolean =>
  !dealt.some(({ to }) => to === 'second') && table['first']!.length > 0;

/** '14' of 'ENG : 14/1', the first team's or the second's. */
const scoreOf = (game: Game, table: Table, fact: 1 | 2): string =>
  factsWritten(game.result(table))[fact]!.match(/(\d+)\//)![1]!;

function keyOf(game: Game, table: Table, hasMemory: boolean): string {
  const facts = factsWritten(game.result(table));
  const bowled = (team: 'first' | 'second', fact: 1 | 2) =>
    hasMemory ? table[team]!.toSorted().join('') : `${table[team]!.length} ${facts[fact]}`;
  return table['second']!.length > 0 ? `${scoreOf(game, table, 1)} ${bowled('second', 2)}` : bowled('first', 1);
}

/** What the house keeps on every side that is offered. */
function edgesIn(game: Game, { dealt, table }: State): [string, number][] {
  const open = game.markets.filter(market => !market.decided?.(table) && (market.open?.(table) ?? true));
  const selections = open.flatMap(market => market.selections);
  const found = chances(game, { gone: [], dealt }, selections, 0);
  return open.flatMap(market =>
    market.selections.flatMap(selection =>
      edgesOf(kindOf(market.subtype ?? market.id, selection), selection, found.get(selection.id)!),
    ),
  );
}

function edgesOf(kind: string, selection: Selection<Table>, chance: Chance): [string, number][] {
  const { back, lay } = quoteOf(selection.price, true, chance);
  const p = (line: number | undefined) => (line === undefined ? chanceToWin(chance) : chance.atLeast(line));
  return [
    ...(back ? [[`${kind} back`, backEdge(p(back.line), back)] as [string, number]] : []),
    ...(lay ? [[`${kind} lay`, layEdge(p(lay.line), lay)] as [string, number]] : []),
  ];
}

/** The two run rows are apart, and so is Common Wicket from the rows about a ball. */
const kindOf = (subtype: string, { id }: Selection<Table>): string =>
  subtype === 'fancy' || (id.endsWith('.wicket') && !id.includes('.ball')) ? id.split('.')[1]! : subtype;

/** The selections on which the solver and the plain enumerator differ by more than the error of the latter. */
export function disputed(game: Game, dealing: Dealing, finishes: number): string[] {
  const all = selectionsOf(game);
  const [fast, plain] = [chances(game, dealing, all, 0), plainChances(game, dealing, all, finishes)];
  const figures = (chance: Chance, { price }: Selection<Table>) =>
    price.kind === 'line' ? Array.from({ length: 37 }, (_, line) => chance.atLeast(line)) : [chance.win, chance.void];
  return all
    .filter(selection => {
      const [mine, theirs] = [fast, plain].map(found => figures(found.get(selection.id)!, selection));
      const most = Math.max(...mine!.map((p, i) => Math.abs(p - theirs![i]!)));
      return most > 1.5 * plain.get(selection.id)!.error + 1e-12;
    })
    .map(({ id }) => id);
}
