import type { Game, Limits, Market, Seen, Step, Table } from '../game.ts';
import { defineGame } from '../game.ts';
import { each, fact, type Fact } from '../fact.ts';
import { wonBy } from '../outcome.ts';
import { bets, deal, limits, live, ONE, won } from '../words.ts';
import { mixed, type Odds, remembered } from './mixed.ts';
import { BETTING_SECONDS, cardAt, cardsPossible, FIELD_SECONDS, NUMBERS, returning } from './numbers.ts';
import { distanceOf, Field, placings } from './running.ts';

export interface Runner {
  /** By which the page knows its name. */
  readonly id: number;
  readonly pace: number;
}

interface Meeting {
  readonly code: string;
  readonly name: string;
  readonly scene: 'turf' | 'sand';
  /** What one of them is called on the table. */
  readonly runner: string;
  readonly runners: number;
  readonly cards: readonly (readonly Runner[])[];
  readonly sections: number;
  readonly sectionSeconds: number;
  /** How many are placed. */
  readonly places: number;
  readonly hasTricast: boolean;
  readonly rules: readonly string[];
}

type T = Table<string, number>;

const CARD = 'card';

/** A race between runners whose paces are known before anybody bets. */
export function raceGame(meeting: Meeting): Game {
  const { code, name, scene, runner, runners, sections, places } = meeting;
  const numbers = Array.from({ length: runners }, (_, nth) => nth);
  const seats = Object.fromEntries([[CARD, 'Card'], ...numbers.map(nth => [seatOf(nth), `${runner} ${nth + 1}`])]);
  const markets = marketsOf(meeting, numbers);
  return defineGame<string, number>({
    code,
    name,
    category: 'Virtual',
    rules: meeting.rules,
    shoe: NUMBERS,
    seats,
    script: () => script(meeting, numbers),
    markets,
    layout: [{ kind: 'board', board: 'racecard', markets: markets.map(({ id }) => id) }],
    score: (t, seat) => scoreOf(meeting, t, seat),
    scene,
    banner: { title: 'wins', details: ['places'] },
    feed: { most: 1 + runners * sections },
    result(t) {
      const order = orderOf(meeting, t);
      const first = order[0]!;
      return wonBy(
        String(first + 1),
        seatOf(first),
        `${runner} ${first + 1}`,
        each('places', order.slice(0, Math.max(3, places)).map(nth => nth + 1)), // prettier-ignore
      );
    },
    solve: solver(meeting, numbers),
  });
}

const seatOf = (nth: number): string => String(nth + 1);

/** All go a section at once. */
function script({ sections, sectionSeconds }: Meeting, numbers: readonly number[]): Step[] {
  const section = numbers.map(nth => deal(seatOf(nth), nth === numbers.length - 1 ? sectionSeconds : 0));
  return [deal(CARD, FIELD_SECONDS), bets(BETTING_SECONDS), ...Array.from({ length: sections }, () => section).flat()];
}

/** The runners of this round. */
const fieldOf = ({ cards }: Meeting, t: T): readonly Runner[] => cards[cardAt(t[CARD]?.[0] ?? 1)]!;

const runOf = (meeting: Meeting, t: T) => ({
  paces: fieldOf(meeting, t).map(({ pace }) => pace),
  drawn: Array.from({ length: meeting.runners }, (_, nth) => t[seatOf(nth)] ?? []),
  sections: meeting.sections,
});

const orderOf = (meeting: Meeting, t: T): readonly number[] => placings(runOf(meeting, t));

function scoreOf(meeting: Meeting, t: T, seat: string): Fact | undefined {
  const drawn = t[seat] ?? [];
  if (seat === CARD || drawn.length === 0) return undefined;
  return fact('score', distanceOf(fieldOf(meeting, t)[Number(seat) - 1]!.pace, drawn));
}

const known = (t: T): boolean => t[CARD]!.length === 1;

