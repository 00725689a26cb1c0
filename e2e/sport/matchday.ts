import { setTimeout as sleep } from 'node:timers/promises';
import type { EventView } from '@maidan/contract/event';
import { after, type Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import type { House } from '@maidan/server/app';
import type { Config } from '@maidan/server/config';
import { realWorld } from '@maidan/server/world';
import { vi } from 'vitest';
import { house, type HouseOptions } from '../kit.ts';

/*
 * A house whose matches stand still until the test lets the next thing happen, and in which the same things happen every
 * time. Everything else is as it always is: bets wait out their delay by the clock on the wall.
 */

const DAY_MS = 86_400_000;
/** Only to keep a busy machine from failing a test that is merely slow. */
const PATIENT = { timeout: 30_000, interval: 5 };

export interface Matchday {
  readonly house: House;
  view(event: string): EventView;
  /** Every match that is being played goes on, one thing at a time, until it is so. */
  play(isSo: () => boolean): Promise<void>;
  /** That match has come to its end, and everything on it is settled. */
  playOut(event: string): Promise<void>;
  close(): Promise<void>;
}

/** What a test wants to be played: a fixture as its sport invents one, with a sport, a name and a time of its own. */
export interface Wanted extends Partial<Omit<Fixture, 'startsAt'>> {
  readonly id: string;
  readonly sport: string;
  /** Now, unless it says how long after. */
  readonly startsInMs?: number;
  /** Another word, another match. */
  readonly script?: string;
  /** What happens in the place of what would: nothing, unless it answers something. */
  readonly instead?: (state: unknown) => object | undefined;
}

/** Two sides of the same strength. */
const EVEN = { homeBat: 0, homeBowl: 0, awayBat: 0, awayBowl: 0, pitch: 0, dew: 0 };

export const CRICKET: Wanted = {
  id: 'cricket-1',
  sport: 'cricket',
  competition: 'Monsoon Cup',
  name: 'Kaveri Kings v Deccan Comets',
  sides: ['Kaveri Kings', 'Deccan Comets'],
  format: 'T20',
  strengths: EVEN,
};

/** Not played today. */
export const TOMORROW = {
  ...CRICKET,
  id: 'cricket-2',
  name: 'Konkan Cobras v Thar Falcons',
  sides: ['Konkan Cobras', 'Thar Falcons'],
  startsInMs: DAY_MS,
} satisfies Wanted;

/** `also`: how the rest of the house is opened, such as tables that are played by hand. */
export async function matchday(
  wanted: readonly Wanted[],
  config: Partial<Config> = {},
  also: Pick<HouseOptions, 'clockOf'> = {},
): Promise<Matchday> {
  const steps = new Steps();
  const fixtures = wanted.map(fixtureOf);
  const played = new Map(wanted.map(each => [each.id, scripted(each, steps)]));
  let isAdded = false;
  const it = await house({
    ...also,
    config: { sports: [...new Set(wanted.map(({ sport }) => sport))], ...config },
    matches: {
      clock: steps.clock,
      stop: steps.stop,
      sportOf: ({ id }) => played.get(id),
      due: () => (isAdded ? [] : ((isAdded = true), fixtures)),
    },
  });
  await it.deps.sport.scheduled();
  await it.deps.sport.tidy();
  const isPlayed = (event: string): boolean => it.deps.sport.desk(event) !== undefined;
  return {
    house: it,
    view: event => it.deps.sport.desk(event)!.channel.view,
    play: async isSo => {
      while (!isSo()) await steps.next();
      await it.deps.sport.tidy(); // the board has it, and the maker has quoted
    },
    playOut: async event => {
      while (isPlayed(event) && steps.areWaiting) await steps.next();
      await vi.waitUntil(() => !isPlayed(event), PATIENT);
    },
    close: it.close,
  };
}

function fixtureOf({ startsInMs = 0, script = '', instead: _instead, ...own }: Wanted): Fixture {
  const startsAt = after(realWorld.now(), startsInMs);
  return { ...playerOf(own.sport).invent(startsAt, own.id, randomOf(`${own.id}${script}`, 0)), ...own, startsAt };
}

function playerOf(code: string): SomeSport {
  const sport = sportOf(code);
  if (!sport) throw new Error(`no such sport: ${code}`);
  return sport;
}

/** Its chances are drawn from its own name, not from the secret of the house. */
function scripted({ id, sport, script = '', instead }: Wanted, steps: Steps): SomeSport {
  const player = playerOf(sport);
  let nth = 0;
  return {
    ...player,
    next: state => {
      const step = player.next(state, randomOf(`${id}${script}`, (nth += 1)));
      if (!step) steps.ended();
      const event = step && instead?.(state);
      return event ? { ...step, event } : step;
    },
  };
}

/** Later than anything: what happens next in a match happens when the test says so. */
const BY_HAND = Number.MAX_SAFE_INTEGER as Millis;

class Steps {
  #held: PromiseWithResolvers<void>[] = [];
  /** Of those that were let go on: how many have not come back to wait. */
  #away = 0;
  #back = Promise.withResolvers<void>();

  /** The house closes: nobody waits any longer. */
  readonly stop = new AbortController();

  readonly clock = {
    now: realWorld.now,
    in: (ms: number) => after(realWorld.now(), ms),
    since: () => BY_HAND,
    until: (at: Millis): Promise<void> => (at === BY_HAND ? this.#hold() : this.#wait(at - realWorld.now())),
  };

  get areWaiting(): boolean {
    return this.#held.length > 0;
  }

  /** One thing in every match, and what it means for the markets. */
  async next(): Promise<void> {
    await vi.waitUntil(() => this.areWaiting, PATIENT);
    const held = this.#held;
    this.#held = [];
    this.#away = held.length;
    this.#back = Promise.withResolvers<void>();
    for (const { resolve } of held) resolve();
    await this.#back.promise;
  }

  ended(): void {
    this.#came();
  }

  #hold(): Promise<void> {
    const waiting = Promise.withResolvers<void>();
    this.stop.signal.addEventListener('abort', () => waiting.reject(this.stop.signal.reason));
    this.#held.push(waiting);
    this.#came();
    return waiting.promise;
  }

  #came(): void {
    this.#away -= 1;
    if (this.#away === 0) this.#back.resolve();
  }

  async #wait(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.stop.signal });
  }
}
