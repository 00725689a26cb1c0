import type { AlertRule } from '@maidan/core/alerts/alert';
import type { Bets } from './testMonthBets.ts';
import type { Money } from './testMonthMoney.ts';
import type { Notes, Somebody } from './testMonthNotes.ts';

/*
 * For the simulated month: who does what the house looks out for, a step an evening. Until it is done they do nothing else, so
 * that what is found of them is what they meant.
 */

type Step = () => Promise<void>;

interface Scheme {
  readonly rule: AlertRule;
  readonly people: readonly Somebody[];
  readonly steps: Step[];
}

/** On which evening the first of them begins. */
const FIRST_EVENING = 2;
/** Of so many evenings. */
const EVENINGS = 20;

export class Schemes {
  readonly #notes: Notes;
  readonly #money: Money;
  readonly #bets: Bets;
  readonly #schemes: { readonly evening: number; readonly scheme: Scheme }[] = [];
  /** Who did it, and what has to be found of them. */
  readonly done = new Map<Somebody, AlertRule>();

  constructor(notes: Notes, money: Money, bets: Bets) {
    [this.#notes, this.#money, this.#bets] = [notes, money, bets];
  }

  /** Groups of six of them each have one of every kind. */
  choose(groups: readonly (readonly Somebody[])[]): void {
    for (const [nth, [one, two, three, four, five, six]] of groups.entries())
      for (const scheme of [
        this.#shared(one!, two!),
        this.#inAndOut(three!),
        this.#structuring(four!),
        this.#dumping(five!, six!),
      ])
        this.#schemes.push({ evening: FIRST_EVENING + (nth % (EVENINGS / 2)), scheme });
  }

  /** They are not there for anything else. */
  isBusy(who: Somebody): boolean {
    return this.#schemes.some(({ scheme }) => scheme.people.includes(who) && !this.done.has(who));
  }

  /** Who was paid to the same account as somebody, if anybody was by now. */
  paidLike(who: Somebody): Somebody | undefined {
    if (this.done.get(who) !== 'sharedPayee') return undefined;
    const found = this.#schemes.find(({ scheme }) => scheme.people.includes(who));
    return found?.scheme.people.find(other => other !== who);
  }

  async evening(nth: number): Promise<void> {
    for (const { evening, scheme } of this.#schemes) {
      if (nth < evening) continue;
      const step = scheme.steps.shift();
      if (!step) continue;
      await step();
      if (scheme.steps.length > 0) continue;
      for (const who of scheme.people) this.done.set(who, scheme.rule);
      this.#notes.count(`did ${scheme.rule}`, scheme.people.length);
    }
  }

  /** Two who are paid to one account. */
  #shared(one: Somebody, two: Somebody): Scheme {
    const payee = `${one.id}-and-${two.id}@sample`;
    const paid = (who: Somebody) => () => this.#money.withdraw(who, 500_00, payee, true);
    return { rule: 'sharedPayee', people: [one, two], steps: [paid(one), paid(two)] };
  }

  /** Paid in, and out again without play. */
  #inAndOut(who: Somebody): Scheme {
    const out = (): Promise<void> => this.#money.withdraw(who, 26_000_00, who.upi, true);
    const steps = [() => this.#money.deposit(who, 30_000_00, true), out];
    return { rule: 'inAndOut', people: [who], steps };
  }

  /** Evening after evening a little less than what is reported. */
  #structuring(who: Somebody): Scheme {
    const steps = [49_999_00, 48_500_50, 47_250_25].map(amount => () => this.#money.deposit(who, amount, true));
    return { rule: 'structuring', people: [who], steps };
  }

  /** Four bets at fifty, which one of them means to lose. */
  #dumping(giver: Somebody, taker: Somebody): Scheme {
    const give = (): Promise<void> => this.#bets.give(giver, taker);
    const steps = [() => this.#money.deposit(giver, 15_000_00, true), give, give, give, give];
    return { rule: 'transferOfValue', people: [giver, taker], steps };
  }
}
