import type { DeskName, Office } from '../office/testOffice.ts';
import { lookForAlerts } from '../cases/turn.ts';
import { type Notes, type Somebody } from './testMonthNotes.ts';

/* For the simulated month: what staff do with what players ask for, and with what is found of them. */

/** What is older than this is looked at: see cases/turn.ts. */
const SETTLED_MS = 31_000;
/** How many evenings an account is held before two people let it go. */
const EVENINGS_HELD = 3;

interface Case {
  readonly id: string;
  readonly player: { readonly id: string };
}

interface Review extends Case {
  readonly found: string;
}

export class Desk {
  readonly #notes: Notes;
  readonly #office: Office;
  /** Whom staff hold, and for how many evenings by now. */
  readonly #held = new Map<Somebody, number>();
  /** Who is held for being paid to the same account as somebody who stopped, and whose review that is or was. */
  readonly #suspects = new Map<Somebody, Somebody>();
  readonly #seen = new Set<Somebody>();
  #closed = 0;

  constructor(notes: Notes, office: Office) {
    [this.#notes, this.#office] = [notes, office];
  }

  /** They sign in again: their sessions do not last. */
  come = (): Promise<void> => this.#office.pass(0);

  /** A large amount takes two people. */
  async approve(id: string, amount: number): Promise<void> {
    await this.#office.take(id, 'claim', 'approve');
    if (!this.#takesTwo(amount)) return;
    for (const verb of ['claim', 'approve'] as const) this.#mustBe(await this.#office.step(verb, id, 'checker'));
    this.#notes.count('payments approved by two');
  }

  reject = (id: string): Promise<void> => this.#office.take(id, 'claim', 'reject');

  /** By who approved it last. */
  async payOut(id: string, amount: number): Promise<void> {
    const by = this.#takesTwo(amount) ? 'checker' : 'clerk';
    for (const verb of ['send', 'confirm'] as const) this.#mustBe(await this.#office.step(verb, id, by));
  }

  #takesTwo = (amount: number): boolean => amount >= this.#notes.house.deps.settings.values.limits.fourEyesFrom;

  #mustBe({ code }: { readonly code: unknown }): void {
    if (code !== undefined) throw new Error(`a colleague was refused: ${String(code)}`);
  }

  async #rows<Row>(by: DeskName, call: 'cases' | 'reviews', input = {}): Promise<readonly Row[]> {
    return (await this.#office.done(by, call, input))['rows'] as readonly Row[]; // as the contract says
  }

  /** What was moved since the evening before is looked at, and every case that is open then is worked on. */
  async lookAround(people: readonly Somebody[]): Promise<void> {
    this.#notes.world.pass(SETTLED_MS);
    this.#notes.count('alerts', await lookForAlerts(this.#notes.house.deps));
    const names = new Map<string, Somebody>(people.map(who => [who.id, who]));
    for (const { id, player } of await this.#rows<Case>('officer', 'cases', { whose: 'nobody' })) {
      const outcome = (['held', 'reported', 'cleared'] as const)[(this.#closed += 1) % 3]!;
      await this.#office.done('officer', 'takeCase', { id });
      await this.#office.done('deputy', 'noteCase', { id, text: 'Seen with the payments' });
      await this.#office.done('officer', 'closeCase', { id, outcome, reason: `It is ${outcome}` });
      this.#notes.count(`cases ${outcome}`);
      const who = names.get(player.id);
      if (outcome === 'held' && who) this.#hold(who);
    }
  }

  #hold(who: Somebody): void {
    who.diary.isHeld = true;
    if (!this.#held.has(who)) this.#held.set(who, 0);
  }

  /** Somebody is paid to the same account as one who stops: held once for it, unless they have stopped as long themselves. */
  suspect(who: Somebody, of: Somebody | undefined): void {
    const now = this.#notes.world.now();
    if (!of?.diary.isStopped(now) || this.#seen.has(who) || this.#held.has(who)) return;
    const { stoppedUntil, returnAskedAt } = who.diary;
    if (who.diary.isStopped(now) && returnAskedAt === undefined && stoppedUntil! >= of.diary.stoppedUntil!) return;
    who.diary.isHeld = true;
    this.#seen.add(who);
    this.#suspects.set(who, of);
  }

  /** What stands for the one who stopped stands for them too. */
  #confirmed(id: string): void {
    const [found] = [...this.#suspects].filter(([who]) => who.id === id);
    if (!found) return;
    const [who, { diary: of }] = found;
    const { diary } = who;
    this.#suspects.delete(who);
    diary.isHeld = false;
    const now = this.#notes.world.now();
    if (diary.isStopped(now) && diary.stoppedUntil! >= of.stoppedUntil!) return;
    [diary.stoppedUntil, diary.returnAskedAt] = [of.stoppedUntil, of.returnAskedAt];
  }

  /** Whom staff hold now. */
  get held(): readonly Somebody[] {
    return [...this.#held.keys()];
  }

  /** Who came back under another name is known for who they are; whom staff held two people let go after a while. */
  async review(paidLike: (who: Somebody) => Somebody | undefined): Promise<void> {
    const open = (await this.#rows<Review & { state: string }>('helper', 'reviews')).filter(
      ({ state }) => state === 'open',
    );
    for (const { id, player } of open.filter(({ found }) => found !== 'staff')) {
      await this.#office.done('officer', 'confirmReview', { id, reason: 'The same number' });
      this.#confirmed(player.id);
      this.#notes.count('reviews confirmed');
    }
    for (const [who, evenings] of this.#held) {
      this.#held.set(who, evenings + 1);
      if (evenings < EVENINGS_HELD) continue;
      const { id } = open.find(({ found, player }) => found === 'staff' && player.id === who.id)!;
      await this.#letGo(who, id);
      this.suspect(who, paidLike(who));
    }
  }

  async #letGo(who: Somebody, id: string): Promise<void> {
    const cleared = { id, reason: 'The bank explained it' };
    await this.#office.done('officer', 'clearReview', cleared);
    const alone = await this.#office.as('officer', 'clearReview', cleared);
    if (alone.code !== 'second-person-needed') this.#notes.differs(who, `one alone let it go: ${alone.code}`);
    await this.#office.done('deputy', 'clearReview', cleared);
    who.diary.isHeld = false;
    this.#held.delete(who);
    this.#notes.count('let go by two');
  }

  /** What the office says somebody made, by game, and what is held of them. */
  result = (id: string): Promise<Record<string, unknown>> => this.#office.done('owner', 'playerResult', { id });
}
