import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { announcementOf, MARGIN_MS, NO_ANNOUNCEMENT } from '@maidan/games/kit/fair/announcement';
import { commit, nthFace, type Proof } from '@maidan/games/kit/fair/fair';
import type { Game } from '@maidan/games/kit/game';
import { carriedOver, tableOf } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';
import { due, evolve, newRound, type Round, type RoundEvent } from '@maidan/games/kit/round';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { withLimits } from '@maidan/games/kit/withLimits';
import type { Decision } from '../writer/decision.ts';
import type { RoundRow } from './rows.ts';
import { RoundFault, RoundGone } from './faults.ts';
import { type Voiding, wasClosed } from './rounds.ts';
import { closedWith, type Sealing, sealed } from './sealing.ts';
import type { TableWorld } from './tableWorld.ts';

/** Between the closing of a window and the first card: bets that were being written are counted, and their root is told. */
const CLOSING_MS = 1_000;
const RESULT_MS = 6_000;
const VOID_MS = 5_000;

/** One game being played, round after round, by one owner. */
export class CasinoTable {
  readonly code: string;
  readonly #game: Game;
  readonly #world: TableWorld;
  #round: Round;
  #row: RoundRow | undefined;
  #openedAt = 0 as Millis;
  /** Who holds the round: nothing happens on it, and no bet is taken, until all have let go. */
  readonly #holders = new Set<Promise<void>>();
  /** Settled when the round was ended without a result: what waits for its next step waits no longer. */
  #ended = Promise.withResolvers<void>();

  constructor(game: Game, world: TableWorld) {
    this.code = game.code;
    this.#game = game;
    this.#world = world;
    this.#round = newRound(game, { id: '' as RoundId, commitment: '', gone: [], now: world.clock.now() });
  }

