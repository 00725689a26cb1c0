import type { UserId } from '@maidan/core/ids';
import type { OwnLimit } from '@maidan/core/ownLimits';
import type { Random } from '@maidan/core/random';
import type { House } from '../app.ts';
import type { TestWorld } from '../accounts/testHouse.ts';
import { type Diary, refusalOf } from './testDiary.ts';
import type { TestPlayers } from './testLimits.ts';

/* For the simulated month: who plays in it, and what is noted of what the house said and did. */

export interface Somebody {
  readonly id: UserId;
  readonly email: string;
  readonly phone: string;
  /** Of a network of their own: one network asks for so many mails, and then waits. */
  readonly address: string;
  readonly upi: string;
  readonly diary: Diary;
}

/** What is asked for, and how it is called where it is counted. */
interface Wish {
  readonly what: string;
  /** What the house says to it when nothing stands against it. */
  readonly taken?: 'taken' | 'asked';
  /** What it takes of what is free. */
  readonly costs?: number;
  /** Which limits stand against it. */
  readonly beyond: readonly OwnLimit[];
}

/** Everything that the parts of the month share. */
export class Notes {
  readonly house: House;
  readonly world: TestWorld;
  readonly random: Random;
  readonly players: TestPlayers;
  /** How often what happened. */
  readonly told = new Map<string, number>();
  /** What the house said and the diary does not. */
  readonly differences: string[] = [];
  #nth = 0;

  constructor(house: House, world: TestWorld, random: Random, players: TestPlayers) {
    [this.house, this.world, this.random, this.players] = [house, world, random, players];
  }

  count(what: string, times = 1): void {
    this.told.set(what, (this.told.get(what) ?? 0) + times);
  }

  differs(who: Pick<Somebody, 'email'>, what: string): void {
    this.differences.push(`${who.email} at ${new Date(this.world.now()).toISOString()}: ${what}`);
  }

  /** Once in so many times. */
  oneIn = (times: number): boolean => this.random.below(times) === 0;

  /** The same for what has been counted before; the first time it is for sure, so that no month is without it. */
  onceAndOneIn = (what: string, times: number): boolean => !this.told.has(what) || this.oneIn(times);

  name = (of: string): string => `${of}-${(this.#nth += 1)}`;

  /** Taken, if and only if nothing stands against it; and refused for something that does. */
  check({ email, diary }: Somebody, told: string, { what, taken = 'taken', costs = 0, beyond }: Wish): boolean {
    const refusals = isOut(diary, this.world.now()) ?? beyond.map(refusalOf);
    if (costs > diary.free) refusals.push('insufficient-balance');
    if (!(refusals.length === 0 ? [taken] : refusals).includes(told))
      this.differs({ email }, `${what}: ${told}, not ${refusals.join(' or ') || taken}`);
    this.count(`${what} ${told}`);
    return told === taken;
  }
}

/** Who has stopped, or is held, is told that, whatever else stands against it. */
function isOut(diary: Diary, now: number): string[] | undefined {
  if (diary.isStopped(now)) return ['play-stopped'];
  return diary.isHeld ? ['account-in-review'] : undefined;
}

export type Purses = ReadonlyMap<Somebody, { readonly free: number; readonly held: number; readonly onTheWay: number }>;

/** What the books have of these players. */
export async function pursesOf({ deps }: House, people: readonly Somebody[]): Promise<Purses> {
  const kinds = ['player', 'exposure', 'held'] as const;
  const { rows } = await deps.db.query('select id, balance from accounts where id = any($1)', [
    people.flatMap(({ id }) => kinds.map(kind => `${kind}:${id}`)),
  ]);
  const books = new Map(rows.map(({ id, balance }) => [String(id), Number(balance)]));
  return new Map(
    people.map(who => {
      const [free = 0, held = 0, onTheWay = 0] = kinds.map(kind => books.get(`${kind}:${who.id}`) ?? 0);
      return [who, { free, held, onTheWay }];
    }),
  );
}
