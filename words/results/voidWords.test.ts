import { FAULT_CODES, type FaultCode, VOIDERS } from '@maidan/games/kit/roundFaults';
import { expect, test } from 'vitest';
import { speak } from '../speak.ts';
import { faultWords, voidedByWords } from './voidWords.ts';

const [english, hindi] = [speak('en'), speak('hi')];

test('why a round is void, and who made it so, is said to the letter', () => {
  expect(Object.fromEntries(FAULT_CODES.map(code => [code, faultWords(english, code)]))).toEqual({
    'restarted-while-betting': 'The server was restarted while bets were open.',
    'beacon-missing': 'The public randomness did not arrive in time.',
    'bets-root-late': 'The bets of the round could not be put on record before its cards might have been known.',
    'bets-root-untold':
      'The bets of the round were put on record, but could not be told before its cards might have been known.',
    'voided-by-operator': 'The operator ended the round.',
    'table-fault': 'The table could not go on.',
    'cards-in-doubt': 'The cards of the round were in doubt.',
    'price-wrong': 'A price or a limit of the round was wrong.',
    'picture-failed': 'The picture of the table failed.',
  });
  expect(Object.fromEntries(VOIDERS.map(by => [by, voidedByWords(english, by)]))).toEqual({
    house: 'The house ended it by itself.',
    one: 'One person ended it while bets were open.',
    two: 'Two people decided it.',
  });
  expect(faultWords(english, 'of-a-later-release' as FaultCode)).toBe('of-a-later-release');
});

test('every fault and every voider has a sentence of its own, in both languages', () => {
  for (const say of [english, hindi]) {
    const said = [...FAULT_CODES.map(code => faultWords(say, code)), ...VOIDERS.map(by => voidedByWords(say, by))];
    expect(new Set(said).size).toBe(FAULT_CODES.length + VOIDERS.length);
    expect(said.filter(words => !/[.।]$/.test(words))).toEqual([]);
  }
});
