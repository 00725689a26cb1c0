import { told } from '@maidan/exchange/sports/told/told';
import type { Millis } from '@maidan/core/ids';
import { between, chances, playable } from '@maidan/exchange/rows/question';
import type { Fixture, Signal } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { UNHURRIED } from '../accounts/testHouse.ts';
import { type House, openHouse } from '../app.ts';
import type { World } from '../world.ts';
import type { EventClock } from './eventClock.ts';
import type { Matches } from './openSport.ts';

/* For tests: matches in which only that happens which the test says, between two sides and with runs to bet on. */

interface State {
  readonly chance: number;
  /** The chance of each number of runs. */
  readonly runs: readonly number[];
  readonly total: number | null;
  readonly winner: number | null;
  readonly isOver: boolean;
}

/** What happens: chances move, the runs are known, somebody wins, it is over. */
export type TestEvent = Partial<State> & { readonly signal?: Signal };

const BEGINNING: State = { chance: 0.5, runs: [0.1, 0.2, 0.4, 0.2, 0.1], total: null, winner: null, isOver: false };

const HOUR_MS = 3_600_000;
/** Later than anything, and another one for each match. */
const BY_HAND = Number.MAX_SAFE_INTEGER;

/** A match that waits for the test. */
export class TestMatch {
  readonly number: number;
  readonly fixture: Fixture;
  readonly sport: SomeSport = sportOf(this);
  /** What happens next, to be filled in by the test. */
  next: TestEvent = {};
  #go: () => void = () => {};
  #waits = Promise.withResolvers<void>();
  #hasBegun = false;

  constructor(now: Millis, number: number) {
    this.number = number;
    const startsAt = (now + HOUR_MS + number) as Millis;
    const id = `match-${number}`;
    const name = `A v B ${number}`;
    this.fixture = { id, sport: 'cricket', competition: 'Cup', name, sides: ['A', 'B'], startsAt, format: 'T20' };
  }

  /** Resolves when everything has followed. The match begins with the first thing that happens. */
  async happen(event: TestEvent): Promise<void> {
    await this.#waits.promise;
    if (!this.#hasBegun) await this.#proceed();
    this.#hasBegun = true;
    Object.assign(this.next, event);
    if (event.isOver) this.#go();
    else await this.#proceed();
  }

  async #proceed(): Promise<void> {
    this.#waits = Promise.withResolvers<void>();
    this.#go();
    await this.#waits.promise;
  }

  wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#go = resolve;
      signal.addEventListener('abort', () => reject(new Error('closed')));
      this.#waits.resolve();
    });
  }
}

/** Bets that wait. */
interface Hold {
  /** Somebody does. */
  readonly waits: Promise<void>;
  /** Their time has come, and nobody waits any more. */
  release(): void;
}

const LATER = -1 as Millis; // no match is played then

/** Some matches, and the time in which they are played. */
export class TestDay {
  readonly #world: World;
  #hold: { readonly waits: PromiseWithResolvers<void>; readonly isDue: PromiseWithResolvers<void> } | undefined;
  readonly #stop = new AbortController();
  readonly #matches: TestMatch[] = [];

  constructor(world: World, matches: number) {
    this.#world = world;
    for (let number = 1; number <= matches; number += 1) this.#matches.push(new TestMatch(world.now(), number));
  }

  match(number: number): TestMatch {
    return this.#matches[number - 1]!;
  }

  readonly sportOf = ({ id }: Fixture): SomeSport | undefined =>
    this.#matches.find(({ fixture }) => fixture.id === id)?.sport;

  /** What the house plays: its matches the first time, and what was left of them after a restart. */
  get played(): Matches {
    let isAdded = false;
    return {
      clock: this.#clock(),
      stop: this.#stop,
      sportOf: this.sportOf,
      due: known => {
        const due = isAdded || known.length > 0 ? [] : this.#matches.map(({ fixture }) => fixture);
        isAdded = true;
        return due;
      },
    };
  }

  /** A bet waits for nothing, unless it is asked for while this holds. */
  holdBets(): Hold {
    const [waits, isDue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    this.#hold = { waits, isDue };
    return {
      waits: waits.promise,
      release: () => {
        this.#hold = undefined;
        isDue.resolve();
      },
    };
  }

  /** A house in which these matches are on, and nothing else. */
  async open(databaseUrl: string): Promise<House> {
    const config = { port: 0, perMinute: UNHURRIED, sports: ['cricket'] };
    const house = await openHouse({ databaseUrl, world: this.#world, log: true, config, matches: this.played });
    await house.deps.sport.scheduled();
    return house;
  }

  #clock(): EventClock {
    const { now } = this.#world;
    const isFor = (at: number) => (match: TestMatch) => at === match.fixture.startsAt || at === BY_HAND - match.number;
    return {
      now,
      in: () => (this.#hold ? LATER : now()),
      since: (_, number) => (BY_HAND - number) as Millis,
      until: at => {
        if (at !== LATER) return this.#matches.find(isFor(at))?.wait(this.#stop.signal) ?? Promise.resolve();
        this.#hold?.waits.resolve();
        return this.#hold?.isDue.promise ?? Promise.resolve();
      },
    };
  }
}

const wonBy = ({ winner }: State) => (winner === null ? undefined : ({ type: 'won', winners: [winner] } as const));

const sportOf = (match: TestMatch): SomeSport =>
  playable<State, TestEvent>({
    code: 'cricket',
    name: 'Cricket',
    etid: 4,
    begin: () => BEGINNING,
    next: ({ isOver }) => {
      match.next = {};
      return isOver ? undefined : { event: match.next, ms: match.number };
    },
    evolve: (state, event) => ({ ...state, ...event }),
    signalOf: (_, { signal = 'quiet' }) => signal,
    scoreOf: () => ({ phase: 'Innings 1', sides: [{ name: 'A', score: '12/0' }] }),
    say: (_, event) => told('feed.result', { winners: Object.keys(event).join() }),
    questionsOf: () => [
      {
        plan: between('matchOdds', told('market.matchOdds'), ['A', 'B']),
        truth: ({ chance }) => chances([chance, 1 - chance]),
        answer: wonBy,
      },
      {
        plan: between('bookmaker', told('market.bookmaker'), ['A', 'B'], 'bookmaker'),
        truth: ({ chance }) => chances([chance, 1 - chance]),
        answer: wonBy,
      },
      {
        plan: { id: 'session', name: '6 over run A', kind: 'session' },
        truth: ({ runs }) => ({ type: 'runs', chances: runs }),
        answer: ({ total }) => (total === null ? undefined : { type: 'runs', total }),
      },
    ],
    invent: () => match.fixture,
  }) as unknown as SomeSport; // it knows its own states and events
