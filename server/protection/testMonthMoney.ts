import type { Desk } from './testMonthDesk.ts';
import type { Notes, Somebody } from './testMonthNotes.ts';

/* For the simulated month: what is paid in and out. A withdrawal is never kept from anybody who has the money. */

export class Money {
  readonly #notes: Notes;
  readonly #desk: Desk;

  constructor(notes: Notes, desk: Desk) {
    [this.#notes, this.#desk] = [notes, desk];
  }

  /** Some are rejected, if nothing else is meant. */
  async deposit(who: Somebody, amount: number, isTaken = this.#notes.random.below(10) > 2): Promise<void> {
    const { world, players, house } = this.#notes;
    const beyond = who.diary.depositBeyond(amount, world.now());
    const told = await players.deposit(who.id, (amount / 100).toFixed(2));
    if (!this.#notes.check(who, told, { what: 'deposit', taken: 'asked', beyond })) return;
    const { rows } = await house.deps.db.query(
      `select id from deposits where user_id = $1 and state = 'requested' order by at desc, id desc limit 1`,
      [who.id],
    );
    const id = String(rows[0]!.id);
    if (isTaken) who.diary.paidIn(amount, world.now());
    await (isTaken ? this.#desk.approve(id, amount) : this.#desk.reject(id));
    this.#notes.count(isTaken ? 'deposits approved' : 'deposits rejected');
  }

  /** Whoever asks, stopped, held or at their limits; some requests are still on the way for a day. */
  async withdraw(who: Somebody, amount: number, upi = who.upi, isPaid = !this.#notes.oneIn(8)): Promise<void> {
    const { world, players } = this.#notes;
    const isThere = amount <= who.diary.free;
    const { told, id } = await players.withdraw(who.id, amount, upi);
    if (told !== (isThere ? 'asked' : 'insufficient-balance'))
      this.#notes.differs(who, `a withdrawal of ${amount} of ${who.diary.free} was told ${told}`);
    const isOut = who.diary.isStopped(world.now()) || who.diary.isHeld;
    this.#notes.count(`withdrawal ${told}${isOut && isThere ? ', of who has stopped or is held' : ''}`);
    if (told !== 'asked') return;
    const back = who.diary.takenOut(amount, world.now());
    if (!isPaid) {
      await this.#desk.reject(id);
      back();
      this.#notes.count('withdrawals rejected');
      return;
    }
    who.diary.onTheWay += amount;
    await this.#desk.approve(id, amount);
    if (this.#notes.oneIn(3)) this.#sent.push({ who, id, amount });
    else await this.#paid({ who, id, amount });
  }

  #sent: Payout[] = [];

  /** What was approved the day before. */
  async payOut(): Promise<void> {
    for (const payout of this.#sent.splice(0)) await this.#paid(payout);
  }

  async #paid({ who, id, amount }: Payout): Promise<void> {
    await this.#desk.payOut(id, amount);
    who.diary.onTheWay -= amount;
    this.#notes.count('withdrawals paid');
  }
}

interface Payout {
  readonly who: Somebody;
  readonly id: string;
  readonly amount: number;
}
