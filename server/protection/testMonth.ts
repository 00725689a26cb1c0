import type { UserId } from '@maidan/core/ids';
import type { OwnLimit } from '@maidan/core/ownLimits';
import type { Random } from '@maidan/core/random';
import { ask, colleague, form, PASSWORD, type TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { BOOKMAKER, openMarket } from '../exchange/testMarket.ts';
import { letterOf } from '../mail/letters.ts';
import { Diary, refusalOf } from './testDiary.ts';
import { type Bet, TestPlayers } from './testLimits.ts';

/* A month of many players: what each of them does is drawn by lot, and every answer is held against their own diary. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  /** Of a network of their own: one network asks for so many mails, and then waits. */
  readonly address: string;
  readonly diary: Diary;
}

interface Open {
  readonly market: MarketRow;
  readonly bettors: ReadonlyMap<Somebody, number>;
}

const MONEY_LIMITS: readonly OwnLimit[] = [
  ...(['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const),
  ...(['stakesDay', 'stakesWeek', 'stakesMonth', 'largestStake'] as const),
];

export class Month {
  readonly people: Somebody[] = [];
  /** How often what happened. */
  readonly told = new Map<string, number>();
  /** What the house said and the diary does not. */
  readonly differences: string[] = [];
  readonly #house: House;
  readonly #world: TestWorld;
  readonly #random: Random;
  readonly #players: TestPlayers;
  #nth = 0;
  #open: Open[] = [];

  constructor(house: House, world: TestWorld, random: Random) {
    [this.#house, this.#world, this.#random] = [house, world, random];
    this.#players = new TestPlayers(house, world);
  }

  async join(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) await this.#register(`p${nth}`, `+91 7${String(nth).padStart(9, '0')}`);
  }

  /** In the morning and in the evening of a day some of them come. */
  async day(nth: number): Promise<void> {
    for (const hour of [10, 20]) {
      this.#players.later(Math.max(0, nth * DAY_MS + hour * HOUR_MS - this.#since()));
      await this.#settle();
      const come = this.people.filter(() => this.#random.below(4) === 0);
      for (const who of come) await this.#errand(who);
      await this.#rows(come.filter(() => this.#random.below(2) === 0));
      await this.#table(come.filter(() => this.#random.below(2) === 0));
      await this.#orders(come.filter(() => this.#random.below(3) === 0));
    }
  }

  /** What each is shown of the limits, to the paisa. */
  async compare(people: readonly Somebody[] = this.people): Promise<void> {
    for (const who of people) {
      const { data } = await this.#players.ask(who.id, 'playSafe');
      for (const { limit, value, used } of data['limits'] as {
        limit: OwnLimit;
        value: number;
        used: number | null;
      }[]) {
        const [own, sum] = [who.diary.limits.get(limit) ?? null, who.diary.usedOf(limit, this.#world.now())];
        if (value !== own) this.#differs(who, `${limit} is ${value}, not ${own}`);
        if (own !== null && used !== sum) this.#differs(who, `of ${limit} ${used} is used, not ${sum}`);
      }
      const [{ data: shown }, held] = [await this.#players.ask(who.id, 'balance'), await this.#purse([who])];
      const inBooks = held.get(who)!;
      const [free, exposure] = [shown['balance'], shown['exposure']].map(rupees => Math.round(Number(rupees) * 100));
      if (free !== inBooks.free || exposure !== inBooks.held)
        this.#differs(who, `${free} and ${exposure} are not ${JSON.stringify(inBooks)}`);
    }
  }

  #count(what: string): void {
    this.told.set(what, (this.told.get(what) ?? 0) + 1);
  }

  #differs(who: Somebody, what: string): void {
    this.differences.push(`${who.email} at ${new Date(this.#world.now()).toISOString()}: ${what}`);
  }

  /** Since the midnight before the first day. */
  readonly #from = Date.parse('2026-03-07T18:30:00Z');
  #since = (): number => this.#world.now() - this.#from;

  async #register(name: string, phone: string): Promise<Somebody> {
    const details = { ...form(name), phone_number: phone };
    const { code } = await ask(this.#house, 'register', details, { key: this.#players.key() });
    if (code !== undefined) throw new Error(`${name} could not register: ${code}`);
    const { rows } = await this.#house.deps.db.query('select id from users where email = $1', [details.email]);
    const nth = this.people.length;
    const address = `10.${nth >> 8}.${nth & 255}.7`;
    const who = { id: String(rows[0]!.id), email: details.email, phone, address, diary: new Diary() };
    this.people.push(who);
    return who;
  }

  /** Something besides betting. */
  async #errand(who: Somebody): Promise<void> {
    const lot = this.#random.below(100);
    if (who.diary.isStopped(this.#world.now())) return this.#whileStopped(who);
    if (lot < 35) return this.#deposit(who);
    if (lot < 75) return this.#limit(who);
    if (lot < 79) return this.#stop(who);
    if (lot < 82) return this.#forgets(who);
    return undefined;
  }

  async #deposit(who: Somebody): Promise<void> {
    const amount = (100 + this.#random.below(4_900)) * 100 + this.#random.below(100);
    const beyond = who.diary.depositBeyond(amount, this.#world.now());
    const told = await this.#players.deposit(who.id, (amount / 100).toFixed(2));
    this.#check(who, 'deposit', told, beyond, 'asked');
    if (told !== 'asked') return;
    const isTaken = this.#random.below(10) > 2;
    if (isTaken) who.diary.deposits.push({ at: this.#world.now(), amount });
    const { rows } = await this.#house.deps.db.query(
      `select id from deposits where user_id = $1 and state = 'requested' order by at desc, id desc limit 1`,
      [who.id],
    );
    const office = await this.#clerk();
    const id = String(rows[0]!.id);
    await ask(this.#house, 'claimPayment', { id }, { office, key: this.#players.key() });
    const step = isTaken ? ['approvePayment', { id }] : ['rejectPayment', { id, reason: 'nothing has come' }];
    const done = await ask(this.#house, step[0] as 'approvePayment', step[1] as object, {
      ...{ office, key: this.#players.key() },
    });
    if (done.status !== 200) throw new Error(`a payment was not decided: ${done.text}`);
    this.#count(isTaken ? 'deposits approved' : 'deposits rejected');
  }

  #office: { readonly day: number; readonly cookie: string } | undefined;

  async #clerk(): Promise<string> {
    const day = Math.floor(this.#since() / (4 * HOUR_MS));
    if (this.#office?.day !== day) {
      const { office } = await colleague(this.#house, 'payments', `clerk${day}`);
      this.#office = { day, cookie: office };
    }
    return this.#office.cookie;
  }

  async #limit(who: Somebody): Promise<void> {
    const now = this.#world.now();
    const due = [...who.diary.asked].find(() => this.#random.below(2) === 0);
    if (due) {
      const [limit] = due;
      const { code } = await this.#players.ask(who.id, 'confirmLimit', { limit });
      const expected = who.diary.confirm(limit, now);
      if (code !== expected) this.#differs(who, `${limit} was confirmed or not: ${code}, not ${expected}`);
      this.#count(code ?? 'limits loosened');
      return;
    }
    const limit = this.#random.pick<OwnLimit>([...MONEY_LIMITS, 'openBets']);
    const most = limit === 'openBets' ? 4 : 8_000_00;
    const value = this.#random.below(6) === 0 ? null : 1 + this.#random.below(most);
    const { code } = await this.#players.ask(who.id, 'setLimit', { limit, value });
    if (code !== undefined) throw new Error(`no limit was set: ${code}`);
    who.diary.wish(limit, value, now);
    this.#count('limits set');
    if (!who.diary.asked.has(limit)) return;
    const hasty = await this.#players.ask(who.id, 'confirmLimit', { limit });
    if (hasty.code !== 'change-not-due') this.#differs(who, `${limit} was confirmed at once: ${hasty.code}`);
    this.#count('limits not loosened at once');
  }

  async #stop(who: Somebody): Promise<void> {
    const [now, lot] = [this.#world.now(), this.#random.below(4)];
    const days = 1 + this.#random.below(7);
    const wish = lot > 0 ? { kind: 'timeOut', days } : { kind: 'exclusion', months: this.#random.pick([6, 12, null]) };
    const { code } = await this.#players.ask(who.id, 'stopPlay', { ...wish, isSure: true });
    if (code !== undefined) this.#differs(who, `could not stop: ${code}`);
    who.diary.stoppedUntil = lot > 0 ? now + days * DAY_MS : Infinity; // half a year is beyond this month
    who.diary.returnAskedAt = undefined;
    this.#count(lot > 0 ? 'time-outs' : 'exclusions');
  }

  /** They try to come back: by asking, by betting, under another name. Money is theirs. */
  async #whileStopped(who: Somebody): Promise<void> {
    const now = this.#world.now();
    const { diary } = who;
    const { code } = await this.#players.ask(who.id, 'askReturn');
    const isOver = now >= diary.stoppedUntil!;
    if ((code === undefined) !== isOver) this.#differs(who, `asked to return and was told ${code}`);
    if (isOver) diary.returnAskedAt ??= now;
    this.#check(who, 'deposit', await this.#players.deposit(who.id, '500'), [], 'asked');
    if (diary.stoppedUntil === Infinity && this.#random.below(3) === 0) await this.#comesBack(who);
  }

  async #comesBack(who: Somebody): Promise<void> {
    const name = `again${(this.#nth += 1)}`;
    const again = await this.#register(name, who.phone);
    this.people.pop(); // whoever it is, they are not one of those who play
    this.#count('came back under another name');
    for (const told of [await this.#players.deposit(again.id, '500'), await this.#players.row(again.id, name, 100_00)])
      if (told !== 'account-in-review') this.#differs(again, `is ${who.email}, and was told ${told}`);
  }

  async #forgets(who: Somebody): Promise<void> {
    const { deps } = this.#house;
    const { data } = await ask(this.#house, 'login', { email: who.email, password: PASSWORD });
    await ask(this.#house, 'forgotPassword', { email: who.email }, { address: who.address });
    await deps.aside.idle();
    const { rows } = await deps.db.query(
      `select mails.*, username from mails join users on users.id = user_id
       where user_id = $1 and kind = 'resetPassword' order by mails.at desc, mails.id limit 1`,
      [who.id],
    );
    const token = rows[0] && /#([\w-]{43})/.exec(letterOf(deps, rows[0]).text)?.[1];
    const { status } = await ask(this.#house, 'resetPassword', { token, password: PASSWORD });
    const old = await ask(this.#house, 'balance', {}, { token: String(data['token']) });
    if (status !== 200 || old.status !== 401)
      this.#differs(who, `a reset answered ${status}, an old session ${old.status}`);
    this.#players.later(0); // all sign in again
    this.#count('passwords reset');
  }

  /** With the house, at evens. Some are settled at once, some on another day. */
  async #rows(people: readonly Somebody[]): Promise<void> {
    const event = `row-${(this.#nth += 1)}`;
    const bettors = new Map<Somebody, number>();
    for (const who of people) {
      const stake = this.#stake();
      const beyond = who.diary.betBeyond(stake, this.#world.now());
      const told = await this.#players.row(who.id, event, stake);
      if (this.#check(who, 'row', told, beyond)) this.#staked(who, stake, bettors);
    }
    await this.#later(await openMarket(this.#house, event, BOOKMAKER), bettors);
  }

  /** One backs and another lays the same, at evens; what nobody takes is cancelled and was not staked. */
  async #orders(people: readonly Somebody[]): Promise<void> {
    const market = await openMarket(this.#house, `orders-${(this.#nth += 1)}`);
    const bettors = new Map<Somebody, number>();
    for (const [nth, first] of people.entries()) {
      const second = people[nth + 1];
      if (nth % 2 === 1 || !second) continue;
      const stake = this.#stake();
      const order = async (who: Somebody, side: 'back' | 'lay'): Promise<boolean> => {
        const beyond = who.diary.betBeyond(stake, this.#world.now());
        const told = await this.#players.order(who.id, market.id, `${side} A 2 × ${stake / 100}`);
        return this.#check(who, 'order', told, beyond);
      };
      if (!(await order(first, 'back'))) continue;
      if (await order(second, 'lay')) for (const who of [first, second]) this.#staked(who, stake, bettors);
      else await this.#players.ask(first.id, 'cancelOrders', { market: market.id, orders: 'all' });
    }
    await this.#later(market, bettors);
  }

  /** A round of Teenpatti T20. */
  async #table(people: readonly Somebody[]): Promise<void> {
    const bettors = new Map<Somebody, number>();
    const before = await this.#purse(people);
    await this.#players.atTheTable(async (bet: Bet) => {
      for (const who of people) {
        const stake = this.#stake();
        const beyond = who.diary.betBeyond(stake, this.#world.now());
        if (this.#check(who, 'table', await bet(who.id, stake), beyond)) this.#staked(who, stake, bettors);
      }
    });
    await this.#made(bettors, before);
  }

  #stake = (): number => (100 + this.#random.below(1_400)) * 100 + this.#random.below(100);

  #staked(who: Somebody, stake: number, bettors: Map<Somebody, number>): void {
    const { diary } = who;
    diary.stakes.push({ at: this.#world.now(), amount: stake });
    diary.openBets += 1;
    diary.atRisk += stake;
    bettors.set(who, stake);
  }

  async #later(market: MarketRow, bettors: ReadonlyMap<Somebody, number>): Promise<void> {
    this.#open.push({ market, bettors });
    if (this.#random.below(3) > 0) await this.#settle();
  }

  async #settle(): Promise<void> {
    for (const { market, bettors } of this.#open.splice(0)) {
      const before = await this.#purse([...bettors.keys()]);
      await this.#players.settle(market, { type: 'won', winners: [this.#random.below(2)] });
      await this.#made(bettors, before);
    }
  }

  /** What a settlement made is what became of the player's money, held or not. */
  async #made(bettors: ReadonlyMap<Somebody, number>, before: Purses): Promise<void> {
    const now = await this.#purse([...bettors.keys()]);
    for (const [who, stake] of bettors) {
      const all = (purses: Purses): number => purses.get(who)!.free + purses.get(who)!.held;
      who.diary.results.push({ at: this.#world.now(), amount: all(now) - all(before) });
      who.diary.openBets -= 1;
      who.diary.atRisk -= stake;
    }
  }

  async #purse(people: readonly Somebody[]): Promise<Purses> {
    const { rows } = await this.#house.deps.db.query('select id, balance from accounts where id = any($1)', [
      people.flatMap(({ id }) => [`player:${id}`, `exposure:${id}`]),
    ]);
    const books = new Map(rows.map(({ id, balance }) => [String(id), Number(balance)]));
    const of = (id: string) => ({ free: books.get(`player:${id}`) ?? 0, held: books.get(`exposure:${id}`) ?? 0 });
    return new Map(people.map(who => [who, of(who.id as UserId)]));
  }

  /** Taken, if and only if nothing stands against it; and refused for something that does. */
  #check(who: Somebody, what: string, told: string, beyond: readonly OwnLimit[], taken = 'taken'): boolean {
    const now = this.#world.now();
    const expected = who.diary.isStopped(now) ? ['play-stopped'] : beyond.map(refusalOf);
    if (expected.length === 0 ? ![taken, 'insufficient-balance'].includes(told) : !expected.includes(told))
      this.#differs(who, `${what}: ${told}, not ${expected.join(' or ') || taken}`);
    this.#count(`${what} ${told}`);
    return told === taken;
  }
}

type Purses = ReadonlyMap<Somebody, { readonly free: number; readonly held: number }>;
