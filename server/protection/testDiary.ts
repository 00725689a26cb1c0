import { type OwnLimit, SPANS, type Span } from '@maidan/core/ownLimits';

/*
 * For the simulated month: what a player would write down at home, and nothing that the house says. It is added up by the
 * calendar of the operating system, not by the rules it is compared with.
 */

const DAY_MS = 86_400_000;

const IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Which day, week or month of India it is: two moments of one have the same name. */
function nameOf(span: Span, at: number): string {
  const day = IN_INDIA.format(at);
  if (span === 'day') return day;
  if (span === 'month') return day.slice(0, 7);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return new Date(Date.parse(`${day}T00:00:00Z`) - weekday * DAY_MS).toISOString().slice(0, 10);
}

interface Entry {
  readonly at: number;
  readonly amount: number;
}

export class Diary {
  readonly limits = new Map<OwnLimit, number>();
  /** Something looser, and from when on a second yes counts. */
  readonly asked = new Map<OwnLimit, { readonly value: number | null; readonly from: number }>();
  readonly deposits: Entry[] = [];
  readonly stakes: Entry[] = [];
  /** What bets made that are settled: below zero where it was lost. */
  readonly results: Entry[] = [];
  openBets = 0;
  /** Held for what is open. */
  atRisk = 0;
  /** Until when play is stopped; for ever is infinite. */
  stoppedUntil: number | undefined;
  returnAskedAt: number | undefined;

  isStopped(now: number): boolean {
    return this.stoppedUntil !== undefined && (this.returnAskedAt ?? Infinity) + DAY_MS > now;
  }

  /** Less counts at once, more a day after it was asked for and with a second yes. */
  wish(limit: OwnLimit, value: number | null, now: number): void {
    const before = this.limits.get(limit);
    this.asked.delete(limit);
    if (value === (before ?? null)) return;
    if (value !== null && (before === undefined || value < before)) this.limits.set(limit, value);
    else this.asked.set(limit, { value, from: now + DAY_MS });
  }

  /** A second yes is too early for a day, and too late a week after that: why it does not count, if so. */
  confirm(limit: OwnLimit, now: number): 'change-not-due' | 'change-not-asked' | undefined {
    const { value, from } = this.asked.get(limit)!;
    if (now < from) return 'change-not-due';
    if (now >= from + 7 * DAY_MS) return 'change-not-asked';
    this.asked.delete(limit);
    if (value === null) this.limits.delete(limit);
    else this.limits.set(limit, value);
    return undefined;
  }

  /** What is used of a limit by now; none where nothing is added up. */
  usedOf(limit: OwnLimit, now: number): number | null {
    if (limit === 'openBets') return this.openBets;
    const span = SPANS.find(each => limit.toLowerCase().endsWith(each));
    if (span === undefined) return null;
    const sum = (entries: readonly Entry[]): number =>
      entries.filter(({ at }) => nameOf(span, at) === nameOf(span, now)).reduce((all, { amount }) => all + amount, 0);
    if (limit.startsWith('deposit')) return sum(this.deposits);
    if (limit.startsWith('stakes')) return sum(this.stakes);
    return Math.max(0, this.atRisk - sum(this.results));
  }

  /** Which limits a bet of this much, all of which may be lost, would be beyond. */
  betBeyond(stake: number, now: number): OwnLimit[] {
    return [...this.limits].flatMap(([limit, most]) => {
      const used = this.usedOf(limit, now) ?? 0;
      if (limit === 'largestStake') return stake > most ? [limit] : [];
      if (limit.startsWith('deposit')) return [];
      if (limit.startsWith('loss')) return this.#lossWith(limit, stake, now) > most ? [limit] : [];
      return used + (limit === 'openBets' ? 1 : stake) > most ? [limit] : [];
    });
  }

  /** Unlike what is shown, what was won counts against what may be lost. */
  #lossWith(limit: OwnLimit, stake: number, now: number): number {
    const span = SPANS.find(each => limit.toLowerCase().endsWith(each))!;
    const made = this.results
      .filter(({ at }) => nameOf(span, at) === nameOf(span, now))
      .reduce((all, { amount }) => all + amount, 0);
    return this.atRisk + stake - made;
  }

  depositBeyond(amount: number, now: number): OwnLimit[] {
    return [...this.limits].flatMap(([limit, most]) =>
      limit.startsWith('deposit') && (this.usedOf(limit, now) ?? 0) + amount > most ? [limit] : [],
    );
  }
}

/** 'stakesDay' is refused as 'own-stakes-day'. */
export const refusalOf = (limit: OwnLimit): string =>
  `own-${limit.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
