import type { MarketId } from '@maidan/core/ids';
import { type Money, sum, ZERO } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import { accept, type HouseRow, type RowBet, type RowSlip } from '@maidan/exchange/rows/houseRow';
import { rowQuotes } from '@maidan/exchange/rows/rowPricing';
import { profitOf, profitsOfRow } from '@maidan/exchange/rows/rowBook';
import type { Answer, MarketPlan, Truth } from '@maidan/exchange/sports/sport';
import { answerFor } from '@maidan/server/exchange/payments';
import type { MarketRow } from '@maidan/server/exchange/rows';
import { newRow } from '@maidan/server/sport/marketRows';
import { limitsOf } from '@maidan/server/sport/marketRows';
import type { ExpectedBet } from './bookTable.ts';
import type { Moment, PlayedMatch } from './playedMatch.ts';

/** One row of the house in a match, with the bets of one bot on it. */
export class RowTable {
  readonly plan: MarketPlan;
  readonly struck: ExpectedBet[] = [];
  readonly #match: PlayedMatch;
  readonly #bets: { readonly nth: number; readonly bet: RowBet }[] = [];
  #row: HouseRow;

  constructor(match: PlayedMatch, plan: MarketPlan) {
    this.#match = match;
    this.plan = plan;
    const { min, max } = limitsOf(plan.kind);
    const market = { id: plan.id as MarketId, plan, name: plan.name, min_stake: min, max_stake: max };
    this.#row = newRow(market as MarketRow, match.fixture.format === 'Test'); // as much of one as is looked at
  }

  /** As it is offered at this moment. */
  at(moment: Moment): HouseRow {
    if (this.#match.answerAt(moment, this.plan)) return (this.#row = { ...this.#row, status: 'closed' });
    const truth = this.#truth(moment);
    const quotes = truth ? rowQuotes(this.plan, truth, this.#row.span) : this.#row.quotes;
    const status =
      moment.signal === 'running' ? 'ballRunning' : moment.signal === 'quiet' && truth ? 'active' : 'suspended';
    return (this.#row = { ...this.#row, status, quotes });
  }

  place(slip: RowSlip, moment: Moment): boolean {
    const accepted = accept(this.at(moment), slip);
    if (!accepted.ok) return false;
    const bet = accepted.value;
    const { nth } = moment;
    this.#bets.push({ nth, bet });
    this.struck.push({ nth, side: bet.side, stake: bet.stake, expected: this.#expected(bet, this.#truth(moment)!) });
    return true;
  }

  /** What the bets that were struck after a moment made the bot. */
  made(nth: number, answer: Answer): Money {
    const bets = this.#bets.flatMap(each => (each.nth === nth ? [each.bet] : []));
    return bets.length === 0 ? ZERO : sum(profitsOfRow(this.#row, bets, answerFor(this.plan, answer)));
  }

  #truth(moment: Moment): Truth | undefined {
    return this.#match.truthAt(this.#match.pricedAt(moment), this.plan);
  }

  #expected(bet: RowBet, truth: Truth): number {
    if (truth.type === 'runs')
      return truth.chances.reduce(
        (total, chance, runs) => total + chance * profitOf(this.#row, bet, { type: 'runs', total: runs }),
        0,
      );
    const chance = truth.chances[this.#row.runners.indexOf(bet.runner)] ?? 0;
    const backed = chance * bet.profit - (1 - chance) * bet.stake;
    return signed(bet.side, backed);
  }
}

const signed = (side: Side, backed: number): number => (side === 'back' ? backed : -backed);
