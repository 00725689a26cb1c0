import { FIELD } from './fieldSentences.ts';
import { REPORTS } from '@maidan/core/statement';
import type { UsdtRate } from '@maidan/core/usdt';
import { z } from 'zod';
import { call, type InputOf, type ReplyOf, type SentOf } from './call.ts';
import { LANGUAGES } from './language.ts';
import { casino } from './casino.ts';
import { competitions } from './competitions.ts';
import { eventResults } from './eventResults.ts';
import { exchange } from './exchange.ts';
import { fantasy } from './fantasy.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { office } from './office.ts';
import { protection } from './protection.ts';
import { stops } from './stops.ts';
import { support } from './support.ts';
import { slots } from './slots.ts';
import { PLACES } from './settings.ts';
import {
  CURRENCIES,
  day,
  DEPOSIT_STATES,
  displayName,
  file,
  filledLine,
  id,
  line,
  METHODS,
  millis,
  money,
  NETWORKS,
  nothing,
  paged,
  paging,
  WITHDRAWAL_STATES,
} from './wire.ts';

/* The player's HTTP API on one page, in the order a player meets it. Back-office calls: office.ts. */

const password = z.string().min(1, FIELD.required).max(1024);
const email = z.email(FIELD.email).max(254).toLowerCase();
const code = z.string().regex(/^\d{6}$/, FIELD.sixDigits);
/** The same, or one of the codes for when the app is lost. */
const anyCode = z
  .string()
  .max(40)
  .transform(text => text.trim().toLowerCase())
  .refine(text => /^(\d{6}|[a-z2-9]{5}(-[a-z2-9]{5}){2})$/.test(text), FIELD.anyCode);
/** What a link in a mail proves. */
const linkToken = z.string().regex(/^[\w-]{43}$/);
const recoveryCodes = z.object({ codes: z.array(z.string()) });

/** Rupees as the specification's forms send them: a number or the text of an input. */
const amount = z.union([z.number(), z.string().max(40)]);

/** Paise for one USDT. */
const usdtRate = z.int().transform(n => n as UsdtRate);

const language = z.enum(LANGUAGES);

const signedIn = z.object({
  token: z.string(),
  expires: millis,
  username: z.string(),
  demo: z.boolean(),
  /** The one the player has chosen, on whatever device; told when signing in. */
  language: language.optional(),
});

const statementFilter = {
  from: day.optional(),
  to: day.optional(),
  report: z.enum(REPORTS).optional(),
  search: line(100).default(''),
  order: z.enum(['oldest', 'newest']).default('oldest'),
};

