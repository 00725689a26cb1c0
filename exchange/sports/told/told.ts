import type { Scoreboard } from '../sport.ts';
import { BOARD } from './board.ts';
import { CRICKET } from './cricket.ts';
import { MARKETS } from './markets.ts';
import { MATCHES } from './matches.ts';
import { type Told, toldIn } from './toldIn.ts';

/*
 * What the exchange tells is data: which sentence or name it is, and what stands in it. English is made of it here, since
 * that is what is stored and sent; other languages are spoken where it is read.
 */

const ENGLISH = { ...BOARD, ...MARKETS, ...CRICKET, ...MATCHES };

type English = typeof ENGLISH;
export type ToldKey = keyof English;

/** Another sentence may stand wherever words do. */
type Values<K extends ToldKey> = {
  readonly [Name in keyof Parameters<English[K]>[0]]: Parameters<English[K]>[0][Name] extends number
    ? number
    : string | Told;
};

type Rest<K extends ToldKey> = Parameters<English[K]> extends [] ? [] : [values: Values<K>];

export const told = <K extends ToldKey>(key: K, ...[values]: Rest<K>): Told => ({ ...values, key }) as Told; // as Values says

export const inEnglish = (sentence: Told): string => toldIn(ENGLISH, sentence);

/** A scoreboard before it is put into words. */
interface Board {
  readonly phase: Told;
  readonly line?: Told | undefined;
  readonly toss?: Told | undefined;
  readonly sides: readonly {
    readonly name: string;
    readonly score: string;
    readonly detail?: string | Told | undefined;
    readonly isActive?: boolean;
  }[];
  readonly recent?: readonly string[] | undefined;
}

/** With the English of everything, and beside it what that was made of. */
export function scoreboard({ phase, line, toss, sides, recent }: Board): Scoreboard {
  return {
    phase: inEnglish(phase),
    sides: sides.map(({ detail, ...side }) => ({
      ...side,
      ...(typeof detail === 'object' ? { detail: inEnglish(detail), told: detail } : detail && { detail }),
    })),
    ...(line && { line: inEnglish(line) }),
    ...(recent && { recent }),
    ...(toss && { toss: inEnglish(toss) }),
    told: { phase, ...(line && { line }), ...(toss && { toss }) },
  };
}
