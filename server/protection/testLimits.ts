import type { Sent } from '@maidan/contract/api';
import type { OwnLimits } from '@maidan/core/ownLimits';
import type { Millis, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { Team } from '@maidan/exchange/fantasy/team';
import { gameOf } from '@maidan/games/index';
import { ask, sessionOf } from '../accounts/testHouse.ts';
import type { TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { placeBets } from '../casino/bets.ts';
import { callerOf, TestTable } from '../casino/testTable.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { placeRowBets } from '../exchange/rowBets.ts';
import { ANY_TERMS, BOOKMAKER, openMarket, rich, wish } from '../exchange/testMarket.ts';
import { newRow } from '../sport/marketRows.ts';
import type { Pen } from '../writer/writer.ts';

/* For tests of limits: players who set them and bet, by calls and commands as anybody sends them. */

export class TestPlayers {
  readonly house: House;
  readonly world: TestWorld;
  #nth = 0;
  readonly #tokens = new Map<string, string>();
  readonly #signedIn = new Map<string, Millis>();

  constructor(house: House, world: TestWorld) {
    this.house = house;
    this.world = world;
  }

  /** With a purse of so many rupees, and these limits. */
  async join(user: string, limits: OwnLimits = {}, purse = 1_00_000): Promise<void> {
    await rich(this.house, { [user]: purse });
    for (const [limit, value] of Object.entries(limits)) await this.ask(user, 'setLimit', { limit, value });
  }

  key = (): string => `limits-${(this.#nth += 1)}`.padEnd(24, '-');

  async signIn(user: string): Promise<void> {
    this.#tokens.set(user, await sessionOf(this.house, user));
    this.#signedIn.set(user, this.world.now());
  }

  /** Since when the session lasts that the player asks in. */
  signedInAt = (user: string): Millis => this.#signedIn.get(user)!;

  /** Somebody ended the session. */
  signedOut(user: string): void {
    this.#tokens.delete(user);
  }

  /** Long enough for sessions to run out: who asks then has signed in again. */
  later(ms: number): void {
    this.world.pass(ms);
    this.#tokens.clear();
  }

  async ask(user: string, name: Parameters<typeof ask>[1], input: object = {}, key = this.key()) {
    if (!this.#tokens.has(user)) await this.signIn(user);
    return ask(this.house, name, input, { token: this.#tokens.get(user)!, key });
  }

  /** What the player is told of a limit: 'used of value'. */
  async shown(user: string, limit: string): Promise<string> {
    const { data } = await this.ask(user, 'playSafe');
    const found = (data['limits'] as { limit: string; used: number | null; value: number | null }[]).find(
      each => each.limit === limit,
    );
    return `${found?.used} of ${found?.value}`;
  }

  async order(user: string, market: string, ...texts: string[]): Promise<string> {
    return (await this.orders(user, market, ...texts)).told;
  }

  /** The same, with the numbers of the orders. */
  async orders(user: string, market: string, ...texts: string[]): Promise<{ told: string; ids: readonly string[] }> {
    const { code, data } = await this.ask(user, 'placeOrders', { market, orders: texts.map(wish) });
    const orders = (data['orders'] ?? []) as readonly { readonly id: string }[];
    return { told: code ?? 'taken', ids: orders.map(({ id }) => id) };
  }

  /** Of who has waited since the last one. */
  async spin(user: string, stake: number): Promise<string> {
    const { commitment } = (await this.ask(user, 'slotSeat')).data;
    const { code } = await this.ask(user, 'spin', { slot: 'mango7', stake, number: 'mine', commitment });
    return code ?? 'taken';
  }

  async enter(user: string, contest: string, team: Team): Promise<string> {
    return (await this.ask(user, 'enterContest', { contest, team })).code ?? 'taken';
  }

  /** At evens with the house, in paise. */
  async row(user: string, event: string, stake: number, pen?: Pen, runner?: string): Promise<string> {
    return this.rowOn(await openMarket(this.house, event, BOOKMAKER), user, stake, pen, runner);
  }

  /** The same where the market is open already: it waits for nothing before it is decided. */
  async rowOn(
    market: MarketRow,
    user: string,
    stake: number,
    pen: Pen = this.house.deps.writer,
    runner = 'A',
  ): Promise<string> {
    const quote = { back: { odds: odds(2) }, lay: { odds: odds(2.04) } };
    const row = { ...newRow(market, false), status: 'active', quotes: { A: quote, B: quote } } as const;
    const slip = { runner, side: 'back', odds: odds(2), line: 0, stake: paise(stake) } as const;
    const done = await pen.do(placeRowBets(() => row, market.id, callerOf(user, this.key()), [slip], ANY_TERMS));
    return done.ok ? 'taken' : done.error;
  }

  async deposit(user: string, amount: string): Promise<string> {
    const form: Sent<'deposit'> = {
      ...{ depositAmount: amount, coinType: 'INR', paymentMethod: 'BANK' },
      transactionNumber: `UTR${(this.#nth += 1)}X`.padStart(12, '7'),
    };
    const { code } = await this.ask(user, 'deposit', form);
    return code ?? 'asked';
  }

  /** To a UPI address: the number of the request, or why there is none. */
  async withdraw(user: string, amount: number, upi: string): Promise<{ told: string; id: string }> {
    const form = {
      withdraw_amount: (amount / 100).toFixed(2),
      withdraw_currency: 'INR',
      payment_method: 'UPI',
      upi_id: upi,
    };
    const { code, data } = await this.ask(user, 'withdrawal', form);
    return { told: code ?? 'asked', id: String(data['id']) };
  }

  /** Bets on a round of Teenpatti T20 that is open: what each was told. Time stands still until all are answered. */
  async atTheTable(act: (bet: Bet) => Promise<unknown>): Promise<void> {
    const game = await gameOf('teen20');
    const at = new TestTable(this.house, game!, this.world);
    let hasActed = false;
    at.whenOpen = async () => {
      if (hasActed) return;
      hasActed = true;
      await act(async (user, stakes, pen = this.house.deps.writer, selection = 'A.win') => {
        const slips = [stakes].flat().map(stake => ({
          selection,
          side: 'back' as const,
          odds: at.table.round.quotes[selection]!.back!.odds,
          line: 0,
          stake: paise(stake),
        }));
        const done = await pen.do(placeBets(at.table, callerOf(user, this.key()), at.table.round.id, slips));
        return done.ok ? 'taken' : done.error;
      });
    };
    await at.table.playRound();
  }

  /** Two players strike a bet at evens, and the first loses it. In rupees. */
  async lose(user: string, event: string, stake: number): Promise<void> {
    const market = await openMarket(this.house, event);
    const other = `other-${event}`;
    await this.join(other);
    const told = [
      await this.order(other, market.id, `lay A 2 × ${stake}`),
      await this.order(user, market.id, `back A 2 × ${stake}`),
    ];
    if (told.join() !== 'taken,taken') throw new Error(`nothing was struck: ${told.join()}`);
    await this.settle(market, { type: 'won', winners: [1] });
  }

  async settle(market: MarketRow, answer: Answer): Promise<void> {
    await this.house.deps.sport.keeper.settle([{ market, answer }], 'cricket', 'A v B');
  }

  /** What was lost or may be by now, by the books alone. */
  async atStake(user: UserId, since: Millis): Promise<number> {
    const { rows } = await this.house.deps.db.query(
      `select (select coalesce(sum(case when to_account = $1 then -amount else amount end), 0)::bigint from transfers
         where $1 in (from_account, to_account) and kind in ('casino', 'spin', 'sport', 'commission') and at >= $3)
       + (select coalesce(sum(balance), 0)::bigint from accounts where id = $2) as lost`,
      [`player:${user}`, `exposure:${user}`, new Date(since)],
    );
    return Number(rows[0]!.lost);
  }
}

export type Bet = (user: string, stakes: number | readonly number[], pen?: Pen, selection?: string) => Promise<string>;
