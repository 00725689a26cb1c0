import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Network } from './wire.ts';

/* How bank accounts, UPI IDs, wallet addresses and transaction hashes are written. The same for players and operators. */

export const isAccountNumber = (text: string): boolean => /^\d{6,20}$/.test(text);
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);
export const isUpiId = (text: string): boolean => /^[\w.-]{2,64}@[A-Za-z][\w.-]{1,40}$/.test(text);

/** People copy numbers in groups. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** The address as it is kept, if it is one of this network: a letter typed wrong does not pass its checksum. */
export function walletAddressOf(network: Network, text: string): string | undefined {
  const address = network === 'TRC20' ? tronAddressOf(text) : ethereumAddressOf(text);
  return address !== undefined && NOBODYS.has(address) ? undefined : address;
}

/** Twenty bytes of zero: what is sent there is gone. */
const NOBODYS: ReadonlySet<string> = new Set([`0x${'0'.repeat(40)}`, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb']);

/** Whether an address of its network has its checksum written into it, so that a letter typed wrong would be noticed. */
export const hasChecksum = (network: Network, text: string): boolean => walletAddressOf(network, text) === text;

/**
 * The capitals of a hexadecimal address are its checksum (EIP-55). Some wallets write it without, in small letters or in
 * capitals only; it is kept with its checksum then.
 */
function ethereumAddressOf(text: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const digits = text.slice(2);
  const checked = withCapitals(digits.toLowerCase());
  const isUnchecked = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isUnchecked || digits === checked ? `0x${checked}` : undefined;
}

function withCapitals(digits: string): string {
  const hash = keccak_256(new TextEncoder().encode(digits));
  const half = (index: number): number => (hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0);
  return [...digits].map((digit, index) => ((half(index) & 15) >= 8 ? digit.toUpperCase() : digit)).join('');
}

/** Base58 of 25 bytes: 0x41, twenty of the account, and the first four of their hash twice over. */
function tronAddressOf(text: string): string | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return undefined;
  const bytes = base58(text, 25);
  if (bytes?.[0] !== 0x41) return undefined;
  const checksum = sha256(sha256(bytes.subarray(0, 21)));
  return bytes.subarray(21).every((byte, index) => byte === checksum[index]) ? text : undefined;
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Of exactly so many bytes, or nothing. */
function base58(text: string, length: number): Uint8Array | undefined {
  let number = [...text].reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n);
  const bytes = new Uint8Array(length);
  for (let index = length - 1; index >= 0; index -= 1) {
    bytes[index] = Number(number & 255n);
    number >>= 8n;
  }
  return number === 0n ? bytes : undefined;
}

/** A transaction hash as it is kept: TRON writes 64 digits, the others the same behind 0x. */
export function transactionHashOf(network: Network, text: string): string | undefined {
  const digits = /^(?:0x)?([0-9a-f]{64})$/.exec(withoutSpaces(text).toLowerCase())?.[1];
  if (digits === undefined || /^0*$/.test(digits)) return undefined;
  return network === 'TRC20' ? digits : `0x${digits}`;
}
