import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableView } from '@maidan/contract/table';
import { type Random, randomFrom } from '@maidan/core/random';
import { priceAt } from '@maidan/exchange/ticks';
import type { Game } from '@maidan/games/kit/game';
import { anySlip } from '@maidan/server/casino/testTable';
import type { MarketRow } from '@maidan/server/exchange/rows';
import type { MortalServer } from '@maidan/server/mortalServer';
import { sampleReceipt } from '@maidan/server/wallet/sampleReceipt';

/* Players of a house that is killed under them: whatever they ask for they ask for twice with the same key. */

interface Answer {
  readonly code?: string;
  readonly data?: {
    readonly id?: string;
    readonly bets?: readonly { readonly id: string }[];
    readonly orders?: readonly { readonly id: string; readonly stake: number }[];
  };
}

/** What players were told, by what it is about. */
export class Told {
  readonly ids = {
    bets: new Set<string>(),
    orders: new Set<string>(),
    deposits: new Set<string>(),
    withdrawals: new Set<string>(),
  };
  cashOuts = 0;
  readonly refusals = new Map<string, number>();
  readonly contradictions: string[] = [];
  /** When what was asked for with a key was done, as far as who asked knows. */
  readonly acknowledged = new Map<string, number>();
  commands = 0;
  /** Why something had to be asked again, and how often. */
  readonly again = new Map<string, number>();
  /** What was waited for longest, from the first try to an answer. */
  longest: { readonly ms: number; readonly path: string } = { ms: 0, path: '' };
}

/** Of each kind, below what one player may have open. */
const REQUESTS = 40;
const AGAIN_MS = 50;

export class Victim {
  readonly #server: MortalServer;
  #token = '';
  readonly #name: string;
  readonly #login: string;
  readonly #random: Random;
  readonly #told: Told;
  #keys = 0;
  readonly #asked = { deposits: 0, withdrawals: 0 };

  constructor(server: MortalServer, seed: number, nth: number, told: Told) {
    this.#server = server;
    this.#login = `victim${nth}`;
    this.#name = `victim-${seed}-${nth}`;
    this.#random = randomFrom(seed * 1_000 + nth);
    this.#told = told;
  }

  async register(): Promise<void> {
    this.#token = await this.#server.signUp(this.#login, PASSWORD);
  }

  /** Whenever a window opens. */
  async bet(code: string, game: Game, { round }: TableView): Promise<void> {
    const slip = anySlip({ game, round }, this.#random);
    if (!slip) return;
    const answer = await this.#twice(`/api/casino/${code}/bets`, { round: round.id, bets: [slip] });
    for (const { id } of answer.data?.bets ?? []) this.#told.ids.bets.add(id);
  }

  /** Orders, out of positions, taking everything back, and now and then money in or out, until it is told to go. */
  async trade(markets: readonly MarketRow[], over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const { id, plan } = this.#random.pick(markets);
      const chance = this.#random.below(12);
      if (chance === 0 && this.#asked.withdrawals < REQUESTS) await this.#withdraw();
      else if (chance === 1 && this.#asked.deposits < REQUESTS) await this.#deposit();
      else if (chance === 2) await this.#twice(`/api/exchange/${id}/orders/cancel`, { orders: 'all' });
      else if (chance <= 4) await this.#cashOut(id);
      else await this.#order(id, this.#random.pick(plan.runners ?? []));
    }
  }

  async #order(market: string, runner: string): Promise<void> {
    const [side, odds] = [this.#random.pick(['back', 'lay']), priceAt(90 + this.#random.below(40))];
    const stake = 10_000 + this.#random.below(10_000);
    const answer = await this.#twice(`/api/exchange/${market}/orders`, { orders: [{ runner, side, odds, stake }] });
    for (const order of answer.data?.orders ?? []) if (order.stake === stake) this.#told.ids.orders.add(order.id);
  }

  /** A part of the position or all of it, for whatever it brings. */
  async #cashOut(market: string): Promise<void> {
    const percent = 25 * (1 + this.#random.below(4));
    const { data } = await this.#twice(`/api/exchange/${market}/cash-out`, { percent, value: -1_000_000 });
    if (data === undefined) return;
    this.#told.cashOuts += 1;
    for (const { id } of data.orders ?? []) this.#told.ids.orders.add(id);
  }

  /** Every third one with a picture. */
  async #deposit(): Promise<void> {
    const reference = `${this.#name}-UTR-${(this.#asked.deposits += 1)}`;
    const form = new FormData();
    const fields = { depositAmount: '500', coinType: 'INR', paymentMethod: 'UPI', transactionNumber: reference };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    if (this.#asked.deposits % 3 === 0) {
      const receipt = await sampleReceipt('light', '500', reference);
      form.append('paymentScreenshot', new Blob([Uint8Array.from(receipt)]), 'receipt.png');
    }
    const { data } = await this.#twice('/api/user/deposit', form);
    if (data?.id !== undefined) this.#told.ids.deposits.add(data.id);
  }

  async #withdraw(): Promise<void> {
    this.#asked.withdrawals += 1;
    const { data } = await this.#twice('/api/user/withdrawal', PAYEE);
    if (data?.id !== undefined) this.#told.ids.withdrawals.add(data.id);
  }

  /** The second answer has to be the first. */
  async #twice(path: string, body: object): Promise<Answer> {
    const key = `${this.#name}-${(this.#keys += 1)}`;
    const headers = { 'idempotency-key': key };
    const first = await this.#insist(path, body, headers);
    if (first.code === undefined) this.#told.acknowledged.set(key, performance.now());
    const again = await this.#insist(path, body, headers);
    if (!isDeepStrictEqual(first, again)) this.#told.contradictions.push(JSON.stringify([path, first, again]));
    this.#told.commands += 1;
    if (first.code !== undefined) count(this.#told.refusals, first.code);
    return first;
  }

  async #insist(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    const asked = performance.now();
    const answer = await this.#untilAnswered(path, body, headers);
    const ms = performance.now() - asked;
    if (ms > this.#told.longest.ms) this.#told.longest = { ms, path };
    return answer;
  }

  async #untilAnswered(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    for (;;) {
      await this.#server.ready();
      const reply = await this.#server.post(path, body, { ...headers, authorization: `Bearer ${this.#token}` });
      const said = (await reply?.json().catch(() => undefined)) as Answer | undefined;
      const answer = reply?.status === 503 ? undefined : said;
      if (answer === undefined) count(this.#told.again, said?.code ?? 'cut off');
      if (answer?.code === 'not-signed-in')
        this.#token = await this.#server.signIn(this.#login, PASSWORD); // it has run out
      else if (answer !== undefined) return answer;
      await pause(AGAIN_MS); // away, or cut off in the middle
    }
  }
}

const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

const PASSWORD = 'correct horse battery';

const PAYEE = { withdraw_amount: '1', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'player@okbank' };
