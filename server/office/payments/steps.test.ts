import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskName, openOffice, type Verb, VERBS } from '../testOffice.ts';
import { off } from '../../reconcile/plant.ts';

const office = await openOffice(await freshDatabase());
let asha = await office.player('asha');

/** The way to a place in the queue, for a clerk. */
const WAYS: Readonly<Record<string, readonly Verb[]>> = {
  'deposit unclaimed': [],
  'deposit requested': ['claim'],
  'deposit approved': ['claim', 'approve'],
  'deposit rejected': ['claim', 'reject'],
  'withdrawal unclaimed': [],
  'withdrawal requested': ['claim'],
  'withdrawal approved': ['claim', 'approve'],
  'withdrawal sent': ['claim', 'approve', 'send'],
  'withdrawal confirmed': ['claim', 'approve', 'send', 'confirm'],
  'withdrawal refunded': ['claim', 'reject'],
};

/** Where a request stands, and what each verb of the clerk makes of it. The last three words are refusals. */
const TABLE = `
  from                  claim      approve   reject    send  confirm    fail      release
  deposit unclaimed     requested  unheld    unheld    step  step       step      unheld
  deposit requested     requested  approved  rejected  step  step       step      requested
  deposit approved      over       over      over      over  over       over      over
  deposit rejected      over       over      over      over  over       over      over
  withdrawal unclaimed  requested  unheld    unheld    step  step       step      unheld
  withdrawal requested  requested  approved  refunded  step  step       step      requested
  withdrawal approved   approved   step      refunded  sent  step       refunded  approved
  withdrawal sent       sent       step      step      step  confirmed  sent      sent
  withdrawal confirmed  over       over      over      over  over       over      over
  withdrawal refunded   over       over      over      over  over       over      over`;

const REFUSALS: Readonly<Record<string, string>> = {
  unheld: 'payment-not-claimed',
  step: 'payment-wrong-state',
  over: 'payment-not-open',
};

const [[, ...verbs] = [], ...lines] = TABLE.trim()
  .split('\n')
  .map(line => line.trim().split(/ {2,}/));

const CASES = lines.flatMap(([from = '', ...results]) =>
  results.map((result, index) => [from, verbs[index] as Verb, result] as const),
);

/** Rupees, against before the request was made, once it is in that state. */
const MOVED: Readonly<Record<string, readonly [balance: number, held: number]>> = {
  'deposit requested': [0, 0],
  'deposit approved': [10, 0],
  'deposit rejected': [0, 0],
  'withdrawal requested': [-10, 10],
  'withdrawal approved': [-10, 10],
  'withdrawal sent': [-10, 10],
  'withdrawal confirmed': [-10, 0],
  'withdrawal refunded': [0, 0],
};

async function requestAt(from: string): Promise<string> {
  const id = from.startsWith('deposit') ? await office.deposit(asha, 10) : await office.withdrawal(asha, 10);
  await office.take(id, ...(WAYS[from] ?? []));
  return id;
}

describe('the queue', () => {
  test('the table has every place and every verb', () => {
    expect(verbs).toEqual(Object.keys(VERBS));
    expect(CASES).toHaveLength(Object.keys(WAYS).length * verbs.length);
  });

  test.each(CASES)('[R42] a %s: %s makes it %s, and money moves once', async (from, verb, result) => {
    const before = await office.money(asha);
    const id = await requestAt(from);
    const standing = (await office.request(id))['state'];
    const { code } = await office.step(verb, id);
    const { type, state } = await office.request(id);

    expect(code).toBe(REFUSALS[result]);
    expect(state).toBe(code ? standing : result);
    const [balance, held] = MOVED[`${String(type)} ${String(state)}`]!;
    expect(await office.money(asha)).toEqual({
      balance: before.balance + balance * 100,
      held: before.held + held * 100,
    });
  });
});

describe('what a clerk has claimed', () => {
  const cases: readonly (readonly [words: string, verb: Verb, by: DeskName, code: string | undefined])[] = [
    ['a colleague cannot claim', 'claim', 'checker', 'payment-claimed'],
    ['a colleague cannot approve', 'approve', 'checker', 'payment-claimed'],
    ['a colleague cannot reject', 'reject', 'checker', 'payment-claimed'],
    ['a colleague cannot release', 'release', 'checker', 'payment-claimed'],
    ['not even an owner decides', 'approve', 'owner', 'payment-claimed'],
    ['an owner may release', 'release', 'owner', undefined],
    ['the clerk may claim again', 'claim', 'clerk', undefined],
  ];

  test.each(cases)('[R42] %s', async (_, verb, by, code) => {
    const id = await requestAt('deposit requested');
    expect((await office.step(verb, id, by)).code).toBe(code);
  });
});

test.each(Object.keys(VERBS) as Verb[])('there is nothing to %s in a request nobody made', async verb => {
  expect((await office.step(verb, 'D-999999')).code).toBe('unknown-payment');
  expect((await office.step(verb, 'W-999999')).code).toBe('unknown-payment');
});

describe('who hears of it', () => {
  beforeAll(async () => {
    asha = await office.player('usha'); // one player may have so many open requests, and no more
  });

  const cases: readonly (readonly [verb: Verb, from: string, heard: readonly string[]])[] = [
    ['claim', 'deposit unclaimed', ['payments']],
    ['release', 'deposit requested', ['payments']],
    ['approve', 'deposit requested', ['wallet', 'payments', 'requests']],
    ['reject', 'deposit requested', ['payments', 'requests']],
    ['approve', 'withdrawal requested', ['payments', 'requests']],
    ['send', 'withdrawal approved', ['payments', 'requests']],
    ['confirm', 'withdrawal sent', ['wallet', 'payments', 'requests']],
    ['fail', 'withdrawal approved', ['wallet', 'payments', 'requests']],
    ['fail', 'withdrawal sent', ['payments']],
  ];

  test.each(cases)('%s of a %s: %j', async (verb, from, heard) => {
    const id = await requestAt(from);
    const told: string[] = [];
    const { bus } = office.house.deps;
    const stops = [
      bus.subscribe('wallet', ({ users }) => users.includes(asha.id) && told.push('wallet')),
      bus.subscribe('payments', () => told.push('payments')),
      bus.subscribe('requests', ({ user }) => user === asha.id && told.push('requests')),
    ];
    await office.take(id, verb);
    for (const stop of stops) stop();
    expect(told).toEqual(heard);
  });
});

test('[R34] money to a new payee is sent when its waiting time is over, and not a moment before', async () => {
  const id = await requestAt('withdrawal approved');
  const until = new Date(office.world.now() + 3_600_000).toISOString();
  const held = `update withdrawals set hold_until = '${until}' where id = '${id}'`;
  await office.house.deps.db.query(off('withdrawals', held));
  expect((await office.step('send', id)).code).toBe('payee-on-hold');
  await office.pass(3_599_999);
  expect((await office.step('send', id)).code).toBe('payee-on-hold');
  await office.pass(1);
  expect((await office.step('send', id)).code).toBeUndefined();
});
