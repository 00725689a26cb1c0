import { expect, test } from 'vitest';
import type { Millis } from './ids.ts';
import { type Money, paise } from './money.ts';
import {
  BREAK_MS,
  checkDue,
  confirmed,
  COOLING_MS,
  depositRefused,
  type Held,
  limitOf,
  NO_LIMITS,
  NOTHING_USED,
  OWN_LIMITS,
  type OwnLimit,
  type OwnLimits,
  restUntil,
  spanAt,
  spanOf,
  SPANS,
  stakeLeft,
  type Staking,
  stakingRefused,
  SUMS,
  usedOf,
  type Used,
  type Visit,
  visitAfter,
  wished,
} from './ownLimits.ts';

const at = (text: string): Millis => Date.parse(text) as Millis;
const iso = (moment: Millis): string => new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 19);
const NOW = at('2026-11-18T12:00:00+05:30'); // a Wednesday
const MINUTE = 60_000;

test.each([
  // span, now in India, from, until
  ['day', '2026-11-18T00:00:00.000', '2026-11-18T00:00:00', '2026-11-19T00:00:00'],
  ['day', '2026-11-17T23:59:59.999', '2026-11-17T00:00:00', '2026-11-18T00:00:00'],
  ['week', '2026-11-16T00:00:00.000', '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
  ['week', '2026-11-15T23:59:59.999', '2026-11-09T00:00:00', '2026-11-16T00:00:00'],
  ['week', '2026-11-01T12:00:00.000', '2026-10-26T00:00:00', '2026-11-02T00:00:00'],
  ['month', '2026-11-01T00:00:00.000', '2026-11-01T00:00:00', '2026-12-01T00:00:00'],
  ['month', '2026-10-31T23:59:59.999', '2026-10-01T00:00:00', '2026-11-01T00:00:00'],
  ['month', '2026-12-31T23:59:59.999', '2026-12-01T00:00:00', '2027-01-01T00:00:00'],
  ['month', '2028-02-29T12:00:00.000', '2028-02-01T00:00:00', '2028-03-01T00:00:00'],
] as const)('[R25] a %s at %s is from %s until %s', (span, now, from, until) => {
  const found = spanAt(span, at(`${now}+05:30`));
  expect([iso(found.from), iso(found.until)]).toEqual([from, until]);
});

test('[R25] every sum has a limit for every span, and nothing else has a span', () => {
  const summed = SUMS.flatMap(sum => SPANS.map(span => limitOf(sum, span)));
  expect(OWN_LIMITS.filter(limit => spanOf(limit) !== undefined)).toEqual(summed);
});

const held = (limits: OwnLimits, asked: Held['asked'] = {}): Held => ({ limits, asked });
const LATER = (NOW + COOLING_MS) as Millis;

test.each<[string, Held, number | null, ReturnType<typeof wished>]>([
  ['a first limit counts at once', NO_LIMITS, 500, { ...held({ lossDay: 500 }), effect: 'now' }],
  ['a paisa less counts at once', held({ lossDay: 500 }), 499, { ...held({ lossDay: 499 }), effect: 'now' }],
  ['the same changes nothing', held({ lossDay: 500 }), 500, { ...held({ lossDay: 500 }), effect: 'kept' }],
  [
    'a paisa more waits for a day',
    held({ lossDay: 500 }),
    501,
    { ...held({ lossDay: 500 }, { lossDay: { value: 501, from: LATER } }), effect: 'asked' },
  ],
  [
    'none waits for a day',
    held({ lossDay: 500 }),
    null,
    { ...held({ lossDay: 500 }, { lossDay: { value: null, from: LATER } }), effect: 'asked' },
  ],
  [
    'to ask again begins the day anew',
    held({ lossDay: 500 }, { lossDay: { value: 900, from: (NOW + 1) as Millis } }),
    600,
    { ...held({ lossDay: 500 }, { lossDay: { value: 600, from: LATER } }), effect: 'asked' },
  ],
  [
    'the same again takes back what was asked for',
    held({ lossDay: 500 }, { lossDay: { value: 900, from: LATER } }),
    500,
    { ...held({ lossDay: 500 }), effect: 'kept' },
  ],
  [
    'less takes it back too',
    held({ lossDay: 500, stakesDay: 7 }, { lossDay: { value: 900, from: LATER } }),
    400,
    { ...held({ lossDay: 400, stakesDay: 7 }), effect: 'now' },
  ],
  ['no limit where there is none changes nothing', NO_LIMITS, null, { ...NO_LIMITS, effect: 'kept' }],
])('[R25] %s', (_, before, value, after) => {
  expect(wished(before, 'lossDay', value, NOW)).toEqual(after);
});

test.each<[string, Held, number, ReturnType<typeof confirmed>]>([
  [
    'not a moment before the day is over',
    held({ lossDay: 5 }, { lossDay: { value: 9, from: LATER } }),
    LATER - 1,
    { ok: false, error: 'change-not-due' },
  ],
  [
    'from then on',
    held({ lossDay: 5 }, { lossDay: { value: 9, from: LATER } }),
    LATER,
    { ok: true, value: held({ lossDay: 9 }) },
  ],
  [
    'and none is none',
    held({ lossDay: 5, openBets: 3 }, { lossDay: { value: null, from: LATER } }),
    LATER + 1,
    { ok: true, value: held({ openBets: 3 }) },
  ],
  [
    'only what was asked for',
    held({ lossDay: 5 }, { lossWeek: { value: 9, from: NOW } }),
    LATER,
    { ok: false, error: 'change-not-asked' },
  ],
])('[R25] a looser limit is confirmed: %s', (_, before, now, after) => {
  expect(confirmed(before, 'lossDay', now as Millis)).toEqual(after);
});

test('[R25] without its second yes a looser limit never counts, however long ago it was asked for', () => {
  const { limits } = wished(held({ depositDay: 500 }), 'depositDay', 900, NOW);
  expect(depositRefused(limits, NOTHING_USED, paise(501))).toBe('own-deposit-day');
});

const sums = (day: number, week = day, month = week) => ({ day: paise(day), week: paise(week), month: paise(month) });
const used = (some: Partial<Used>): Used => ({ ...NOTHING_USED, ...some });

test.each<[OwnLimits, Used, number, string | undefined]>([
  [{ depositDay: 1_000 }, NOTHING_USED, 1_000, undefined],
  [{ depositDay: 1_000 }, NOTHING_USED, 1_001, 'own-deposit-day'],
  [{ depositDay: 1_000 }, used({ deposit: sums(999) }), 1, undefined],
  [{ depositDay: 1_000 }, used({ deposit: sums(999) }), 2, 'own-deposit-day'],
  [{ depositWeek: 1_000 }, used({ deposit: sums(0, 999) }), 2, 'own-deposit-week'],
  [{ depositMonth: 1_000 }, used({ deposit: sums(0, 0, 999) }), 2, 'own-deposit-month'],
  [{ depositMonth: 1_000 }, used({ deposit: sums(0, 0, 999) }), 1, undefined],
  // The lowest wins, whichever it is.
  [{ depositDay: 5_000, depositWeek: 1_000, depositMonth: 9_000 }, NOTHING_USED, 1_001, 'own-deposit-week'],
  [{ depositDay: 5_000, depositWeek: 9_000, depositMonth: 1_000 }, NOTHING_USED, 1_001, 'own-deposit-month'],
  [{ lossDay: 1, stakesDay: 1, largestStake: 1 }, NOTHING_USED, 1_001, undefined],
])('[R25] with %o and used %o a deposit of %i is refused by %s', (limits, before, amount, refusal) => {
  expect(depositRefused(limits, before, paise(amount))).toBe(refusal);
});

const AWAY: Visit = { began: null, last: null, answered: null };
const bet = (stake: number, some: Partial<Staking> = {}): Staking => ({
  stakes: paise(stake),
  largest: paise(stake),
  bets: 1,
  more: paise(stake),
  ...some,
});

test.each<[string, OwnLimits, Used, Staking, string | undefined]>([
  ['at the largest stake', { largestStake: 100 }, NOTHING_USED, bet(100), undefined],
  ['a paisa above', { largestStake: 100 }, NOTHING_USED, bet(101), 'own-largest-stake'],
  ['what a lay may lose', { largestStake: 100 }, NOTHING_USED, bet(50, { largest: paise(101) }), 'own-largest-stake'],
  ['the last that may be open', { openBets: 3 }, used({ openBets: 2 }), bet(1), undefined],
  ['one more', { openBets: 3 }, used({ openBets: 3 }), bet(1), 'own-open-bets'],
  ['two at once', { openBets: 3 }, used({ openBets: 2 }), bet(1, { bets: 2 }), 'own-open-bets'],
  ['one for another', { openBets: 3 }, used({ openBets: 5 }), bet(1, { bets: 0 }), undefined],
  ['stakes of the day', { stakesDay: 1_000 }, used({ stakes: sums(900) }), bet(100), undefined],
  ['a paisa above those', { stakesDay: 1_000 }, used({ stakes: sums(900) }), bet(101), 'own-stakes-day'],
  ['of the week', { stakesWeek: 1_000 }, used({ stakes: sums(0, 900) }), bet(101), 'own-stakes-week'],
  ['of the month', { stakesMonth: 1_000 }, used({ stakes: sums(0, 0, 900) }), bet(101), 'own-stakes-month'],
  ['stakes that only became less', { stakesDay: 1_000 }, used({ stakes: sums(1_500) }), bet(-100), undefined],
  ['all that may be lost', { lossDay: 1_000 }, used({ loss: sums(900) }), bet(100), undefined],
  ['a paisa more', { lossDay: 1_000 }, used({ loss: sums(900) }), bet(101), 'own-loss-day'],
  ['what is open may be lost too', { lossDay: 1_000 }, used({ atRisk: paise(900) }), bet(101), 'own-loss-day'],
  ['what was won may be', { lossDay: 1_000 }, used({ loss: sums(-500) }), bet(1_500), undefined],
  ['and not more', { lossDay: 1_000 }, used({ loss: sums(-500) }), bet(1_501), 'own-loss-day'],
  ['lost in the week', { lossWeek: 1_000 }, used({ loss: sums(0, 900) }), bet(101), 'own-loss-week'],
  ['lost in the month', { lossMonth: 1_000 }, used({ loss: sums(0, 0, 900) }), bet(101), 'own-loss-month'],
  [
    'less at risk, however much was lost',
    { lossDay: 1 },
    used({ loss: sums(900) }),
    bet(9, { more: paise(-1) }),
    undefined,
  ],
  ['as much at risk', { lossDay: 1 }, used({ loss: sums(900) }), bet(9, { more: paise(0) }), undefined],
  ['a limit of deposits says nothing of bets', { depositDay: 1 }, NOTHING_USED, bet(1_000), undefined],
])('[R27] %s', (_, limits, before, staking, refusal) => {
  expect(stakingRefused(limits, before, AWAY, staking, NOW)).toBe(refusal);
});

/** Minutes ago. */
const ago = (minutes: number): Millis => (NOW - minutes * MINUTE) as Millis;
const visit = (began: number, last: number, answered?: number): Visit => ({
  began: ago(began),
  last: ago(last),
  answered: answered === undefined ? null : ago(answered),
});

test.each<[string, OwnLimits, Visit, string | undefined]>([
  ['before the first bet', { playMinutes: 30, checkMinutes: 20 }, AWAY, undefined],
  ['a minute before the time is over', { playMinutes: 30 }, visit(29, 1), undefined],
  ['when it is over', { playMinutes: 30 }, visit(30, 1), 'own-play-time'],
  ['and a minute before an hour of rest', { playMinutes: 30 }, visit(90, 59), 'own-play-time'],
  ['after an hour of rest', { playMinutes: 30 }, visit(91, 60), undefined],
  ['a minute before a reality check', { checkMinutes: 20 }, visit(19, 1), undefined],
  ['when it is due', { checkMinutes: 20 }, visit(20, 1), 'reality-check-due'],
  ['when it was answered', { checkMinutes: 20 }, visit(40, 1, 19), undefined],
  ['when the next is due', { checkMinutes: 20 }, visit(40, 1, 20), 'reality-check-due'],
  ['in a visit after the one it was due in', { checkMinutes: 20 }, visit(200, 60), undefined],
])('[R27][R31] %s', (_, limits, now, refusal) => {
  expect(stakingRefused(limits, NOTHING_USED, now, bet(1), NOW)).toBe(refusal);
});

test('[R31] a visit goes on with each bet, and after an hour without one another begins', () => {
  expect(visitAfter(AWAY, NOW)).toEqual({ began: NOW, last: NOW, answered: null });
  expect(visitAfter(visit(200, 59, 90), NOW)).toEqual({ began: ago(200), last: NOW, answered: ago(90) });
  expect(visitAfter(visit(200, 60, 90), NOW)).toEqual({ began: NOW, last: NOW, answered: null });
});

test('[R31] when a reality check comes and when play goes on is said', () => {
  expect(checkDue({ checkMinutes: 20 }, visit(15, 1), NOW)).toBe(ago(-5));
  expect(checkDue({ checkMinutes: 20 }, visit(200, 60), NOW)).toBeUndefined();
  expect(checkDue({}, visit(15, 1), NOW)).toBeUndefined();
  expect(restUntil({ playMinutes: 10 }, visit(15, 5), NOW)).toBe(ago(5) + BREAK_MS);
  expect(restUntil({ playMinutes: 16 }, visit(15, 5), NOW)).toBeUndefined();
});

test.each<[OwnLimit, Used, number | undefined]>([
  ['depositWeek', used({ deposit: sums(1, 2, 3) }), 2],
  ['stakesMonth', used({ stakes: sums(1, 2, 3) }), 3],
  ['lossDay', used({ loss: sums(100), atRisk: paise(20) }), 120],
  ['lossDay', used({ loss: sums(-100), atRisk: paise(20) }), 0],
  ['openBets', used({ openBets: 4 }), 4],
  ['largestStake', used({ openBets: 4 }), undefined],
])('[R27] of %s is used, with %o: %s', (limit, before, amount) => {
  expect(usedOf(limit, before)).toBe(amount as Money | undefined);
});

const BUSY = used({ stakes: sums(300, 500, 900), loss: sums(-200, 100, 100), atRisk: paise(50) });
const ROOM: readonly [string, OwnLimits, ReturnType<typeof stakeLeft>][] = [
  ['no limit', {}, undefined],
  ['limits of other things', { depositDay: 1, openBets: 1, playMinutes: 1, checkMinutes: 1 }, undefined],
  ['a largest stake', { largestStake: 100 }, { limit: 'largestStake', value: 100, left: paise(100) }],
  ['stakes', { stakesDay: 1_000 }, { limit: 'stakesDay', value: 1_000, left: paise(700) }],
  [
    'what leaves least',
    { stakesDay: 1_000, stakesMonth: 1_000 },
    { limit: 'stakesMonth', value: 1_000, left: paise(100) },
  ],
  ['a loss, with what may be lost', { lossWeek: 400 }, { limit: 'lossWeek', value: 400, left: paise(250) }],
  ['a loss, and what was won on top', { lossDay: 400 }, { limit: 'lossDay', value: 400, left: paise(550) }],
  ['more used than there is', { stakesWeek: 499 }, { limit: 'stakesWeek', value: 499, left: paise(0) }],
];

test.each(ROOM)('[R33] of %s another bet may be as much as is left', (_, limits, left) => {
  expect(stakeLeft(limits, BUSY)).toEqual(left);
});

const [NONE_LEFT, SOME_LEFT] = [0, 1].map(some => ROOM.filter(([, , left]) => left && Math.min(1, left.left) === some));
test('[R33] what is left is told to the paisa: it is taken, and a paisa more is refused', () => {
  const told = (limits: OwnLimits, stake: number) => stakingRefused(limits, BUSY, AWAY, bet(stake), NOW);
  expect(SOME_LEFT!.map(([, limits, left]) => told(limits, left!.left))).toEqual(SOME_LEFT!.map(() => undefined));
  expect(SOME_LEFT!.filter(([, limits, left]) => !told(limits, left!.left + 1))).toEqual([]);
  expect(NONE_LEFT!.filter(([, limits]) => !told(limits, 1))).toEqual([]);
});
