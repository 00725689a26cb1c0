import type { Reply } from '@maidan/contract/api';
import type { CallName } from '@maidan/contract/routes';
import type { MarketId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { Trading } from '@maidan/exchange/trading/trading';
import { type HttpAnswer, ask, colleague, type Person, person, TestWorld } from '../../accounts/testHouse.ts';
import type { House } from '../../app.ts';
import type { MarketRow } from '../../exchange/rows.ts';
import { marketOf } from '../../exchange/store.ts';
import { mustReconcile } from '../../reconcile/snapshot.ts';
import { TestDay, type TestEvent } from '../../sport/testMatch.ts';
import { walletOf } from '../../wallet/store.ts';

/* For tests: some matches that wait for the test, two players, and those who run the sport. */

export type Detail = Reply<'officeSportEvent'>;
export type Preview = Reply<'settlePreview'>;
export type Colleague = 'owner' | 'partner' | 'auditor';

export const REASON = 'The umpires said so';

export class SportOffice {
  readonly world = new TestWorld();
  readonly #matches: number;
  readonly #databaseUrl: string;
  readonly #staff = new Map<Colleague, { office: string }>();
  #players: { asha: Person; ravi: Person } | undefined;
  #day: TestDay;
  #house: House | undefined;

  private constructor(databaseUrl: string, matches: number) {
    this.#databaseUrl = databaseUrl;
    this.#matches = matches;
    this.#day = new TestDay(this.world, matches);
  }

  static async open(databaseUrl: string, matches: number): Promise<SportOffice> {
    const office = new SportOffice(databaseUrl, matches);
    const house = (office.#house = await office.#day.open(databaseUrl));
    office.#players = { asha: await person(house, 'asha'), ravi: await person(house, 'ravi') };
    office.#staff.set('owner', await colleague(house, 'owner', 'owner'));
    office.#staff.set('partner', await colleague(house, 'owner', 'partner'));
    office.#staff.set('auditor', await colleague(house, 'auditor', 'auditor'));
    return office;
  }

  /** The matches go on from their records. */
  async restart(): Promise<void> {
    await this.house.close();
    this.#day = new TestDay(this.world, this.#matches);
    this.#house = await this.#day.open(this.#databaseUrl);
  }

  async close(): Promise<void> {
    await mustReconcile(this.house.deps.db, ['delay-altered'], this.#day.sportOf); // on a test's day nobody waits
    await this.house.close();
  }

  get house(): House {
    return this.#house!;
  }

  get asha(): Person {
    return this.#players!.asha;
  }

  get ravi(): Person {
    return this.#players!.ravi;
  }

  happen(match: number, event: TestEvent): Promise<void> {
    return this.#day.match(match).happen(event);
  }

  as(name: Colleague, call: CallName, input: object, key?: string): Promise<HttpAnswer> {
    return ask(this.house, call, input, { ...this.#staff.get(name)!, ...(key !== undefined && { key }) });
  }

  /** By the owner, with a reason. */
  do(call: CallName, input: object): Promise<HttpAnswer> {
    return this.as('owner', call, { ...input, reason: REASON });
  }

  async detail(event: string): Promise<Detail> {
    return (await this.as('auditor', 'officeSportEvent', { id: event })).data as unknown as Detail; // what it answers
  }

  async line(event: string, plan: string): Promise<Detail['all'][number]> {
    return (await this.detail(event)).all.find(({ id }) => id === `${event}.${plan}`)!;
  }

  houseRow(market: string): HouseRow | undefined {
    return this.house.deps.sport.houseRow(market as MarketId); // names of tests
  }

  trading(market: string): Trading | undefined {
    return this.house.deps.sport.engine.trading(market as MarketId); // names of tests
  }

  /** On a row, at the price it has now. */
  bet(who: Person, market: string, runner = 'A', stake = 100, side: Side = 'back'): Promise<HttpAnswer> {
    const offer = this.houseRow(market)?.quotes[runner]?.[side];
    const slip = { market, runner, side, odds: offer?.odds ?? 2000, line: offer?.line ?? 0, stake: rupees(stake) };
    return ask(this.house, 'placeRowBet', slip, { token: who.token });
  }

  /** In a book, at the best price there is. */
  take(who: Person, market: string, runner: string, stake: number): Promise<HttpAnswer> {
    const best = this.trading(market)?.depth(runner, 1).back[0];
    const order = { runner, side: 'back', odds: best?.odds ?? 2000, stake: rupees(stake) };
    return ask(this.house, 'placeOrders', { market, orders: [order] }, { token: who.token });
  }

  /** Ravi backs what Asha lays, at a price better than those of the maker. */
  async strike(market: string, stake: number): Promise<void> {
    const order = { runner: 'A', odds: 2000, stake: rupees(stake) };
    for (const [who, side] of [
      [this.asha, 'lay'],
      [this.ravi, 'back'],
    ] as const) {
      const orders = [{ ...order, side }];
      const { code } = await ask(this.house, 'placeOrders', { market, orders }, { token: who.token });
      if (code) throw new Error(`${side} in ${market} was refused: ${code}`);
    }
  }

  /** Asha and Ravi against each other in a book, or both with the house on a row. */
  async stake(market: string): Promise<void> {
    if (this.trading(market)) return this.strike(market, 200);
    for (const [who, runner] of [
      [this.asha, 'A'],
      [this.ravi, 'B'],
    ] as const) {
      const { code } = await this.bet(who, market, runner, 200);
      if (code) throw new Error(`a bet on ${market} was refused: ${code}`);
    }
    return undefined;
  }

  async preview(market: string, answer: object): Promise<Preview> {
    return (await this.as('auditor', 'settlePreview', { market, ...answer })).data as unknown as Preview; // what it answers
  }

  async propose(market: string, answer: object): Promise<string> {
    const { seen } = await this.preview(market, answer);
    const { data, code } = await this.do('proposeSettlement', { market, ...answer, seen });
    if (code) throw new Error(`a settlement of ${market} was refused: ${code}`);
    return String(data['id']);
  }

  approve(id: string, by: Colleague = 'partner'): Promise<HttpAnswer> {
    return this.as(by, 'approveProposal', { id });
  }

  async settle(market: string, answer: object): Promise<void> {
    const { code } = await this.approve(await this.propose(market, answer));
    if (code) throw new Error(`the approval of ${market} was refused: ${code}`);
  }

  /** So much more or less in somebody's purse, as two people can do it. */
  async adjust(who: Person, amount: number): Promise<void> {
    const { data } = await this.do('proposeAdjustment', { id: who.id, amount });
    const { code } = await this.approve(String(data['id']));
    if (code) throw new Error(`the purse was not changed: ${code}`);
  }

  async free(who: Person): Promise<number> {
    return (await walletOf(this.house.deps.db, who.id)).balance;
  }

  async held(who: Person): Promise<number> {
    return (await walletOf(this.house.deps.db, who.id)).exposure;
  }

  /** What both have. */
  async purses(): Promise<number[]> {
    return [await this.free(this.asha), await this.free(this.ravi)];
  }

  async marketRow(id: string): Promise<MarketRow | undefined> {
    return marketOf(this.house.deps.db, id);
  }

  async audited(action: string): Promise<Record<string, unknown>[]> {
    const { rows } = await this.house.deps.db.query(
      'select subject, before, after, reason from audit where action = $1 order by seq',
      [action],
    );
    return rows;
  }

  /** All money comes to nothing, and no market keeps any of it. */
  async mustBalance(): Promise<void> {
    const { rows } = await this.house.deps.db.query(
      `select sum(balance)::bigint as sum, count(*) filter (where id like 'market:%' and balance <> 0) as markets
       from accounts`,
    );
    const { sum, markets } = rows[0]!;
    if (sum !== 0 || markets !== 0) throw new Error(`${sum} paise too many, and ${markets} markets keep money`);
  }
}