  /** As it is offered now: what the operator locks or shuts is locked at once, not with the next window. */
  get round(): Round {
    const { status, locked } = this.#world.settings();
    if (this.#holders.size > 0 || status === 'off') return { ...this.#round, quotes: {} };
    return locked.length === 0 ? this.#round : { ...this.#round, quotes: without(this.#round.quotes, locked) };
  }

  /** Nobody bets here, and nobody takes a bet back. */
  get isClosed(): boolean {
    return this.#world.settings().status === 'off';
  }

  /** The game as the operator lets it be played. */
  get game(): Game {
    return withLimits(this.#game, this.#world.settings().limits);
  }

  /** By the clock of the table, which goes on steadily while a round lasts. */
  now(): Millis {
    return this.#world.clock.now();
  }

  /** For how long the next step of the round has been due; 0 when it is not, or there is none. */
  get lateMs(): number {
    const { id, phase, dueAt } = this.#round;
    return id === '' || phase === 'settled' || phase === 'void' ? 0 : Math.max(0, this.now() - dueAt);
  }

  /** When the betting window that is open was opened. */
  get openedAt(): Millis {
    return this.#openedAt;
  }

  /** Bets on the round were closed once: one person cannot end it any more. */
  get wasClosed(): boolean {
    return this.#row !== undefined && wasClosed(this.#row, this.now());
  }

  /** A round from its announcement to its end. What went wrong ends it without a result, and every stake goes back. */
  async playRound(): Promise<Round> {
    const { seeds, clock, rounds } = this.#world;
    clock.adjust?.();
    const gone = this.#round.phase === 'void' ? [...this.#round.gone] : [...carriedOver(this.#game, this.#round)];
    const { chain, nth, seed, salt } = await seeds.next(this.code);
    const previous = (this.#row && announcedIn(this.#row)) ?? (await rounds.lastAnnouncement(this.code));
    const drawn = { chain, nth, seed, commitment: commit(seed), salt };
    this.#row = await rounds.announce({ game: this.code, ...drawn, gone, previous });
    this.#round = newRound(this.#game, {
      id: this.#row.id,
      commitment: this.#row.commitment,
      gone,
      now: clock.now(),
    });
    this.#ended = Promise.withResolvers();
    this.#world.publish({ type: 'announced', round: this.#round });
    return this.#playOn();
  }

  /** Takes up a round where the last owner left it. */
  async resume(row: RoundRow): Promise<Round> {
    this.#world.clock.adjust?.();
    this.#row = row;
    this.#round = roundFrom(this.#game, row, this.#world.clock.now());
    this.#ended = Promise.withResolvers();
    this.#world.publish({ type: 'announced', round: this.#round });
    if (row.state === 'new' || row.state === 'open') return this.#void('restarted-while-betting', 'house');
    return this.#playOn();
  }

  /** A shoe that lasts several rounds goes on from this one. */
  follow({ id, commitment, gone, dealt }: RoundRow): void {
    const start = newRound(this.#game, { id, commitment, gone, now: this.#world.clock.now() });
    this.#round = { ...start, phase: 'settled', dealt };
  }

  /** How long the result is looked at before the next round. */
  get restMs(): number {
    return this.#round.phase === 'void' ? VOID_MS : RESULT_MS;
  }

  /**
   * Ends the round at once; whatever was staked on it and not yet paid goes back. Bets that are just being written are
   * waited for: what goes through the writer after them finds them all.
   */
  async voidNow(fault: FaultCode, alongWith?: (decision: Decision) => void): Promise<Round> {
    const letGo = await this.hold();
    try {
      return await this.#void(fault, 'one', alongWith);
    } finally {
      letGo();
    }
  }

  /**
   * Nothing happens on the round and nobody bets on it until what is returned is called; bets that are just being
   * written are waited for.
   */
  async hold(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#holders.add(promise);
    const letGo = (): void => {
      this.#holders.delete(promise);
      resolve();
    };
    try {
      await this.#world.rounds.behindBets(this.#current());
      return letGo;
    } catch (error) {
      letGo();
      throw error;
    }
  }

  /** Somebody else made a round void: this one while it was held, or one that was over, whose result stands no longer. */
  wasVoided({ id, fault, dealt }: Pick<RoundRow, 'id' | 'dealt'> & { readonly fault: FaultCode }): void {
    if (this.#round.id !== id) return this.#world.publish({ type: 'undone', round: id });
    if (this.#isVoid()) return;
    this.#row = { ...this.#current(), dealt, state: 'void', fault, voided_by: 'two' };
    this.#ends(fault);
  }

  async #playOn(): Promise<Round> {
    try {
      while (this.#round.phase !== 'settled' && this.#round.phase !== 'void') {
        if (this.#round.phase === 'closed') this.#row = await closedWith(this.#current(), this.#sealing());
        await this.#until(this.#round.dueAt);
        await this.#whileHeld();
        if (this.#isVoid()) break;
        const event = await this.#happen();
        await this.#whileHeld();
        if (this.#isVoid()) break;
        this.#apply(event);
      }
    } catch (error) {
      if (error instanceof RoundFault) return this.#void(error.code, 'house');
      if (!(error instanceof RoundGone)) throw error;
      await this.#whileHeld();
    }
    return this.#round;
  }

  async #until(at: Millis): Promise<void> {
    await Promise.race([this.#world.clock.until(at), this.#ended.promise]);
  }

  async #whileHeld(): Promise<void> {
    while (this.#holders.size > 0) await Promise.all(this.#holders);
  }

  #isVoid(): boolean {
    return this.#round.phase === 'void';
  }

  #apply(event: RoundEvent): void {
    this.#round = evolve(this.#round, event);
    this.#world.publish(event);
  }

  async #happen(): Promise<RoundEvent> {
    const { clock } = this.#world;
    const next = due(this.#game, this.#round);
    switch (next.do) {
      case 'open':
        return this.#open(next.ms);
      case 'close':
        return { type: 'closed', until: clock.in(CLOSING_MS) };
      case 'deal': {
        this.#row = await sealed(this.#current(), this.#sealing());
        const face = nthFace(this.#game, this.#proof(), this.#round.gone, this.#round.dealt.length);
        return { type: 'dealt', to: next.to, face, until: clock.in(next.ms) };
      }
      case 'pay':
        await this.#pay(next.markets);
        return { type: 'paid', markets: next.markets };
      case 'settle': {
        await this.#pay(undefined);
        const result = this.#game.result(tableOf(this.#game, this.#round));
        return { type: 'settled', result, proof: this.#proof(), until: clock.in(RESULT_MS) };
      }
    }
  }

  /** The round row says which beacon will decide before the first stake can be taken. */
  async #open(ms: number): Promise<RoundEvent> {
    const { clock, beacon, rounds, price, settings } = this.#world;
    const offered = await price(this.game, this.#round);
    const quotes = without(offered, settings().locked);
    this.#openedAt = clock.now();
    const until = clock.in(ms);
    const target = beacon.after(after(until, MARGIN_MS));
    const announcement = this.#announcementOf(until, target);
    this.#row = await rounds.update(this.#current(), {
      state: 'open',
      steps: this.#round.steps + 1,
      dealt: this.#round.dealt,
      beacons: [...this.#current().beacons, target],
      closes: [...this.#current().closes, until],
      announcements: [...this.#current().announcements, announcement],
    });
    return { type: 'opened', quotes, beacon: target, announcement, until };
  }

  #announcementOf(closes: Millis, beacon: string): string {
    const { id: round, commitment, beacons } = this.#current();
    const previous = announcedIn(this.#current()) ?? NO_ANNOUNCEMENT;
    return announcementOf({
      table: this.code,
      round,
      commitment,
      window: beacons.length + 1,
      closes,
      beacon,
      previous,
    });
  }

  #sealing(): Sealing {
    const isVoid = () => this.#isVoid();
    const until = (at: Millis) => this.#until(at);
    const onRoot: Sealing['onRoot'] = ({ root, at, ...bet }) =>
      this.#apply({ type: 'rooted', root, at, crowd: { watching: this.#world.watching(), ...bet } });
    return { ...this.#world, round: this.#round, onRoot, isVoid, until };
  }

  /** Pays the bets in these markets, or all that are left. */
  async #pay(markets: readonly string[] | undefined): Promise<void> {
    const { rounds } = this.#world;
    this.#row = await rounds.pay({ game: this.#game, row: this.#current(), round: this.#round, markets });
  }

  async #void(fault: FaultCode, by: Voiding['by'], alongWith?: Voiding['alongWith']): Promise<Round> {
    const { dealt } = this.#round;
    this.#row = await this.#world.rounds.voidRound(this.#current(), {
      fault,
      by,
      dealt,
      now: () => this.now(),
      alongWith,
    });
    this.#ends(fault);
    return this.#round;
  }

  #ends(fault: FaultCode): void {
    this.#apply({ type: 'voided', fault, until: this.#world.clock.in(VOID_MS) });
    this.#ended.resolve();
  }

  #current(): RoundRow {
    if (!this.#row) throw new Error(`${this.code} has no round`);
    return this.#row;
  }

  #proof(): Proof {
    const { seed, entropy } = this.#current();
    return { table: this.code, round: this.#round.id, seed, entropy };
  }
}

/** The last announcement up to and with this round. */
const announcedIn = ({ announcements, previous }: RoundRow): string | undefined =>
  announcements.at(-1) ?? previous ?? undefined;

const without = (quotes: Quotes, locked: readonly string[]): Quotes =>
  Object.fromEntries(Object.entries(quotes).filter(([id]) => !locked.includes(id)));

/** The round as its row has it: what was dealt since follows from the seed and the entropy again. */
function roundFrom(game: Game, row: RoundRow, now: Millis): Round {
  const start = newRound(game, { id: row.id, commitment: row.commitment, gone: row.gone, now });
  const phase = row.state === 'closed' ? 'closed' : 'dealing';
  const beacon = row.beacons.at(-1);
  const named = beacon === undefined ? {} : { beacon };
  const betsRoots = row.bet_roots;
  const betsRootsAt = row.bet_roots_at ?? [];
  return { ...start, ...named, betsRoots, betsRootsAt, phase, steps: row.steps, dealt: row.dealt, paid: row.paid };
}
