import type { CallName } from '@maidan/contract/routes';
import type { Role } from '@maidan/contract/roles';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test, vi } from 'vitest';
import { type HttpAnswer, ask, type Person } from '../../accounts/testHouse.ts';
import { type DeskName, openOffice } from '../testOffice.ts';

/* [R42] One owner with the passwords of several colleagues is still one person. */

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

const DAY_MS = 24 * 3_600_000;
const OWN_PASSWORD = 'a password of my own';

/** Somebody at work, however they came to be. */
type Someone = (call: CallName, input: object) => Promise<HttpAnswer>;

const desk =
  (name: DeskName): Someone =>
  (call, input) =>
    office.as(name, call, input);

/** Signs in with a password that was shown to somebody, and replaces it. */
async function signedIn(email: string, given: unknown): Promise<Someone> {
  const { cookies } = await ask(office.house, 'officeLogin', { email, password: given });
  const cookie = { office: String(cookies.get('office')?.['value']) };
  await ask(office.house, 'officePassword', { current: given, password: OWN_PASSWORD }, cookie);
  return (call, input) => ask(office.house, call, input, cookie);
}

let people = 0;

async function hired(by: DeskName, role: Role = 'owner'): Promise<Someone & { email: string }> {
  const email = `new${++people}@maidan.example`;
  const { password } = await office.done(by, 'addStaff', { name: 'New', email, role });
  return Object.assign(await signedIn(email, password), { email });
}

async function reset(by: DeskName, name: DeskName): Promise<Someone> {
  const { password } = await office.done(by, 'resetStaff', { id: office.idOf(name), reason: 'A lost phone' });
  return signedIn(`${name}@maidan.example`, password);
}

async function letInAgain(by: DeskName, name: DeskName): Promise<Someone> {
  const change = { id: office.idOf(name), reason: 'Back from leave' };
  await office.done(by, 'disableStaff', change);
  await office.done(by, 'enableStaff', change);
  await office.pass(0);
  return desk(name);
}

/** What the second of two is told about a large request of this kind. */
async function secondOf(kind: 'deposit' | 'withdrawal', first: Someone, second: Someone): Promise<string> {
  const player = await office.player(`player${++people}`);
  if (kind === 'withdrawal') await credited(player);
  const id = await office[kind](player, 20_000);
  await first('claimPayment', { id });
  expect((await first('approvePayment', { id })).data).toEqual({ state: 'requested', waitsForSecond: true });
  expect((await second('claimPayment', { id })).status).toBe(200);
  const { code, data } = await second('approvePayment', { id });
  return code ?? String(data['state']);
}

/** Enough for a large withdrawal, by somebody whom no test resets. */
async function credited(player: Person): Promise<void> {
  const id = await office.deposit(player, 19_000);
  await office.done('partner', 'claimPayment', { id });
  await office.done('partner', 'approvePayment', { id });
}

async function secondOfProposal(first: Someone, second: Someone): Promise<string> {
  const { data } = await first('proposeAdjustment', { id: asha.id, amount: 500, reason: 'A round was paid wrong' });
  const { code } = await second('approveProposal', { id: data['id'] });
  return code ?? 'approved';
}

/** Every decision that takes two people. */
const DECISIONS = [
  ['a deposit', (first: Someone, second: Someone) => secondOf('deposit', first, second)],
  ['a withdrawal', (first: Someone, second: Someone) => secondOf('withdrawal', first, second)],
  ['a proposal', secondOfProposal],
] as const;

type Pair = readonly [words: string, are: 'one person' | 'two', pair: () => Promise<readonly [Someone, Someone]>];

const PAIRS: readonly Pair[] = [
  ['an owner and the one hired today', 'one person', async () => [desk('owner'), await hired('owner')]],
  ['an owner and the one just reset', 'one person', async () => [desk('owner'), await reset('owner', 'checker')]],
  ['an owner and the one let in again', 'one person', async () => [desk('owner'), await letInAgain('owner', 'clerk')]],
  ['two hired by one owner', 'one person', async () => [await hired('owner'), await hired('owner', 'payments')]],
  [
    'one hired, one reset by one owner',
    'one person',
    async () => [await hired('owner'), await reset('owner', 'clerk')],
  ],
  ['somebody else and the one hired today', 'two', async () => [desk('partner'), await hired('owner')]],
  ['two hired by two owners', 'two', async () => [await hired('owner'), await hired('partner')]],
  ['two reset by two owners', 'two', async () => [await reset('owner', 'clerk'), await reset('partner', 'checker')]],
];

