import { type Money, paise, rupees } from '@maidan/core/money';
import { decimal, type Odds, type Side } from '@maidan/core/odds';
import type { Random } from '@maidan/exchange/random';
import type { MarketPlan, Truth } from '@maidan/exchange/sports/sport';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { limitsOf } from '@maidan/server/sport/marketRows';
import { BookTable, type BookWish, type ExpectedBet } from './bookTable.ts';
import type { Moment, PlayedMatch, Way } from './playedMatch.ts';
import { RowTable } from './rowTable.ts';

/** Something on the page that can be clicked. */
export interface Offered {
  readonly plan: MarketPlan;
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly line: number;
}

/** What became of one market for the bot. */
export interface Result {
  readonly plan: MarketPlan;
  readonly struck: readonly ExpectedBet[];
  /** In paise, on average of the ends that were played. */
  readonly made: number;
}

/** How something is clicked. */
interface Click {
  readonly afterMs: number;
  readonly isKept: boolean;
  readonly isPatient: boolean;
}

interface Waiting {
  readonly dueMs: number;
  act(moment: Moment): void;
}

/** A bet returns this much if it wins, as far as limits allow: so that no single price decides about the whole. */
const RETURN = rupees(2_000);

/**
 * Where one bot sits during a match: it sees what everybody sees and has books and rows to itself, so that whatever it
 * makes the house loses. Its orders wait as long as the real engine makes them, and are decided as things are then.
 */
export class Seat {
  readonly #match: PlayedMatch;
  readonly #books = new Map<string, BookTable>();
  readonly #rows = new Map<string, RowTable>();
  #waiting: Waiting[] = [];
  #moment: Moment;
  #ms: number;
  refused = 0;

  constructor(match: PlayedMatch) {
    this.#match = match;
    this.#moment = match.moments[0]!; // it has a beginning
    this.#ms = this.#moment.ms;
  }

  get moment(): Moment {
    return this.#moment;
  }

  /** When the next thing will happen: more than anybody knows who has no friend on the pitch. */
  get nextMs(): number {
    return this.#match.moments[this.#moment.nth + 1]?.ms ?? this.#moment.ms;
  }

