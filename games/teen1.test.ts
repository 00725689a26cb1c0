import { describe, expect, test } from 'vitest';
import { RANKS } from './kit/cards.ts';
import { chances } from './kit/chances.ts';
import { feedCode } from './kit/feed.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { tableOf } from './kit/play.ts';
import { FINISHES } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen1 from './teen1.ts';

const [UP, DOWN] = [
  { player: { 'player.up': 2 }, dealer: { 'dealer.up': 2 } },
  { player: { 'player.down': 2 }, dealer: { 'dealer.down': 2 } },
];
const HALF = {
  player: { 'player.up': 0.5, 'player.down': 0.5 },
  dealer: { 'dealer.up': 0.5, 'dealer.down': 0.5 },
};
const [PLAYER, DEALER, TIE] = [{ player: 1.98 }, { dealer: 1.98 }, { player: 1, dealer: 1 }];

describe('one card each', () => {
  test.each([
    ['the ace is highest', 'ADD KSS', 'P', { ...PLAYER, ...DOWN.player, ...UP.dealer }, 'Player#P : Down | D : Up'],
    ['the higher rank wins', '3SS KHH', 'D', { ...DEALER, ...DOWN.player, ...UP.dealer }, 'Dealer#P : Down | D : Up'],
    ['spades beat hearts', 'KSS KHH', 'P', { ...PLAYER, ...UP.player, ...UP.dealer }, 'Player#P : Up | D : Up'],
    ['hearts beat clubs', '6CC 6HH', 'D', { ...DEALER, ...DOWN.player, ...DOWN.dealer }, 'Dealer#P : Down | D : Down'],
    ['clubs beat diamonds', '8CC 8DD', 'P', { ...PLAYER, ...UP.player, ...UP.dealer }, 'Player#P : Up | D : Up'],
    [
      'the same card is a tie, and 7 Up and Down stand',
      'ASS ASS',
      'T',
      { ...TIE, ...DOWN.player, ...DOWN.dealer },
      'Tie#P : Down | D : Down',
    ],
    [
      'a seven returns half on both sides',
      '7SS 8HH',
      'D',
      { ...DEALER, ...HALF.player, ...UP.dealer },
      'Dealer#P : 7 | D : Up',
    ],
    ['two sevens that tie', '7SS 7SS', 'T', { ...TIE, ...HALF.player, ...HALF.dealer }, 'Tie#P : 7 | D : 7'],
  ])('%s', (_, cards, code, paid, text) => {
    expect(outcomesOf(teen1, cards)).toEqual({ code, paid });
    expect(textOf(teen1, cards)).toBe(text);
  });

  test('the shoe has every card eight times', () => {
    expect([...teen1.shoe.faces.values()]).toEqual(Array.from({ length: 52 }, () => 8));
  });
});

describe('[R18] what the card prints', () => {
  const found = returnsOf(teen1);
  test.each([
    ['player', 1.98, 0.99],
    ['dealer', 1.98, 0.99],
    ['player.up', 2, 0.962],
    ['player.down', 2, 0.962],
    ['dealer.up', 2, 0.962],
    ['dealer.down', 2, 0.962],
  ])('%s at %f returns %f', (id, odds, rtp) => {
    const one = found.find(each => each.id === id)!;
    expect([one.odds, one.method]).toEqual([odds, 'exact']);
    expect(Math.abs(one.rtp! - rtp)).toBeLessThan(0.00051);
  });

  test('the same card comes twice in 1.69 %', () => {
    const [player, dealer] = found;
    expect(100 * (1 - player!.hit - dealer!.hit)).toBeCloseTo(1.69, 2);
  });

  test('after the first card the Player wins with 8(4r + s) of 415 and ties with 7', () => {
    const suits = ['D', 'C', 'H', 'S'];
    for (const [r, rank] of RANKS.entries()) {
      for (const [s, suit] of suits.entries()) {
        const { win, void: tie } = chanceAfter(feedCode(`${rank}${suit}`), 'player');
        expect(win).toBeCloseTo((8 * (4 * r + s)) / 415, 12);
        expect(tie).toBeCloseTo(7 / 415, 12);
      }
    }
  });
});

describe('the second window', () => {
  test('Player and Dealer follow the card, the Dealer’s 7 Up and 7 Down stay at 2, the Player’s are closed', () => {
    // 8·4·6 = 192 below the eight of diamonds and 208 above, of 408 that do not tie.
    expect(pricesOf(teen1, '8DD')).toEqual({
      player: '2.1/2.15',
      dealer: '1.87/1.91',
      'dealer.up': '2',
      'dealer.down': '2',
    });
  });

  test.each(['ASS', '2DD'])('after %s the winner is certain unless it ties: locked', card => {
    expect(Object.keys(pricesOf(teen1, card))).toEqual(['dealer.up', 'dealer.down']);
  });

  test('[R18] the Dealer’s 7 Up and 7 Down stay below 100 % whatever the first card is', () => {
    for (const rank of RANKS) {
      for (const id of ['dealer.up', 'dealer.down']) {
        const { win, pays } = chanceAfter(feedCode(`${rank}S`), id);
        expect(2 * win + pays).toBeLessThan(0.965);
      }
    }
  });
});

test('the page is headed as the rules card is', () => {
  expect([teen1.name, teen1.title]).toEqual(['1 Card One-Day', '1 CARD ONE-DAY']);
});

test('[S226] Player and Dealer back and lay, then 7 Up and 7 Down of each', () => {
  expect(teen1.layout).toEqual([
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['7 Up', '7 Down'],
      rows: [
        { label: 'Player', cells: ['player.up', 'player.down'] },
        { label: 'Dealer', cells: ['dealer.up', 'dealer.down'] },
      ],
    },
  ]);
  expect(selectionsOf(teen1).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
    ...['1 Player', '2 Dealer', '3 7 Up Player', '4 7 Down Player', '5 7 Up Dealer', '6 7 Down Dealer'],
  ]);
  for (const { limits } of teen1.markets) expect(limits).toEqual({ min: 10_000, max: 20_000_000 });
  const steps = [...teen1.script(tableOf(teen1, dealingOf(teen1, '')))];
  expect(steps.map(step => (step.do === 'bets' ? step.ms : step.to))).toEqual([12_000, 'player', 12_000, 'dealer']);
});

function chanceAfter(cards: string, id: string) {
  const asked = selectionsOf(teen1).filter(each => each.id === id);
  return chances(teen1, dealingOf(teen1, cards), asked, FINISHES).get(id)!;
}