describe.each(DECISIONS)('[R42] for %s', (_, decide) => {
  test.each(PAIRS)('%s are %s', async (__, are, pair) => {
    await office.pass(DAY_MS);
    const [one, other] = await pair();
    const answers = [await decide(one, other), await decide(other, one)];
    const answer = are === 'one person' ? 'second-person-needed' : 'approved';
    expect(answers).toEqual([answer, answer]);
  });

  test.each([
    ['one millisecond before a day is over', DAY_MS - 1, 'second-person-needed'],
    ['when the day is over', DAY_MS, 'approved'],
  ])('whoever was hired counts as another person %s: %s', async (__, passed, answer) => {
    const { email } = await hired('owner');
    await office.pass(passed);
    expect(await decide(desk('owner'), await signedIn(email, OWN_PASSWORD))).toBe(answer);
  });
});

describe('[R42] whoever was let in less than a day ago', () => {
  const newcomers: readonly (readonly [words: string, call: CallName, input: () => object])[] = [
    ['hires nobody', 'addStaff', () => ({ name: 'Puppet', email: 'puppet@maidan.example', role: 'owner' })],
    ['resets nobody', 'resetStaff', () => ({ id: office.idOf('helper'), reason: 'A lost phone' })],
    ['lets nobody in again', 'enableStaff', () => ({ id: office.idOf('helper'), reason: 'Back from leave' })],
  ];

  test.each(newcomers)('%s', async (_, call, input) => {
    await office.pass(DAY_MS);
    const newcomer = await hired('owner');
    expect((await newcomer(call, input())).code).toBe('let-in-today');
  });

  test('is not freed from the owner who did it by being shut out and let in by another', async () => {
    await office.pass(DAY_MS);
    const { email } = await hired('owner');
    const { rows } = await office.done('partner', 'staff');
    const { id } = (rows as { id: string; email: string }[]).find(row => row.email === email)!;
    await office.done('partner', 'disableStaff', { id, reason: 'A mistake' });
    await office.done('partner', 'enableStaff', { id, reason: 'Sorry' });
    expect(await secondOfProposal(desk('owner'), await signedIn(email, OWN_PASSWORD))).toBe('second-person-needed');
  });

  test('may shut others out: that cannot wait', async () => {
    const newcomer = await hired('owner');
    expect((await newcomer('disableStaff', { id: office.idOf('helper'), reason: 'At once' })).status).toBe(200);
  });
});

/** Two ways to lose a permission after it was used, and the way back. */
const LOST: readonly [
  how: string,
  lose: (name: DeskName) => Promise<void>,
  regain: (name: DeskName) => Promise<void>,
][] = [
  [
    'was disabled since',
    async name => void (await office.done('owner', 'disableStaff', { id: office.idOf(name), reason: 'Left us' })),
    async name => void (await office.done('partner', 'enableStaff', { id: office.idOf(name), reason: 'Back' })),
  ],
  ['has another role since', name => becomes(name, 'support'), name => becomes(name, 'payments')],
];

async function becomes(name: DeskName, role: Role): Promise<void> {
  const { id } = await office.done('owner', 'proposeRole', { id: office.idOf(name), role, reason: 'New work' });
  await office.done('partner', 'approveProposal', { id });
}

describe.each(LOST)('[R42] whoever %s', (how, lose, regain) => {
  test.each(['deposit', 'withdrawal'] as const)('has not checked a %s: the next approval is the first', async kind => {
    await office.pass(DAY_MS);
    const ravi = await office.player(`ravi-${kind}-${how.length}`);
    await credited(ravi);
    const id = await office[kind](ravi, 20_000);
    await office.take(id, 'claim', 'approve');
    await lose('clerk');
    expect(await office.request(id)).toMatchObject({ fourEyes: true, firstApproval: null });

    await office.step('claim', id, 'checker');
    expect((await office.step('approve', id, 'checker')).data).toEqual({ state: 'requested', waitsForSecond: true });
    expect(await office.request(id)).toMatchObject({ firstApproval: { name: 'checker' } });
    await office.step('claim', id, 'partner');
    expect((await office.step('approve', id, 'partner')).data).toEqual({ state: 'approved', waitsForSecond: false });
    await regain('clerk');
  });

  test('has proposed nothing that could be approved', async () => {
    await office.pass(DAY_MS);
    const { id } = await office.done('checker', 'proposeAdjustment', { id: asha.id, amount: 500, reason: 'A gift' });
    await lose('checker');
    expect((await office.as('partner', 'approveProposal', { id })).code).toBe('second-person-needed');
    expect((await office.as('partner', 'rejectProposal', { id, reason: 'No longer here' })).status).toBe(200);
    await regain('checker');
  });

  test('approves nothing that was asked for a moment before', async () => {
    await office.pass(DAY_MS);
    const { id } = await office.done('clerk', 'proposeAdjustment', { id: asha.id, amount: 500, reason: 'A gift' });
    const { writer } = office.house.deps;
    const doing = writer.do.bind(writer);
    const slow = vi.spyOn(writer, 'do').mockImplementationOnce(async command => {
      slow.mockRestore();
      await lose('checker');
      return doing(command);
    });
    expect((await office.as('checker', 'approveProposal', { id })).code).toBe('not-allowed');
    await regain('checker');
  });
});
