import { after, type Millis } from './ids.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A network of drand: many independent parties sign the number of each round together, and nobody can before its time. */
export interface DrandNetwork {
  /** What its relays know it by. */
  readonly chain: string;
  /** What every signature of it is checked with. */
  readonly publicKey: string;
  /** When its round 1 was made public, and how long after it the next and every other. */
  readonly genesis: Millis;
  readonly periodMs: number;
}

/** The League of Entropy's fast network (scheme bls-unchained-g1-rfc9380). */
export const QUICKNET: DrandNetwork = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367_000 as Millis, // its clock starts here
  periodMs: 3_000,
};

/** The number of the first round that is made public at this moment or later. */
export const firstRoundFrom = ({ genesis, periodMs }: DrandNetwork, at: Millis): number =>
  Math.max(1, Math.ceil((at - genesis) / periodMs) + 1);

/** When the number of a round is made public. */
export const timeOfRound = ({ genesis, periodMs }: DrandNetwork, round: number): Millis =>
  after(genesis, (round - 1) * periodMs);

/** How a record, and a table before its bets are closed, names a number of this beacon. */
export type DrandSource = `drand quicknet round ${number}`;

export const drandSource = (round: number): DrandSource => `drand quicknet round ${round}`;

/** The round that is named so; nothing when the name is of another beacon. */
export function drandRound(source: string): number | undefined {
  const [, digits] = /^drand quicknet round ([1-9][0-9]{0,14})$/.exec(source) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

export const isDrandSource = (source: string): source is DrandSource => drandRound(source) !== undefined;

/** 48 bytes as this beacon writes them: a point of the curve, or not. */
export const isSignature = (text: string): boolean => /^[0-9a-f]{96}$/.test(text);

/** What a round is worth to us: its signature cannot be chosen, and its hash favours nothing. */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));
