import type { OwnLimit } from '@maidan/core/ownLimits';
import type { Random } from '@maidan/core/random';
import { ask, form, PASSWORD } from '../accounts/testHouse.ts';
import { letterOf } from '../mail/letters.ts';
import type { Office } from '../office/testOffice.ts';
import { Diary } from './testDiary.ts';
import { TestPlayers } from './testLimits.ts';
import { Bets } from './testMonthBets.ts';
import { Desk } from './testMonthDesk.ts';
import { Figures } from './testMonthFigures.ts';
import { Money } from './testMonthMoney.ts';
import { Notes, type Somebody } from './testMonthNotes.ts';
import { Schemes } from './testMonthSchemes.ts';

/* A month of many players: what each of them does is drawn by lot, and every answer is held against their own diary. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The midnight of India before the first day. */
const FROM = Date.parse('2026-03-07T18:30:00Z');

/** So many come together, and stay for less than a token lasts. */
const TOGETHER = 25;
const PAUSE_MS = 4 * MINUTE_MS;
/** Of so many players six do what the house looks out for. */
const SCHEMERS_OF = 100;
/** A contest every so many days. */
const CONTEST_DAYS = 3;
const IN_CONTESTS = 9;

const MONEY_LIMITS: readonly OwnLimit[] = [
  ...(['depositDay', 'depositWeek', 'depositMonth', 'lossDay', 'lossWeek', 'lossMonth'] as const),
  ...(['stakesDay', 'stakesWeek', 'stakesMonth', 'largestStake'] as const),
];

export class Month {
  readonly people: Somebody[] = [];
  readonly notes: Notes;
  readonly schemes: Schemes;
  readonly #players: TestPlayers;
  readonly #random: Random;
  readonly #desk: Desk;
  readonly #money: Money;
  readonly #bets: Bets;
  readonly #figures: Figures;

