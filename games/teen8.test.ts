import { describe, expect, test } from 'vitest';
import { rankName, rankOf } from './kit/cards.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { notAsPlayed, paidFor, scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { DECK } from './kit/solve/hands.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen8 from './teen8.ts';

const PLAYERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** A whole deal from the hands that matter; the other players get what is left of the deck, from the twos up. */
function round(hands: Partial<Record<(typeof PLAYERS)[number] | 'dealer', string>>): string {
  const named = Object.values(hands).flatMap(hand => hand.split(' '));
  const rest = DECK.map(card => `${rankName(rankOf(card))}${card[1]}${card[1]}`).filter(card => !named.includes(card));
  const dealt = [...PLAYERS, 'dealer' as const].map(seat => hands[seat]?.split(' ') ?? rest.splice(0, 3));
  return [0, 1, 2].flatMap(nth => dealt.map(hand => hand[nth])).join(' ');
}

describe('every player plays alone against the dealer', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'several players win',
      round({ '1': 'ASS AHH KCC', '6': 'KSS KHH QCC', dealer: 'QSS JHH 9CC' }),
      { '1.odds': 1.98, '6.odds': 1.98 },
    ],
    [
      'a player loses to the dealer, not to another player',
      round({ '1': 'ASS AHH ACC', '2': 'JSS JHH 9CC', '3': 'KSS QHH 10CC', dealer: 'ADD JDD 8CC' }),
      { '1.odds': 1.98, '2.odds': 1.98, '3.odds': 0 },
    ],
    ['a tie returns the stake', round({ '4': 'KSS 9HH 4DD', dealer: 'KHH 9CC 4SS' }), { '4.odds': 1 }],
    ['the straight flush beats the trio', round({ '8': '4DD 3DD 2DD', dealer: 'ASS AHH ACC' }), { '8.odds': 1.98 }],
    ['A-2-3 beats K-Q-J', round({ '5': 'ADD 3SS 2CC', dealer: 'KSS QHH JCC' }), { '5.odds': 1.98 }],
    ['a higher total', round({ '2': 'KDD QSS 2CC', dealer: 'KSS QHH ACC' }), { '2.total': 1.98 }],
    ['equal totals return half', round({ '2': 'KDD QSS 2CC', dealer: 'KSS KHH ACC' }), { '2.total': 0.5, '2.odds': 0 }],
    ['a lower total', round({ '2': 'KDD QSS 2CC', dealer: 'KSS KHH 2DD' }), { '2.total': 0 }],
    [
      'Pair Plus is paid though the hand loses',
      round({ '7': '9SS 9HH 2CC', dealer: 'ASS AHH ACC' }),
      { '7.pair-plus': 2, '7.odds': 0 },
    ],
    [
      'Pair Plus prizes',
      round({ '1': '5SS 9SS JSS', '2': '7HH 8CC 9DD', '3': 'QSS QHH QCC', '4': '4HH 5HH 6HH', '5': '2SS 4CC 9CC' }),
      { '1.pair-plus': 5, '2.pair-plus': 7, '3.pair-plus': 31, '4.pair-plus': 41, '5.pair-plus': 0 },
    ],
  ])('%s', (_, dealt, paid) => {
    expect(paidFor(teen8, dealt, Object.keys(paid))).toEqual(paid);
  });
});

const MIXED = round({
  '1': '7SS 7HH 9CC',
  '2': '2SS 4HH 5CC',
  '3': '2HH 4CC 6SS',
  '4': '3SS 5HH 6CC',
  '5': '2CC 4DD 7CC',
  '6': '2DD 5DD 9DD',
  '7': 'ASS 4SS 8CC',
  '8': '3HH 5SS 8DD',
  dealer: 'JSS 3CC 3DD',
});

test('the text tells the winners, their hands and all totals', () => {
  expect(textOf(teen8, MIXED)).toBe(
    '1  6#1 : Pair | 6 : Flush#1 : 23 | 2 : 11 | 3 : 12 | 4 : 14 | 5 : 13 | 6 : 16 | 7 : 13 | 8 : 16 ~Dealer : 17',
  );
  expect(outcomesOf(teen8, MIXED)).toEqual({
    code: 'R',
    paid: { '1.odds': 1.98, '6.odds': 1.98, '1.pair-plus': 2, '6.pair-plus': 5, '1.total': 1.98 },
  });
});

test('a table where nobody wins is told, too', () => {
  const dealt = round({
    '1': '2SS 4HH 5CC',
    '2': '2HH 4CC 6SS',
    '3': '3SS 5HH 6CC',
    '4': '2CC 4DD 7CC',
    '5': '3HH 5SS 8DD',
    '6': '2DD 5DD 9HH',
    '7': '3CC 4SS 8CC',
    '8': '3DD 6HH 8SS',
    dealer: 'ASS KHH QCC',
  });
  expect(textOf(teen8, dealt)).toMatch(/^-#-#1 : 11 \| .* \| 8 : 17 ~Dealer : 26$/);
});

test('one window of 20 seconds, then three times round the table, the dealer last', () => {
  const once = [...PLAYERS, 'dealer'].map(seat => `, 0.7 ${seat}`).join('');
  expect(scriptOf(teen8)).toBe(`20 bets${once.repeat(3)}`);
  expect(Object.keys(pricesOf(teen8, ''))).toHaveLength(selectionsOf(teen8).length);
  expect(quotes(teen8, dealingOf(teen8, 'ASS'))).toEqual({});
});

const PAIR_PLUS = 'Pair 1:1, Flush 4:1, Straight 6:1, Trio 30:1, Straight Flush 40:1';

test("[S201] players 1 to 8 by Odds, Pair Plus and Total; the slip says '{player} {column}'", () => {
  expect(sheetOf(teen8)).toEqual([
    ...PLAYERS.map(n => `${n} Player ${n} Odds @ 1.98 max 200000`),
    ...PLAYERS.map(n => `${8 + Number(n)} Player ${n} Pair Plus @ ${PAIR_PLUS} max 25000`),
    ...PLAYERS.map(n => `${16 + Number(n)} Player ${n} Total @ 1.98 max 200000`),
  ]);
  expect(teen8.layout).toMatchObject([{ kind: 'grid', columns: ['Odds', 'Pair Plus', 'Total'] }]);
  expect(printedOn(teen8)).toEqual([
    PLAYERS.flatMap(n => [`Player ${n} Odds 1.98`, `Player ${n} Pair Plus ${PAIR_PLUS}`, `Player ${n} Total 1.98`]),
  ]);
});

test('[R18] what every bet returns, by exact count', () => {
  const expected = { odds: '99.00', 'pair-plus': '97.68', total: '96.96' };
  expect(percentsOf(teen8)).toEqual(
    Object.fromEntries(PLAYERS.flatMap(n => Object.entries(expected).map(([bet, rtp]) => [`${n}.${bet}`, rtp]))),
  );
  expect(new Set(returnsOf(teen8).map(({ method }) => method))).toEqual(new Set(['exact']));
});

test('[R18] the counts are what is played: 10,000 random rounds', () => {
  expect(notAsPlayed(teen8, 10_000)).toEqual([]);
});