/** What each kind of bet returns, and how much is taken on it. */
const WIN = { share: 0.95, limits: limits(100, 50_000) };
const PLACE = { share: 0.95, limits: limits(100, 50_000) };
const FORECAST = { share: 0.94, limits: limits(100, 2_000) };
const TRICAST = { share: 0.93, limits: limits(100, 500) };

interface Kind {
  readonly share: number;
  readonly limits: Limits;
}

function marketsOf(meeting: Meeting, numbers: readonly number[]): Market<T>[] {
  const { runner, places, hasTricast } = meeting;
  const order = (t: T) => orderOf(meeting, t);
  let sid = 0;
  const market = (id: string, name: string, { share, limits: taken }: Kind, on: readonly Bet[], isOne: boolean) => ({
    id,
    name,
    limits: taken,
    ...(isOne && { ends: ONE }),
    open: known,
    selections: on.map(bet => ({
      id: bet.id,
      sid: ++sid,
      label: bet.label,
      price: live(returning(share)),
      outcome: (t: T) => won(bet.isHit(order(t))),
    })),
  });
  const single = numbers.map(nth => ({ nth, label: `${runner} ${nth + 1}` }));
  const win = single.map(({ nth, label }) => ({ id: `win${nth + 1}`, label, isHit: (o: Order) => o[0] === nth }));
  const placed = single.map(({ nth, label }) => ({
    id: `place${nth + 1}`,
    label,
    isHit: (o: Order) => o.indexOf(nth) < places,
  }));
  return [
    market('win', 'Win', WIN, win, true),
    market('place', 'Place', PLACE, placed, false),
    market('forecast', 'Forecast', FORECAST, inOrder('forecast', 2, numbers), true),
    ...(hasTricast ? [market('tricast', 'Tricast', TRICAST, inOrder('tricast', 3, numbers), true)] : []),
  ];
}

type Order = readonly number[];

interface Bet {
  readonly id: string;
  readonly label: string;
  isHit(order: Order): boolean;
}

/** '2-5': the second runner before the fifth. */
function inOrder(kind: string, length: number, numbers: readonly number[]): readonly Bet[] {
  return arrangements(length, numbers).map(first => {
    const label = first.map(nth => nth + 1).join('-');
    return { id: `${kind}${label}`, label, isHit: o => first.every((nth, place) => o[place] === nth) };
  });
}

function arrangements(length: number, numbers: readonly number[]): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return arrangements(length - 1, numbers).flatMap(before =>
    numbers.filter(nth => !before.includes(nth)).map(nth => [...before, nth]),
  );
}

function solver(meeting: Meeting, numbers: readonly number[]) {
  const oddsOf = (paces: readonly number[], drawn: readonly (readonly number[])[]): Odds => {
    const field = new Field({ paces, drawn, sections: meeting.sections });
    return new Map([
      ...numbers.map(nth => [`win${nth + 1}`, field.wins(nth)] as const),
      ...numbers.map(nth => [`place${nth + 1}`, field.within(nth, meeting.places)] as const),
      ...arrangements(2, numbers).map(([a, b]) => [`forecast${a! + 1}-${b! + 1}`, field.forecast(a!, b!)] as const),
      ...(meeting.hasTricast ? arrangements(3, numbers) : []).map(
        ([a, b, c]) => [`tricast${a! + 1}-${b! + 1}-${c! + 1}`, field.tricast(a!, b!, c!)] as const,
      ),
    ]);
  };
  const pacesOf = (card: number) => meeting.cards[card]!.map(({ pace }) => pace);
  const atStart = remembered(card => oddsOf(pacesOf(card), []));
  return ({ table }: Seen<string, number>) => {
    const { drawn } = runOf(meeting, table);
    const isUnderWay = drawn.some(({ length }) => length > 0);
    return mixed(
      cardsPossible(table[CARD] ?? []).map(card => (isUnderWay ? oddsOf(pacesOf(card), drawn) : atStart(card))),
    );
  };
}
