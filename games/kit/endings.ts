import { type Slip, profitFrom } from './bet.ts';
import type { Outcome, Selection, Table } from './game.ts';

/** What becomes of one selection in each of the endings: the outcomes there are, and which one it is. */
interface Column {
  readonly outcomes: readonly Outcome[];
  readonly of: Uint8Array;
}

/** Tables that show how something can end. What a selection gets in each of them is found once. */
export class Endings {
  readonly tables: readonly Table[];
  readonly #columns = new Map<string, Column>();

  constructor(tables: readonly Table[]) {
    this.tables = tables;
  }

  /** What the bet makes in each of the endings. */
  profits(selection: Selection<Table>, bet: Slip): (nth: number) => number {
    const { outcomes, of } = this.#column(selection, bet.line);
    const profits = outcomes.map(outcome => profitFrom(bet, outcome));
    return nth => profits[of[nth]!]!;
  }

  #column(selection: Selection<Table>, line: number): Column {
    const key = `${selection.id} ${line}`;
    const known = this.#columns.get(key);
    if (known) return known;
    const outcomes: Outcome[] = [];
    const codes = new Map<string, number>();
    const of = Uint8Array.from(this.tables, table => {
      const outcome = selection.outcome(table, line);
      const name = typeof outcome === 'string' ? outcome : JSON.stringify(outcome);
      const code = codes.get(name) ?? outcomes.push(outcome) - 1;
      codes.set(name, code);
      return code;
    });
    const column = { outcomes, of };
    this.#columns.set(key, column);
    return column;
  }
}