  /** Something happens: what was due before it is decided, and what lies in a book is met by new prices. */
  turn(moment: Moment): void {
    this.#decideUntil(moment.ms);
    this.#moment = moment;
    this.#ms = moment.ms;
    for (const book of this.#books.values()) if (book.hasOrders) book.follow(moment, moment.ms);
    if (moment.signal === 'dangerous') this.#waiting = []; // a suspension refuses whoever waits
  }

  /** Everything open, for whoever looks. */
  plans(): readonly MarketPlan[] {
    return this.#match.plansAt(this.#match.pricedAt(this.#moment));
  }

  /** What there is to click in a market. */
  offers(plan: MarketPlan): readonly Offered[] {
    return plan.kind === 'exchange' ? this.#inBook(plan) : this.#inRow(plan);
  }

  /** What is true now of what everybody was told: what only a perfect model knows. */
  truth(plan: MarketPlan): Truth | undefined {
    return this.#match.truthAt(this.#moment, plan);
  }

  /** How it may go on from here. */
  ways(count: number, random: Random): readonly Way[] {
    return this.#match.waysFrom(this.#moment, count, random);
  }

  /** Clicked so long after the moment, or only if nothing has happened by then. The rest of an order may stay in the book. */
  take(
    { plan, runner, side, odds, line }: Offered,
    { afterMs = 0, isKept = false, isPatient = false }: Partial<Click> = {},
  ): void {
    const ms = this.#moment.ms + afterMs;
    if (isPatient && this.nextMs <= ms) return undefined;
    if (plan.kind === 'exchange') {
      return this.#order(this.#book(plan), { runner, side, odds, stake: stakeAt(plan, odds) }, ms, isKept);
    }
    const row = this.#row(plan);
    const slip = { runner, side, odds, line, stake: stakeAt(plan, odds) };
    const place = (moment: Moment): void => this.#count(row.place(slip, moment));
    return this.#moment.isInPlay ? this.#wait(ms + DELAY_MS.rowInPlay, place) : place(this.#moment);
  }

  /** An order that may lie in the book. */
  rest(plan: MarketPlan, wish: Omit<BookWish, 'stake'>): void {
    this.#order(this.#book(plan), { ...wish, stake: stakeAt(plan, wish.odds) }, this.#moment.ms, true);
  }

  /** How many bets it has in a market so far. */
  struckIn({ id }: MarketPlan): number {
    return (this.#books.get(id) ?? this.#rows.get(id))?.struck.length ?? 0;
  }

  cancelAll(): void {
    for (const book of this.#books.values()) if (book.hasOrders) book.cancelAll();
  }

  /** After the last moment. */
  results(): readonly Result[] {
    const tables = [...this.#books.values(), ...this.#rows.values()].filter(({ struck }) => struck.length > 0);
    return tables.map(table => ({ plan: table.plan, struck: table.struck, made: this.#made(table) }));
  }

  /** Bets of one moment come to an end together, each moment to ends of its own. */
  #made(table: BookTable | RowTable): number {
    const moments = [...new Set(table.struck.map(({ nth }) => nth))];
    return moments.reduce((total, nth) => {
      const answers = this.#match.answersAfter(nth, table.plan);
      const made = answers.map(answer => table.made(nth, answer));
      return total + made.reduce((sum, each) => sum + each, 0) / answers.length;
    }, 0);
  }

  #order(book: BookTable, wish: BookWish, ms: number, isKept: boolean): void {
    const minFill = isKept ? undefined : paise(1);
    const place = (moment: Moment, at: number): void => {
      book.follow(moment, at);
      this.#count(book.isOpen && book.place(wish, moment, at, minFill));
    };
    book.follow(this.#moment, ms);
    if (!book.isOpen) return this.#count(false);
    const due = ms + book.delayMs;
    return book.wouldMatch(wish) ? this.#wait(due, moment => place(moment, due)) : place(this.#moment, ms);
  }

  #count(isTaken: boolean): void {
    if (!isTaken) this.refused += 1;
  }

  #wait(dueMs: number, act: Waiting['act']): void {
    this.#waiting.push({ dueMs, act });
  }

  #decideUntil(ms: number): void {
    const due = this.#waiting.filter(({ dueMs }) => dueMs < ms).toSorted((a, b) => a.dueMs - b.dueMs);
    this.#waiting = this.#waiting.filter(({ dueMs }) => dueMs >= ms);
    for (const { act } of due) act(this.#moment);
  }

  #inBook(plan: MarketPlan): readonly Offered[] {
    const book = this.#book(plan);
    book.follow(this.#moment, this.#ms);
    if (!book.isOpen) return [];
    return (plan.runners ?? []).flatMap(runner => {
      const { back, lay } = book.offers(runner);
      return [
        ...(back ? [{ plan, runner, side: 'back' as const, odds: back.odds, line: 0 }] : []),
        ...(lay ? [{ plan, runner, side: 'lay' as const, odds: lay.odds, line: 0 }] : []),
      ];
    });
  }

  #inRow(plan: MarketPlan): readonly Offered[] {
    const { quotes } = this.#row(plan).at(this.#moment);
    return Object.entries(quotes).flatMap(([runner, quote]) =>
      (['back', 'lay'] as const).flatMap(side => {
        const offer = quote[side];
        return offer ? [{ plan, runner, side, odds: offer.odds, line: offer.line ?? 0 }] : [];
      }),
    );
  }

  #book(plan: MarketPlan): BookTable {
    const known = this.#books.get(plan.id) ?? new BookTable(this.#match, plan);
    this.#books.set(plan.id, known);
    return known;
  }

  #row(plan: MarketPlan): RowTable {
    const known = this.#rows.get(plan.id) ?? new RowTable(this.#match, plan);
    this.#rows.set(plan.id, known);
    return known;
  }
}

/** What a unit staked makes besides itself, where the chances of runners are told; otherwise nothing is known. */
export function valueOf({ plan, runner, side, odds }: Offered, truth: Truth): number {
  if (truth.type !== 'chances') return 0;
  const place = plan.kind === 'fancy1' ? 0 : (plan.runners ?? []).indexOf(runner);
  const value = (truth.chances[place] ?? 0) * decimal(odds) - 1;
  return side === 'back' ? value : -value;
}

/** Of a meter, which pays for every run, the least. */
function stakeAt({ kind }: MarketPlan, odds: Odds): Money {
  const { min } = limitsOf(kind);
  return kind === 'meter' ? min : paise(Math.max(min, Math.round(RETURN / decimal(odds))));
}
