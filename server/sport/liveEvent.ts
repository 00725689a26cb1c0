import type { EventProof } from '@maidan/contract/event';
import { drandRound, drandSource, QUICKNET, timeOfRound } from '@maidan/core/drand';
import { after, type Millis } from '@maidan/core/ids';
import { type Coming, comingIn, type Drawing, drawn, hexOf, paceOf, wordsFor } from '@maidan/exchange/fair/draw';
import { randomOf } from '@maidan/exchange/random';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Entropy } from '../casino/beacon.ts';
import type { EventRow } from '../exchange/rows.ts';
import { beginsAt, playsAt } from './firstBall.ts';
import type { Announced, Decided, LiveEventWorld } from './liveWorld.ts';

/** An event, and how it is played. */
export interface Played {
  readonly row: EventRow;
  readonly live: LiveEvent;
}

/** How an event is drawn: from a committed seed and entropy, or as before there were any. */
export interface Draws {
  readonly seed: string;
  /** Published before anybody could bet. */
  readonly commitment: string | undefined;
}

/** A beacon that does not answer is asked again so soon, and everything is suspended when it is as late as that. */
const ASK_AGAIN_MS = 500;
const LATE_MS = 5_000;

/**
 * A match or race being played by its simulator: one thing after the other, each at its time. How long a thing takes is
 * known before; what it is follows from entropy that is named when the thing before it has happened, and exists when it is
 * due. What was recorded before a restart is folded again, and the next thing is decided by what was announced for it.
 */
export class LiveEvent {
  readonly fixture: Fixture;
  readonly sport: SomeSport;
  readonly #draws: Draws;
  readonly #world: LiveEventWorld;
  #state: unknown;
  #before: unknown;
  #nth: number;
  /** By the clock that goes on steadily, when the last thing happened. */
  #lastAt: Millis;
  /** What was said of when it happened. */
  #toldAt = 0 as Millis;
  #coming: Coming<unknown> | undefined;
  #isInPlay = false;
  #announced: Announced | undefined;
  /** What decided last: the next is never of the same number. */
  #lastSource: string | undefined;

  constructor(sport: SomeSport, fixture: Fixture, draws: Draws, world: LiveEventWorld, left: Left = NOTHING_YET) {
    this.sport = sport;
    this.fixture = fixture;
    this.#draws = draws;
    this.#world = world;
    this.#state = sport.begin(fixture);
    for (const event of left.events) this.#evolve(event);
    this.#nth = left.events.length;
    this.#lastAt = beginsAt(sport, fixture, world.clock);
    this.#announced = left.announced;
    this.#lastSource = left.lastSource;
    this.#coming = this.#foretold(this.#state, this.#nth);
  }

  get state(): unknown {
    return this.#state;
  }

  /** As it was before the last thing happened; undefined before the first. */
  get before(): unknown {
    return this.#before;
  }

  /** How many things have happened. */
  get nth(): number {
    return this.#nth;
  }

  /** From the first ball, point or stride on. */
  get isInPlay(): boolean {
    return this.#isInPlay;
  }

