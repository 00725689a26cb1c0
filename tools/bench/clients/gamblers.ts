import { routeOf } from '@maidan/contract/routes';
import type { Slip } from '@maidan/games/kit/bet';
import { type BenchAnswer, type Newcomers, post, signIn } from './asking.ts';
import { type FlatOut, flatOut, type Steady, steadily } from './pace.ts';

/* A thousand players in a process of their own, so that their work is not counted as the server's. */

export type GamblersOrder =
  | ({ readonly do: 'sign in' } & Newcomers)
  | ({ readonly do: 'bet steadily'; readonly on: Spread } & Steady)
  | ({ readonly do: 'bet flat out'; readonly on: Spread } & FlatOut);

/** What there is to bet on, and where. */
export interface Spread {
  readonly url: string;
  readonly game: string;
  readonly round: string;
  readonly slips: readonly Slip[];
}

export interface GamblersReport {
  /** Of each answer, from when it should have been asked for. */
  readonly delays: readonly number[];
  /** The bets that were taken, by their ids. */
  readonly taken: readonly string[];
  /** What else was answered, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  readonly ms: number;
}

const tokens: string[] = [];
let asked = 0;

process.on('message', (order: GamblersOrder) => {
  void obey(order).then(report => process.send?.(report));
});

async function obey(order: GamblersOrder): Promise<GamblersReport> {
  const tally = new Tally();
  if (order.do === 'sign in') tokens.push(...(await signIn(order)));
  const betOn = (on: Spread) => async (due: number) => tally.count(await bet(on), due);
  if (order.do === 'bet steadily') await steadily(order, betOn(order.on));
  if (order.do === 'bet flat out') await flatOut(order, betOn(order.on));
  return tally.report();
}

class Tally {
  readonly #start = performance.now();
  readonly #delays: number[] = [];
  readonly #taken: string[] = [];
  readonly #refused: Record<string, number> = {};

  count(answer: BenchAnswer, due: number): void {
    this.#delays.push(performance.now() - due);
    const bet = answer.data?.bets?.[0];
    if (bet) this.#taken.push(bet.id);
    else this.#refused[answer.code ?? 'cut off'] = (this.#refused[answer.code ?? 'cut off'] ?? 0) + 1;
  }

  report(): GamblersReport {
    const ms = performance.now() - this.#start;
    return { delays: this.#delays, taken: this.#taken, refused: this.#refused, ms };
  }
}

/** By one player after the other, on one thing after the other. */
function bet({ url, game, round, slips }: Spread): Promise<BenchAnswer> {
  const nth = (asked += 1);
  const place = url + routeOf('placeBets').path.replace(':game', game);
  const slip = slips[nth % slips.length]!;
  const token = tokens[nth % tokens.length]!;
  return post(
    place,
    { round, bets: [slip] },
    { authorization: `Bearer ${token}`, 'idempotency-key': `bench-${nth}-key` },
  );
}
