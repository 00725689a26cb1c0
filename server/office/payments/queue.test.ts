import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOffice, type Verb } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

beforeAll(async () => {
  const ravi = await office.player('ravi_k');
  for (const [type, player, rupees, reference, ...verbs] of MADE) {
    const who = player === 'asha' ? asha : ravi;
    const id = type === 'deposit' ? await office.deposit(who, rupees, reference) : await office.withdrawal(who, rupees);
    await office.take(id, ...verbs);
    office.world.pass(1_000);
  }
});

type Made = readonly ['deposit' | 'withdrawal', 'asha' | 'ravi', rupees: number, reference: string, ...Verb[]];

/** In the order they were asked for, a second apart. */
const MADE: readonly Made[] = [
  ['deposit', 'asha', 1_500, 'HDFC0001'], // D-1001, waits
  ['deposit', 'asha', 250.5, 'HDFC0002', 'claim'], // D-1002, waits
  ['deposit', 'ravi', 300, 'SBI0003', 'claim', 'approve'], // D-1003
  ['deposit', 'ravi', 400, 'SBI0004', 'claim', 'reject'], // D-1004
  ['withdrawal', 'asha', 11, ''], // W-1001, waits
  ['withdrawal', 'asha', 12, '', 'claim', 'approve'], // W-1002, to be sent
  ['withdrawal', 'ravi', 13, '', 'claim', 'approve', 'send'], // W-1003, sent
  ['withdrawal', 'ravi', 14, '', 'claim', 'approve', 'send', 'confirm'], // W-1004
  ['withdrawal', 'ravi', 15, '', 'claim', 'reject'], // W-1005
];

const listed = async (filter: object) => {
  const { data } = await office.as('clerk', 'payments', { size: 50, ...filter });
  return (data['rows'] as { id: string }[]).map(row => row.id).join(' ');
};

describe('the list of requests', () => {
  const cases: readonly (readonly [words: string, filter: object, ids: string])[] = [
    ['what waits for us comes first, the oldest on top', {}, 'D-1001 D-1002 W-1001 W-1002 W-1003'],
    ['deposits that wait', { type: 'deposit' }, 'D-1001 D-1002'],
    ['withdrawals that wait', { type: 'withdrawal' }, 'W-1001 W-1002 W-1003'],
    ['not looked at yet', { state: 'open' }, 'D-1001 D-1002 W-1001'],
    ['to be sent', { state: 'approved' }, 'W-1002'],
    ['sent', { state: 'sent' }, 'W-1003'],
    ['finished, the newest on top', { state: 'done' }, 'W-1005 W-1004 D-1004 D-1003'],
    ['all, the newest on top', { state: 'all' }, 'W-1005 W-1004 W-1003 W-1002 W-1001 D-1004 D-1003 D-1002 D-1001'],
    ['what I have claimed', { mine: 'yes' }, 'D-1002 W-1002 W-1003'],
    ['and what I decided', { mine: 'yes', state: 'done' }, 'W-1005 W-1004 D-1004 D-1003'],
    ['by id', { state: 'all', search: 'd-1003' }, 'D-1003'],
    ['by player', { state: 'all', search: 'RAVI' }, 'W-1005 W-1004 W-1003 D-1004 D-1003'],
    ['by transaction number', { state: 'all', search: 'hdfc' }, 'D-1002 D-1001'],
    ['by payout reference', { state: 'all', search: 'payout-w' }, 'W-1004 W-1003'],
    ['by amount', { state: 'all', search: '1,500.00' }, 'D-1001'],
    ['by amount with paise', { state: 'all', search: '250.5' }, 'D-1002'],
    ['signs that mean something elsewhere are only signs', { state: 'all', search: '%_' }, ''],
    ['an underscore is one', { state: 'waiting', search: 'i_k' }, 'W-1003'],
  ];

  test.each(cases)('%s', async (_, filter, ids) => {
    expect(await listed(filter)).toBe(ids);
  });

  test('comes in pages', async () => {
    for (let made = 0; made < 12; made += 1) await office.deposit(await office.player('esha'), 5 + made);
    const pages = await Promise.all([1, 2, 3].map(page => office.done('clerk', 'payments', { page, size: 10 })));
    expect(pages.map(({ page, total }) => ({ page, total }))).toEqual([1, 2, 3].map(page => ({ page, total: 17 })));
    expect(pages.map(page => page['pages'])).toEqual([2, 2, 2]);
    expect(pages.map(page => (page['rows'] as unknown[]).length)).toEqual([10, 7, 0]);
  });
});

describe('the figures above the queue', () => {
  test('count what waits and what was paid today', async () => {
    expect(await office.done('clerk', 'officeSummary')).toEqual({
      waiting: 17,
      oldestAt: office.world.now() - MADE.length * 1_000,
      depositsToday: 300_00,
      withdrawalsToday: 14_00,
      ledgerBalanced: true,
      proposals: 0,
    });
  });

  test('begin again at midnight in India', async () => {
    const midnight = Date.parse('2026-03-07T18:30:00Z');
    await office.pass(midnight - office.world.now() - 1);
    expect(await office.done('clerk', 'officeSummary')).toMatchObject({ depositsToday: 300_00 });
    await office.pass(1);
    expect(await office.done('clerk', 'officeSummary')).toMatchObject({ depositsToday: 0, withdrawalsToday: 0 });
  });
});
