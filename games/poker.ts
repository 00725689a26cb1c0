import { decimal, type Odds, odds, toOne } from '@maidan/core/odds';
import { type Card, high, suitOf } from './kit/cards.ts';
import { type Chance, payChance } from './kit/chance.ts';
import { defineGame, type Outcome, type Seen } from './kit/game.ts';
import { bestFive, type HeadsUp, lead, type Player, PLAYERS, SEATS } from './kit/families/holdem.ts';
import { isRoyal, pokerHand, scoreBeside } from './kit/families/poker.ts';
import { margin } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { chanceAmong, handsOf } from './kit/solve/hands.ts';
import { duelChances, handChance } from './kit/solve/holdem.ts';
import { bets, deal, dealRound, duel, limits, liveFrom, ONE_OR_VOID, pays, paytable } from './kit/words.ts';
import { type Hand, hands, type Value } from './kit/fact.ts';
import { wordOrName } from './kit/factWords.ts';
import { ofTwo } from './kit/outcome.ts';

const TWO_CARDS = {
  'Pair (2-10)': toOne(3),
  'A-Q/A-J Offsuit': toOne(5),
  'Pair (J-K)': toOne(10),
  'A-K Offsuit': toOne(15),
  'A-Q/A-J Suited': toOne(20),
  'A-K Suited': toOne(25),
  'A-A': toOne(30),
} as const;

const SEVEN_CARDS = {
  'Three of a Kind': toOne(3),
  Straight: toOne(4),
  Flush: toOne(6),
  'Full House': toOne(8),
  'Four of a Kind': toOne(30),
  'Straight Flush': toOne(50),
  'Royal Flush': toOne(100),
} as const;

const OPENING = { back: { odds: odds(1.98) }, lay: { odds: odds(2.02) } };

export default defineGame({
  code: 'poker',
  name: 'Poker 1-Day',
  category: 'Poker',
  rules: [
    'Two open cards for Player A, two for Player B, then five shared cards, with one deck for each round.',
    'Bets are taken before the first card, after the four cards of the players, after three shared cards and after four.',
    'The better five of seven cards win. Suits do not count between equal hands: then the bets on the players are returned.',
    '2 Cards Bonus is paid by the player’s own two cards, 7 Cards Bonus by the best hand of all seven, win or lose. ' +
      'Both are taken before the first card only, and stand when the hands are equal.',
  ],
  shoe: cards(),
  seats: SEATS,
  script: () => [
    bets(12),
    ...[deal('A'), deal('A'), deal('B'), deal('B')],
    bets(12),
    ...dealRound(['board'], 3),
    bets(12),
    deal('board'),
    bets(12),
    deal('board'),
  ],
  markets: [
    {
      id: 'main',
      name: 'Main',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: PLAYERS.map((player, i) => ({
        id: player,
        sid: i + 1,
        label: `Player ${player}`,
        price: liveFrom(OPENING, margin(0.98, 1.02)),
        outcome: (t: HeadsUp) => duel(lead(t, player)),
      })),
    },
    {
      id: 'two',
      name: '2 Cards Bonus',
      limits: limits(100, 25_000),
      decided: ({ B }) => B.length === 2,
      selections: PLAYERS.map((player, i) => ({
        id: `${player}.two`,
        sid: 3 + 2 * i,
        label: `2 Cards Bonus ${player}`,
        price: paytable(TWO_CARDS),
        outcome: (t: HeadsUp) => twoCardsPay(t[player]),
      })),
    },
    {
      id: 'seven',
      name: '7 Cards Bonus',
      limits: limits(100, 25_000),
      selections: PLAYERS.map((player, i) => ({
        id: `${player}.seven`,
        sid: 4 + 2 * i,
        label: `7 Cards Bonus ${player}`,
        price: paytable(SEVEN_CARDS),
        outcome: (t: HeadsUp) => pays(sevenCardsPay(bestFive(t, player))),
      })),
    },
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['2 Cards Bonus', '7 Cards Bonus'],
      rows: PLAYERS.map(player => ({ label: `Player ${player}`, cells: [`${player}.two`, `${player}.seven`] })),
    },
  ],
  score: scoreBeside('board'),
  banner: { details: ['sevenCards'] },
  result: t =>
    ofTwo(
      lead(t, 'A'),
      hands('twoCards', ...PLAYERS.map((player): Hand => [player, twoCardsTold(t[player])])),
      hands('sevenCards', ...PLAYERS.map((player): Hand => [player, sevenCards(bestFive(t, player)) ?? null])),
    ),
  solve: chances,
});

function twoCards(hand: readonly Card[]): keyof typeof TWO_CARDS | undefined {
  const [top = 0, other = 0] = hand.map(high).toSorted((a, b) => b - a);
  if (top === other) return top <= 10 ? 'Pair (2-10)' : top < 14 ? 'Pair (J-K)' : 'A-A';
  if (top < 14 || other < 11) return undefined;
  const isSuited = new Set(hand.map(suitOf)).size === 1;
  if (other === 13) return isSuited ? 'A-K Suited' : 'A-K Offsuit';
  return isSuited ? 'A-Q/A-J Suited' : 'A-Q/A-J Offsuit';
}

function twoCardsPay(hand: readonly Card[]): Outcome {
  const prize = twoCards(hand);
  return pays(prize && TWO_CARDS[prize]);
}

function sevenCards(rank: number): keyof typeof SEVEN_CARDS | undefined {
  if (isRoyal(rank)) return 'Royal Flush';
  const hand = pokerHand(rank);
  return hand === 'High Card' || hand === 'One Pair' || hand === 'Two Pair' ? undefined : hand;
}

function sevenCardsPay(rank: number): Odds | undefined {
  const prize = sevenCards(rank);
  return prize && SEVEN_CARDS[prize];
}

function chances(seen: Seen<Player | 'board', Card>): ReadonlyMap<string, Chance> {
  const found = new Map<string, Chance>();
  if (PLAYERS.some(player => seen.wanted.has(player))) {
    for (const [player, chance] of duelChances(seen)) found.set(player, chance);
  }
  if (seen.table.A.length > 0) return found; // the bonuses are closed
  for (const player of PLAYERS) {
    if (seen.wanted.has(`${player}.two`)) found.set(`${player}.two`, chanceAmong(handsOf(2), twoCardsPay));
    if (seen.wanted.has(`${player}.seven`)) found.set(`${player}.seven`, sevenCardsChance());
  }
  return found;
}

function sevenCardsChance(): Chance {
  const prizes = Object.entries(SEVEN_CARDS).map(([prize, at]) => ({
    at,
    chance: handChance(rank => sevenCards(rank) === prize),
  }));
  return payChance({
    pays: prizes.reduce((sum, { at, chance }) => sum + chance * decimal(at), 0),
    hit: prizes.reduce((sum, { chance }) => sum + chance, 0),
  });
}

function twoCardsTold(hand: readonly Card[]): Value {
  const kind = twoCards(hand);
  return kind === undefined ? null : wordOrName(kind);
}
