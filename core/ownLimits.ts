import { after, type Millis } from './ids.ts';
import { type Money, paise, subtract, sum } from './money.ts';
import { ok, refuse, type Result } from './result.ts';

/*
 * The limits that players set themselves. Amounts are paise; times are minutes; bets are counted. Less is always tighter: it
 * counts at once. More, or none, counts a day after it was asked for, and only when it is confirmed then.
 */

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** What is added up over a span. */
export const SUMS = ['deposit', 'loss', 'stakes'] as const;
export type Sum = (typeof SUMS)[number];

export const OWN_LIMITS = [
  ...(['depositDay', 'depositWeek', 'depositMonth'] as const),
  ...(['lossDay', 'lossWeek', 'lossMonth'] as const),
  ...(['stakesDay', 'stakesWeek', 'stakesMonth'] as const),
  'largestStake',
  'openBets',
  'playMinutes',
  'checkMinutes',
] as const;
export type OwnLimit = (typeof OWN_LIMITS)[number];

export const limitOf = (sum: Sum, span: Span): OwnLimit =>
  `${sum}${{ day: 'Day', week: 'Week', month: 'Month' }[span]}` as OwnLimit; // one of each, as listed

/** What a limit counts, for who draws or checks it. */
export function measureOf(limit: OwnLimit): 'money' | 'minutes' | 'bets' {
  if (limit === 'openBets') return 'bets';
  return limit === 'playMinutes' || limit === 'checkMinutes' ? 'minutes' : 'money';
}

/** The span a limit is added up over; none where each bet, or each moment, is looked at by itself. */
export const spanOf = (limit: OwnLimit): Span | undefined =>
  SPANS.find(span => SUMS.some(sum => limitOf(sum, span) === limit));

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Days, weeks (from Monday) and months of India: from the first moment to the first of the next. */
export function spanAt(span: Span, now: Millis): { readonly from: Millis; readonly until: Millis } {
  const there = new Date(now + INDIA_MS);
  const [year, month, date] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  const moment = (...day: [number, number, number]): Millis => (Date.UTC(...day) - INDIA_MS) as Millis;
  if (span === 'month') return { from: moment(year, month, 1), until: moment(year, month + 1, 1) };
  const first = span === 'day' ? date : date - ((there.getUTCDay() + 6) % 7);
  return { from: moment(year, month, first), until: moment(year, month, first + (span === 'day' ? 1 : 7)) };
}

export type OwnLimits = { readonly [L in OwnLimit]?: number };

/** What was asked for and is looser: from when on it may be confirmed. Null is no limit. */
interface Looser {
  readonly value: number | null;
  readonly from: Millis;
}

export interface Held {
  readonly limits: OwnLimits;
  readonly asked: { readonly [L in OwnLimit]?: Looser };
}

export const NO_LIMITS: Held = { limits: {}, asked: {} };

/** How long a looser limit waits for its second yes. */
export const COOLING_MS = DAY_MS;
/** How long it may be given then: a wish is not kept in stock for a moment of weakness. */
const WANTED_MS = 7 * DAY_MS;

/** `kept`: it is as it was, and nothing looser is asked for any more. */
export type Effect = 'now' | 'asked' | 'kept';

/** Somebody wants a limit of this much, or none. */
export function wished(held: Held, limit: OwnLimit, value: number | null, now: Millis): Held & { effect: Effect } {
  const { [limit]: before } = held.limits;
  const { [limit]: _, ...asked } = held.asked;
  if (value === (before ?? null)) return { ...held, asked, effect: 'kept' };
  if (value !== null && (before === undefined || value < before))
    return { limits: { ...held.limits, [limit]: value }, asked, effect: 'now' };
  return { ...held, asked: { ...asked, [limit]: { value, from: after(now, COOLING_MS) } }, effect: 'asked' };
}

