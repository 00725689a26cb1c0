import type { Game, Table } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';

/** How wide the felt is in its own units. A card's height is 1.4 times its width. */
export const FELT = 1000;
export const TALL = 1.4;

/** Where the cards of a seat lie on the felt. */
export interface Place {
  readonly seat: string;
  readonly label: string;
  /** The area kept for its cards. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How wide one card is. */
  readonly card: number;
  /** Cards that are known to come: their outlines are printed on the felt. */
  readonly slots: number;
  readonly isRow: boolean;
}

type Area = Pick<Place, 'x' | 'y' | 'width' | 'card'> & { readonly isRow?: true };

export function placesOf(game: Game): readonly Place[] {
  const slots = slotsOf(game);
  const areas = areasOf(game, slots);
  return Object.entries(game.seats).map(([seat, label]) => ({
    seat,
    label: sayLabel(label),
    slots: slots.get(seat) ?? 1,
    isRow: false,
    ...areas.get(seat)!,
  }));
}

/** The left edge of the nth of `count` cards. They move closer together when the area gets too narrow. */
export function cardX({ x, width, card, slots, isRow }: Place, nth: number, count: number): number {
  const n = Math.max(slots, count, 1);
  const step = n > 1 ? Math.min(card * 1.12, (width - card) / (n - 1)) : 0;
  const start = isRow ? x : x + (width - step * (n - 1) - card) / 2;
  return round1(start + step * nth);
}

/** Beyond this a round is not dealt by number but until something happens. */
const OPEN_ENDED = 40;

/** How many cards each seat gets, where the dealer's instructions say so before the first is dealt. */
export function slotsOf({ seats, laid, script }: Game): ReadonlyMap<string, number> {
  const counts = new Map(Object.keys(seats).map(seat => [seat, laid?.[seat]?.length ?? 0]));
  const empty: Table = Object.fromEntries(Object.keys(seats).map(seat => [seat, [...(laid?.[seat] ?? [])]]));
  let deals = 0;
  for (const step of script(empty)) {
    if (step.do === 'deal') counts.set(step.to, (counts.get(step.to) ?? 0) + 1);
    if (++deals > OPEN_ENDED) return new Map();
  }
  return counts;
}

function areasOf(game: Game, slots: ReadonlyMap<string, number>): ReadonlyMap<string, Area> {
  const { carry, seats } = game;
  const main = Object.keys(seats).filter(seat => seat !== carry?.to);
  const most = Math.max(2, ...main.map(seat => slots.get(seat) ?? 0));
  const areas = new Map(mainAreas(game, main, most));
  if (!carry) return areas;
  for (const [seat, area] of areas) areas.set(seat, { ...area, y: area.y - 28, card: Math.min(area.card, 104) });
  return areas.set(carry.to, { x: 180, y: 240, width: 680, card: 42, isRow: true });
}

function mainAreas(game: Game, seats: readonly string[], most: number): [string, Area][] {
  if (game.inRows)
    return seats.map((seat, i) => [seat, { x: 150, y: 34 + 128 * i, width: 760, card: 80, isRow: true }]);
  if (seats.includes('board')) return aroundBoard(seats.filter(seat => seat !== 'board'));
  if (seats.length > 4) return aroundDealer(seats, most);
  return columns(seats, { from: 50, to: 950, y: 84, most, widest: 118 });
}

interface Columns {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** The most cards one seat gets. */
  readonly most: number;
  readonly widest: number;
}

function columns(seats: readonly string[], { from, to, y, most, widest }: Columns): [string, Area][] {
  const pitch = (to - from) / seats.length;
  const width = pitch - (seats.length > 4 ? 12 : 44);
  const card = Math.min(widest, width / (1 + (most - 1) * 0.6));
  return seats.map((seat, i) => [seat, { x: from + pitch * i + (pitch - width) / 2, y, width, card }]);
}

/** Two players sit beside the board, six below it. */
function aroundBoard(players: readonly string[]): [string, Area][] {
  if (players.length > 2) {
    const board: Area = { x: 300, y: 26, width: 460, card: 78, isRow: true };
    return [['board', board], ...columns(players, { from: 30, to: 970, y: 180, most: 2, widest: 78 })];
  }
  const [left = 'A', right = 'B'] = players;
  return [
    [left, { x: 30, y: 92, width: 190, card: 92 }],
    ['board', { x: 246, y: 92, width: 508, card: 92 }],
    [right, { x: 780, y: 92, width: 190, card: 92 }],
  ];
}

/** The dealer, who is the last seat, in the middle and the players on both sides: in one row, or in two. */
function aroundDealer(seats: readonly string[], most: number): [string, Area][] {
  const dealer = seats.at(-1)!;
  const players = seats.slice(0, -1);
  const middle = players.length / 2;
  if (most <= 2) {
    const order = [...players.slice(0, middle), dealer, ...players.slice(middle)];
    return columns(order, { from: 20, to: 980, y: 92, most: 1, widest: 100 });
  }
  const side = (some: readonly string[], from: number, y: number) =>
    columns(some, { from, to: from + 390, y, most, widest: 76 });
  return [
    ...side(players.slice(0, 2), 5, 34),
    ...side(players.slice(2, 4), 605, 34),
    ...side(players.slice(4, 6), 5, 192),
    ...side(players.slice(6), 605, 192),
    [dealer, { x: 405, y: 96, width: 190, card: 86 }],
  ];
}

const round1 = (n: number): number => Math.round(n * 10) / 10;