  constructor(office: Office, random: Random) {
    this.#random = random;
    this.#players = new TestPlayers(office.house, office.world);
    this.notes = new Notes(office.house, office.world, random, this.#players);
    this.#desk = new Desk(this.notes, office);
    this.#money = new Money(this.notes, this.#desk);
    this.#bets = new Bets(this.notes);
    this.#figures = new Figures(this.notes, this.#desk, this.#bets);
    this.schemes = new Schemes(this.notes, this.#money, this.#bets);
  }

  #now = (): number => this.notes.world.now();

  async join(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1)
      this.people.push(await this.#register(`p${nth}`, `+91 7${String(nth).padStart(9, '0')}`, nth));
    for (const [nth, who] of this.people.entries()) {
      if (nth % 3 === 0) await this.#set(who, 'checkMinutes', 3 + this.#random.below(7));
      if (nth % 5 === 0) await this.#set(who, 'playMinutes', 4 + this.#random.below(8));
    }
    const groups = Array.from({ length: Math.ceil(count / SCHEMERS_OF) }, (_, nth) =>
      this.people.slice(nth * 6, nth * 6 + 6),
    );
    this.schemes.choose(groups);
  }

  /** In the morning and in the evening of a day some of them come, and then staff look at what was moved. */
  async day(nth: number): Promise<void> {
    for (const hour of [10, 20]) {
      this.#players.later(Math.max(0, FROM + nth * DAY_MS + hour * HOUR_MS - this.#now()));
      await this.#desk.come();
      await this.#bets.settle();
      if (hour === 20) await this.#money.payOut();
      const come = this.people.filter(who => this.notes.oneIn(4) && !this.schemes.isBusy(who));
      for (let from = 0; from < come.length; from += TOGETHER) await this.#visit(come.slice(from, from + TOGETHER));
      if (hour === 20 && nth % CONTEST_DAYS === 0) await this.#contest(come.filter(() => this.notes.oneIn(2)));
    }
    await this.#desk.come();
    await this.schemes.evening(nth);
    await this.#desk.lookAround(this.people);
    for (const who of this.#desk.held) await this.#whileHeld(who);
    await this.#desk.review(who => this.schemes.paidLike(who));
  }

  /** An hour of some of them: errands, rows, a table, slots and orders, each as they like. */
  async #visit(come: readonly Somebody[]): Promise<void> {
    const some = (times: number): readonly Somebody[] => come.filter(() => this.notes.oneIn(times));
    await this.#desk.come();
    for (const who of come) await this.#players.signIn(who.id);
    for (const who of come) await this.#errand(who);
    await this.#bets.rows(some(2));
    this.notes.world.pass(PAUSE_MS);
    await this.#bets.table(some(2));
    await this.#bets.spins(some(4));
    this.notes.world.pass(PAUSE_MS);
    await this.#bets.orders(some(2));
    for (const who of some(8)) await this.#bets.session(who);
  }

  async #contest(come: readonly Somebody[]): Promise<void> {
    const few = come.slice(0, IN_CONTESTS);
    for (const who of few) await this.#players.signIn(who.id);
    await this.#bets.contest(few);
  }

  /** What each is shown, to the paisa. */
  compare = (people: readonly Somebody[] = this.people): Promise<void> => this.#figures.compare(people);

  async #register(name: string, phone: string, nth: number): Promise<Somebody> {
    const { house } = this.notes;
    const details = { ...form(name), phone_number: phone };
    const { code } = await ask(house, 'register', details, { key: this.#players.key() });
    if (code !== undefined) throw new Error(`${name} could not register: ${code}`);
    const { rows } = await house.deps.db.query('select id from users where email = $1', [details.email]);
    const address = `10.${nth >> 8}.${nth & 255}.7`;
    return { id: rows[0]!.id, email: details.email, phone, address, upi: `${name}@sample`, diary: new Diary() };
  }

  /** Something besides betting. */
  async #errand(who: Somebody): Promise<void> {
    const lot = this.#random.below(100);
    if (who.diary.isStopped(this.#now())) return this.#whileStopped(who);
    if (lot < 35) return this.#deposit(who);
    if (lot < 70) return this.#limit(who);
    if (lot < 74) return this.#stop(who);
    if (lot < 77) return this.#forgets(who);
    if (lot < 90) return this.#withdraw(who);
    return undefined;
  }

  #amount = (most: number): number => (100 + this.#random.below(most)) * 100 + this.#random.below(100);
  #deposit = (who: Somebody): Promise<void> => this.#money.deposit(who, this.#amount(4_900));
  #withdraw = (who: Somebody): Promise<void> => this.#money.withdraw(who, this.#amount(1_900));

  async #set(who: Somebody, limit: OwnLimit, value: number | null): Promise<void> {
    const { code } = await this.#players.ask(who.id, 'setLimit', { limit, value });
    if (code !== undefined) throw new Error(`no limit was set: ${code}`);
    who.diary.wish(limit, value, this.#now());
    this.notes.count('limits set');
  }

  async #limit(who: Somebody): Promise<void> {
    const asked = [...who.diary.asked].find(([, { from }]) =>
      from <= this.#now() ? this.notes.onceAndOneIn('limits loosened', 2) : this.notes.oneIn(2),
    );
    if (asked) return this.#confirm(who, asked[0]);
    const limit = this.#random.pick<OwnLimit>([...MONEY_LIMITS, 'openBets']);
    const most = limit === 'openBets' ? 4 : 8_000_00;
    await this.#set(who, limit, this.notes.oneIn(6) ? null : 1 + this.#random.below(most));
    if (!who.diary.asked.has(limit)) return;
    const hasty = await this.#players.ask(who.id, 'confirmLimit', { limit });
    if (hasty.code !== 'change-not-due') this.notes.differs(who, `${limit} was confirmed at once: ${hasty.code}`);
    this.notes.count('limits not loosened at once');
  }

  async #confirm(who: Somebody, limit: OwnLimit): Promise<void> {
    const { code } = await this.#players.ask(who.id, 'confirmLimit', { limit });
    const expected = who.diary.confirm(limit, this.#now());
    if (code !== expected) this.notes.differs(who, `${limit} was confirmed or not: ${code}, not ${expected}`);
    this.notes.count(code ?? 'limits loosened');
  }

  async #stop(who: Somebody): Promise<void> {
    const [now, isForLong] = [this.#now(), this.notes.onceAndOneIn('exclusions', 4)];
    const days = 1 + this.#random.below(7);
    const wish = isForLong
      ? { kind: 'exclusion', months: this.#random.pick([6, 12, null]) }
      : { kind: 'timeOut', days };
    const { code } = await this.#players.ask(who.id, 'stopPlay', { ...wish, isSure: true });
    if (code !== undefined) this.notes.differs(who, `could not stop: ${code}`);
    who.diary.stoppedUntil = isForLong ? Infinity : now + days * DAY_MS; // half a year is beyond this month
    who.diary.returnAskedAt = undefined;
    this.notes.count(isForLong ? 'exclusions' : 'time-outs');
    const other = this.schemes.paidLike(who);
    if (other) this.#desk.suspect(other, who);
  }

  /** They try to come back: by asking, by betting, under another name. Money is theirs. */
  async #whileStopped(who: Somebody): Promise<void> {
    const { diary } = who;
    const { code } = await this.#players.ask(who.id, 'askReturn');
    const isOver = this.#now() >= diary.stoppedUntil!;
    if ((code === undefined) !== isOver) this.notes.differs(who, `asked to return and was told ${code}`);
    if (isOver) diary.returnAskedAt ??= this.#now();
    await this.#money.deposit(who, 500_00);
    if (this.notes.oneIn(2)) await this.#withdraw(who);
    if (diary.stoppedUntil === Infinity && this.notes.oneIn(3)) await this.#comesBack(who);
  }

  /** Staff hold the account: nothing is bet or paid in, and what is there is paid out. */
  async #whileHeld(who: Somebody): Promise<void> {
    await this.#players.signIn(who.id);
    await this.#bets.rows([who]);
    await this.#money.deposit(who, 500_00);
    await this.#withdraw(who);
  }

  /** Whoever it is, they are not one of those who play. */
  async #comesBack(who: Somebody): Promise<void> {
    const name = this.notes.name('again');
    const again = await this.#register(name, who.phone, this.people.indexOf(who));
    this.notes.count('came back under another name');
    for (const told of [await this.#players.deposit(again.id, '500'), await this.#players.row(again.id, name, 100_00)])
      if (told !== 'account-in-review') this.notes.differs(again, `is ${who.email}, and was told ${told}`);
  }

  async #forgets(who: Somebody): Promise<void> {
    const { house } = this.notes;
    const { data } = await ask(house, 'login', { email: who.email, password: PASSWORD });
    this.#desk.suspect(who, this.schemes.paidLike(who));
    await ask(house, 'forgotPassword', { email: who.email }, { address: who.address });
    await house.deps.aside.idle();
    const { rows } = await house.deps.db.query(
      `select mails.*, username from mails join users on users.id = user_id
       where user_id = $1 and kind = 'resetPassword' order by mails.at desc, mails.id limit 1`,
      [who.id],
    );
    const token = rows[0] && /#([\w-]{43})/.exec(letterOf(house.deps, rows[0]).text)?.[1];
    const { status } = await ask(house, 'resetPassword', { token, password: PASSWORD });
    const old = await ask(house, 'balance', {}, { token: String(data['token']) });
    if (status !== 200 || old.status !== 401)
      this.notes.differs(who, `a reset answered ${status}, an old session ${old.status}`);
    this.#players.signedOut(who.id);
    this.notes.count('passwords reset');
  }
}
