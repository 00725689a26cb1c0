import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import { depositInto, holdFor, Ledger, settleCasino } from '@maidan/core/ledger';
import { type Money, rupees, subtract, sum } from '@maidan/core/money';
import { SIDES } from '@maidan/core/odds';
import { type Random, randomFrom } from '@maidan/core/random';
import { accept, type Bet, contains, findSelection, profitOf } from '../bet.ts';
import type { Game } from '../game.ts';
import { heldFor, stillHeld } from '../held.ts';
import { carriedOver, type Dealing, tableOf } from '../play.ts';
import type { Quotes } from '../quote.ts';
import { rehearse } from './rehearsal.ts';
import type { Round } from '../round.ts';

export const PLAYERS = ['asha', 'bilal', 'chitra'] as UserId[];

/** What a player starts with: enough to lose every round of a long evening. */
const PURSE = rupees(100_000_000);

/** Tables, players and a ledger, all in memory: whole rounds with random bets on every side in every window. */
export class Simulation {
  readonly ledger = new Ledger();
  readonly #game: Game;
  readonly #random: Random;
  readonly #price: ((game: Game, dealing: Dealing) => Quotes) | undefined;
  #round: Round | undefined;
  #rounds = 0;
  #taken = 0;
  #bets: readonly Bet[] = [];

  constructor(game: Game, seed: number, price?: (game: Game, dealing: Dealing) => Quotes) {
    this.#game = game;
    this.#random = randomFrom(seed);
    this.#price = price;
    for (const user of PLAYERS) this.ledger.post(depositInto(user, PURSE, `deposit:${user}`));
  }

  /** How many bets were taken so far. */
  get taken(): number {
    return this.#taken;
  }

  playRound(): Round {
    const gone = this.#round ? carriedOver(this.#game, this.#round) : [];
    const happenings = rehearse(this.#game, {
      id: `${this.#game.code}-${++this.#rounds}` as RoundId,
      seed: this.#hex(),
      entropy: () => this.#hex(),
      gone,
      now: 0 as Millis,
      ...(this.#price && { price: this.#price }),
    });
    for (const { round, event, at } of happenings) {
      this.#round = round;
      if (event.type === 'opened') for (const user of PLAYERS) this.#bet(user, round, at);
      if (event.type === 'paid') this.#pay(round, event.markets);
      if (event.type === 'settled') this.#pay(round, undefined);
    }
    return this.#round!;
  }

  /** A back and a lay on a selection chosen at random, where both are offered. */
  #bet(user: UserId, round: Round, now: Millis): void {
    const offered = Object.keys(round.quotes);
    if (offered.length === 0) return;
    const selection = this.#random.pick(offered);
    const { market, selection: found } = findSelection(this.#game, selection)!;
    const { min, max } = found.limits ?? market.limits;
    for (const side of SIDES) {
      const offer = round.quotes[selection]?.[side];
      if (!offer) continue;
      const stake = (min + this.#random.below(Math.floor((max - min) / 100))) as Money;
      const slip = { selection, side, odds: offer.odds, line: offer.line ?? 0, stake };
      const mine = this.#bets.filter(bet => bet.user === user);
      if (!accept(this.#game, round, slip, mine, now).ok) continue;
      const bet: Bet = { ...slip, id: `${++this.#taken}` as BetId, user, round: round.id };
      const needed = heldFor(this.#game, [...mine, bet], round);
      const hold = subtract(needed, this.#heldOf(user));
      const held = this.ledger.post(holdFor(user, hold, `bet:${bet.id}`, round.id));
      if (!held.ok) throw new Error(`${user} cannot pay for ${JSON.stringify(bet)}`);
      this.#bets = [...this.#bets, bet];
    }
  }

  /** The bets of these markets, or of all: each player's profit, and whatever no longer needs holding. */
  #pay(round: Round, markets: readonly string[] | undefined): void {
    const table = tableOf(this.#game, round);
    const ready = this.#game.markets.filter(({ id }) => !markets || markets.includes(id));
    const decided = new Set(this.#bets.filter(bet => ready.some(market => contains(market, bet))));
    for (const user of PLAYERS) {
      const mine = this.#bets.filter(bet => bet.user === user);
      const paid = mine.filter(bet => decided.has(bet));
      const rest = mine.filter(bet => !decided.has(bet));
      const profit = sum(paid.map(bet => profitOf(this.#game, table, bet)));
      const held = this.#heldOf(user);
      const still = stillHeld(this.#game, { held, made: profit, rest, dealing: round });
      const freed = subtract(held, still);
      const transfers = settleCasino(user, freed, profit, `${round.id}:${markets ? round.paid.length : 'end'}`);
      const posted = this.ledger.post(transfers);
      if (!posted.ok) throw new Error(`${round.id}: ${user} lost more than was held`);
      this.ledger.post(transfers); // a repeat after a crash must change nothing
    }
    this.#bets = this.#bets.filter(bet => !decided.has(bet));
  }

  #heldOf(user: UserId): Money {
    return this.ledger.balance(`exposure:${user}`);
  }

  #hex(): string {
    return Array.from({ length: 8 }, () =>
      this.#random
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('');
  }
}
