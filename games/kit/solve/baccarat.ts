import { decimal } from '@maidan/core/odds';
import { type Ending, nextSeat, type Seat, WINNING_SIX } from '../families/baccarat.ts';
import { type Card, points, rankOf } from '../cards.ts';
import { type Chance, chanceOf, payChance } from '../chance.ts';
import type { Seen } from '../game.ts';

/**
 * Exact chances of everything on a baccarat table, from any point of the round. Totals come from walking along
 * the ten values a card can have, which are few where the cards are many; pairs are counted by rank or by card.
 */
export function baccaratChances(
  seen: Seen<Seat, Card>,
  aboutEnding: Readonly<Record<string, (ending: Ending) => boolean>>,
): ReadonlyMap<string, Chance> {
  const endings = endingsOf(seen);
  const chance = (holds: (ending: Ending) => boolean) =>
    endings.reduce((sum, { ending, p }) => (holds(ending) ? sum + p : sum), 0);
  const tie = chance(({ player, banker }) => player === banker);
  const banker = chance(ending => ending.banker > ending.player);
  const six = chance(ending => ending.banker > ending.player && ending.banker === 6);
  return new Map([
    ['player', chanceOf(1 - tie - banker, tie)],
    ['tie', chanceOf(tie)],
    ['banker', payChance({ win: banker - six, void: tie, pays: six * decimal(WINNING_SIX), hit: banker })],
    ...Object.entries(aboutEnding).map(([id, holds]) => [id, chanceOf(chance(holds))] as const),
    ...pairChances(seen),
  ]);
}

interface Likely {
  readonly ending: Ending;
  readonly p: number;
}

function endingsOf({ table, left }: Seen<Seat, Card>): readonly Likely[] {
  const worth = (card: Card) => points([card]);
  const counts = Array.from({ length: 10 }, () => 0);
  for (const [card, count] of left('player')) counts[worth(card)]! += count;
  const hands = { player: table.player.map(worth), banker: table.banker.map(worth) };
  const found = new Map<number, { ending: Ending; p: number }>();

  const end = (p: number): void => {
    const [player, banker] = [totalOf(hands.player), totalOf(hands.banker)];
    const cards = hands.player.length + hands.banker.length;
    const key = (cards * 10 + player) * 10 + banker;
    const same = found.get(key);
    if (same) same.p += p;
    else found.set(key, { ending: { player, banker, cards }, p });
  };

  const walk = (p: number, remaining: number): void => {
    const seat = nextSeat(hands.player, hands.banker);
    if (!seat) return end(p);
    for (let value = 0; value < 10; value++) {
      const count = counts[value]!;
      if (count === 0) continue;
      counts[value] = count - 1;
      hands[seat].push(value);
      walk((p * count) / remaining, remaining - 1);
      hands[seat].pop();
      counts[value] = count;
    }
  };

  walk(1, sumOf(counts));
  return [...found.values()];
}

function totalOf(values: readonly number[]): number {
  return sumOf(values) % 10;
}

function pairChances({ table, left }: Seen<Seat, Card>): readonly (readonly [string, Chance])[] {
  const cards = left('player');
  const ranks = byKind(cards, rankOf);
  const [player, banker] = [table.player.slice(0, 2), table.banker.slice(0, 2)];
  const [playerRanks, bankerRanks] = [player.map(rankOf), banker.map(rankOf)];
  return [
    ['player-pair', chanceOf(allPaired([playerRanks], ranks))],
    ['banker-pair', chanceOf(allPaired([bankerRanks], ranks))],
    ['either-pair', chanceOf(eitherPaired(playerRanks, bankerRanks, ranks))],
    ['perfect-pair', chanceOf(eitherPaired<Card>(player, banker, cards))],
  ];
}

/** One or the other, less both, which would be counted twice. */
function eitherPaired<Kind>(one: readonly Kind[], other: readonly Kind[], left: ReadonlyMap<Kind, number>): number {
  return allPaired([one], left) + allPaired([other], left) - allPaired([one, other], left);
}

/** The chance that each of these hands, filled up to two cards from what is left, holds two of a kind. */
function allPaired<Kind>(hands: readonly (readonly Kind[])[], left: ReadonlyMap<Kind, number>): number {
  const [hand, ...others] = hands;
  if (!hand) return 1;
  const [first, second] = hand;
  if (second !== undefined) return first === second ? allPaired(others, left) : 0;
  let sum = 0;
  for (const kind of first === undefined ? left.keys() : [first]) {
    const missing = first === undefined ? [kind, kind] : [kind];
    const { p, rest } = drawn(missing, left);
    if (p > 0) sum += p * allPaired(others, rest);
  }
  return sum;
}

/** How likely these are the next to come, and what is left then. */
function drawn<Kind>(kinds: readonly Kind[], left: ReadonlyMap<Kind, number>): { p: number; rest: Map<Kind, number> } {
  const rest = new Map(left);
  let remaining = sumOf([...left.values()]);
  let p = 1;
  for (const kind of kinds) {
    const count = rest.get(kind) ?? 0;
    p *= count / remaining--;
    rest.set(kind, count - 1);
  }
  return { p, rest };
}

function byKind<F, Kind>(left: ReadonlyMap<F, number>, kindOf: (face: F) => Kind): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const [face, count] of left) counts.set(kindOf(face), (counts.get(kindOf(face)) ?? 0) + count);
  return counts;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