  /** When that is due, if nothing comes between: as announced, and found anew with everything that happens before. */
  get playsAt(): Millis {
    const { clock } = this.#world;
    const left = clock.since(this.#lastAt, this.#coming?.ms ?? 0) - clock.now();
    const due = this.#announced?.due ?? after(this.#wall(), left);
    return this.#isInPlay ? this.fixture.startsAt : playsAt(this.sport, this.#state, this.fixture, clock, due);
  }

  /** It is not in play, or there is a break. */
  get isResting(): boolean {
    return !this.#isInPlay || (this.sport.isResting?.(this.#state) ?? false);
  }

  /** What everybody is told of how it is drawn. */
  get proof(): EventProof {
    const { commitment, seed } = this.#draws;
    if (commitment === undefined) return { kind: seed === '' ? 'feed' : 'old' };
    const { label, isIndependent } = this.#world.beacon;
    const next = this.#announced
      ? { nth: this.#nth + 1, target: this.#announced.target, dueAt: this.#announced.due }
      : null;
    return { kind: 'committed', commitment, beacon: { label, isIndependent }, next };
  }

  /** What will decide the next thing, if chance has a part in it. */
  get announced(): Announced | undefined {
    return this.#announced;
  }

  /** The next thing should have happened while the house was closed, and what decides it may be known by now. */
  get isOverdue(): boolean {
    return this.#announced !== undefined && this.#announced.due <= this.#wall();
  }

  /** For how long the next thing has been due; 0 when it is not, or there is none. */
  get lateMs(): number {
    const { clock } = this.#world;
    if (this.#announced) return Math.max(0, this.#wall() - this.#announced.due);
    return this.#coming ? Math.max(0, clock.now() - clock.since(this.#lastAt, this.#coming.ms)) : 0;
  }

  /** Before anybody can bet: what will decide is written down. A beacon that is not asked any more decides nothing new. */
  async prepare(): Promise<void> {
    if (!this.#isDrawn(this.#coming) || this.isOverdue) return;
    const due = this.#announced?.due ?? this.#world.clock.since(this.#lastAt, this.#coming?.ms ?? 0);
    const isOfBeacon = isOf(this.#announced?.target, this.#world.beacon.after(due));
    if (!isOfBeacon) await this.#world.announce((this.#announced = this.#toAnnounce(due)));
  }

  /**
   * Plays until this is so, before anybody can bet: with a number that is public already, the same for all of it, because
   * nobody has anything to win from knowing it.
   */
  async playAhead(isThere: (state: unknown, playedMs: number) => boolean): Promise<void> {
    const entropy = await this.#world.beacon.now();
    for (let played = 0; this.#coming && !isThere(this.#state, played);) {
      played += this.#coming.ms;
      await this.#happen(this.#stepBy(entropy, null), false);
    }
  }

  /** From its beginning, or from where it was left, to its end; or until somebody stops it. */
  async play(signal: AbortSignal): Promise<void> {
    const { clock } = this.#world;
    await this.#onTheWall(this.#lastAt);
    if (this.#lastAt < clock.now()) this.#lastAt = clock.now(); // not all at once, after the house was closed
    if (this.#announced)
      await this.#onTheWall(this.#announced.due); // by another clock, maybe, before a restart
    else await this.#untilDue();
    for (; !signal.aborted && this.#coming; await this.#untilDue()) {
      if (this.#announced) await this.#decide(this.#announced.target, signal);
      else await this.#happen(this.#stepBy(undefined, null));
    }
  }

  async #untilDue(): Promise<void> {
    const { clock } = this.#world;
    if (this.#coming) await clock.until(clock.since(this.#lastAt, this.#coming.ms));
  }

  /** What was announced decides, and nothing else does. Until it is recorded nobody bets. */
  async #decide(target: string, signal: AbortSignal): Promise<void> {
    const { deciding } = this.#world;
    const round = drandRound(target);
    if (round !== undefined) await this.#onTheWall(timeOfRound(QUICKNET, round));
    try {
      deciding(true);
      const entropy = await this.#entropyOf(target, signal);
      if (entropy) await this.#happen(this.#stepBy(entropy, target));
    } finally {
      deciding(false);
    }
  }

  async #entropyOf(target: string, signal: AbortSignal): Promise<Entropy | undefined> {
    const { clock, beacon, late } = this.#world;
    const lateAt = clock.now() + LATE_MS;
    let isLate = false;
    while (!signal.aborted) {
      const entropy = await beacon.at(target);
      if (entropy) return entropy;
      if (!isLate && clock.now() >= lateAt) {
        isLate = true;
        await late();
      }
      await clock.until((clock.now() + ASK_AGAIN_MS) as Millis); // half a second of the wall clock, at any pace
    }
    return undefined;
  }

  #stepBy(entropy: Entropy | undefined, announced: string | null): Drawn {
    if (!entropy || !this.#isDrawn(this.#coming)) return { event: this.#coming?.certain, decided: undefined };
    const step = drawn(this.sport, this.#state, wordsFor(this.#drawing, this.#nth + 1, entropy.value));
    return { event: step?.event, decided: { announced, entropy, words: hexOf(step?.words ?? []) } };
  }

  get #drawing(): Drawing {
    return { event: this.fixture.id, seed: this.#draws.seed };
  }

  #isDrawn(coming: Coming<unknown> | undefined): boolean {
    return coming !== undefined && !('certain' in coming);
  }

  /** Of an event from before there were commitments everything is certain: it follows from the seed alone. */
  #foretold(state: unknown, nth: number): Coming<unknown> | undefined {
    const { seed, commitment } = this.#draws;
    if (commitment !== undefined) return comingIn(this.sport, state, paceOf(this.#drawing, nth + 1));
    const step = this.sport.next(state, randomOf(seed, nth));
    return step && { ms: step.ms, certain: step.event };
  }

  /** What was announced comes by the clock on the wall; everything else by one that nobody sets. */
  #onTheWall(at: Millis): Promise<void> {
    const { clock } = this.#world;
    return (clock.announced ?? clock.until)(at);
  }

  #wall(): Millis {
    const { clock } = this.#world;
    return (clock.wall ?? clock.now)();
  }

  /** The first number that is made public when it is due or later, and after the one that decided last. */
  #toAnnounce(due: Millis, lastSource = this.#lastSource): Announced {
    const target = this.#world.beacon.after(Math.max(due, this.#wall() + 1) as Millis); // the later of two times
    const [round, last] = [drandRound(target), drandRound(lastSource ?? '')];
    const isUsed = round !== undefined && last !== undefined && round <= last;
    return { target: isUsed ? drandSource(last + 1) : target, due };
  }

  #evolve(event: unknown): void {
    this.#before = this.#state;
    this.#state = this.sport.evolve(this.#state, event);
    this.#isInPlay ||= this.sport.isInPlay?.(this.#state) ?? true;
  }

  /** Nothing here has changed before it is recorded. */
  async #happen({ event, decided }: Drawn, isTold = true): Promise<void> {
    const { clock, record, happened, deciding } = this.#world;
    const [nth, now] = [this.#nth + 1, clock.now()];
    const at = Math.max(this.#toldAt, this.#wall()) as Millis; // set back, it does not go back in a match
    const coming = this.#foretold(this.sport.evolve(this.#state, event), nth);
    const lastSource = decided?.entropy.origin.source ?? this.#lastSource;
    const due = after(this.#wall(), clock.since(now, coming?.ms ?? 0) - now);
    const next = this.#isDrawn(coming) ? this.#toAnnounce(due, lastSource) : undefined;
    await record({ nth, event, at, decided }, next);
    this.#evolve(event);
    [this.#nth, this.#lastAt, this.#toldAt, this.#coming] = [nth, now, at, coming];
    [this.#announced, this.#lastSource] = [next, lastSource];
    if (!isTold) return;
    if (this.isInPlay) deciding(false); // bets wait a while, and are taken at the prices after it
    const signal = this.sport.signalOf(this.#state, event);
    const said = this.sport.say(this.#state, event);
    await happened({ nth, event, signal, said, at });
  }
}

interface Drawn {
  readonly event: unknown;
  readonly decided: Decided | undefined;
}

/** What an event left behind before a restart. */
export interface Left {
  readonly events: readonly unknown[];
  readonly announced?: Announced | undefined;
  readonly lastSource?: string | undefined;
}

const NOTHING_YET: Left = { events: [] };

/** Whether both are names of one beacon. */
const isOf = (announced: string | undefined, named: string): boolean =>
  announced !== undefined && (drandRound(announced) === undefined) === (drandRound(named) === undefined);