export const player = {
  site: call(
    'site',
    'public',
    'What every visitor sees: mode, news, support.',
    nothing,
    z.object({
      mode: z.enum(['play', 'real']),
      licence: z.string(),
      news: z.array(z.string()),
      support: z.object({ label: z.string(), url: z.string() }),
      /** The operator's pages elsewhere, by the name of the place. */
      social: z.array(z.object({ place: z.enum(PLACES), url: z.string() })),
      openingCredit: money,
      demoCredit: money,
      topUp: z.object({ amount: money, below: money, perDay: z.int() }),
    }),
  ),

  login: call(
    'login',
    'public',
    'Sign in with email and password, and a code when two-step sign-in is on.',
    z.strictObject({ email, password, code: anyCode.optional() }),
    signedIn,
    { lifted: ['token'] },
  ),
  register: call(
    'register',
    'public',
    'Open an account. It is always a User, whatever role is sent.',
    z.strictObject({
      username: displayName(40),
      email,
      phone_number: filledLine(24).refine(text => /^\+?[\d\s()-]{6,24}$/.test(text), FIELD.phone),
      country: filledLine(60),
      coin_type: line(10).default('USD'),
      password,
      role: line(20).default('User'),
    }),
    z.object({ username: z.string() }),
    { once: true, lifted: ['username'] },
  ),
  demo: call('demo', 'public', 'Open a play-money demo account and sign in to it.', nothing, signedIn, {
    once: true,
    lifted: ['token'],
  }),
  refresh: call('refresh', 'public', 'A fresh token for the session of the HttpOnly cookie.', nothing, signedIn, {
    lifted: ['token'],
  }),
  signOut: call('signOut', 'player', 'End this session; its token stops working at once.', nothing, z.object({})),

  balance: call(
    'balance',
    'player',
    'Balance and exposure in rupees.',
    nothing,
    z.object({
      balance: z.number(),
      exposure: z.number(),
      held: z.number(),
      username: z.string(),
      demo: z.boolean(),
      /** Nothing can be bet: the player has stopped, or support looks at the account. */
      isKeptOut: z.literal(true).optional(),
    }),
  ),
  bankDetails: call(
    'bankDetails',
    'player',
    'Where to pay INR.',
    nothing,
    z.object({
      bank_name: z.string(),
      account_name: z.string(),
      account_number: z.string(),
      ifsc: z.string(),
      upi_id: z.string(),
    }),
  ),
  paymentOptions: call(
    'paymentOptions',
    'player',
    'Limits, USDT rate and addresses.',
    nothing,
    z.object({
      deposit: z.object({ min: money, max: money }),
      withdrawal: z.object({ min: money, max: money }),
      usdt: z.object({ rate: usdtRate, addresses: z.record(z.enum(NETWORKS), z.string()) }),
      upiPayee: z.string(),
    }),
  ),

  deposit: call(
    'deposit',
    'player',
    'Tell the operator of a payment made. It is credited when approved.',
    z.strictObject({
      depositAmount: line(40).default(''),
      coinType: z.enum(CURRENCIES).default('INR'),
      chain: line(20).default(''),
      walletAddress: line(100).default(''),
      accountHolderName: line(80).default(''),
      accountNumber: line(40).default(''),
      ifscCode: line(20).default(''),
      upiId: line(80).default(''),
      transactionNumber: line(100).default(''),
      bank: line(80).default(''),
      paymentMethod: z.union([z.enum(METHODS), z.literal('')]).default(''),
      paymentScreenshot: z.instanceof(Uint8Array).optional(),
    }),
    z.object({ id: z.string(), state: z.enum(DEPOSIT_STATES), amount: money }),
    { once: true, multipart: true },
  ),
  withdrawal: call(
    'withdrawal',
    'player',
    'Ask to be paid out. The amount is held at once.',
    z.strictObject({
      withdraw_amount: amount,
      withdraw_currency: z.enum(CURRENCIES),
      payment_method: z.union([z.enum(METHODS), z.literal('')]).default(''),
      account_holder_name: line(80).default(''),
      account_number: line(40).default(''),
      ifsc_code: line(20).default(''),
      upi_id: line(80).default(''),
      wallet_address: line(100).default(''),
      chain_name: line(20).default(''),
      code: code.optional(),
    }),
    z.object({ id: z.string(), state: z.enum(WITHDRAWAL_STATES), amount: money, message: z.string() }),
    { once: true, lifted: ['message'] },
  ),
  topUp: call(
    'topUp',
    'player',
    'Play money for who has run low, as often a day as the operator allows.',
    nothing,
    z.object({ amount: money }),
    { once: true },
  ),
  requests: call(
    'requests',
    'player',
    'One’s own deposits and withdrawals, newest first.',
    z.strictObject(paging),
    paged(
      z.object({
        id: z.string(),
        type: z.enum(['deposit', 'withdrawal']),
        at: millis,
        amount: money,
        currency: z.enum(CURRENCIES),
        /** What was asked for in that currency, as text: '100.5' USDT. */
        asked: z.string(),
        method: z.enum(METHODS),
        payee: z.string(),
        state: z.union([z.enum(DEPOSIT_STATES), z.enum(WITHDRAWAL_STATES)]),
        changedAt: millis,
        reason: z.string(),
        reference: z.string(),
      }),
    ),
  ),

  statement: call(
    'statement',
    'player',
    'Money that came and went.',
    z.strictObject({ ...statementFilter, ...paging }),
    paged(
      z.object({
        at: millis,
        number: z.int(),
        credit: money,
        debit: money,
        points: money,
        remark: z.string(),
        /** What the house's people did, in one sentence without names; empty where the result or the cards did it. */
        how: z.string(),
        /** By what support knows it: see aboutThing. */
        thing: z.object({ kind: z.enum(['statement', 'round']), id: z.string() }),
        /** Of what a match paid: which one, and of which sport. */
        event: z.object({ id: z.string(), sport: z.string() }).nullable(),
      }),
    ).extend({ balance: money, exposure: money }),
  ),
  statementCsv: call('statementCsv', 'player', 'The statement as CSV.', z.strictObject(statementFilter), file, {
    file: true,
  }),

  security: call(
    'security',
    'player',
    'Sessions, last sign-in and two-step state of this account.',
    nothing,
    z.object({
      email: z.string(),
      emailConfirmed: z.boolean(),
      twoStep: z.boolean(),
      /** How many are left. */
      recoveryCodes: z.int(),
      lastLogin: millis.nullable(),
      sessions: z.array(
        z.object({
          id: z.string(),
          current: z.boolean(),
          startedAt: millis,
          seenAt: millis,
          address: z.string(),
          device: z.string(),
        }),
      ),
    }),
  ),
  revokeSession: call(
    'revokeSession',
    'player',
    'End one of one’s own sessions.',
    z.strictObject({ id }),
    z.object({}),
  ),
  changePassword: call(
    'changePassword',
    'player',
    'Choose a new password. All other sessions end.',
    z.strictObject({ current: password, password }),
    z.object({}),
  ),
  chooseLanguage: call(
    'chooseLanguage',
    'player',
    'The language this player reads, on every device.',
    z.strictObject({ language }),
    z.object({}),
  ),
  beginTwoStep: call(
    'beginTwoStep',
    'player',
    'A new secret for an authenticator app. The password is asked for again.',
    z.strictObject({ password }),
    z.object({
      secret: z.string(),
      uri: z.string(),
    }),
  ),
  confirmTwoStep: call(
    'confirmTwoStep',
    'player',
    'Switch two-step sign-in on with a first code. All other sessions end. Recovery codes are shown this once.',
    z.strictObject({ code }),
    recoveryCodes,
  ),
  endTwoStep: call(
    'endTwoStep',
    'player',
    'Switch two-step sign-in off.',
    z.strictObject({ code: anyCode }),
    z.object({}),
  ),
  newRecoveryCodes: call(
    'newRecoveryCodes',
    'player',
    'New recovery codes in the place of the old ones, shown this once.',
    z.strictObject({ code }),
    recoveryCodes,
  ),

  forgotPassword: call(
    'forgotPassword',
    'public',
    'Ask for a link to choose a new password. The answer is the same whether there is such an account or not.',
    z.strictObject({ email }),
    /** Whether this house sends mails by itself; otherwise its people pass them on. */
    z.object({ sendsMail: z.boolean() }),
  ),
  resetPassword: call(
    'resetPassword',
    'public',
    'Choose a new password with the link of a mail. All sessions end.',
    z.strictObject({ token: linkToken, password, code: anyCode.optional() }),
    z.object({}),
  ),
  mailConfirmation: call(
    'mailConfirmation',
    'player',
    'Another mail with a link that confirms the email address.',
    nothing,
    z.object({ sendsMail: z.boolean() }),
  ),
  confirmEmail: call(
    'confirmEmail',
    'public',
    'Confirm an email address with the link of a mail.',
    z.strictObject({ token: linkToken }),
    z.object({}),
  ),
} as const;

export const api = {
  ...player,
  ...protection,
  ...casino,
  ...slots,
  ...fantasy,
  ...exchange,
  ...eventResults,
  ...competitions,
  ...stops,
  ...identity,
  ...inbox,
  ...support,
  ...office,
} as const;

export type Api = typeof api;
export type Input<N extends keyof Api> = InputOf<Api[N]>;
export type Sent<N extends keyof Api> = SentOf<Api[N]>;
export type Reply<N extends keyof Api> = ReplyOf<Api[N]>;
