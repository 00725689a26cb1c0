import { describe, expect, test } from 'vitest';
import { type AnswerDraft, answerOf, draftBy, isByRecord, NO_ANSWER, toggled } from './answer.ts';
import type { Market } from '../events/event.ts';
import { market, runner } from '../testOfficeMarket.ts';

const horses = ['Asha', 'Bijli', 'Chetak', 'Dhruv'].map(name => runner(name));
const win = market('exchange', { runners: horses });
const place = market('exchange', { runners: horses, winners: 2 });

const typed = (its: Partial<AnswerDraft>): AnswerDraft => ({ ...NO_ANSWER, ...its });

describe('a result is sent as its kind of market is decided', () => {
  test.each<[string, Market, Partial<AnswerDraft>, object]>([
    ['void', win, { isVoid: true, winners: [1] }, { result: 'void' }],
    ['one winner', win, { winners: [2] }, { result: 'won', winners: '2' }],
    ['a dead heat of two', win, { winners: [3, 1] }, { result: 'won', winners: '1,3' }],
    ['two places', place, { winners: [0, 2] }, { result: 'won', winners: '0,2' }],
    [
      'a dead heat for the second place',
      place,
      { winners: [0, 3, 2], tied: [3, 2] },
      { result: 'won', winners: '0,2,3', tied: '2,3' },
    ],
    [
      'a dead heat of three for both places',
      place,
      { winners: [0, 1, 2], tied: [2, 1, 0] },
      { result: 'won', winners: '0,1,2', tied: '0,1,2' },
    ],
    [
      'odd',
      market('oddEven', { runners: [runner('odd'), runner('even')] }),
      { winners: [0] },
      { result: 'won', winners: '0' },
    ],
    ['yes', market('fancy1'), { yes: true }, { result: 'won', winners: '0' }],
    ['yes, shared', market('fancy1'), { yes: true, sharedBy: '3' }, { result: 'won', winners: '0', sharedBy: 3 }],
    ['no', market('fancy1'), { yes: false, sharedBy: '3' }, { result: 'won' }],
    ['runs', market('session'), { total: '47' }, { result: 'runs', total: 47 }],
    ['no runs', market('meter'), { total: '0' }, { result: 'runs', total: 0 }],
  ])('%s', (_, on, draft, answer) => {
    expect(answerOf(typed(draft), on)).toEqual({ answer });
  });
});

describe('what is missing is said beside its field', () => {
  test.each<[string, Market, Partial<AnswerDraft>, string]>([
    ['nobody won', win, {}, 'winners'],
    ['nobody shares the last place', place, { winners: [0, 1, 2] }, 'tied'],
    ['one alone shares the last place', place, { winners: [0, 1, 2], tied: [2] }, 'tied'],
    ['those before them fill the places', place, { winners: [0, 1, 2, 3], tied: [2, 3] }, 'tied'],
    ['neither yes nor no', market('fancy1'), {}, 'yes'],
    ['shared by one', market('fancy1'), { yes: true, sharedBy: '1' }, 'sharedBy'],
    ['no number', market('khado'), { total: '' }, 'total'],
    ['a negative number', market('line'), { total: '-4' }, 'total'],
    ['half a run', market('line'), { total: '4.5' }, 'total'],
  ])('%s', (_, on, draft, field) => {
    const read = answerOf(typed(draft), on);
    expect('faults' in read && Object.keys(read.faults)).toEqual([field]);
  });
});

test('choosing a runner twice takes the choice back', () => {
  expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});

describe('what the record knows is filled in, and sent as it says', () => {
  const record = (its: Partial<NonNullable<Market['record']>>): Market['record'] => ({
    words: '',
    result: 'won',
    winners: '',
    tied: '',
    ...its,
  });
  test.each<[string, Market, Market['record'], object]>([
    ['a winner', win, record({ winners: '2' }), { result: 'won', winners: '2' }],
    [
      'a dead heat for the second place',
      place,
      record({ winners: '0,2,3', tied: '2,3' }),
      { result: 'won', winners: '0,2,3', tied: '2,3' },
    ],
    [
      'a dead heat that all of them share',
      place,
      record({ winners: '0,1,2' }),
      { result: 'won', winners: '0,1,2', tied: '0,1,2' },
    ],
    ['no', market('fancy1'), record({}), { result: 'won' }],
    [
      'yes, shared',
      market('fancy1'),
      record({ winners: '0', sharedBy: 2 }),
      { result: 'won', winners: '0', sharedBy: 2 },
    ],
    ['no runs', market('session'), record({ result: 'runs', total: 0 }), { result: 'runs', total: 0 }],
    ['void', win, record({ result: 'void' }), { result: 'void' }],
  ])('%s', (_, on, known, answer) => {
    const told = { ...on, record: known };
    expect(answerOf(draftBy(told), told)).toEqual({ answer });
    expect(isByRecord(draftBy(told), told)).toBe(true);
  });

  test('anything else is against it, and nothing is while it does not know', () => {
    const told = { ...win, record: record({ winners: '2' }) };
    expect(isByRecord(typed({ winners: [1] }), told)).toBe(false);
    expect(isByRecord(typed({ isVoid: true }), told)).toBe(false);
    expect(isByRecord(NO_ANSWER, win)).toBe(false);
    expect(draftBy(win)).toEqual(NO_ANSWER);
  });
});
