import { type OwnLimit, SPANS, type Span } from '@maidan/core/ownLimits';

/*
 * For the simulated month: what a player would write down at home, and nothing that the house says. It is added up by the
 * calendar of the operating system, not by the rules it is compared with.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What everybody is given to begin with. */
const OPENING = 10_000_00;

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
  /** The day, week and month it is of. */
  readonly of: Readonly<Record<Span, string>>;
}

const entry = (at: number, amount: number): Entry => ({
  ...{ at, amount },
  of: { day: nameOf('day', at), week: nameOf('week', at), month: nameOf('month', at) },
});

const sumOf = (entries: readonly Entry[]): number => entries.reduce((all, { amount }) => all + amount, 0);

const within = <E extends Entry>(entries: readonly E[], span: Span, now: number): readonly E[] => {
  const name = nameOf(span, now);
  return entries.filter(({ of }) => of[span] === name);
};

/** What is bet. By itself a stake is all that may be lost, and one bet more. */
export interface Wanted {
  readonly stake: number;
  /** How much more may be lost in all. */
  readonly risk?: number;
  /** What may be lost by it alone. */
  readonly largest?: number;
  readonly bets?: number;
}

/** A bet that was taken. */
export interface Placed {
  readonly staked: Entry;
  readonly risk: number;
  readonly bets: number;
}

/** What bets made that are settled: below zero where they were lost. */
type Made = Entry & { readonly game: string; readonly staked: number; readonly bets: number };

/** From a bet to the last that was not followed by another for an hour. */
interface Visit {
  readonly began: number;
  /** Noted to the minute: a bet within a minute of it moves nothing. */
  readonly last: number;
  readonly answered: number;
}

export class Diary {
  readonly limits = new Map<OwnLimit, number>();
  /** Something looser, and from when on a second yes counts. */
  readonly asked = new Map<OwnLimit, { readonly value: number | null; readonly from: number }>();
  #deposits: Entry[] = [];
  #withdrawals: Entry[] = [];
  #stakes: Entry[] = [];
  #made: Made[] = [];
  #visit: Visit | undefined;
  /** Held for a withdrawal that is not paid yet. */
  onTheWay = 0;
  openBets = 0;
  /** Held for what is open. */
  atRisk = 0;
  /** Until when play is stopped; for ever is infinite. */
  stoppedUntil: number | undefined;
  returnAskedAt: number | undefined;
  /** Staff hold the account: nothing is bet or paid in. */
  isHeld = false;

  isStopped(now: number): boolean {
    return this.stoppedUntil !== undefined && (this.returnAskedAt ?? Infinity) + DAY_MS > now;
  }

