import { MATCH_FAULTS } from '@maidan/exchange/fair/matchFaults';
import { FAULTS } from '@maidan/games/kit/fair/faults';
import { expect, test } from 'vitest';
import * as rounds from './faultsHindi.ts';
import * as matches from './matchFaultsHindi.ts';

const PAIRS: readonly (readonly [english: string, hindi: string])[] = [
  ...Object.entries<string>(FAULTS).map(([fault, said]) => [said, spoken(rounds.FAULTS, fault)] as const),
  ...Object.entries<string>(MATCH_FAULTS).map(([fault, said]) => [said, spoken(matches.MATCH_FAULTS, fault)] as const),
];

function spoken(faults: Readonly<Record<string, string>>, fault: string): string {
  return faults[fault] ?? '';
}

test('what a verifier finds is a whole sentence in Hindi, with the same versions in it', () => {
  expect(PAIRS.filter(([, hindi]) => !/^[^a-z]+।$/.test(hindi.replaceAll(/\bv\d\b/g, '')))).toEqual([]);
  const versions = (text: string) => text.match(/v\d|SHA-256|JSON/g);
  expect(PAIRS.map(([, hindi]) => versions(hindi))).toEqual(PAIRS.map(([english]) => versions(english)));
});

test('sentences that differ in English differ in Hindi, and those that are the same are the same', () => {
  const english = new Set(PAIRS.map(([said]) => said));
  expect(new Set(PAIRS.map(pair => pair.join('|'))).size).toBe(english.size);
  expect(new Set(PAIRS.map(([, hindi]) => hindi)).size).toBe(english.size);
});
