import type { Millis } from '@maidan/core/ids';
import { type EntropyOrigin, LOCAL_SOURCE } from '@maidan/games/kit/fair/record';
import type { World } from '../world.ts';

/** Where the entropy comes from that nobody can know while bets are open. */
export interface Beacon {
  /** What players are told of it. */
  readonly label: string;
  /** Whether somebody other than the house makes it. */
  readonly isIndependent: boolean;
  /** The name of the value that will be made public first after this moment. */
  after(at: Millis): string;
  /** The value of that name, once it is public and was checked; nothing while it is not. */
  at(target: string): Promise<Entropy | undefined>;
  /** A value that is public already: for cards dealt before anybody could bet. */
  now(): Promise<Entropy>;
}

/** What a beacon made, and what a record says of it. */
export interface Entropy {
  readonly value: string;
  readonly origin: EntropyOrigin;
}

/**
 * Made by the house itself when it is asked for: good enough to play with, and labelled for what it is. A round that
 * was announced with another beacon gets nothing from it.
 */
export function localBeacon(world: Pick<World, 'secret'>): Beacon {
  const made = (): Entropy => ({ value: freshHex(world), origin: { source: LOCAL_SOURCE } });
  return {
    label: 'Demo beacon, not independent',
    isIndependent: false,
    after: () => LOCAL_SOURCE,
    at: async target => (target === LOCAL_SOURCE ? made() : undefined),
    now: async () => made(),
  };
}

/** 32 bytes that nobody knew before, as seeds and beacons are written. */
export const freshHex = (world: Pick<World, 'secret'>): string =>
  Buffer.from(world.secret(), 'base64url').toString('hex');
