import type { Game, Table } from '@maidan/games/kit/game';
import { cardAt } from '@maidan/games/kit/virtual/numbers';
import { distanceOf, placings } from '@maidan/games/kit/virtual/running';
import { RACE_CARDS, TRAP_CARDS } from '@maidan/games/kit/virtual/stables';
import { greyhoundName, horseName } from './names.ts';

/** A runner as it is drawn. */
export interface RaceRunner {
  /** From 0: its seat is one more. */
  readonly nth: number;
  readonly name: string;
  readonly pace: number;
  readonly colour: string;
  /** What is written on that colour. */
  readonly ink: string;
}

export interface Race {
  /** From 1. */
  readonly card: number;
  readonly runners: readonly RaceRunner[];
  /** How many sections everybody has run. */
  readonly sections: number;
  /** By runner, after so many sections. */
  distances(sections: number): readonly number[];
  /** Runners from the first to the last, after so many sections. */
  order(sections: number): readonly number[];
}

/** Saddlecloths and racing jackets, by number. */
const CLOTHS: readonly (readonly [string, string])[] = [
  ['#c62828', '#fff'],
  ['#1f5fae', '#fff'],
  ['#f5f5f2', '#12171c'],
  ['#1b1f24', '#fff'],
  ['#e07b12', '#12171c'],
  ['#147a4b', '#fff'],
  ['#7b3fa6', '#fff'],
  ['#f2c230', '#12171c'],
];

export const SECTIONS = 6;

/** The race of this table, once its card is drawn. */
export function raceOf({ scene }: Pick<Game, 'scene'>, table: Table): Race | undefined {
  const drawn = Number(table['card']?.[0]);
  if (!Number.isInteger(drawn)) return undefined;
  const [cards, nameOf] = scene === 'turf' ? [RACE_CARDS, horseName] : [TRAP_CARDS, greyhoundName];
  const card = cardAt(drawn);
  const runners = cards[card]!.map(({ id, pace }, nth) => ({
    nth,
    name: nameOf(id),
    pace,
    colour: CLOTHS[nth]![0],
    ink: CLOTHS[nth]![1],
  }));
  const numbers = runners.map(({ nth }) => (table[String(nth + 1)] ?? []).map(Number));
  const after = (sections: number) => numbers.map(all => all.slice(0, sections));
  return {
    card: card + 1,
    runners,
    sections: Math.min(...numbers.map(({ length }) => length)),
    distances: sections => after(sections).map((all, nth) => distanceOf(runners[nth]!.pace, all)),
    order: sections => placings({ paces: runners.map(({ pace }) => pace), drawn: after(sections) }),
  };
}