/** What is asked for by now: a wish that nobody said yes to in time is none any more. */
export const wishesAt = ({ asked }: Held, now: Millis): Held['asked'] =>
  Object.fromEntries(Object.entries(asked).filter(([, { from }]) => now < from + WANTED_MS));

/** The second yes to a looser limit. */
export function confirmed(
  held: Held,
  limit: OwnLimit,
  now: Millis,
): Result<Held, 'change-not-asked' | 'change-not-due'> {
  const { [limit]: wish, ...asked } = wishesAt(held, now);
  if (!wish) return refuse('change-not-asked');
  if (now < wish.from) return refuse('change-not-due');
  const { [limit]: _, ...others } = held.limits;
  return ok({ limits: wish.value === null ? others : { ...others, [limit]: wish.value }, asked });
}

/* A visit: from a bet to the last that was not followed by another for an hour, whatever the device. */

export const BREAK_MS = 60 * MINUTE_MS;

export interface Visit {
  readonly began: Millis | null;
  readonly last: Millis | null;
  /** When the player last answered how long it is by now. */
  readonly answered: Millis | null;
}

const isGoingOn = ({ last }: Visit, now: Millis): boolean => last !== null && now - last < BREAK_MS;

/** With a bet now. */
export const visitAfter = (visit: Visit, now: Millis): Visit =>
  isGoingOn(visit, now) ? { ...visit, last: now } : { began: now, last: now, answered: null };

/** When the player is to be told next how long it is by now. */
export function checkDue({ checkMinutes }: OwnLimits, visit: Visit, now: Millis): Millis | undefined {
  if (checkMinutes === undefined || !isGoingOn(visit, now)) return undefined;
  return after(Math.max(visit.began ?? now, visit.answered ?? 0) as Millis, checkMinutes * MINUTE_MS);
}

/** Until when a visit that has lasted long enough has to rest. */
export function restUntil({ playMinutes }: OwnLimits, visit: Visit, now: Millis): Millis | undefined {
  if (playMinutes === undefined || !isGoingOn(visit, now)) return undefined;
  return now - (visit.began ?? now) >= playMinutes * MINUTE_MS ? after(visit.last ?? now, BREAK_MS) : undefined;
}

/* What a bet or a deposit is held against. */

/** By span. */
export type Sums = Readonly<Record<Span, Money>>;

export interface Used {
  readonly deposit: Sums;
  /** Lost by what is settled, less what was won; below zero where more was won. */
  readonly loss: Sums;
  readonly stakes: Sums;
  /** Held for bets that are open: it may be lost too. */
  readonly atRisk: Money;
  readonly openBets: number;
}

const NOTHING: Sums = { day: paise(0), week: paise(0), month: paise(0) };
export const NOTHING_USED: Used = { deposit: NOTHING, loss: NOTHING, stakes: NOTHING, atRisk: paise(0), openBets: 0 };

/** How much of a limit is used; none where nothing is added up. */
export function usedOf(limit: OwnLimit, used: Used): number | undefined {
  if (limit === 'openBets') return used.openBets;
  for (const span of SPANS) {
    if (limit === limitOf('deposit', span)) return used.deposit[span];
    if (limit === limitOf('stakes', span)) return used.stakes[span];
    if (limit === limitOf('loss', span)) return Math.max(0, used.loss[span] + used.atRisk);
  }
  return undefined;
}

export type OwnRefusal =
  `own-${Sum}-${Span}` | 'own-largest-stake' | 'own-open-bets' | 'own-play-time' | 'reality-check-due';

interface StakedBefore {
  readonly stake: Money;
  readonly at: Millis;
}

/** What somebody wants to bet. */
export interface Staking {
  /** What is staked. */
  readonly stakes: Money;
  /** What is given back for it of stakes that were counted before. */
  readonly back?: readonly StakedBefore[];
  /** When it was asked for, where it may have waited. */
  readonly askedAt?: Millis;
  /** The most that any one of the bets may lose by itself. */
  readonly largest: Money;
  /** How many bets there are more than before. */
  readonly bets: number;
  /** How much more is at risk. */
  readonly more: Money;
}