  /** Free to bet or to take out. */
  get free(): number {
    return OPENING + sumOf(this.#deposits) - sumOf(this.#withdrawals) + sumOf(this.#made) - this.atRisk;
  }

  paidIn(amount: number, now: number): void {
    this.#deposits.push(entry(now, amount));
  }

  /** It is taken from what is free when it is asked for. Answers with how it comes back. */
  takenOut(amount: number, now: number): () => void {
    const taken = entry(now, amount);
    this.#withdrawals.push(taken);
    return () => (this.#withdrawals = this.#withdrawals.filter(other => other !== taken));
  }

  place({ stake, risk = stake, bets = 1 }: Wanted, now: number): Placed {
    const placed = { staked: entry(now, stake), risk, bets };
    this.#stakes.push(placed.staked);
    this.openBets += bets;
    this.atRisk += risk;
    const visit = this.#visitAt(now);
    if (!visit) this.#visit = { began: now, last: now, answered: 0 };
    else if (now - visit.last >= MINUTE_MS) this.#visit = { ...visit, last: now };
    return placed;
  }

  /** Nobody met it, and it was not staked. */
  takenBack(placed: Placed): void {
    this.#stakes = this.#stakes.filter(staked => staked !== placed.staked);
    this.#over([placed]);
  }

  settled(placed: readonly Placed[], made: number, game: string, now: number): void {
    const bets = placed.reduce((all, one) => all + Math.max(1, one.bets), 0);
    this.#made.push({ ...entry(now, made), game, staked: sumOf(placed.map(({ staked }) => staked)), bets });
    this.#over(placed);
  }

  #over(placed: readonly Placed[]): void {
    for (const { risk, bets } of placed) {
      this.openBets -= bets;
      this.atRisk -= risk;
    }
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
    const span = spanIn(limit);
    if (span === undefined) return null;
    if (limit.startsWith('deposit')) return sumOf(within(this.#deposits, span, now));
    if (limit.startsWith('stakes')) return sumOf(within(this.#stakes, span, now));
    return Math.max(0, this.#lost(span, now));
  }

  /** Unlike what is shown, it may be less than nothing: what was won counts against what may be lost. */
  #lost = (span: Span, now: number): number => this.atRisk - sumOf(within(this.#made, span, now));

  /** Which limits a bet would be beyond. */
  betBeyond({ stake, risk = stake, largest = stake, bets = 1 }: Wanted, now: number): OwnLimit[] {
    return [...this.limits].flatMap(([limit, most]) => {
      const isBeyond = (sum: number): OwnLimit[] => (sum > most ? [limit] : []);
      const span = spanIn(limit);
      if (limit === 'largestStake') return isBeyond(largest);
      if (limit === 'openBets') return bets > 0 ? isBeyond(this.openBets + bets) : [];
      if (limit === 'checkMinutes') return (this.checkAt(now) ?? Infinity) <= now ? [limit] : [];
      if (limit === 'playMinutes') return this.restUntil(now) === null ? [] : [limit];
      if (limit.startsWith('loss') && span) return isBeyond(this.#lost(span, now) + risk);
      return limit.startsWith('stakes') ? isBeyond((this.usedOf(limit, now) ?? 0) + stake) : [];
    });
  }

  depositBeyond(amount: number, now: number): OwnLimit[] {
    return [...this.limits].flatMap(([limit, most]) =>
      limit.startsWith('deposit') && (this.usedOf(limit, now) ?? 0) + amount > most ? [limit] : [],
    );
  }

  #visitAt(now: number): Visit | undefined {
    return this.#visit && now - this.#visit.last < HOUR_MS ? this.#visit : undefined;
  }

  /** When it is time to say how long it has been; nothing is bet from then on. */
  checkAt(now: number): number | null {
    const [minutes, visit] = [this.limits.get('checkMinutes'), this.#visitAt(now)];
    return minutes === undefined || !visit ? null : Math.max(visit.began, visit.answered) + minutes * MINUTE_MS;
  }

  answered(now: number): void {
    if (this.#visit) this.#visit = { ...this.#visit, answered: now };
  }

  /** Who has played as long as they allow rests for an hour. */
  restUntil(now: number): number | null {
    const [minutes, visit] = [this.limits.get('playMinutes'), this.#visitAt(now)];
    const isOver = minutes !== undefined && visit && now - visit.began >= minutes * MINUTE_MS;
    return isOver ? visit.last + HOUR_MS : null;
  }

  /** Since a moment: what was staked, and what is settled made. */
  since(from: number): { readonly staked: number; readonly won: number; readonly net: number } {
    const later = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ at }) => at >= from);
    const made = later(this.#made);
    return {
      staked: sumOf(later(this.#stakes)),
      won: sumOf(made.filter(({ amount }) => amount > 0)),
      net: sumOf(made),
    };
  }

  /** By game, of today or of ever: how many bets are settled, what they staked and what they made. */
  result(span: 'today' | 'ever', now: number): ReadonlyMap<string, string> {
    const made = span === 'ever' ? this.#made : within(this.#made, 'day', now);
    return new Map(
      [...Map.groupBy(made, ({ game }) => game)].map(([game, all]) => {
        const [bets, staked] = [
          all.reduce((sum, one) => sum + one.bets, 0),
          all.reduce((sum, one) => sum + one.staked, 0),
        ];
        return [game, `${bets} bets, ${staked} staked, ${sumOf(all)} made`];
      }),
    );
  }
}

const spanIn = (limit: OwnLimit): Span | undefined => SPANS.find(span => limit.toLowerCase().endsWith(span));

/** The next midnight of India that begins another day, week or month. */
export function resetOf(limit: OwnLimit, now: number): number | null {
  const span = spanIn(limit);
  if (!span) return null;
  let midnight = Date.parse(`${IN_INDIA.format(now)}T00:00:00+05:30`);
  do midnight += DAY_MS;
  while (nameOf(span, midnight) === nameOf(span, now));
  return midnight;
}

const REFUSALS: Partial<Record<OwnLimit, string>> = {
  checkMinutes: 'reality-check-due',
  playMinutes: 'own-play-time',
};

/** 'stakesDay' is refused as 'own-stakes-day'. */
export const refusalOf = (limit: OwnLimit): string =>
  REFUSALS[limit] ?? `own-${limit.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
