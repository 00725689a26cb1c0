import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
import type { Call } from './call.ts';
import { ERRORS, type ErrorCode, sentenceOf, statusOf } from './errors.ts';
import { HINDI } from './errorsHindi.ts';
import { languageOf } from './language.ts';
import { PERMISSIONS, ROLES } from './roles.ts';
import { routeOf, ROUTES } from './routes.ts';

const calls = Object.entries(api) as [keyof typeof api, Call][];

test('every route has a call and every call a route of its own', () => {
  expect(Object.keys(api).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  expect(new Set(Object.values(ROUTES)).size).toBe(calls.length);
});

describe.each(calls)('%s', (name, call) => {
  const fields = Object.keys((call.input as unknown as { shape: object }).shape);

  test('is what its name says, at its route', () => {
    expect(call).toMatchObject({ name, ...routeOf(name) });
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  test('takes the names in its path from its input', () => {
    for (const [, field] of call.path.matchAll(/:(\w+)/g)) expect(fields).toContain(field);
  });

  test('[R39] refuses a field it does not know', () => {
    const issues = call.input.safeParse({ nobodyKnowsThis: 1 }).error?.issues ?? [];
    expect(issues.map(issue => issue.code)).toContain('unrecognized_keys');
  });

  test('lifts only what its reply has', () => {
    const reply = Object.keys((call.reply as unknown as { shape?: object }).shape ?? {});
    for (const field of call.manner.lifted ?? []) expect(reply).toContain(field);
  });
});

test('[R3] what changes something counts once, except for sessions, passwords, links, looks and what one chooses', () => {
  const uncounted = calls.filter(([, call]) => call.method === 'POST' && !call.manner.once).map(([name]) => name);
  expect(uncounted).toEqual([
    'login',
    'refresh',
    'signOut',
    'revokeSession',
    'changePassword',
    'chooseLanguage',
    'beginTwoStep',
    'confirmTwoStep',
    'endTwoStep',
    'newRecoveryCodes',
    'forgotPassword',
    'resetPassword', // the link counts once
    'mailConfirmation',
    'confirmEmail',
    'closeAccount', // takes the password, and is closed once
    'readInbox',
    'chooseNotices',
    'allowPush',
    'endPush',
    'officeLogin',
    'officeSignOut',
    'officePassword',
    'officeBeginTwoStep',
    'officeConfirmTwoStep',
    'screenshot', // every look at one is written down, a second one too
    'identityPictures', // the same: every look
  ]);
});

test.each([
  ['[S100]', 'login', 'POST /api/user/login', 'public'],
  ['[S101]', 'register', 'POST /api/admin/register-user', 'public'],
  ['[S102]', 'balance', 'GET /api/user/balance', 'player'],
  ['[S103]', 'bankDetails', 'GET /api/admin/bank/details', 'player'],
  ['[S104]', 'deposit', 'POST /api/user/deposit', 'player'],
  ['[S105]', 'withdrawal', 'POST /api/user/withdrawal', 'player'],
] as const)('%s %s is %s', (_, name, route, access) => {
  expect([ROUTES[name], api[name].access]).toEqual([route, access]);
});

test.each([
  ['not-signed-in', 'Authentication token not found'],
  ['insufficient-balance', 'Insufficient balance'],
  ['bank-details-missing', 'Failed to fetch bank details'],
  ['amount-missing', 'Amount is required'],
  ['method-missing', 'Please choose BANK or UPI'],
  ['transaction-missing', 'Transaction/UTR number is required'],
  ['network-missing', 'Please choose a network'],
  ['wallet-address-missing', 'Wallet address is required'],
  ['chain-missing', 'Chain is required'],
  ['payee-bank-missing', 'Please provide all bank details'],
  ['payee-upi-missing', 'Please provide UPI ID'],
  ['payee-wallet-missing', 'Please provide wallet address and chain name'],
] as const)('%s reads as specified: %s', (code, sentence) => {
  expect(sentenceOf(code)).toBe(sentence);
});

test('every refusal has a status of a refusal, a sentence, and a sentence of its own', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  expect(codes.filter(code => statusOf(code) < 400 || statusOf(code) > 599)).toEqual([]);
  expect(codes.filter(code => !/^[A-Z]/.test(sentenceOf(code)))).toEqual([]);
  expect(new Set(codes.map(sentenceOf)).size).toBe(codes.length);
});

test('[R12] every refusal has a sentence of its own in English and in Hindi', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  expect(Object.keys(HINDI).toSorted()).toEqual(codes.toSorted());
  expect(codes.filter(code => !/[\u0900-\u097f].*।$/.test(HINDI[code]))).toEqual([]);
  expect(new Set(Object.values(HINDI)).size).toBe(codes.length);
  expect(codes.filter(code => numbersIn(HINDI[code]) !== numbersIn(sentenceOf(code)))).toEqual([]);
});

/** Limits and examples are the same in both. */
const numbersIn = (sentence: string): string => (sentence.match(/\d[\d.]*\d|\d/g) ?? []).toSorted().join(' ');

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en-IN;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.4, HI ; q=0.5', 'hi'],
  ['ta-IN,ta;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['hi;q=0', 'en'],
  ['history', 'en'],
  [';;q=,,hi;q=x', 'en'],
])('[R12] who accepts %j reads %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});

test('[R41] the owner may do everything but look at documents, and nobody else may change settings or staff', () => {
  expect(ROLES.owner).toEqual(PERMISSIONS.filter(permission => permission !== 'identity.decide'));
  const others = Object.entries(ROLES).filter(([role]) => role !== 'owner');
  for (const [, may] of others) expect(may).not.toContain('settings.write');
  for (const [, may] of others) expect(may).not.toContain('staff.write');
});

test.each([
  [10_000, true],
  [10_001, false],
])('an order of 10000 that wants %i at once can be filled: %s', (minFill, canBe) => {
  const order = { runner: 'A', side: 'back', odds: 1850, stake: 10_000, minFill };
  expect(api.placeOrders.input.safeParse({ market: 'cricket-1.matchOdds', orders: [order] }).success).toBe(canBe);
});

test('[R32] a player has one call about a withdrawal, which asks for it, and none that takes it back', () => {
  const calls = Object.values(api).filter(({ access }) => access === 'player' || access === 'public');
  const about = calls.filter(({ name, path }) => /withdraw|payout/i.test(name + path));
  expect(about.map(({ name }) => name)).toEqual(['withdrawal']);
  expect(calls.filter(({ name, method }) => method === 'POST' && /request|payment/i.test(name))).toEqual([]);
});