/** How much more is staked in each span by now: what was staked in another one gives nothing back to it. */
export function stakedIn({ stakes, back = [] }: Pick<Staking, 'stakes' | 'back'>, now: Millis): Sums {
  const more = (span: Span): Money => {
    const { from } = spanAt(span, now);
    return subtract(stakes, sum(back.flatMap(({ stake, at }) => (at >= from ? [stake] : []))));
  };
  return { day: more('day'), week: more('week'), month: more('month') };
}

/** Whether nothing is staked that was not staked before. */
export const stakesNothing = (staking: Staking, now: Millis): boolean =>
  Object.values(stakedIn(staking, now)).every(more => more <= 0);

/** It counts with the day it was asked for on, which was over when its turn came. */
export const cameTooLate = (limits: OwnLimits, { askedAt }: Staking, now: Millis): boolean =>
  (askedAt ?? now) < spanAt('day', now).from && SPANS.some(span => limits[limitOf('stakes', span)] !== undefined);

/** The first of the player's own limits that a bet would be beyond. */
export function stakingRefused(
  limits: OwnLimits,
  used: Used,
  visit: Visit,
  staking: Staking,
  now: Millis,
): OwnRefusal | undefined {
  const { largest, bets, more } = staking;
  if ((checkDue(limits, visit, now) ?? Infinity) <= now) return 'reality-check-due';
  if (restUntil(limits, visit, now) !== undefined) return 'own-play-time';
  if (largest > (limits.largestStake ?? Infinity)) return 'own-largest-stake';
  if (bets > 0 && used.openBets + bets > (limits.openBets ?? Infinity)) return 'own-open-bets';
  const staked = beyond('stakes', limits, used.stakes, stakedIn(staking, now));
  return staked ?? beyond('loss', limits, used.loss, evenly(paise(more > 0 ? used.atRisk + more : 0)));
}

/** The first of the player's own limits that a deposit would be beyond. */
export const depositRefused = (limits: OwnLimits, used: Used, amount: Money): OwnRefusal | undefined =>
  beyond('deposit', limits, used.deposit, evenly(amount));

/** How much a limit leaves, and how much it is. */
interface Left {
  readonly limit: OwnLimit;
  readonly value: number;
  readonly left: Money;
}

/** The most that another bet may be, by the limit that leaves least; nothing where none of them says how much. */
export function stakeLeft(limits: OwnLimits, used: Used): Left | undefined {
  const asked: readonly OwnLimit[] = [
    'largestStake',
    ...(['stakes', 'loss'] as const).flatMap(sum => SPANS.map(span => limitOf(sum, span))),
  ];
  return asked
    .flatMap(limit => leftOf(limit, limits, used) ?? [])
    .reduce<Left | undefined>((least, each) => (least && least.left <= each.left ? least : each), undefined);
}

function leftOf(limit: OwnLimit, { [limit]: value }: OwnLimits, used: Used): Left | undefined {
  if (value === undefined) return undefined;
  const won = SPANS.find(span => limit === limitOf('loss', span) && used.loss[span] + used.atRisk < 0);
  const taken = won ? used.loss[won] + used.atRisk : (usedOf(limit, used) ?? 0); // what was won may be lost on top
  return { limit, value, left: paise(Math.max(0, value - taken)) };
}

/** The same in every span. */
export const evenly = (more: Money): Sums => ({ day: more, week: more, month: more });

function beyond(what: Sum, limits: OwnLimits, used: Sums, more: Sums): OwnRefusal | undefined {
  const span = SPANS.find(
    each => more[each] > 0 && used[each] + more[each] > (limits[limitOf(what, each)] ?? Infinity),
  );
  return span && `own-${what}-${span}`;
}
