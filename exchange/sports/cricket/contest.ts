import { type Kernel, kernelOf, levelOf, LEVELS, meanRuns } from './chances.ts';
import { chasing, paceOf, SUPER_OVER_PACE } from './intent.ts';
import { ALL_OUT, BALLS_PER_OVER, type Format, RULES } from './rules.ts';

/** One side's batting against the other's bowling: all that the chances of a ball depend on, besides the score. */
export interface Strengths {
  readonly format: Format;
  /** Of the pair that bats when so many are out, pitch and conditions included. */
  readonly pairs: readonly number[];
  /** Of who bowls each over; a Test goes round. */
  readonly attack: readonly number[];
  readonly isSuperOver?: boolean;
}

/** A side that chases reckons with losing more wickets than the few that the usual rate is told for. */
const FEW_WICKETS = 0.93;

/** Of the longest chase that is looked at; nobody needs more. */
export const MOST_NEEDED = 700;

/** Strengths with the tables that are worked out from them, piece by piece as they are asked for. */
export class Contest {
  readonly strengths: Strengths;
  readonly #kernels: (Kernel | undefined)[] = [];
  readonly #plain: number[] = [];
  readonly #chase: (Uint8Array | undefined)[] = [];
  readonly #left: number[] = [];

  constructor(strengths: Strengths) {
    this.strengths = strengths;
  }

  kernel(over: number, wickets: number, level: number): Kernel {
    const { format, pairs, attack } = this.strengths;
    const bowler = over % attack.length;
    const place = (bowler * ALL_OUT + wickets) * LEVELS + level;
    return (this.#kernels[place] ??= kernelOf(format, pairs[wickets]! - attack[bowler]!, level));
  }

  /** How hard the side goes when it has nothing to chase. */
  level(over: number, wickets: number): number {
    return (this.#plain[over * ALL_OUT + wickets] ??= levelOf(this.#pace(over, wickets)));
  }

  /** By the runs still needed. Of limited overs only. */
  chase(over: number, wickets: number): Uint8Array {
    return (this.#chase[over * ALL_OUT + wickets] ??= this.#chaseLevels(over, wickets));
  }

  #pace(over: number, wickets: number): number {
    const { format, isSuperOver } = this.strengths;
    return isSuperOver ? SUPER_OVER_PACE : paceOf(format, over, wickets);
  }

  get #overs(): number {
    return this.strengths.isSuperOver ? 1 : RULES[this.strengths.format].overs;
  }

  #chaseLevels(over: number, wickets: number): Uint8Array {
    const pace = this.#pace(over, wickets);
    const balls = (this.#overs - over) * BALLS_PER_OVER;
    const usual = (FEW_WICKETS * this.#usual(over)) / balls;
    return Uint8Array.from({ length: MOST_NEEDED + 1 }, (_, need) => chasing(pace, need / balls, usual));
  }

  /** What the rest of the overs brings a side that loses few wickets. */
  #usual(over: number): number {
    if (over >= this.#overs) return 0;
    const wickets = this.strengths.isSuperOver ? 0 : Math.min(4, 1 + Math.floor((over * 4) / this.#overs));
    return (this.#left[over] ??=
      this.#usual(over + 1) + BALLS_PER_OVER * meanRuns(this.kernel(over, wickets, this.level(over, wickets))));
  }
}

/** Contests that were asked for lately: their tables take a while to make, and a match needs the same ones all the time. */
const KEPT = 64;
const kept = new Map<string, Contest>();

export function contestOf(strengths: Strengths): Contest {
  const { format, isSuperOver = false, pairs, attack } = strengths;
  const key = JSON.stringify([format, isSuperOver, pairs, attack]);
  const found = kept.get(key) ?? new Contest(strengths);
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return found;
}
